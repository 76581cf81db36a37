import type { MultibancoDayCode } from '../../../../resources/money/multibancoDay/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** The provider's file of a day. */
export const multibancoDayErrors = {
  ERROR_READ_PAYMENT_FILE:
    'The file could not be read. Try again: what has been read already is not credited twice.',
  INVALID_DAY: 'The day is not valid.',
  INVALID_PAYMENT_FILE:
    'The file is not a CSV with the columns transaction, entity, reference, amount and paidAt.',
  EMPTY_PAYMENT_FILE: 'The file has no payments.',
  PAYMENT_IN_OTHER_FILE: 'The file has a payment that is in the file of another day already.',
} satisfies CodeTexts<MultibancoDayCode>;
