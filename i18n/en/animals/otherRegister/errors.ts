import type { OtherRegisterCode } from '../../../../resources/animals/otherRegister/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const otherRegisterErrors = {
  REGISTER_KEY_TAKEN: 'The key belongs to another register already.',
  MISSING_CALL_KEY: 'Enter the key.',
} satisfies CodeTexts<OtherRegisterCode>;
