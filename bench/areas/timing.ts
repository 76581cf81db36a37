/** Calls of one kind that were sent one after another. Times in milliseconds. */
export interface Timing {
  readonly title: string;
  readonly calls: number;
  readonly median: number;
  /** The slowest of fewer than a hundred calls. */
  readonly p99: number;
  /** The limit of p99; null where none is stated. */
  readonly limit: number | null;
}

/** Sums up the times of calls. */
export function timingOf(title: string, times: readonly number[], limit: number | null): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { title, calls: sorted.length, median: at(0.5), p99: at(0.99), limit };
}

const shown = (milliseconds: number): string =>
  milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds).toLocaleString('en');
const verdict = ({ p99, limit }: Timing): string =>
  limit === null ? '–' : `${shown(limit)} ${p99 < limit ? '✓' : '✗'}`;

/** Formats a timing as a line of progress. */
export const timingLine = (one: Timing): string =>
  [
    one.title.padEnd(60),
    `${one.calls} calls`.padStart(10),
    `median ${shown(one.median)} ms`.padStart(18),
    `p99 ${shown(one.p99)} ms`.padStart(16),
    `limit ${verdict(one)}`,
  ].join('  ');

/** The table of calls with a stated limit. */
export const timingTable = (timings: readonly Timing[]): string =>
  [
    '| Call | Calls | Median ms | p99 or slowest ms | Limit ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...timings.map(
      (one) => `| ${one.title} | ${one.calls} | ${shown(one.median)} | ${shown(one.p99)} | ${verdict(one)} |`,
    ),
  ].join('\n');
