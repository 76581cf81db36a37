import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { MAX_REFERENCE_CENTS } from '../../../../resources/money/multibancoReference/amounts.ts';
import { momentShape } from '../../../../resources/kit/values/times.ts';
import { centsOf } from '../multibancoPayment/adapters.ts';
import type { ReportedPayment } from '../multibancoPayment/bookPayment.ts';

/** A row of the provider's file, with the number of its line. */
export interface FileRow extends ReportedPayment {
  readonly line: number;
}

/** A line that cannot be read, counted from 1. */
export class PaymentFileError extends Error {
  override name = 'PaymentFileError';
  constructor(readonly line: number) {
    super(`line ${line} cannot be read`);
  }
}

const row = z.object({
  transaction: z.string().regex(/^[\w.:/-]{1,64}$/),
  entity: z.string().regex(/^\d{1,5}$/),
  reference: z.string().regex(/^(\d{1,9}|\d{3} \d{3} \d{3})$/),
  amount: z.string().regex(/^\d{1,6}([.,]\d{1,2})?$/),
  paidAt: momentShape(undefined, true),
});

const HEADINGS = Object.keys(row.shape);

/**
 * Reads the provider's file of a day: CSV with a line of headings, fields parted by semicolons or commas, amounts in euros.
 * Zeros that a program for tables has cut off in front of numbers are put back.
 * @throws PaymentFileError with the first line that cannot be read
 */
export function readPaymentFile(contents: string): FileRow[] {
  const [first = ''] = contents.split('\n', 1);
  let read: { readonly record: Record<string, string>; readonly info: { readonly lines: number } }[];
  try {
    read = parse(contents, {
      bom: true,
      columns: (headings: string[]) => headings.map((heading) => heading.trim()),
      delimiter: first.includes(';') ? ';' : ',',
      info: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 2000,
    }) as unknown as typeof read;
  } catch (error) {
    if (error instanceof CsvError) throw new PaymentFileError(Number(error['lines'] ?? 1));
    throw error;
  }
  const seen = new Set<string>();
  return read.map(({ record, info: { lines } }) => {
    const checked = row.safeParse(record);
    if (!checked.success || Object.keys(record).some((heading) => !HEADINGS.includes(heading)))
      throw new PaymentFileError(lines);
    const { transaction, entity, reference, amount, paidAt } = checked.data;
    const cents = centsOf(amount);
    if (cents < 1 || cents > MAX_REFERENCE_CENTS || seen.has(transaction)) throw new PaymentFileError(lines);
    seen.add(transaction);
    return {
      line: lines,
      transaction,
      source: 'FILE',
      entityCode: entity.padStart(5, '0'),
      number: reference.replaceAll(' ', '').padStart(9, '0'),
      cents,
      paidTimestamp: new Date(paidAt).toISOString(),
    };
  });
}
