import type { apiKeyErrors as source } from '../../../pt/access/apiKey/errors.ts';
import type { Shape } from '../../../types.ts';

export const apiKeyErrors = {
  API_KEY_IS_REVOKED: 'The key was revoked. Create another one.',
} satisfies Shape<typeof source>;
