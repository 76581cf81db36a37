import type { ApiKeyCode } from '../../../../resources/access/apiKey/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const apiKeyErrors = {
  API_KEY_IS_REVOKED: 'The key was revoked. Create another one.',
  API_KEY_NOT_ISSUED: 'The key has not been made yet.',
  API_KEY_OF_OTHER_ENTITY: 'The key belongs to another entity. You can only revoke it.',
  API_KEY_NEEDS_PERSON: 'This cannot be done with an API key.',
  API_KEY_OUTSIDE_SCOPE: 'The API key does not allow this.',
  API_KEY_FROM_OTHER_ADDRESS: 'The API key is not accepted from this address.',
  API_KEY_UNKNOWN_VETERINARIAN: 'No active veterinarian of the entity has this licence number.',
  UNKNOWN_API_CALL: 'Enter names of API calls that a key can make, one on each line.',
} satisfies CodeTexts<ApiKeyCode>;
