import type { ApiKeyCode } from '../../../../resources/access/apiKey/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Keys of programs. */
export const apiKeyErrors = {
  API_KEY_IS_REVOKED: 'A chave foi revogada. Crie outra.',
} as const satisfies CodeTexts<ApiKeyCode>;
