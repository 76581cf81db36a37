import type { ApiKeyCode } from '../../../../resources/access/apiKey/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const apiKeyErrors = {
  API_KEY_IS_REVOKED: 'The key was revoked. Create another one.',
} satisfies CodeTexts<ApiKeyCode>;
