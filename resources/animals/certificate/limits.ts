/** Characters of the reason for which a certificate is revoked. */
export const MAX_REVOCATION_REASON = 500;
