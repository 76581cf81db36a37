import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readStatement } from '../../../../resources/money/billingTransaction/calls.ts';
import { REGISTER_ZONE, showTimestamp } from '../../../../resources/numbers/dates.ts';

type Statement = AnswerOf<typeof readStatement>;
type Movement = Statement['movements'][number];

/** The rows of a statement as a workbook: headings, opening balance, all movements, closing balance. */
export const statementCells = (
  { from, to, opening, closing, movements }: Statement,
  say: (name: string) => string,
  wordOf: (movement: Movement) => string,
): (string | number)[][] => [
  ['date', 'movement', 'transponder', 'document', 'unitPrice', 'vatRate', 'credits', 'balance'].map(say),
  [from, say('opening'), '', '', '', '', '', opening],
  ...movements.map((one) => [
    showTimestamp(one.date, REGISTER_ZONE),
    wordOf(one),
    one.transponder ?? '',
    one.documentNumber ?? '',
    one.unitPrice === null ? '' : one.unitPrice / 100,
    one.vatRate ?? '',
    one.credits,
    one.balance,
  ]),
  [to, say('closing'), '', '', '', '', '', closing],
];
