import type { SetupCode } from '../../../../resources/figures/setup/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const setupErrors = {
  SETUP_NO_MAIL_SERVER: 'O servidor não tem servidor de e-mail. Defina SMTP_URL e reinicie o registo.',
} as const satisfies CodeTexts<SetupCode>;
