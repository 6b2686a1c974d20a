/**
 * What can go wrong as a whole. One odd event never does: it becomes a problem or a rejection instead.
 *
 * - `bad-option`: an option or argument has a value outside what its documentation allows
 * - `empty`: an input has no bytes, or only blanks
 * - `truncated`: an input ends inside a list, an array or a document
 * - `bad-json`, `bad-yaml`: an input is neither events nor any other text this library knows
 * - `bad-encoding`, `compressed`, `too-large`: the bytes cannot be turned into text here
 * - `no-events`: an input is well-formed, but what it holds are no events
 * - `human-table`, `status`, `table`, `metadata-only`, `audit-log`, `saved-analysis`, `html`: an input is something well
 *   known that holds no events in a form this reader takes
 * - `bad-row`: a line is no row of a timeline
 * - `bad-reasons`: a file of reasons is not in the shape of the catalogue
 * - `no-input`, `unreadable`, `unwritable`: a file or stream cannot be opened, read or written
 * - `kubeconfig`, `unreachable`, `unauthorized`, `forbidden`, `not-found`, `timeout`, `server-error`: a live read failed
 * - `aborted`: the caller's AbortSignal ended the work
 */
export type OpTimelineErrorCode =
  | 'bad-option'
  | 'empty'
  | 'truncated'
  | 'bad-json'
  | 'bad-yaml'
  | 'bad-encoding'
  | 'compressed'
  | 'too-large'
  | 'no-events'
  | 'human-table'
  | 'status'
  | 'table'
  | 'metadata-only'
  | 'audit-log'
  | 'saved-analysis'
  | 'html'
  | 'bad-row'
  | 'bad-reasons'
  | 'no-input'
  | 'unreadable'
  | 'unwritable'
  | 'kubeconfig'
  | 'unreachable'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'timeout'
  | 'server-error'
  | 'aborted';

/**
 * The only error this library throws. `message` says what failed, what was expected and what was received in one line;
 * `remedy` (possibly `''`) says what to do next; `cause` is the original failure where there was one.
 */
export class OpTimelineError extends Error {
  override readonly name = 'OpTimelineError';
  readonly code: OpTimelineErrorCode;
  readonly remedy: string;

  constructor(code: OpTimelineErrorCode, message: string, options: { remedy?: string; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.remedy = options.remedy ?? '';
  }
}
