const UNITS = [
  ['days', 2 * 86_400, 86_400],
  ['hours', 2 * 3_600, 3_600],
  ['minutes', 2 * 60, 60],
] as const;

/** A length of time in the largest unit of which it has at least two: 90 minutes, not 1 hour. */
export function durationOf(seconds: number): {
  readonly unit: (typeof UNITS)[number][0] | 'seconds';
  readonly count: number;
} {
  for (const [unit, least, length] of UNITS)
    if (seconds >= least) return { unit, count: Math.floor(seconds / length) };
  return { unit: 'seconds', count: Math.round(seconds) };
}
