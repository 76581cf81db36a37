import type { DataImportCode } from '../../../../resources/work/dataImport/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const dataImportErrors = {
  IMPORT_SET_CHANGED:
    'The records have changed since the dry run. Nothing was written. Start another dry run and confirm its result.',
  IMPORT_ROW_CHANGED: 'The record that the row is about has changed since the dry run.',
  IMPORT_NOTHING_TO_DO: 'There are no rows to write.',
  IMPORT_NOT_DONE: 'Only an import that has written rows can be undone.',
  IMPORT_NOT_OPEN: 'The import is no longer being prepared.',
  IMPORT_FILE_GONE: 'The file is no longer kept. Start another import.',
  IMPORT_KIND_UNKNOWN: 'This version of the register has no such import any more.',
  IMPORT_ROWS_LIMIT:
    'The file exceeds the number of rows that an entity may import in a day. Split it, and continue tomorrow with the others.',
  IMPORT_UNDO_TOO_LATE: 'The time in which the import could be undone is over.',
  INVALID_IMPORT_KIND: 'Select what you want to import.',
  MISSING_SOURCE: 'Enter the program or entity that the file comes from.',
  INVALID_COLUMN: 'There is no such column.',
  COLUMN_NEEDS_FILE: 'This value has to come from a column of the file.',
  MISSING_COLUMN: 'Under “Columns”, select the column of the file for each required value.',
  TOO_MANY_COLUMNS: 'The file has too many columns.',
  TOO_MANY_WORDS: 'There are too many words.',
  INVALID_WORD: 'There is no such meaning of the word.',
  UNKNOWN_WORD: 'The word means nothing in the register. Select a meaning in the list of words.',
  AMBIGUOUS_WORD: 'The word means more than one record. Select one in the list of words.',
  CELL_NOT_READ: 'The value cannot be read safely.',
  VALUE_DIFFERS: 'The record has another value.',
  OWNER_DIFFERS: 'The animal is registered with another owner. Use a change of owner.',
  ROW_WITHOUT_KEY: 'The row lacks the value that identifies the record.',
  TOO_MANY_NUMBERS_IMPORTED:
    'The entity has used all numbers of animals or owners of other entities that it may import within an hour. Import this row later.',
  ERROR_IMPORT: 'The import failed.',
} satisfies CodeTexts<DataImportCode>;
