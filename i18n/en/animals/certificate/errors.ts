import type { CertificateCode } from '../../../../resources/animals/certificate/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const certificateErrors = {
  INVALID_LAYOUT: 'The layout has errors. Correct the lines that are shown and try again.',
  ERROR_SAVE_LAYOUT: 'The layout could not be saved. Try again later.',
  SIGNING_KEY_MISSING: 'The register has no key to sign certificates with. Ask the operator to configure it.',
  CERTIFICATES_NOT_FOR_ALL:
    'Some animals cannot have the certificate. Remove them from the selection or correct what is missing, and try again.',
  CERTIFICATE_DIFFERS_BY_ANIMAL:
    "The certificate asks for each animal's own details. Issue it on the animal's page.",
  CERTIFICATE_ALREADY_REVOKED: 'This certificate has already been revoked.',
  ERROR_REVOKE_CERTIFICATE: 'The certificate could not be revoked. Try again later.',
} satisfies CodeTexts<CertificateCode>;
