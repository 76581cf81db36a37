import { describe, expect, test } from 'vitest';
import type { DataValue } from '../../../resources/figures/dataSet/query.ts';
import { MOST_ROWS } from '../../../resources/figures/reportTemplate/formats.ts';
import { csvWriter } from '../../../server/reporting/output/csvWriter.ts';
import type { ReportHead, ReportWriter } from '../../../server/reporting/output/writer.ts';
import { xlsxWriter } from '../../../server/reporting/output/xlsxWriter.ts';

const ROWS_AT_A_TIME = 2_000;
const MOST_MEMORY_MB = 300;
const HEAD: ReportHead = {
  title: 'Animais',
  language: 'pt',
  timezone: 'Europe/Lisbon',
  columns: (
    [
      'transponder',
      'text',
      'reference',
      'choice',
      'date',
      'timestamp',
      'number',
      'money',
      'boolean',
      'text',
    ] as const
  ).map((kind, at) => ({ label: `Coluna ${at}`, kind })),
};
const rowOf = (n: number): DataValue[] => [
  `620098${100_000_000 + n}`,
  `Animal ${n}`,
  'Labrador Retriever',
  'Macho',
  '2024-02-29',
  new Date(1_700_000_000_000 + n * 60_000).toISOString(),
  n,
  n * 3,
  n % 2 === 0,
  `Clínica Veterinária ${n % 500}`,
];

/** Writes as many rows as a report may have; returns the size of the file and the most memory beyond that of before. */
async function measure(writer: ReportWriter): Promise<{ bytes: number; memoryMb: number }> {
  const before = process.memoryUsage().rss;
  let bytes = 0;
  let most = before;
  for (let n = 0; n < MOST_ROWS; n += ROWS_AT_A_TIME) {
    const rows = Array.from({ length: ROWS_AT_A_TIME }, (_, at) => ({ values: rowOf(n + at) }));
    bytes += (await writer.write(rows)).length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  bytes += (await writer.end([['Linhas', String(MOST_ROWS)]])).length;
  return { bytes, memoryMb: (most - before) / 2 ** 20 };
}

describe('a report of 1,000,000 rows of ten columns', () => {
  test.each([
    ['CSV', csvWriter],
    ['a workbook', xlsxWriter],
  ] as const)('as %s › is written in constant memory', async (_, make) => {
    const { bytes, memoryMb } = await measure(make(HEAD));
    expect(bytes).toBeGreaterThan(10_000_000);
    expect(memoryMb).toBeLessThan(MOST_MEMORY_MB);
  });
});
