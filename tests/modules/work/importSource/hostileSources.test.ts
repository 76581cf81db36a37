import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeTable } from '../../../../server/import/source/openTable.ts';
import { testDatabase, type TestDatabase } from '../../../helpers/database.ts';
import { makeWorkbook, pack, workbookParts } from './makeWorkbook.ts';
import { rowsOf, uploaded } from './uploaded.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const MB = 1024 * 1024;

/** What describing and reading a file are refused with: both the same, or neither. */
async function refusalOf(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const file = await uploaded(db, bytes);
  const codeOf = (error: unknown): string =>
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
  const described = await describeTable(db, file).then(() => undefined, codeOf);
  const read = await rowsOf(db, file).then(() => undefined, codeOf);
  return described ?? read;
}

const sample = () =>
  workbookParts([
    {
      name: 'A',
      rows: [
        ['Nome', 'Chip'],
        ['Rex', '620098100000018'],
      ],
    },
  ]);
const withSheet = (xml: string): Buffer => pack({ ...sample(), 'xl/worksheets/sheet1.xml': strToU8(xml) });
const sheet = (rows: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe('a file that is no table', () => {
  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'SOURCE_KIND_UNKNOWN'],
    [
      'a page named as a table',
      Buffer.from('<html><table><tr><td>Rex</td></tr></table>'),
      'SOURCE_KIND_UNKNOWN',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'SOURCE_KIND_UNKNOWN'],
    [
      'an archive of something else',
      Buffer.from(zipSync({ 'a.txt': strToU8('Rex') })),
      'SOURCE_KIND_UNKNOWN',
    ],
    ['an open document', Buffer.from(zipSync({ 'content.xml': strToU8('<a/>') })), 'SOURCE_OLD_WORKBOOK'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex'), 'SOURCE_OLD_WORKBOOK'],
    ['blank lines', Buffer.from('\r\n\r\n;;\r\n'), 'SOURCE_EMPTY'],
    ['a workbook without a value', makeWorkbook([{ name: 'A', rows: [], emptyRows: 5 }]), 'SOURCE_EMPTY'],
  ])('%s › is refused with its code', async (_name, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code);
  });

  test('a workbook with a password › is refused as such, wherever its name for it stands', async () => {
    const file = Buffer.alloc(600_000);
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
    Buffer.from('EncryptedPackage', 'utf16le').copy(file, 512 * 1024 - 7);
    expect(await refusalOf(file)).toBe('SOURCE_HAS_PASSWORD');
  });
});

describe('an archive', () => {
  test('one that is cut at any place › is refused as damaged', async () => {
    const whole = pack(sample());
    for (const length of [4, 20, 100, whole.length >> 1, whole.length - 30, whole.length - 1])
      expect(await refusalOf(whole.subarray(0, length)), `${length} bytes`).toBe('SOURCE_DAMAGED');
  });

  test('one that unpacks to 200 MB and a hundred times its size › is refused before it is unpacked', async () => {
    const bomb = pack({ ...sample(), 'xl/worksheets/sheet1.xml': [new Uint8Array(200 * MB), { level: 9 }] });
    expect(bomb.length).toBeLessThan(MB);
    const file = await uploaded(db, bomb);
    const start = performance.now();
    await expect(describeTable(db, file)).rejects.toMatchObject({ code: 'SOURCE_UNPACKS_TOO_LARGE' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('a directory that says less than there is › is refused when it comes out', async () => {
    const bomb = pack({ ...sample(), 'xl/worksheets/sheet1.xml': [new Uint8Array(50 * MB), { level: 9 }] });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(50 * MB);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at)) bomb.writeUInt32LE(1000, at);
    expect(await refusalOf(bomb)).toBe('SOURCE_UNPACKS_TOO_LARGE');
  });

  test('entries that overlap › are refused', async () => {
    const archive = pack(sample());
    const mark = Buffer.from('504b0102', 'hex');
    const first = archive.indexOf(mark);
    const second = archive.indexOf(mark, first + 1);
    // Each entry says that it is the whole file.
    for (const at of [first, second]) archive.writeUInt32LE(archive.length, at + 20);
    expect(await refusalOf(archive)).toBe('SOURCE_DAMAGED');
  });

  test('an entry with a password › is refused as such', async () => {
    const archive = pack(sample());
    const at = archive.indexOf(Buffer.from('504b0102', 'hex'));
    archive.writeUInt16LE(1, at + 8);
    expect(await refusalOf(archive)).toBe('SOURCE_HAS_PASSWORD');
  });

  test('bytes changed at random › are read or refused with a code, and never fail otherwise', async () => {
    const whole = pack(sample());
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let run = 0; run < 150; run += 1) {
      const bytes = Buffer.from(whole);
      for (let change = 0; change < 1 + next(6); change += 1) bytes[next(bytes.length)] = next(256);
      expect((await refusalOf(bytes)) ?? 'SOURCE_', `run ${run}`).toMatch(/^SOURCE_/);
    }
  });
});

describe('the XML of a sheet', () => {
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>';
  test.each([
    ['an entity within', '<!DOCTYPE a [<!ENTITY x "Rex">]>'],
    ['entities of entities', '<!DOCTYPE a [<!ENTITY y "yyyyyyyyyy"><!ENTITY x "&y;&y;&y;&y;&y;&y;">]>'],
    ['an entity of another file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['an entity of another server', '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd">'],
    ['an entity that is not declared', ''],
  ])('%s › is refused', async (_name, before) => {
    expect(await refusalOf(withSheet(sheet(row, before)))).toBe('SOURCE_DAMAGED');
  });

  test.each([
    ['elements that do not end', '<row r="1"><c r="A1"><v>1</v>'],
    ['rows out of order', '<row r="2"><c r="A2"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>'],
    ['cells out of order', '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'],
    ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>99</v></c></row>'],
    ['elements within one another without end', '<row r="1"><c><v>1</v></c></row>' + '<a>'.repeat(100_000)],
  ])('%s › is refused as damaged', async (_name, rows) => {
    expect(await refusalOf(withSheet(sheet(rows)))).toBe('SOURCE_DAMAGED');
  });

  test('a column far out › is refused as too wide', async () => {
    expect(await refusalOf(withSheet(sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>')))).toBe(
      'SOURCE_TOO_WIDE',
    );
  });

  test('a row of a million cells › is refused as too wide', async () => {
    const xml = strToU8(sheet(`<row r="1">${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`));
    const file = pack({ ...sample(), 'xl/worksheets/sheet1.xml': [xml, { level: 0 }] });
    expect(await refusalOf(file)).toBe('SOURCE_TOO_WIDE');
  });

  test('a sheet that names itself as its texts › is refused or read, and ends', async () => {
    const parts = sample();
    const relations = Buffer.from(parts['xl/_rels/workbook.xml.rels']!).toString();
    const looped = relations
      .replace('sharedStrings.xml', 'worksheets/sheet1.xml')
      .replace('/xl/styles.xml', '_rels/workbook.xml.rels');
    expect(await refusalOf(pack({ ...parts, 'xl/_rels/workbook.xml.rels': strToU8(looped) }))).toBe(
      'SOURCE_DAMAGED',
    );
  });
});

/** Parts of one text, so that the test does not hold it. */
async function* repeated(head: string, part: string, bytes: number, tail = ''): AsyncGenerator<Uint8Array> {
  yield Buffer.from(head);
  const chunk = Buffer.from(part.repeat(Math.ceil((256 * 1024) / part.length)));
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
  yield Buffer.from(tail);
}

describe('a text that is too long', () => {
  test.each([
    ['a cell of 50 MB', () => repeated('Nome;Raça\n', 'a', 50 * MB, ';Cão\n'), 'SOURCE_CELL_TOO_LONG'],
    [
      'a cell of 50 MB in quotation marks',
      () => repeated('Nome;Raça\n"', 'a', 50 * MB, '";Cão\n'),
      'SOURCE_CELL_TOO_LONG',
    ],
    [
      'a quotation mark that swallows the file',
      () => repeated('Nome;Raça\n"Rex;Cão\n', 'Mia;Gato\n', 20 * MB),
      'SOURCE_QUOTE_OPEN',
    ],
    ['a row of millions of columns', () => repeated('Nome;Raça\n', ';', 50 * MB), 'SOURCE_CELL_TOO_LONG'],
    ['a row of 100,000 columns', () => repeated('', ';'.repeat(100_000) + 'a\n', 1), 'SOURCE_TOO_WIDE'],
    [
      'a cell of 200,000 signs',
      () => repeated('Nome;Raça\n', 'a'.repeat(200_000) + ';b\n', 1),
      'SOURCE_CELL_TOO_LONG',
    ],
  ])('%s › is refused in bounded time and memory', async (_name, bytes, code) => {
    const file = await uploaded(db, bytes());
    const before = process.memoryUsage().rss;
    const start = performance.now();
    await expect(describeTable(db, file)).rejects.toMatchObject({ code });
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
  });

  test('a cell of 50 MB in a workbook › is refused', async () => {
    const text = Buffer.alloc(50 * MB, 'abcdefgh ijkl 123');
    for (let at = 0; at < text.length; at += 7) text[at] = 97 + ((at * 31) % 26);
    const parts = sample();
    const xml = Buffer.concat([Buffer.from('<sst><si><t>'), text, Buffer.from('</t></si></sst>')]);
    expect(await refusalOf(pack({ ...parts, 'xl/sharedStrings.xml': [xml, { level: 0 }] }))).toBe(
      'SOURCE_CELL_TOO_LONG',
    );
  });
});
