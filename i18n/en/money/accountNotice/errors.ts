import type { AccountNoticeCode } from '../../../../resources/money/accountNotice/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** Of what an entity is notified about its account. */
export const accountNoticeErrors = {
  ERROR_SAVE_NOTICES: 'The notices could not be saved.',
  INVALID_THRESHOLD: 'Enter the threshold as a number from 1 to 100,000.',
} satisfies CodeTexts<AccountNoticeCode>;
