import type { RecordCode } from '../finding.ts';
import type { Rule } from './rule.ts';

const ANY = ['any reason'];

function ofRecord(
  means: string,
  severity: string,
  state: string,
  sources: readonly string[] = [],
  reasons = ANY,
): Rule {
  return { means, severity, state, reasons, sources };
}

const UNKNOWN = 'always unknown: it tells of the record, not of something that ends';

/** The rules of what is odd in the record itself. */
export const RECORD_RULES: { readonly [Code in RecordCode]: Rule } = {
  'odd-type': ofRecord(
    'A type outside Normal and Warning, an absent one too. client-go refuses such types, so something else wrote it.',
    'notice',
    'always open',
    ['kubernetes/kubectl pkg/cmd/events/events.go, v0.37'],
  ),
  'scheduler-reason': ofRecord('What the scheduler decided, by reason, reporter and type.', 'info', UNKNOWN),
  'operator-reason': ofRecord('What operators reported, by reason, reporter and type.', 'info', UNKNOWN),
  'hand-written': ofRecord(
    "Written by a person's tool, by metadata.managedFields, whoever is named as the reporter.",
    'info',
    UNKNOWN,
  ),
  recreated: ofRecord(
    'Several objects of one name, by their uids: what was said of one is not of the other. Nodes and ' +
      'static pods do not count.',
    'notice',
    UNKNOWN,
    ['kubernetes pkg/kubelet/config/common.go, v1.36'],
  ),
  combined: ofRecord('One event for many messages that differed, of which only the newest is kept.', 'info', UNKNOWN, [
    'kubernetes/client-go tools/record/events_cache.go, v0.36',
  ]),
  'count-frozen': ofRecord(
    'A source said 25 things of one type about one object, so its recorder fell silent but for one every ' +
      'five minutes: the counts are lower bounds.',
    'notice',
    UNKNOWN,
    ['kubernetes/client-go tools/record/events_cache.go, v0.36 (defaultSpamBurst, defaultSpamQPS)'],
  ),
  'history-edge': ofRecord(
    'Repeated events that began before the oldest that still stands: what happened around them then is gone.',
    'info',
    UNKNOWN,
  ),
  unfinished: ofRecord(
    'An operator said it began something, and never how it ended.',
    'notice',
    'open; unknown where no time is known',
    [],
    ['reasons of operators whose words tell of a beginning, such as BackupStarted'],
  ),
};
