import type { ImportSourceCode } from '../../../../resources/work/importSource/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const importSourceErrors = {
  SOURCE_EMPTY: 'The file has no rows with data. Select another file.',
  SOURCE_KIND_UNKNOWN: 'The file is not a table. Save it in your program as CSV or XLSX and upload it again.',
  SOURCE_OLD_WORKBOOK: 'This spreadsheet format cannot be read. Open the file and save it as XLSX.',
  SOURCE_HAS_PASSWORD:
    'The file is protected by a password. Remove it in your program and upload the file again.',
  SOURCE_DAMAGED: 'The file is damaged. Open it in your program, save a copy and upload the copy.',
  SOURCE_UNPACKS_TOO_LARGE:
    'The contents are too large for the size of the file. Save only the rows you need, in a new file.',
  SOURCE_TOO_WIDE:
    'The table has more than 1,000 columns. Check the separator, or remove the columns you do not need.',
  SOURCE_CELL_TOO_LONG: 'A cell or row is too long. Check the separator and the quotation marks in the file.',
  SOURCE_QUOTE_OPEN: 'A quotation mark is not closed. Correct the row and upload the file again.',
  SOURCE_ENCODING_UNKNOWN: 'Select one of the encodings in the list.',
  SOURCE_SEPARATOR_UNKNOWN: 'Select one of the separators in the list.',
  SOURCE_SHEET_UNKNOWN: 'The file has no sheet with this name. Select one of the sheets in the list.',
  SOURCE_SHEET_NOT_CHOSEN: 'All sheets with data are hidden. Select the sheet to read.',
  SOURCE_SHEETS_HIDDEN: 'The file has hidden sheets with data. They are not read unless you select them.',
  SOURCE_ROWS_HIDDEN: 'The sheet has hidden rows, for example because of a filter. They are read too.',
  SOURCE_ROWS_EMPTY: 'The file has many empty rows. They are not read.',
  SOURCE_PICTURES_IGNORED: 'The file has pictures. They are not read.',
  SOURCE_DAYS_FROM_1904: 'The file counts dates from 1904, and they are read that way.',
  SOURCE_CHARACTERS_BROKEN:
    'Some characters in the file cannot be read. Look for the sign \ufffd in the data.',
  SOURCE_CHARACTERS_DECODED_TWICE:
    'Some accented letters were saved wrongly by the program they come from, such as “Ã§” instead of “ç”.',
  SOURCE_HEADER_ROWS: 'The header takes more than one row. Check the row with the names of the columns.',
  SOURCE_TOTALS_ROW: 'This row looks like a total, not a record.',
  SOURCE_HEADER_REPEATED: 'This row repeats the header.',
  SOURCE_MORE_CELLS: 'This row has more cells than the header. Check the separator and the quotation marks.',
  SOURCE_VALUE_NOT_KEPT:
    'The formula in the cell has no saved value. Open the file in your program and save it.',
  SOURCE_PICTURE_IN_CELL: 'The picture in the cell is not read.',
  SOURCE_DIGITS_ROUNDED: 'The program rounded the last digits of this number.',
} satisfies CodeTexts<ImportSourceCode>;
