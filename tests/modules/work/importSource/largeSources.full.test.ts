import { createHash } from 'node:crypto';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeTable, readTable } from '../../../../server/import/source/openTable.ts';
import { testDatabase, type TestDatabase } from '../../../helpers/database.ts';
import { workbookParts } from './makeWorkbook.ts';
import { postalCodes } from './sampleFiles.ts';
import { uploaded } from './uploaded.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const MB = 1024 * 1024;
const COLUMNS = 12;
const TEXT_COLUMNS = 8;

/** A workbook of which each text is another, written part by part. */
async function* largeWorkbook(rows: number): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    packed.push(part);
  });
  const {
    'xl/worksheets/sheet1.xml': _sheet,
    'xl/sharedStrings.xml': _texts,
    ...small
  } = workbookParts([{ name: 'Lista', rows: [] }]);
  const begin = (name: string): ZipDeflate => {
    const entry = new ZipDeflate(name, { level: 1 });
    zip.add(entry);
    return entry;
  };
  for (const [name, bytes] of Object.entries(small)) begin(name).push(bytes, true);
  const sheet = begin('xl/worksheets/sheet1.xml');
  sheet.push(strToU8('<worksheet><sheetData>'));
  for (let row = 1; row <= rows; row += 1) {
    const cells = Array.from({ length: COLUMNS }, (_, column) =>
      column < TEXT_COLUMNS
        ? `<c t="s"><v>${(row - 1) * TEXT_COLUMNS + column}</v></c>`
        : `<c><v>${row * 7 + column}</v></c>`,
    );
    sheet.push(strToU8(`<row r="${row}">${cells.join('')}</row>`));
    yield* packed.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  const texts = begin('xl/sharedStrings.xml');
  texts.push(strToU8('<sst>'));
  for (let text = 0; text < rows * TEXT_COLUMNS; text += 1) {
    const words = createHash('md5').update(String(text)).digest('hex').repeat(2);
    texts.push(strToU8(`<si><t>${words} ${text}</t></si>`));
    if (text % 1000 === 0) yield* packed.splice(0);
  }
  texts.push(strToU8('</sst>'), true);
  zip.end();
  yield* packed;
  packed = [];
}

/** Reads all rows; returns their number, the seconds, and by how much the memory grew. */
async function measure(
  file: string,
): Promise<{ rows: number; seconds: number; grownMb: number; last: string }> {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  let [rows, peak] = [0, before];
  let last = '';
  for await (const row of readTable(db, file, { headerRow: 0 })) {
    rows += 1;
    last = row.cells[0]?.text ?? '';
    if (rows % 1000 === 0) peak = Math.max(peak, process.memoryUsage().rss);
  }
  return { rows, seconds: (performance.now() - start) / 1000, grownMb: (peak - before) / MB, last };
}

describe('a large file', () => {
  test.each([100_000, 400_000])(
    'a workbook of %d rows of different texts › is read in the same memory',
    async (rows) => {
      const file = await uploaded(db, largeWorkbook(rows));
      const read = await measure(file);
      expect(read.rows).toBe(rows);
      expect(read.last).toMatch(new RegExp(` ${(rows - 1) * TEXT_COLUMNS}$`));
      expect(read.grownMb).toBeLessThan(300);
    },
  );

  test('300,000 postal codes › are described and read in constant memory', async () => {
    const file = await uploaded(db, postalCodes(300_000));
    expect(await describeTable(db, file)).toMatchObject({ rows: 300_000, headerRow: 0 });
    const read = await measure(file);
    expect(read.rows).toBe(300_000);
    expect(read.grownMb).toBeLessThan(300);
  });
});
