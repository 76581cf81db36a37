import {
  ACCOUNTING_COLUMNS,
  ACCOUNTING_KINDS,
  ACCOUNTING_NUMBERS,
} from '../../../../resources/money/accounting/columns.ts';
import type { Cell } from '../../../../resources/kit/csv.ts';
import { saveBlob } from '../../../files/components/saveFile.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { MonthRow } from './monthRows.ts';

/** Saves a month as a workbook: the rows of its file, with headings and kinds in words and amounts as numbers. */
export function useMonthWorkbook(): (month: string, rows: readonly MonthRow[]) => Promise<void> {
  const say = useTexts('accountingPages');
  return async (month, rows) => {
    const { xlsxBlob } = await import('../../../lists/bulk/xlsx.ts');
    const cellOf = (row: MonthRow, name: keyof MonthRow): Cell => {
      if (name === 'kind') {
        const kind = ACCOUNTING_KINDS.find((one) => one === row.kind);
        return kind ? say(`kinds.${kind}`) : row.kind;
      }
      return ACCOUNTING_NUMBERS.includes(name) && row[name] !== '' ? Number(row[name]) : row[name];
    };
    const sheet = [
      ACCOUNTING_COLUMNS.map((name): Cell => say(`columns.${name}`)),
      ...rows.map((row) => ACCOUNTING_COLUMNS.map((name) => cellOf(row, name))),
    ];
    saveBlob(xlsxBlob(sheet), `${say('filename')}-${month}.xlsx`);
  };
}
