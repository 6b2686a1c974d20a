import { containerOf, containerOfGroup, sameContainer } from '../containers.ts';
import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';
import type { ImageAnswer } from '../trouble-args.ts';

/** An image that a node cannot get (kubernetes pkg/kubelet/images/image_manager.go, v1.36). */
export const imagePullFailed: Trouble<'image-pull-failed'> = {
  partOf: (statement) => (tellsOfPull(statement) ? containerOf(statement).container : null),
  facts: (group) => ({
    ...containerOfGroup(group),
    images: [...new Set(group.flatMap((statement) => imageIn(statement) || []))],
    answer: answerOf(group),
  }),
  endedBy: ([first], later) => {
    const step = ['Pulled', 'Created', 'Started'].includes(later.reason);
    return step && first && sameContainer(first, later) ? 'over' : 'nothing';
  },
  renewedBy: { reason: 'Started', lasting: true },
  // A secret that is not there matters only where the pull fails for want of it.
  severity: (group) =>
    group.every(({ reason }) => reason === 'FailedToRetrieveImagePullSecret') ? 'notice' : 'warning',
  // One attempt gives three messages: what failed, that it failed, and that it waits.
  counts: (statement) => /^Failed to (?:pull|inspect|apply)/.test(statement.note) || statement.reason !== 'Failed',
};

const REASONS = ['InspectFailed', 'ErrImageNeverPull', 'FailedToRetrieveImagePullSecret', 'InvalidImageName'];

/** What the kubelet says for each of its own errors (pkg/kubelet/images/types.go and kuberuntime, v1.36). */
const ERRORS =
  /^Error: (?:ErrImagePull|ImagePullBackOff|ErrImageNeverPull|ImageInspectError|InvalidImageName|RegistryUnavailable|SignatureValidationFailed)\b/;

function tellsOfPull(statement: Statement): boolean {
  const { type } = statement;
  if (says(statement, ['Pod'], REASONS)) return true;
  const note = noteOf(statement);
  if (says(statement, ['Pod'], ['BackOff'])) {
    return note.startsWith('Back-off pulling') || (type === 'Normal' && !note.startsWith('Back-off restarting'));
  }
  if (!says(statement, ['Pod'], ['Failed'])) return false;
  return (
    ERRORS.test(note) ||
    /^Failed to (?:pull|inspect) image /.test(note) ||
    /^Failed to apply default image tag /.test(note)
  );
}

function imageIn(statement: Statement): string {
  return /\bimage (?:tag )?"([^"\s]{1,512})"/.exec(noteOf(statement))?.[1] ?? '';
}

/** What the notes say of why, in the words of containerd, CRI-O, docker and registries; the first that fits. */
const ANSWERS: readonly (readonly [ImageAnswer, RegExp])[] = [
  ['rate-limited', /toomanyrequests|too many requests|\b429\b|rate limit/i],
  [
    'unauthorized',
    /\b401\b|\b403\b|unauthorized|authentication required|authorization failed|access denied|access forbidden|denied: |no basic auth/i,
  ],
  ['certificate', /x509:|certificate (?:signed by|has expired|is not)|tls: /i],
  ['refused', /connection refused|connection reset/i],
  ['unresolved', /no such host|server misbehaving|name resolution/i],
  [
    'timeout',
    /i\/o timeout|deadline exceeded|timed? ?out|TLS handshake timeout|no route to host|network is unreachable/i,
  ],
  ['disk-full', /no space left on device/i],
  ['platform', /no match(?:ing manifest| for platform)/i],
  ['not-found', /code = NotFound|not found|manifest unknown|does not exist|name unknown|repository .* not found/i],
  ['invalid-name', /InvalidImageName|couldn't parse image|invalid reference format/i],
  ['never-pull', /ErrImageNeverPull|image pull policy Never|is not present with pull policy of Never/i],
];

function answerOf(group: readonly Statement[]): ImageAnswer {
  const own = group.filter(({ note }) => !/^Back-off pulling|^Error: /.test(note)).map(withoutReferences);
  const told = own.length > 0 ? own : group.map(withoutReferences);
  for (const [answer, pattern] of ANSWERS) if (told.some((note) => pattern.test(note))) return answer;
  return own.some((note) => note !== '') ? 'other' : '';
}

/** A note without the image it is about: its name and tag are anybody's choice, and may read like an answer. */
function withoutReferences(statement: Statement): string {
  const image = imageIn(statement);
  const note = noteOf(statement);
  return (image === '' ? note : note.replaceAll(image, '')).replace(/"[^"]{0,512}"/g, '""');
}
