import type { Round } from './rounds.ts';
import type { RestoredBackup } from './backups.ts';

/** What a drill has shown, as it is kept. */
export interface DrillResult {
  readonly startTimestamp: string;
  endTimestamp: string;
  readonly network: string;
  readonly rounds: Round[];
  backups: RestoredBackup | null;
  /** What broke a bound; none where the drill is passed. */
  readonly broken: string[];
}

/** The bounds that a round breaks. */
export function brokenBy(round: Round): string[] {
  if (round.skipped) return [];
  const none = (what: string, count: number): string[] =>
    count === 0 ? [] : [`${round.name}: ${count} ${what}`];
  return [
    ...none('acknowledged writes lost', round.lost),
    ...none('writes acknowledged by one machine alone', round.alone),
    ...none('repeats with another result', round.wrongRepeats.length),
    ...none('wrong reads', round.wrongReads.length),
    ...none('registrations with other than one credit', round.wrongCredits),
    ...none('mails twice', round.mailsTwice),
    ...none('jobs twice', round.jobsTwice),
    ...none('jobs without effect', round.jobsMissing),
    ...none('answers that are no result and no "not now"', round.faults.length),
    ...none('answers that say "not now" and not when', round.withoutRetryAfter),
    ...(round.gap > round.limit
      ? [`${round.name}: ${round.gap.toFixed(1)} s without a write, ${round.limit} at most`]
      : []),
  ];
}

const COLUMNS: readonly (readonly [string, (round: Round) => string | number])[] = [
  ['round', ({ name }) => name],
  ['writes', ({ writes }) => writes],
  ['lost', ({ lost }) => lost],
  ['repeats', ({ repeats, wrongRepeats }) => `${repeats - wrongRepeats.length}/${repeats}`],
  ['longest gap', ({ gap, limit }) => `${gap.toFixed(1)} of ${limit} s`],
  ['reads', ({ reads }) => reads],
  ['wrong', ({ wrongReads }) => wrongReads.length],
  ['credits', ({ wrongCredits }) => wrongCredits],
  ['mails', ({ mailsTwice }) => mailsTwice],
  ['jobs', ({ jobsTwice, jobsMissing }) => jobsTwice + jobsMissing],
  ['503', ({ refused }) => refused],
  ['cut', ({ cut }) => cut],
  ['5xx', ({ faults }) => faults.length],
];

/** The rounds as a table. */
export function tableOf(rounds: readonly Round[]): string {
  const rows = rounds.map((round) =>
    round.skipped
      ? [round.name, `not possible: ${round.skipped}`]
      : COLUMNS.map(([, of]) => String(of(round))),
  );
  const head = COLUMNS.map(([title]) => title);
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.filter((row) => row.length === head.length).map((row) => row[at]!.length)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
