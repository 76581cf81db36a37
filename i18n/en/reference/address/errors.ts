import type { AddressCode } from '../../../../resources/reference/address/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const addressErrors = {
  TABLE_EMPTY: 'The file has no rows.',
  TABLE_COLUMNS:
    'The file has another number of columns. Check that each file was selected in the right field.',
  TABLE_UNREADABLE: 'The file could not be read. Check that it is a text file with columns.',
  MISSING_TABLE: 'Select at least one file.',
} satisfies CodeTexts<AddressCode>;
