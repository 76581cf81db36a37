import type { OtherRegisterCode } from '../../../../resources/animals/otherRegister/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const otherRegisterErrors = {
  REGISTER_KEY_TAKEN: 'A chave já é de outro registo.',
  MISSING_CALL_KEY: 'Indique a chave.',
} as const satisfies CodeTexts<OtherRegisterCode>;
