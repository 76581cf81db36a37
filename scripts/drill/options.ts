import { parseArgs } from 'node:util';

/** What a run of the drill does. */
export interface Options {
  readonly rounds: number;
  /** Kinds of rounds; all unless some are named. */
  readonly only: readonly string[];
  /** Whether the backups are tried as well. */
  readonly backups: boolean;
  readonly isLoopback: boolean;
  /** Whether the folder stays, with all logs. */
  readonly keep: boolean;
  /** The file that the result is written to. */
  readonly result: string;
}

/** Reads the words of the command: `npm run drill -- [--rounds 20] [--short] [--only A,B] [--to drill.json]`. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: 'string', default: '20' },
      short: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      'no-backups': { type: 'boolean', default: false },
      loopback: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      to: { type: 'string', default: '.data/drill.json' },
    },
  });
  const only = values.only.split(',').filter(Boolean);
  return {
    rounds: values.short ? 2 : Number(values.rounds),
    only: values.short && only.length === 0 ? ['PRIMARY_KILLED', 'SWITCHOVER'] : only,
    backups: !values.short && !values['no-backups'],
    isLoopback: values.loopback,
    keep: values.keep,
    result: values.to,
  };
}
