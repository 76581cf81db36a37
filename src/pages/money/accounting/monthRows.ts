import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readAccountingMonth } from '../../../../resources/money/accounting/calls.ts';
import type { AccountingColumn } from '../../../../resources/money/accounting/columns.ts';

/** A row of a month, by the names of its columns; empty texts where there is nothing. */
export type MonthRow = Readonly<Record<AccountingColumn, string>>;

/** The rows of an answer, which names its columns: a month that was closed long ago may have fewer. */
export const rowsOf = ({ columns, rows }: AnswerOf<typeof readAccountingMonth>): MonthRow[] =>
  rows.map(
    (row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? ''])) as unknown as MonthRow,
  );

/** `-12.50` → -1250. */
export const centsOf = (euros: string): number => Math.round(Number(euros) * 100);

/** Whether a row is one of those that an invoice or a credit note is issued for. */
export const takesInvoice = ({ kind }: Pick<MonthRow, 'kind'>): boolean =>
  kind === 'CHARGE' || kind === 'REFUND';

/** What a month adds up to, in cents. */
export function sumsOf(rows: readonly MonthRow[]) {
  const sums = { charged: 0, refunded: 0, vat: 0, paid: 0, withoutInvoice: 0 };
  for (const row of rows) {
    const cents = centsOf(row.amount);
    if (row.kind === 'PAYMENT' || row.kind === 'PAYMENT_REFUND') sums.paid += cents;
    if (!takesInvoice(row)) continue;
    if (cents > 0) sums.charged += cents;
    else sums.refunded += cents;
    sums.vat += centsOf(row.vatAmount);
    if (row.invoiceNumber === '') sums.withoutInvoice += 1;
  }
  return sums;
}
