import { readXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { csvWriter, safeText } from '../../../server/reporting/output/csvWriter.ts';
import { pdfWriter } from '../../../server/reporting/output/pdfWriter.ts';
import type { ReportHead, ReportRow, ReportWriter } from '../../../server/reporting/output/writer.ts';
import { xlsxWriter } from '../../../server/reporting/output/xlsxWriter.ts';
import { stopTypst } from '../../../server/typst/typst.ts';

const TRANSPONDER = '620098100000001';
const COLUMNS: ReportHead['columns'] = [
  { label: 'Transponder', kind: 'transponder' },
  { label: 'Nome', kind: 'text' },
  { label: 'Nascimento', kind: 'date' },
  { label: 'Registado', kind: 'timestamp' },
  { label: 'Animais', kind: 'number' },
  { label: 'Valor', kind: 'money' },
  { label: 'Cobertura', kind: 'share' },
  { label: 'Esterilizado', kind: 'boolean' },
  { label: 'Mês', kind: 'step', step: 'MONTH' },
];
const HEAD: ReportHead = {
  title: 'Animais & "raças"',
  language: 'pt',
  timezone: 'Europe/Lisbon',
  columns: COLUMNS,
};
const ROWS: readonly ReportRow[] = [
  {
    values: [
      TRANSPONDER,
      '=1+1',
      '2024-02-29',
      '2026-07-01T11:30:00.000Z',
      1234.5,
      1990,
      0.625,
      true,
      '2026-11-01',
    ],
  },
  { values: ['000123456789012', 'Bóris <&>', null, '2026-01-01T11:30:00.000Z', -3, 0, 0, false, null] },
  { values: ['Total', null, null, null, 1231.5, 1990, null, null, null], isTotal: true },
];
const FACTS = [
  ['Filtros', '=Espécie: Cão'],
  ['Linhas', '2'],
] as const;

async function written(writer: ReportWriter, rows = ROWS): Promise<Buffer> {
  const parts = [await writer.write(rows.slice(0, 1)), await writer.write(rows.slice(1))];
  return Buffer.concat([...parts, await writer.end(FACTS)]);
}

afterAll(stopTypst);

describe('a report as CSV', () => {
  test('in Portuguese › has semicolons, decimal commas, safe texts and its facts at the end', async () => {
    const text = (await written(csvWriter(HEAD))).toString('utf8');
    expect(text.startsWith('\ufeffTransponder;Nome;')).toBe(true);
    expect(text.split('\r\n').slice(1)).toEqual([
      `"=""${TRANSPONDER}""";'=1+1;2024-02-29;2026-07-01 12:30:00;1234,5;19,90;0,625;Sim;2026-11`,
      `"=""000123456789012""";Bóris <&>;;2026-01-01 11:30:00;-3;0,00;0;Não;`,
      'Total;;;;1231,5;19,90;;;',
      '',
      `Filtros;'=Espécie: Cão`,
      'Linhas;2',
      '',
    ]);
  });

  test('in English › has commas and decimal points', async () => {
    const text = (await written(csvWriter({ ...HEAD, language: 'en' }))).toString('utf8');
    expect(text.split('\r\n')[2]).toBe('"=""000123456789012""",Bóris <&>,,2026-01-01 11:30:00,-3,0.00,0,No,');
  });

  test('a text that a spreadsheet would run, round or shorten › stays text', () => {
    expect(
      ['=A1', '+351', '-1', '@SUM(A1)', '\t=1', 'Ana', '00351', '123456789012', '2026'].map(safeText),
    ).toEqual(["'=A1", "'+351", "'-1", "'@SUM(A1)", "'\t=1", 'Ana', '="00351"', '="123456789012"', '2026']);
  });
});

describe('a report as a workbook', () => {
  test('the workbook, read by another library › has its facts first, and numbers, days and texts as such', async () => {
    const { sheets } = await readXlsx(await written(xlsxWriter(HEAD)));
    expect(sheets.map(({ name }) => name)).toEqual(['Sobre este relatório', 'Dados']);
    expect(sheets[0]!.rows).toEqual([
      ['Animais & "raças"', null],
      ['Filtros', '=Espécie: Cão'],
      ['Linhas', '2'],
    ]);
    const [head, first, second, total] = sheets[1]!.rows;
    expect(head).toEqual(COLUMNS.map(({ label }) => label));
    expect(first).toEqual([
      TRANSPONDER,
      '=1+1',
      new Date('2024-02-29T00:00:00Z'),
      new Date('2026-07-01T12:30:00Z'),
      1234.5,
      19.9,
      0.625,
      'Sim',
      new Date('2026-11-01T00:00:00Z'),
    ]);
    expect(second?.slice(0, 6)).toEqual([
      '000123456789012',
      'Bóris <&>',
      null,
      new Date('2026-01-01T11:30:00Z'),
      -3,
      0,
    ]);
    expect(total?.slice(4, 6)).toEqual([1231.5, 19.9]);
  });

  test('without rows › has its head and its facts', async () => {
    const { sheets } = await readXlsx(await written(xlsxWriter(HEAD), []));
    expect(sheets[1]!.rows).toHaveLength(1);
    expect(sheets[0]!.rows).toHaveLength(3);
  });

  test('texts with characters that XML has none of › are written without them', async () => {
    const head = { ...HEAD, columns: [COLUMNS[1]!] };
    const rows = [{ values: ['a\u0000b\u001fc\ud800d😀'] }];
    const { sheets } = await readXlsx(await written(xlsxWriter(head), rows));
    expect(sheets[1]!.rows[1]).toEqual(['abcd😀']);
  });
});

describe('a report as PDF', () => {
  const LOOK = { description: 'Todos', hasLogo: true, moment: '29-11-2026 12:00' };

  test('of some rows › is an accessible document', async () => {
    const pdf = (await written(pdfWriter(HEAD, LOOK))).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('pdfuaid:part');
  });

  test('of 5,000 rows and totals › is drawn', async () => {
    const rows = Array.from({ length: 5_000 }, () => ROWS[0]!);
    const pdf = await written(pdfWriter(HEAD, LOOK), [...rows, ROWS[2]!]);
    expect(pdf.length).toBeGreaterThan(100_000);
  });

  test('of 5,001 rows › is refused with REPORT_TOO_LONG_FOR_PDF', async () => {
    const rows = Array.from({ length: 5_001 }, () => ROWS[0]!);
    await expect(written(pdfWriter(HEAD, LOOK), rows)).rejects.toMatchObject({
      code: 'REPORT_TOO_LONG_FOR_PDF',
    });
  });
});
