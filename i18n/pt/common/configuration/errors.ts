import type { ConfigurationCode } from '../../../../resources/common/configuration/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** The configuration. */
export const configurationErrors = {
  MISSING_KEY: 'Indique a chave da configuração.',
  INVALID_KEY: 'A chave da configuração não existe.',
} as const satisfies CodeTexts<ConfigurationCode>;
