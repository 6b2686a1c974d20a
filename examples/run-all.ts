// The whole lab, on one cluster, into one folder.
import { target } from './01-target.ts';
import { started } from './02-started.ts';
import { refused } from './03-refused.ts';
import { oddType } from './04-odd-type.ts';
import { count } from './05-count.ts';
import { bothApis } from './06-both-apis.ts';
import { scheduler } from './07-scheduler.ts';
import { timeline } from './08-timeline.ts';
import { runSteps } from './run.ts';

await runSteps([target, started, refused, oddType, count, bothApis, scheduler, timeline]);
