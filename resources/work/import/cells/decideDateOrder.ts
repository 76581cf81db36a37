/** The order of day and month in a column: decided, decided by no row, or by rows that contradict one another. */
export type DateOrder = 'DMY' | 'MDY' | 'AMBIGUOUS' | 'MIXED';

/** Day, month and year in figures, with or without a time. */
export const FIGURES = /^(\d{1,2})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{4}|\d{2})(?:[\sT,]+\d.*)?$/;

/** The order that a single date decides: by a day beyond the twelfth. Null where it may be either, or is no such date. */
export function orderOf(text: string): 'DMY' | 'MDY' | null {
  const [, first = '', second = ''] = FIGURES.exec(text.trim()) ?? [];
  const [one, two] = [Number(first), Number(second)];
  if (one > 12 && one <= 31 && two >= 1 && two <= 12) return 'DMY';
  return two > 12 && two <= 31 && one >= 1 && one <= 12 ? 'MDY' : null;
}

/** Decides the order of day and month over a whole column: one row that leaves no doubt decides for all. */
export function decideDateOrder(values: Iterable<string>): DateOrder {
  let found: 'DMY' | 'MDY' | null = null;
  for (const value of values) {
    const order = orderOf(value);
    if (order !== null && found !== null && order !== found) return 'MIXED';
    found ??= order;
  }
  return found ?? 'AMBIGUOUS';
}
