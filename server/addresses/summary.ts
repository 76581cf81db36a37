import type { TableSource } from './tableSource.ts';

/** Why rows are left out. */
export const LEFT_OUT_REASONS = [
  'it has no name',
  'it is there twice',
  'its code belongs to another place',
  'its code is not a number of two digits',
  'its code is not of two characters',
  'its district is not known',
  'its municipality is not known',
  'its postal code is incomplete',
  'it names no locality',
  'the same street of the same code came before',
  'it does not have the right number of columns',
  'a column is longer than 250 characters',
  'it has a character that is none of a text',
  'it cannot be parted into columns',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** A row that was left out. */
export interface LeftOut {
  readonly file: string;
  readonly line: number;
  readonly reason: LeftOutReason;
  readonly example: string;
}

/** The result of importing one file. */
export interface FileSummary {
  file: string;
  kind: 'districts' | 'municipalities' | 'parishes' | 'postal codes';
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  /** Rows left out, by reason, with the first few as examples. */
  refused: { reason: string; count: number; examples: string[] }[];
}

const EXAMPLES = 5;
/** Characters of an example. */
const EXAMPLE_MAX = 120;

/** A line as a terminal can show it: short, and without what a terminal would obey. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd').slice(0, EXAMPLE_MAX);

/** Counts while a file is read. */
export class Tally implements FileSummary {
  read = 0;
  inserted = 0;
  updated = 0;
  unchanged = 0;
  readonly refused: FileSummary['refused'] = [];

  readonly file: string;

  constructor(
    readonly source: TableSource,
    readonly kind: FileSummary['kind'],
    readonly onLeftOut: (row: LeftOut) => void = () => undefined,
  ) {
    this.file = source.name;
  }

  /** What is known once the file is read. */
  summary(): FileSummary {
    const { file, kind, read, inserted, updated, unchanged, refused } = this;
    return { file, kind, read, inserted, updated, unchanged, refused };
  }

  /** Leaves a row out. */
  refuse(reason: LeftOutReason, line: number, example: string): void {
    this.onLeftOut({ file: this.file, line, reason, example: printable(example) });
    let group = this.refused.find((one) => one.reason === reason);
    if (!group) this.refused.push((group = { reason, count: 0, examples: [] }));
    group.count += 1;
    if (group.examples.length < EXAMPLES) group.examples.push(`line ${line}: ${printable(example)}`);
  }
}

/** The summary as text, one paragraph a file. */
export function showSummary(summaries: readonly FileSummary[]): string {
  return summaries
    .map(({ kind, file, read, inserted, updated, unchanged, refused }) =>
      [
        `${kind} (${file}): ${read} rows read, ${inserted} new, ${updated} changed, ${unchanged} as before`,
        ...refused.flatMap(({ reason, count, examples }) => [
          `  ${count} left out: ${reason}`,
          ...examples.map((example) => `    ${example}`),
        ]),
      ].join('\n'),
    )
    .join('\n');
}
