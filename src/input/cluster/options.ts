import type { Surroundings } from './surroundings.ts';

/** Which cluster to read, as whom and how. Every name means what the kubectl flag of that name means. */
export interface ClusterOptions {
  /** One kubeconfig file. Without it: the files of `KUBECONFIG`, else `~/.kube/config`, else the pod's service account. */
  readonly kubeconfig?: string | undefined;
  /** A context of the kubeconfig instead of its current one. */
  readonly context?: string | undefined;
  /** A cluster of the kubeconfig instead of the context's. */
  readonly cluster?: string | undefined;
  /** A user of the kubeconfig instead of the context's. */
  readonly user?: string | undefined;
  /** The URL of an API server instead of the cluster's. */
  readonly server?: string | undefined;
  /** Default: the context's namespace, else `default`. */
  readonly namespace?: string | undefined;
  /** Reads every namespace; wins over `namespace`. */
  readonly allNamespaces?: boolean | undefined;
  /** A user to impersonate. */
  readonly as?: string | undefined;
  /** Groups to impersonate, together with `as`. */
  readonly asGroup?: readonly string[] | undefined;
  /** The uid to impersonate, together with `as`. */
  readonly asUid?: string | undefined;
  /**
   * The most that one request may take: `30` (seconds), `30s`, `1m30s`. Default `0`: no limit in total, but a
   * connection on which nothing arrives for 30 seconds is given up.
   */
  readonly requestTimeout?: string | number | undefined;
  /** `kubectl` lets an installed kubectl make the requests, with all its ways to log in. Default `direct`. */
  readonly via?: 'direct' | 'kubectl' | undefined;
  /** Ends the read with the error code `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** How the requests name themselves in the server's audit log. Default `op-timeline`. */
  readonly userAgent?: string | undefined;
  /** Called before each wait for a server that is busy or gone. */
  readonly onWait?: ((wait: Wait) => void) | undefined;
}

/** A pause before a request is sent again. */
export interface Wait {
  readonly milliseconds: number;
  /** What the server did, such as `429 Too Many Requests` or `connection refused`. */
  readonly reason: string;
}

/** What a test or an embedding program may set besides: nothing a user of the command needs. */
export interface ReadClusterOptions extends ClusterOptions {
  readonly surroundings?: Partial<Surroundings> | undefined;
  /** Events in one page. Default 500, kubectl's chunk size. */
  readonly limit?: number | undefined;
  /** Milliseconds without a byte after which a connection counts as dead. Default 30,000. */
  readonly idleTimeout?: number | undefined;
  /** Milliseconds to wait in total for a server that is busy or gone. Default 30,000. */
  readonly retryFor?: number | undefined;
  /** Bytes one answer may have, before and after decompression. Default 256 MiB. */
  readonly maxBytes?: number | undefined;
}

/** The two names under which the API server serves the same events. */
export type LiveApi = 'v1' | 'events.k8s.io/v1';

/** Where live events came from. Holds no credentials. */
export interface LiveSource {
  /** The kubeconfig's context; `in-cluster` for a pod's service account, `''` where only a server was named. */
  readonly context: string;
  /** The API server's URL, without any user and password it had. */
  readonly server: string;
  /** The kubeconfig's name of the user; `''` where there is none. */
  readonly user: string;
  /** `''` for all namespaces. */
  readonly namespace: string;
  readonly api: LiveApi;
  /** When the last page was read: RFC 3339, in UTC. */
  readonly readAt: string;
  /** False where the namespace gave no events and it could not be found out whether it exists. */
  readonly namespaceChecked: boolean;
}
