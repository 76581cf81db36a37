/** Certificates, their layouts and their validation. */
export type CertificateCode =
  | 'INVALID_LAYOUT'
  | 'ERROR_SAVE_LAYOUT'
  | 'SIGNING_KEY_MISSING'
  | 'CERTIFICATES_NOT_FOR_ALL'
  | 'CERTIFICATE_DIFFERS_BY_ANIMAL'
  | 'CERTIFICATE_ALREADY_REVOKED'
  | 'ERROR_REVOKE_CERTIFICATE';
