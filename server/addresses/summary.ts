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

  constructor(
    readonly file: string,
    readonly kind: FileSummary['kind'],
  ) {}

  /** Leaves a row out. */
  refuse(reason: string, line: number, example: string): void {
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
