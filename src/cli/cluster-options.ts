import type { ClusterOptions } from '../input/cluster/options.ts';
import type { Arguments } from './arguments.ts';
import type { ClusterFlagName } from './flags.ts';
import { choiceOf } from './settings.ts';
import type { Terminal, Writer } from './terminal.ts';
import { VERSION } from './version.ts';

/** The cluster that the flags name, and as whom to read it; tells a person of waits. */
export function clusterOptions(args: Arguments<ClusterFlagName>, terminal: Terminal, writer: Writer): ClusterOptions {
  const level = Number(args.value('v') ?? 0);
  let waits = 0;
  return {
    kubeconfig: args.value('kubeconfig'),
    context: args.value('context'),
    cluster: args.value('cluster'),
    user: args.value('user'),
    server: args.value('server'),
    as: args.value('as'),
    asGroup: args.has('as-group') ? args.values('as-group') : undefined,
    asUid: args.value('as-uid'),
    requestTimeout: args.value('request-timeout'),
    via: choiceOf(args, 'via'),
    signal: terminal.signal,
    userAgent: `op-timeline/${VERSION}`,
    onWait: ({ milliseconds, reason }) => {
      // The first is always told: half a minute of silence looks like a hang.
      if (waits++ === 0 || level >= 1 || terminal.stderr.isTTY) {
        writer.note(`${reason}: trying again in ${Math.ceil(milliseconds / 1000)} s, for 30 s at most`);
      }
    },
  };
}
