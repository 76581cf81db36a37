import type { ConfigurationCode } from '../../../../resources/common/configuration/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** The configuration. */
export const configurationErrors = {
  MISSING_KEY: 'Enter the configuration key.',
  INVALID_KEY: 'This configuration key does not exist.',
} satisfies CodeTexts<ConfigurationCode>;
