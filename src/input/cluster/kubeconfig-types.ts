/** How to reach one API server. Texts are `''` where the kubeconfig does not have them; paths are absolute. */
export interface ClusterEntry {
  readonly server: string;
  readonly certificateAuthority: string;
  readonly certificateAuthorityData: string;
  readonly insecureSkipTlsVerify: boolean;
  readonly tlsServerName: string;
  readonly proxyUrl: string;
  readonly disableCompression: boolean;
  /** What the cluster tells a credential plugin: its extension `client.authentication.k8s.io/exec`. */
  readonly execConfig: unknown;
}

/** How one user logs in, and as whom the user then acts. */
export interface UserEntry {
  readonly token: string;
  readonly tokenFile: string;
  readonly clientCertificate: string;
  readonly clientCertificateData: string;
  readonly clientKey: string;
  readonly clientKeyData: string;
  readonly username: string;
  readonly password: string;
  readonly impersonate: Impersonation;
  readonly exec: ExecEntry | undefined;
  readonly authProvider: AuthProviderEntry | undefined;
}

/** Another user to act as, with the groups and extra fields to go with it. */
export interface Impersonation {
  readonly user: string;
  readonly uid: string;
  readonly groups: readonly string[];
  readonly extra: ReadonlyMap<string, readonly string[]>;
}

/** A program that prints credentials (client-go credential plugin). */
export interface ExecEntry {
  readonly apiVersion: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly installHint: string;
  readonly provideClusterInfo: boolean;
  readonly interactiveMode: string;
}

/** A way to log in built into clients, the predecessor of credential plugins. */
interface AuthProviderEntry {
  readonly name: string;
  readonly idToken: string;
}

export interface ContextEntry {
  readonly cluster: string;
  readonly user: string;
  readonly namespace: string;
}

export interface Kubeconfig {
  readonly currentContext: string;
  readonly contexts: ReadonlyMap<string, ContextEntry>;
  readonly clusters: ReadonlyMap<string, ClusterEntry>;
  readonly users: ReadonlyMap<string, UserEntry>;
}

export const NO_CLUSTER: ClusterEntry = {
  server: '',
  certificateAuthority: '',
  certificateAuthorityData: '',
  insecureSkipTlsVerify: false,
  tlsServerName: '',
  proxyUrl: '',
  disableCompression: false,
  execConfig: undefined,
};

export const NO_USER: UserEntry = {
  token: '',
  tokenFile: '',
  clientCertificate: '',
  clientCertificateData: '',
  clientKey: '',
  clientKeyData: '',
  username: '',
  password: '',
  impersonate: { user: '', uid: '', groups: [], extra: new Map() },
  exec: undefined,
  authProvider: undefined,
};
