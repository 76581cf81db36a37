import type { Outcome } from '../job.ts';

/** The change of a call's requests per second between two versions, in per cent. */
export interface Change {
  readonly title: string;
  /** Requests a second. */
  readonly before: number;
  readonly now: number;
  readonly median: number;
  /** Between these the median lies with 95 % certainty. */
  readonly low: number;
  readonly high: number;
}

/** A call may be so many per cent slower. */
const TOLERATED = 5;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sums up the rounds of a call, each with the outcome before and now. */
export function changeOf(title: string, rounds: readonly (readonly [Outcome, Outcome])[]): Change {
  const changes = rounds
    .map(([before, now]) => 100 * (now.perSecond / before.perSecond - 1))
    .toSorted((a, b) => a - b);
  // The ranks between which the median of so many rounds lies, however the rounds are distributed.
  const rank = Math.max(0, Math.floor(changes.length / 2 - 0.98 * Math.sqrt(changes.length)));
  return {
    title,
    before: medianOf(rounds.map(([before]) => before.perSecond)),
    now: medianOf(rounds.map(([, now]) => now.perSecond)),
    median: medianOf(changes),
    low: changes[rank]!,
    high: changes.at(-1 - rank)!,
  };
}

const signed = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`.replace('-', '−');

/** Whether a call is at most 5 % slower: certainly, certainly not, or undecided by so many rounds. */
export function verdict({ low, high }: Change): string {
  if (low >= -TOLERATED) return '✓';
  return high < -TOLERATED ? '✗' : 'undecided';
}

/** Formats a change as a line of progress. */
export const changeLine = (one: Change): string =>
  `${one.title.padEnd(46)}  ${signed(one.median).padStart(9)}  ${signed(one.low)} to ${signed(one.high)}  ${verdict(one)}`;

/** The table of all changes. */
export const changeTable = (changes: readonly Change[]): string =>
  [
    '| Call | Requests/s before | Requests/s now | Change | 95 % interval | At most 5 % slower |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...changes.map(
      (one) =>
        `| ${one.title} | ${Math.round(one.before).toLocaleString('en')} | ${Math.round(one.now).toLocaleString('en')} | ${signed(one.median)} | ${signed(one.low)} to ${signed(one.high)} | ${verdict(one)} |`,
    ),
  ].join('\n');
