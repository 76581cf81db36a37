import type { CertificateCode } from '../../../../resources/animals/certificate/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Certificates, their layouts and their validation. */
export const certificateErrors = {
  INVALID_LAYOUT: 'O modelo tem erros. Corrija as linhas indicadas e tente de novo.',
  ERROR_SAVE_LAYOUT: 'Não foi possível guardar o modelo. Tente mais tarde.',
  SIGNING_KEY_MISSING:
    'O registo não tem a chave que assina os certificados. Peça ao operador que a configure.',
  CERTIFICATES_NOT_FOR_ALL:
    'Há animais sem certificado possível. Retire-os da seleção ou corrija o que falta, e tente de novo.',
  CERTIFICATE_DIFFERS_BY_ANIMAL:
    'O certificado pede dados próprios de cada animal. Emita-o na ficha do animal.',
  CERTIFICATE_ALREADY_REVOKED: 'Este certificado já foi revogado.',
  ERROR_REVOKE_CERTIFICATE: 'Não foi possível revogar o certificado. Tente mais tarde.',
} as const satisfies CodeTexts<CertificateCode>;
