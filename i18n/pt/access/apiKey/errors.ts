/** Keys of programs. */
export const apiKeyErrors = {
  API_KEY_IS_REVOKED: 'A chave foi revogada. Crie outra.',
} as const;
