import { describe, expect, test } from 'vitest';
import type { Cell, CellKind, Reading } from '../../../../resources/work/import/cells/cell.ts';
import { decideDateOrder } from '../../../../resources/work/import/cells/decideDateOrder.ts';
import { readBreed } from '../../../../resources/work/import/cells/readBreed.ts';
import { readDate } from '../../../../resources/work/import/cells/readDate.ts';
import { readEmail } from '../../../../resources/work/import/cells/readEmail.ts';
import { readName } from '../../../../resources/work/import/cells/readName.ts';
import { readPhones } from '../../../../resources/work/import/cells/readPhones.ts';
import { readPostalCodeCell } from '../../../../resources/work/import/cells/readPostalCodeCell.ts';
import { readSex } from '../../../../resources/work/import/cells/readSex.ts';
import { readTaxNumber } from '../../../../resources/work/import/cells/readTaxNumber.ts';
import { readTransponderCell } from '../../../../resources/work/import/cells/readTransponderCell.ts';
import { readTransponderRange } from '../../../../resources/work/import/cells/readTransponderRange.ts';
import { readYesNo } from '../../../../resources/work/import/cells/readYesNo.ts';

const cell = (text: string, kind: CellKind = text === '' ? 'EMPTY' : 'TEXT'): Cell => ({ text, kind });

/** A reading in short: the value, and the codes of its notes; or the code of its refusal. */
const short = <Value>(read: Reading<Value>): unknown =>
  'error' in read ? read.error : [read.value, ...(read.notes ?? [])];

describe('every reader', () => {
  const readers = [
    readBreed,
    readDate,
    readEmail,
    readName,
    readPostalCodeCell,
    readSex,
    readTaxNumber,
    readTransponderCell,
    readTransponderRange,
    readYesNo,
  ];
  test('an empty cell › is null, and the error of a formula is refused', () => {
    for (const read of readers) {
      expect(read(cell(' '))).toEqual({ value: null });
      expect(read(cell('#N/D', 'ERROR'))).toEqual({ error: 'CELL_IS_ERROR' });
    }
    expect(readPhones(cell(''))).toEqual({ value: [] });
  });

  test('text without sense, however long › is answered at once and never throws', () => {
    const texts = [
      'x'.repeat(100_000),
      '1'.repeat(100_000),
      '1-'.repeat(50_000),
      '( '.repeat(50_000),
      '\ud800',
      '1/1/1/1',
      '9 '.repeat(50_000),
    ];
    const start = performance.now();
    for (const read of [...readers, readPhones]) for (const text of texts) read(cell(text));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('dates', () => {
  test.each([
    [['03/04/2021', '12/31/2023'], 'MDY'],
    [['03/04/2021', '31/12/2023', ''], 'DMY'],
    [['03/04/2021', '2 years', '2023-12-31'], 'AMBIGUOUS'],
    [['31/12/2023', '12/31/2023'], 'MIXED'],
    [[], 'AMBIGUOUS'],
  ])('a column %j › is %s', (values, order) => {
    expect(decideDateOrder(values)).toBe(order);
  });

  test.each<[string, CellKind, object, unknown]>([
    ['03/04/2021', 'TEXT', { order: 'MDY' }, ['2021-03-04']],
    ['03/04/2021', 'TEXT', { order: 'DMY' }, ['2021-04-03']],
    ['03/04/2021', 'TEXT', { order: 'AMBIGUOUS' }, 'CELL_DATE_ORDER_UNKNOWN'],
    ['03/04/2021', 'TEXT', { order: 'MIXED' }, 'CELL_DATE_ORDER_UNKNOWN'],
    ['03/04/2021', 'TEXT', {}, 'CELL_DATE_ORDER_UNKNOWN'],
    ['04/04/2021', 'TEXT', {}, ['2021-04-04']],
    ['31-12-2019', 'TEXT', {}, ['2019-12-31']],
    ['31.12.2019', 'TEXT', { order: 'MDY' }, 'CELL_DATE_OTHER_ORDER'],
    ['12/31/2019', 'TEXT', { order: 'DMY' }, 'CELL_DATE_OTHER_ORDER'],
    ['31-02-2020', 'TEXT', { order: 'DMY' }, 'CELL_DATE_IMPOSSIBLE'],
    ['45-02-2020', 'TEXT', { order: 'DMY' }, 'CELL_DATE_IMPOSSIBLE'],
    ['31-12-19 14:30', 'TEXT', { order: 'DMY' }, ['2019-12-31', 'CELL_TIME_DROPPED', 'CELL_CENTURY_ADDED']],
    ['31-12-2019 00:00:00', 'TEXT', { order: 'DMY' }, ['2019-12-31']],
    ['31-12-98', 'TEXT', { order: 'DMY' }, ['1998-12-31', 'CELL_CENTURY_ADDED']],
    ['2019-12-31T10:00:00Z', 'TEXT', {}, ['2019-12-31', 'CELL_TIME_DROPPED']],
    ['2019-12-31', 'DATE', {}, ['2019-12-31']],
    ['1900-01-00', 'DATE', {}, 'CELL_DATE_ZERO'],
    ['00-01-1900', 'TEXT', {}, 'CELL_DATE_ZERO'],
    ['00/00/0000', 'TEXT', {}, 'CELL_DATE_ZERO'],
    ['0', 'NUMBER', {}, 'CELL_DATE_ZERO'],
    ['45231', 'TEXT', {}, ['2023-11-01', 'CELL_DATE_FROM_SERIAL']],
    ['45231', 'NUMBER', {}, ['2023-11-01', 'CELL_DATE_FROM_SERIAL']],
    ['43769', 'NUMBER', { has1904Days: true }, ['2023-11-01', 'CELL_DATE_FROM_SERIAL']],
    ['12345', 'NUMBER', {}, 'CELL_NOT_A_DATE'],
    ['20191231', 'TEXT', {}, ['2019-12-31']],
    ['31122019', 'TEXT', {}, ['2019-12-31']],
    ['12 de março de 2020', 'TEXT', {}, ['2020-03-12']],
    ['12-Dec-2020', 'TEXT', {}, ['2020-12-12']],
    ['2 years', 'TEXT', {}, 'CELL_IS_AGE'],
    ['3 anos e 2 meses', 'TEXT', {}, 'CELL_IS_AGE'],
    ['ontem', 'TEXT', {}, 'CELL_NOT_A_DATE'],
    ['n/a', 'TEXT', {}, [null, 'CELL_MEANS_NONE']],
  ])('%s as %s with %j › is %j', (text, kind, how, expected) => {
    expect(short(readDate(cell(text, kind), how))).toEqual(expected);
  });
});

describe('sexes', () => {
  test.each<[string, unknown]>([
    ['F', [{ sex: 'FEMALE', isSterilised: null }]],
    ['Macho', [{ sex: 'MALE', isSterilised: null }]],
    ['U', [{ sex: 'UNDEFINED', isSterilised: null }]],
    ['A', 'CELL_SEX_UNCLEAR'],
    ['Macho Cast.', [{ sex: 'MALE', isSterilised: true }, 'CELL_STERILISED_READ']],
    ['Fêmea (esterilizada)', [{ sex: 'FEMALE', isSterilised: true }, 'CELL_STERILISED_READ']],
    ['Macho não castrado', [{ sex: 'MALE', isSterilised: false }, 'CELL_STERILISED_READ']],
    ['FN', [{ sex: 'FEMALE', isSterilised: true }, 'CELL_STERILISED_READ']],
    ['Macho?talvez', 'CELL_NOT_A_SEX'],
    ['Rex', 'CELL_NOT_A_SEX'],
    ['-', [null, 'CELL_MEANS_NONE']],
  ])('%s › is %j', (text, expected) => {
    expect(short(readSex(cell(text)))).toEqual(expected);
  });
});

describe('transponders', () => {
  test.each<[string, CellKind, object, unknown]>([
    ['620098100000015', 'TEXT', {}, ['620098100000015']],
    ['620098100000015', 'NUMBER', {}, ['620098100000015']],
    ['900 164 000 395 589', 'TEXT', {}, ['900164000395589', 'CELL_MARKS_DROPPED']],
    ['="620098100000015"', 'TEXT', {}, ['620098100000015', 'CELL_FORMULA_TEXT']],
    ['6,20098E+14', 'TEXT', {}, 'CELL_NUMBER_SHORTENED'],
    ['6.20098E+14', 'TEXT', {}, 'CELL_NUMBER_SHORTENED'],
    ['6200981000000190', 'NUMBER', {}, 'CELL_DIGITS_ROUNDED'],
    ['NONE', 'TEXT', {}, [null, 'CELL_MEANS_NONE']],
    ['0', 'NUMBER', {}, [null, 'CELL_MEANS_NONE']],
    ['sem chip', 'TEXT', {}, [null, 'CELL_MEANS_NONE']],
    ['0620098100000015', 'TEXT', {}, ['620098100000015', 'CELL_COUNTRY_ZERO_DROPPED']],
    ['40098100000015', 'NUMBER', {}, 'CELL_TRANSPONDER_ZERO_LOST'],
    ['PT098100000015', 'TEXT', {}, 'CELL_TRANSPONDER_COUNTRY_LETTERS'],
    ['0A1B2C3D4E', 'TEXT', {}, 'CELL_TRANSPONDER_NOT_ISO'],
    ['620098100000015 / 620098100000016', 'TEXT', {}, 'CELL_TRANSPONDERS_SEVERAL'],
    ['999000000000001', 'TEXT', {}, 'CANNOT_VALIDATE_TRANSPONDER'],
    ['999000000000001', 'TEXT', { allowTest: true }, ['999000000000001']],
    ['620999999999999', 'TEXT', {}, 'CANNOT_VALIDATE_TRANSPONDER'],
    ['8000E1262F2F7145', 'TEXT', {}, ['900164000395589', 'CELL_TRANSPONDER_FROM_HEX']],
    ['0000E1262F2F7145', 'TEXT', {}, 'CELL_TRANSPONDER_NOT_ANIMAL'],
    ['10000000900164000395589', 'TEXT', {}, ['900164000395589', 'CELL_TRANSPONDER_FROM_23']],
    ['1 0 00 000 0900 164000395589', 'TEXT', {}, ['900164000395589', 'CELL_TRANSPONDER_FROM_23']],
    ['00000000900164000395589', 'TEXT', {}, 'CELL_TRANSPONDER_NOT_ANIMAL'],
    ['12345', 'TEXT', {}, 'INVALID_TRANSPONDER'],
  ])('%s as %s with %j › is %j', (text, kind, how, expected) => {
    expect(short(readTransponderCell(cell(text, kind), how))).toEqual(expected);
  });

  test('a zero that a spreadsheet may have cut › is proposed, not put in', () => {
    expect(readTransponderCell(cell('40098100000015', 'NUMBER'))).toMatchObject({
      proposal: '040098100000015',
    });
  });

  const [first, last] = ['900164000395589', '900164000395688'];
  test.each<[string, object, unknown]>([
    [first, { last: cell(last), count: cell('100') }, [{ first, last }]],
    [first, { last: cell(last), count: cell('99') }, 'CELL_COUNT_DIFFERS'],
    [first, { last: cell(last), count: cell('cem') }, 'CELL_NOT_A_COUNT'],
    [`${first}-${last}`, {}, [{ first, last }]],
    [`${first} até ${last}`, {}, [{ first, last }]],
    [`${last} – ${first}`, {}, 'CELL_RANGE_BACKWARDS'],
    [first, { last: cell('620098100000015') }, 'CELL_RANGE_OF_TWO_MAKERS'],
    [first, { last: cell(''), count: cell('1') }, [{ first, last: first }]],
    ['900 164 000 395 589', {}, [{ first, last: first }, 'CELL_MARKS_DROPPED']],
  ])('the range %s with %j › is %j', (text, how, expected) => {
    expect(short(readTransponderRange(cell(text), how))).toEqual(expected);
  });
});

describe('numbers of persons', () => {
  test.each<[string, CellKind, unknown]>([
    ['123456789', 'NUMBER', ['123456789']],
    ['PT 245 612 343', 'TEXT', ['245612343', 'CELL_MARKS_DROPPED']],
    ['45612343', 'NUMBER', 'CELL_TAX_NUMBER_SHORT'],
    ['123456780', 'TEXT', 'CELL_NOT_A_TAX_NUMBER'],
    ['0', 'NUMBER', [null, 'CELL_MEANS_NONE']],
    ['2,45612E+08', 'TEXT', 'CELL_NUMBER_SHORTENED'],
  ])('the tax number %s as %s › is %j', (text, kind, expected) => {
    expect(short(readTaxNumber(cell(text, kind)))).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['912345678', [['+351912345678']]],
    ['912345678 / 213456789', [['+351912345678', '+351213456789'], 'CELL_PHONES_SEVERAL']],
    ['912 345 678\n213 456 789', [['+351912345678', '+351213456789'], 'CELL_PHONES_SEVERAL']],
    ['912345678 ou 00351213456789', [['+351912345678', '+351213456789'], 'CELL_PHONES_SEVERAL']],
    ['912345678 (mãe)', [['+351912345678'], 'CELL_WORDS_DROPPED']],
    ['Tel.: 912345678', [['+351912345678'], 'CELL_WORDS_DROPPED']],
    ['+34 612 345 678', [['+34612345678']]],
    ['912345678/9', 'CELL_NOT_A_PHONE'],
    ['não dá', 'CELL_NOT_A_PHONE'],
    ['sem', [[], 'CELL_MEANS_NONE']],
  ])('the phones %j › are %j', (text, expected) => {
    expect(short(readPhones(cell(text)))).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['9020118', ['9020-118', 'CELL_MARKS_DROPPED']],
    ['9020-118', ['9020-118']],
    ['9020-118 FUNCHAL', ['9020-118', 'CELL_WORDS_DROPPED']],
    ['9000', 'CELL_POSTAL_CODE_SHORT'],
    ['0123-456', 'CELL_NOT_A_POSTAL_CODE'],
  ])('the postal code %s › is %j', (text, expected) => {
    expect(short(readPostalCodeCell(cell(text)))).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['Joana@Example.PT', ['joana@example.pt']],
    ['mailto:joana@example.pt', ['joana@example.pt', 'CELL_WORDS_DROPPED']],
    ['Joana <joana@example.pt>', ['joana@example.pt', 'CELL_WORDS_DROPPED']],
    ['joana@example.pt; rui@example.pt', 'CELL_EMAILS_SEVERAL'],
    ['joana.example.pt', 'CELL_NOT_AN_EMAIL'],
  ])('the address %s › is %j', (text, expected) => {
    expect(short(readEmail(cell(text)))).toEqual(expected);
  });
});

describe('words', () => {
  const breed = (name: string, more: object = {}) => ({
    name,
    otherName: null,
    isCross: false,
    hasNoBreed: false,
    ...more,
  });
  test.each<[string, unknown]>([
    ['Labrador', [breed('Labrador')]],
    ['LABRADOR X', [breed('LABRADOR', { isCross: true }), 'CELL_CROSS_OF']],
    ['X Labrador', [breed('Labrador', { isCross: true }), 'CELL_CROSS_OF']],
    ['Cruzado de Pastor Alemão', [breed('Pastor Alemão', { isCross: true }), 'CELL_CROSS_OF']],
    ['Labrador (cross)', [breed('Labrador', { isCross: true }), 'CELL_CROSS_OF']],
    ['Labrador x Boxer', [breed('Labrador', { isCross: true, otherName: 'Boxer' }), 'CELL_CROSS_OF']],
    ['S.R.D.', [breed('', { hasNoBreed: true }), 'CELL_NO_BREED']],
    ['Sem raça definida', [breed('', { hasNoBreed: true }), 'CELL_NO_BREED']],
    ['Rafeiro do Alentejo', [breed('Rafeiro do Alentejo')]],
    ['Rafeiro', [breed('', { hasNoBreed: true }), 'CELL_NO_BREED']],
    ['Xoloitzcuintle', [breed('Xoloitzcuintle')]],
  ])('the breed %s › is %j', (text, expected) => {
    expect(short(readBreed(cell(text)))).toEqual(expected);
  });

  test('a backtick for an apostrophe › stays, is noted, and its correction proposed', () => {
    expect(readName(cell('Joana d`Orey'))).toEqual({
      value: 'Joana d`Orey',
      notes: ['CELL_BACKTICK'],
      proposal: "Joana d'Orey",
    });
    expect(readName(cell('João  Exemplo'))).toEqual({ value: 'João Exemplo' });
    expect(short(readName(cell('...!')))).toBe('CELL_NOT_A_NAME');
  });

  test.each<[string, CellKind, unknown]>([
    ['Sim', 'TEXT', [true]],
    ['x', 'TEXT', [true]],
    ['1', 'BOOLEAN', [true]],
    ['Não', 'TEXT', [false]],
    ['0', 'BOOLEAN', [false]],
    ['talvez', 'TEXT', 'CELL_NOT_YES_OR_NO'],
    ['?', 'TEXT', [null, 'CELL_MEANS_NONE']],
  ])('%s as %s › is %j', (text, kind, expected) => {
    expect(short(readYesNo(cell(text, kind)))).toEqual(expected);
  });
});
