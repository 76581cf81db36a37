/** The configuration. */
export type ConfigurationCode = 'MISSING_KEY' | 'INVALID_KEY';
