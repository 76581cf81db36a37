/** Keys of programs: their states, and why a call with one is refused. */
export type ApiKeyCode =
  | 'API_KEY_IS_REVOKED'
  | 'API_KEY_NOT_ISSUED'
  | 'API_KEY_OF_OTHER_ENTITY'
  | 'API_KEY_NEEDS_PERSON'
  | 'API_KEY_OUTSIDE_SCOPE'
  | 'API_KEY_FROM_OTHER_ADDRESS'
  | 'API_KEY_UNKNOWN_VETERINARIAN'
  | 'UNKNOWN_API_CALL';
