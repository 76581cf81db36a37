import type { AccountNoticeCode } from '../../../../resources/money/accountNotice/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Of what an entity is notified about its account. */
export const accountNoticeErrors = {
  ERROR_SAVE_NOTICES: 'Os avisos não puderam ser guardados.',
  INVALID_THRESHOLD: 'O limiar tem de ser um número entre 1 e 100 000.',
} as const satisfies CodeTexts<AccountNoticeCode>;
