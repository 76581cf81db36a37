import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeTable } from '../../../../server/import/source/openTable.ts';
import { testDatabase, type TestDatabase } from '../../../helpers/database.ts';
import { encodeSingle } from './encode.ts';
import { makeWorkbook } from './makeWorkbook.ts';
import { clinicList, kennelWorkbook, makerDelivery, postalCodes, shelterExport } from './sampleFiles.ts';
import { describeBytes, rowsOf, textsOf, uploaded } from './uploaded.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe("a shelter's export", () => {
  test('commas and a mark of UTF-8 › is described with its header and first rows', async () => {
    const table = await describeBytes(db, shelterExport());
    expect(table).toMatchObject({
      kind: 'CSV',
      encoding: 'utf-8',
      separator: ',',
      sheets: [],
      sheet: null,
      rows: 6,
      headerRow: 1,
      warnings: [],
    });
    expect(table.columns.slice(0, 3)).toEqual(['Animal', 'Chip', 'Sex']);
    expect(table.sample[2]?.[5]).toBe('Mixed, medium');
  });

  test('a table that is read from a row on › has the rows as a spreadsheet counts them', async () => {
    const rows = await rowsOf(db, await uploaded(db, shelterExport()), {}, 4);
    expect(rows.map(({ line }) => line)).toEqual([4, 5, 6]);
    expect(rows[0]?.cells[7]).toEqual({ text: '', kind: 'EMPTY' });
  });
});

describe("a clinic's list", () => {
  test('two header rows in Windows-1252 › proposes the second, with each name once', async () => {
    const table = await describeBytes(db, clinicList());
    expect(table).toMatchObject({ encoding: 'windows-1252', separator: ';', headerRow: 2, rows: 6 });
    expect(table.columns).toEqual([
      'Nome',
      'Microchip',
      'Nascimento',
      'Raça',
      'Sexo',
      'Nome (2)',
      'NIF',
      'Código postal',
      'Telefone',
      'Observações',
    ]);
    expect(table.warnings).toEqual(['SOURCE_HEADER_ROWS', 'SOURCE_TOTALS_ROW']);
  });

  test('a line of totals and 60,000 empty rows › flags the one and leaves out the others', async () => {
    const rows = await rowsOf(db, await uploaded(db, clinicList()));
    expect(rows.map(({ line, warning }) => [line, warning])).toEqual([
      [3, undefined],
      [4, undefined],
      [5, undefined],
      [6, 'SOURCE_TOTALS_ROW'],
    ]);
    expect(rows[0]?.cells[9]?.text).toBe('Duas\r\nlinhas');
    expect(rows[1]?.cells[1]?.text).toBe('="620098100000016"');
    expect(rows[1]?.cells[9]).toEqual({ text: '#N/D', kind: 'ERROR' });
  });
});

describe("a kennel's workbook", () => {
  test('a hidden sheet first › is shown as hidden and not chosen', async () => {
    const table = await describeBytes(db, kennelWorkbook());
    expect(table).toMatchObject({ kind: 'XLSX', sheet: 'Ninhadas', headerRow: 2, rows: 5, encoding: null });
    expect(table.sheets).toEqual([
      { name: 'Preços', isHidden: true, rows: 2 },
      { name: 'Ninhadas', isHidden: false, rows: 5 },
    ]);
    expect([...table.warnings].sort()).toEqual([
      'SOURCE_DAYS_FROM_1904',
      'SOURCE_PICTURES_IGNORED',
      'SOURCE_ROWS_EMPTY',
      'SOURCE_ROWS_HIDDEN',
      'SOURCE_SHEETS_HIDDEN',
    ]);
  });

  test('days, numbers, errors, formulas and pictures › are read as what they are', async () => {
    const rows = await rowsOf(db, await uploaded(db, kennelWorkbook()));
    expect(rows.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(rows[0]?.cells).toEqual([
      { text: 'Faísca', kind: 'TEXT' },
      { text: '620098100000018', kind: 'TEXT' },
      { text: '2023-10-31', kind: 'DATE' },
      { text: '#N/A', kind: 'ERROR' },
      { text: 'Primeira\nsegunda', kind: 'TEXT' },
      { text: '12.5', kind: 'NUMBER' },
      { text: '', kind: 'EMPTY', warning: 'SOURCE_PICTURE_IN_CELL' },
    ]);
    expect(rows[1]?.cells.slice(1, 4)).toEqual([
      { text: '620098100000019', kind: 'NUMBER' },
      { text: '2023-10-31 12:00', kind: 'DATE' },
      { text: 'Faísca', kind: 'TEXT' },
    ]);
    expect(rows[2]?.cells.slice(1, 5)).toEqual([
      { text: '6200981000000191', kind: 'NUMBER', warning: 'SOURCE_DIGITS_ROUNDED' },
      { text: '1904-01-01', kind: 'DATE' },
      { text: '', kind: 'EMPTY', warning: 'SOURCE_VALUE_NOT_KEPT' },
      { text: 'Olá &amp; adeus', kind: 'TEXT' },
    ]);
  });

  test('a hidden sheet chosen by name › is read', async () => {
    const rows = await rowsOf(db, await uploaded(db, kennelWorkbook()), { sheet: 'Preços', headerRow: 1 });
    expect(rows.map(textsOf)).toEqual([['Não ler']]);
  });

  test('all sheets hidden › chooses none and says so', async () => {
    const file = await uploaded(
      db,
      makeWorkbook([{ name: 'A', state: 'veryHidden', rows: [['Nome'], ['Rex']] }]),
    );
    expect(await describeTable(db, file)).toMatchObject({ sheet: null, columns: [], sample: [] });
    await expect(rowsOf(db, file)).rejects.toMatchObject({ code: 'SOURCE_SHEET_NOT_CHOSEN' });
  });

  test('a sheet that is not there › is refused', async () => {
    const file = await uploaded(db, kennelWorkbook());
    await expect(describeTable(db, file, { sheet: 'Outra' })).rejects.toMatchObject({
      status: 422,
      code: 'SOURCE_SHEET_UNKNOWN',
    });
  });
});

describe("a maker's delivery", () => {
  test('tabs and a check count › has the ranges, and the count as a total', async () => {
    const file = await uploaded(db, makerDelivery());
    expect(await describeTable(db, file)).toMatchObject({ separator: '\t', headerRow: 1 });
    const rows = await rowsOf(db, file);
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)?.warning).toBe('SOURCE_TOTALS_ROW');
  });
});

describe("the country's postal codes", () => {
  test('17 columns without a header › are named by letters, with all rows', async () => {
    const file = await uploaded(db, postalCodes());
    const table = await describeTable(db, file);
    expect(table).toMatchObject({ encoding: 'windows-1252', separator: ';', headerRow: 0, rows: 3 });
    expect(table.columns).toHaveLength(17);
    expect(table.columns.at(-1)).toBe('Q');
    expect(table.sample[0]?.[8]).toBe('"Conceição" Nova');
    expect(await rowsOf(db, file)).toHaveLength(3);
  });
});

describe('encodings', () => {
  const text = 'Nome;Espécie\r\nJoão;Cão\r\nConceição;Gata\r\n';
  const wide = (mark: boolean): Buffer => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-16 with its mark', wide(true), 'utf-16le'],
    ['UTF-16 without a mark', wide(false), 'utf-16le'],
    ['UTF-16 of the other order', wide(true).swap16(), 'utf-16be'],
    ['Windows-1252', encodeSingle(text, 'windows-1252'), 'windows-1252'],
    ['Mac Roman', encodeSingle(text, 'macintosh'), 'macintosh'],
  ])('%s › is recognised and decoded', async (_name, bytes, encoding) => {
    const file = await uploaded(db, bytes);
    expect(await describeTable(db, file)).toMatchObject({ encoding, columns: ['Nome', 'Espécie'] });
    expect((await rowsOf(db, file)).map(textsOf)).toEqual([
      ['João', 'Cão'],
      ['Conceição', 'Gata'],
    ]);
  });

  test('an encoding that was chosen › is taken, and another word refused', async () => {
    const file = await uploaded(db, encodeSingle(text, 'windows-1252'));
    expect(await describeTable(db, file, { encoding: 'ISO-8859-1' })).toMatchObject({
      encoding: 'windows-1252',
    });
    await expect(describeTable(db, file, { encoding: 'ebcdic' })).rejects.toMatchObject({
      code: 'SOURCE_ENCODING_UNKNOWN',
    });
  });

  test('letters decoded twice, and a broken one › are said', async () => {
    const twice = await uploaded(db, Buffer.from('Nome;Raça\nConceiÃ§Ã£o;Cão\n'));
    expect((await describeTable(db, twice)).warnings).toContain('SOURCE_CHARACTERS_DECODED_TWICE');
    const broken = await uploaded(
      db,
      Buffer.concat([Buffer.from('Nome;Raça\nção;ção\náé;íó\n'), Buffer.of(0xe7, 0x0a)]),
    );
    expect(await describeTable(db, broken)).toMatchObject({
      encoding: 'utf-8',
      warnings: ['SOURCE_CHARACTERS_BROKEN'],
    });
  });
});

describe('separators and rows', () => {
  test.each([';', ',', '\t', '|'])('%j › is recognised', async (separator) => {
    const lines = [
      ['Nome', 'Raça'],
      ['Rex, o grande', 'Cão'],
      ['Mia', 'Gato'],
    ];
    const text = lines
      .map((line) => line.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator))
      .join('\n');
    expect(await describeTable(db, await uploaded(db, Buffer.from(text)))).toMatchObject({
      separator,
      headerRow: 1,
    });
  });

  test('a hint to spreadsheet programs › is followed, and is no row', async () => {
    const file = await uploaded(db, Buffer.from('sep=|\nNome|Raça\nRex|Cão, grande\n'));
    expect(await describeTable(db, file)).toMatchObject({
      separator: '|',
      headerRow: 2,
      columns: ['Nome', 'Raça'],
    });
  });

  test('a header that is repeated, and a row with more cells › are flagged', async () => {
    const rows = await rowsOf(
      db,
      await uploaded(db, Buffer.from('Nome;Raça\nRex;Cão\nNome;Raça\nMia;Gato;solto\n')),
    );
    expect(rows.map(({ warning }) => warning)).toEqual([
      undefined,
      'SOURCE_HEADER_REPEATED',
      'SOURCE_MORE_CELLS',
    ]);
  });

  test('a header row that was chosen › is taken, and 0 is a table without one', async () => {
    const file = await uploaded(db, Buffer.from('Nome;Raça\nRex;Cão\nMia;Gato\n'));
    expect(await describeTable(db, file, { headerRow: 0 })).toMatchObject({ columns: ['A', 'B'] });
    expect((await rowsOf(db, file, { headerRow: 2 })).map(textsOf)).toEqual([['Mia', 'Gato']]);
  });
});
