import type { SetupCode } from '../../../../resources/figures/setup/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const setupErrors = {
  SETUP_NO_MAIL_SERVER: 'The register has no mail server. Set SMTP_URL and restart the register.',
} satisfies CodeTexts<SetupCode>;
