import type { RejectionCode } from '../event/kube-event.ts';

/** What an input was taken for. */
export type InputFormat = 'json' | 'json-lines' | 'json-stream' | 'watch' | 'yaml';

/** One value found in an input. */
export interface RawDocument {
  readonly value: unknown;
  /** Where: such as `line 3` or `document 2`; `''` where the input is this one value. */
  readonly at: string;
}

/** Something about an input as a whole that a reader of the timeline must know. */
export interface Notice {
  readonly code: NoticeCode;
  readonly args: Readonly<Record<string, string | number>>;
}

export type NoticeCode =
  /** Lines before the JSON were skipped: `lines`, `first`. */
  | 'log-lines-skipped'
  /** The last document of a stream was cut and left out: `line`, `byte`. */
  | 'cut-short'
  /** A list that ends early was kept as far as it is whole, as asked: `line`, `byte`. */
  | 'partial'
  /** Bytes that are no UTF-8 were replaced by U+FFFD: `places`. */
  | 'invalid-utf8'
  /** One page of a longer list: `remaining` (-1 where the server did not say). */
  | 'list-incomplete'
  /** A watch ended with an ERROR: `status`, `reason`, `message`. */
  | 'watch-ended'
  /** A watch that was begun anew within one input, mostly by a collector that was started again: `times`. */
  | 'watch-restarted'
  /** Objects of other kinds were passed over: `count`, `kinds`. */
  | 'passed-over'
  /** BOOKMARK frames of a watch: `count`. */
  | 'bookmarks'
  /** DELETED frames of a watch, mostly events whose hour was over: `count`. */
  | 'deleted';

/** What a decoder found in one input: whole documents, and what is none. */
export interface Decoded {
  readonly format: InputFormat;
  readonly documents: readonly RawDocument[];
  readonly rejected: readonly { readonly code: RejectionCode; readonly at: string; readonly detail: string }[];
  readonly notices: readonly Notice[];
}
