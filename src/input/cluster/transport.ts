/** An HTTP answer, whatever its status. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The header of that name; `''` where there was none. */
  readonly retryAfter: string;
  /** The header of that name; `''` where there was none. */
  readonly location: string;
}

/** Why there was no answer. */
export type LostCause =
  | 'refused'
  | 'cut'
  | 'no-route'
  | 'unknown-host'
  | 'tls'
  | 'tls-unknown-authority'
  | 'tls-wrong-name'
  | 'tls-not-spoken'
  | 'proxy'
  | 'timeout';

/** No answer, or not all of it. */
export interface Lost {
  readonly lost: LostCause;
  /** A short text for people, safe to print, such as the system's code for it. */
  readonly detail: string;
}

export type Reply = Answer | Lost;

/** One way to send GET requests to one API server. */
export interface Transport {
  /** The server's URL for people, without credentials. */
  readonly server: string;
  /**
   * Sends one request, and throws only what sending again cannot cure. `path` begins with a slash; `accept` is what a
   * server that can is asked for, JSON of any other kind being as good.
   */
  get(path: string, signal: AbortSignal | undefined, accept?: string): Promise<Reply>;
  /** Reads the credentials anew, since the server did not take them. */
  renew(signal: AbortSignal | undefined): Promise<void>;
  /** Frees the connections. */
  close(): void;
}

export function isLost(reply: Reply): reply is Lost {
  return 'lost' in reply;
}
