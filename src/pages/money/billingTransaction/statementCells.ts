import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readStatement } from '../../../../resources/money/billingTransaction/calls.ts';
import { REGISTER_ZONE, showTimestamp } from '../../../../resources/numbers/dates.ts';

type Statement = AnswerOf<typeof readStatement>;
type Movement = Statement['movements'][number];

/** The headings of the columns. */
const HEADS = [
  'date',
  'movement',
  'transponder',
  'document',
  'unitPrice',
  'vatRate',
  'credits',
  'balance',
] as const;

/** The rows of a statement as a workbook: headings, opening balance, all movements, closing balance. */
export const statementCells = (
  { from, to, opening, closing, movements }: Statement,
  say: (name: (typeof HEADS)[number] | 'opening' | 'closing') => string,
  wordOf: (movement: Movement) => string,
): (string | number)[][] => [
  HEADS.map((name) => say(name)),
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
