/** cert-manager. */
export const CERT_MANAGER = `
[cert-manager-certificates-trigger] cert-manager/cert-manager pkg/controller/certificates/trigger/trigger_controller.go @2d0d7f7f7
Issuing | Certificate | Normal progress certificate | the trigger starts with this word and certificates-issuing ends with it: 'The certificate has been successfully issued'

[cert-manager-certificates-issuing] cert-manager/cert-manager pkg/controller/certificates/issuing/issuing_controller.go @2d0d7f7f7
Issuing | Certificate | Normal progress certificate

[cert-manager-certificates-issuing] cert-manager/cert-manager pkg/apis/certmanager/v1/types_certificaterequest.go @2d0d7f7f7
Failed | Certificate | Warning failure certificate | the reason is copied from the CertificateRequest's Ready condition
Denied | Certificate | Warning failure certificate

[cert-manager-certificates-issuing] cert-manager/cert-manager pkg/controller/certificates/issuing/internal/secret.go @2d0d7f7f7
KeystorePasswordSecretNotFound | Certificate | Warning failure certificate

[cert-manager-certificates-key-manager] cert-manager/cert-manager pkg/controller/certificates/keymanager/keymanager_controller.go @2d0d7f7f7
Generated | Certificate | Normal progress certificate
Reused | Certificate | Normal progress certificate
Deleted | Certificate | Normal progress certificate
DecodeFailed | Certificate | Warning failure certificate
CannotRegenerateKey | Certificate | Warning failure certificate

[cert-manager-certificates-request-manager] cert-manager/cert-manager pkg/controller/certificates/requestmanager/requestmanager_controller.go @2d0d7f7f7
Requested | Certificate | Normal progress certificate
RequestFailed | Certificate | Warning failure certificate

[cert-manager-certificaterequests-approver] cert-manager/cert-manager pkg/controller/certificaterequests/approver/sync.go @2d0d7f7f7
cert-manager.io | CertificateRequest | Normal progress certificate | a domain name for a reason, not CamelCase

[cert-manager-certificaterequests-issuer-acme] cert-manager/cert-manager pkg/controller/certificaterequests/sync.go @2d0d7f7f7
WaitingForApproval | CertificateRequest | Normal progress certificate | each issuer type has its own component
IssuerNotFound | CertificateRequest | Normal failure certificate | Normal: whatever is Pending is reported so, an error it waits on included
IssuerNotReady | CertificateRequest | Normal failure certificate

[cert-manager-certificaterequests-issuer-acme] cert-manager/cert-manager pkg/controller/certificaterequests/util/reporter.go @2d0d7f7f7
CertificateIssued | CertificateRequest | Normal progress certificate

[cert-manager-certificaterequests-issuer-acme] cert-manager/cert-manager pkg/controller/certificaterequests/acme/acme.go @2d0d7f7f7
OrderCreated | CertificateRequest | Normal progress certificate
OrderPending | CertificateRequest | Normal progress certificate
OrderFailed | CertificateRequest | Warning failure certificate
InvalidOrder | CertificateRequest | Warning failure certificate

[cert-manager-certificaterequests-issuer-ca] cert-manager/cert-manager pkg/controller/certificaterequests/ca/ca.go @2d0d7f7f7
SecretMissing | CertificateRequest | Normal failure certificate
SigningError | CertificateRequest | Warning failure certificate

[cert-manager-certificaterequests-issuer-vault] cert-manager/cert-manager pkg/controller/certificaterequests/vault/vault.go @2d0d7f7f7
VaultInitError | CertificateRequest | Normal failure certificate

[cert-manager-certificaterequests-issuer-venafi] cert-manager/cert-manager pkg/controller/certificaterequests/venafi/venafi.go @2d0d7f7f7
IssuancePending | CertificateRequest | Normal progress certificate

[cert-manager-orders] cert-manager/cert-manager pkg/controller/acmeorders/sync.go @2d0d7f7f7
Created | Order | Normal progress certificate
Complete | Order | Normal progress certificate
Solver | Order | Warning failure certificate

[cert-manager-challenges] cert-manager/cert-manager pkg/controller/acmechallenges/controller.go @2d0d7f7f7
Started | Challenge | Normal progress certificate

[cert-manager-challenges] cert-manager/cert-manager pkg/controller/acmechallenges/sync.go @2d0d7f7f7
Presented | Challenge | Normal progress certificate
PresentError | Challenge | Warning failure certificate
DomainVerified | Challenge | Normal progress certificate
CleanUpError | Challenge | Warning failure certificate
Failed | Challenge | Warning failure certificate

[cert-manager-ingress-shim] cert-manager/cert-manager pkg/controller/certificate-shim/sync.go @2d0d7f7f7
CreateCertificate | Ingress Gateway | Normal progress certificate
UpdateCertificate | Ingress Gateway | Normal progress certificate
DeleteCertificate | Ingress Gateway | Normal progress certificate
BadConfig | Ingress Gateway | Warning failure config

[cert-manager-issuers] cert-manager/cert-manager pkg/controller/issuers/sync.go @2d0d7f7f7
ErrInitIssuer | Issuer | Warning failure certificate

[cert-manager-issuers] cert-manager/cert-manager pkg/issuer/acme/setup.go @2d0d7f7f7
ErrRegisterACMEAccount | Issuer ClusterIssuer | Warning failure certificate
InvalidURL | Issuer ClusterIssuer | Warning failure config

[cert-manager-issuers] cert-manager/cert-manager pkg/issuer/ca/setup.go @2d0d7f7f7
ErrGetKeyPair | Issuer ClusterIssuer | Warning failure certificate
KeyPairVerified | Issuer ClusterIssuer | Normal progress certificate
`;
