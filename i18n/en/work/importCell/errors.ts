import type { ImportCellCode } from '../../../../resources/work/importCell/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const importCellErrors = {
  CELL_IS_ERROR: 'The cell has the error of a formula. Correct it in the file.',
  CELL_TOO_LONG: 'The cell is too long for this field.',
  CELL_NOT_A_DATE: 'This is not a date. Enter day, month and year.',
  CELL_DATE_ZERO: 'This is not a date: it is the day zero that programs show when the date is missing.',
  CELL_DATE_IMPOSSIBLE: 'This day does not exist in the calendar.',
  CELL_DATE_ORDER_UNKNOWN:
    'It is not known whether the day or the month comes first. Select the order of the column.',
  CELL_DATE_OTHER_ORDER: 'This date has another order of day and month than the column.',
  CELL_IS_AGE: 'This is an age, not a date.',
  CELL_NOT_A_SEX: 'No sex is recognised. Say in the table of values what it means.',
  CELL_SEX_UNCLEAR:
    'This letter means different things in different programs. Say in the table of values what it means.',
  CELL_NUMBER_SHORTENED:
    'The program shortened the number and lost digits. Format the column as text and enter the whole number.',
  CELL_DIGITS_ROUNDED:
    'The number has more digits than the program keeps, and the last ones were rounded. Enter it as text.',
  CELL_TRANSPONDER_ZERO_LOST:
    'A digit is missing: the program may have cut the zero in front. Check the number.',
  CELL_TRANSPONDER_NOT_ISO:
    'This code is of a microchip older than the ISO standard, which is not registered.',
  CELL_TRANSPONDER_NOT_ANIMAL: 'The code says that this transponder is not for animals.',
  CELL_TRANSPONDER_COUNTRY_LETTERS:
    'The country is in letters. Check the number with the digits of the country.',
  CELL_TRANSPONDERS_SEVERAL: 'The cell has more than one number. Leave one in each row.',
  CELL_RANGE_BACKWARDS: 'The last number is lower than the first.',
  CELL_RANGE_OF_TWO_MAKERS: 'The first and the last number are not of the same maker or country.',
  CELL_COUNT_DIFFERS: 'The count given is not the count of the range.',
  CELL_NOT_A_COUNT: 'The count is not a whole number.',
  CELL_TAX_NUMBER_SHORT: 'The tax number has lost digits: there are fewer than nine. Enter all of them.',
  CELL_NOT_A_TAX_NUMBER: 'This is not a valid tax number.',
  CELL_NOT_A_PHONE: 'This is not a valid phone number.',
  CELL_NOT_A_NAME: 'This is not a name.',
  CELL_NOT_A_POSTAL_CODE: 'This is not a postal code. Enter four and three digits.',
  CELL_POSTAL_CODE_SHORT: 'The last three digits of the postal code are missing.',
  CELL_NOT_YES_OR_NO: 'Enter yes or no.',
  CELL_NOT_AN_EMAIL: 'This is not an email address.',
  CELL_EMAILS_SEVERAL: 'The cell has more than one email address. Leave one.',
  CELL_FORMULA_TEXT: 'Read without the formula that keeps it as text.',
  CELL_MEANS_NONE: 'Read as having no value.',
  CELL_MARKS_DROPPED: 'Read without spaces and signs.',
  CELL_WORDS_DROPPED: 'The words beside it are not read.',
  CELL_DATE_FROM_SERIAL: 'Date read from the number that the spreadsheet program gives it.',
  CELL_TIME_DROPPED: 'The time is not read.',
  CELL_CENTURY_ADDED: 'The year had two digits: the nearest century was taken.',
  CELL_STERILISED_READ:
    'The sex was read. The sterilisation in this cell is not imported: record it as an intervention.',
  CELL_COUNTRY_ZERO_DROPPED: 'The country had four digits: the zero in front is not part of the number.',
  CELL_TRANSPONDER_FROM_HEX: 'Number read from the hexadecimal code.',
  CELL_TRANSPONDER_FROM_23: 'Number read from the 23 digits of the reader.',
  CELL_PHONES_SEVERAL: 'Several phone numbers read from the same cell.',
  CELL_BACKTICK: 'The name has an accent in place of an apostrophe, and stays as it is in the file.',
  CELL_CROSS_OF: 'Read as a cross of this breed.',
  CELL_NO_BREED: 'Read as no defined breed.',
} satisfies CodeTexts<ImportCellCode>;
