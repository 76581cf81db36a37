/** Keys of programs. */
export type ApiKeyCode = 'API_KEY_IS_REVOKED';
