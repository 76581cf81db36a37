import { parseArgs } from 'node:util';

/** The size of a measured register. */
export interface Size {
  readonly name: string;
  readonly animals: number;
  readonly owners: number;
}

export const SIZES: readonly Size[] = [
  { name: '10k', animals: 10_000, owners: 4_200 },
  { name: '100k', animals: 100_000, owners: 42_000 },
  { name: '1m', animals: 1_000_000, owners: 420_000 },
];

/** Ten million animals: measured only where it is asked for by name, for loading it takes an hour and 70 GB. */
export const LARGEST: Size = { name: '10m', animals: 10_000_000, owners: 4_200_000 };

const AREA_NAMES = ['animals', 'owners', 'audit'] as const;
type AreaName = (typeof AREA_NAMES)[number];

/** The parts that a run of the bench measures. */
export interface Options {
  readonly sizes: readonly Size[];
  readonly embedded: boolean;
  /** Whether pages are opened in a browser as well. */
  readonly pages: boolean;
  readonly connections: readonly number[];
  /** Seconds of each measurement, and of the warm-up before it. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Areas that are measured on a register that is full of everything. */
  readonly areas: readonly AreaName[];
  /** Only scenarios whose key contains this; a part's name leaves the other parts out. */
  readonly only: string;
  /** A commit whose server is measured beside this one, and nothing else. */
  readonly against: string | null;
  readonly isQuick: boolean;
  /** Loads the databases anew. */
  readonly fresh: boolean;
  /** Whether the figures go into docs/performance.md. */
  readonly write: boolean;
  /** The server whose databases are used. */
  readonly postgresUrl: string;
}

const USAGE = `npm run bench -- [--quick] [--sizes 10k,100k,1m,10m] [--connections 1,10,50] [--seconds N]
  [--only WORD | --only pages|animals|owners|audit|areas] [--no-embedded] [--fresh] [--write | --no-write]
  [--against COMMIT]`;

/** The command line is not understood; the message says what would be. */
export class UsageError extends Error {}

const numbers = (text: string): number[] =>
  text.split(',').map((part) => {
    if (!/^\d{1,4}$/.test(part) || Number(part) < 1) throw new UsageError(USAGE);
    return Number(part);
  });

/** Reads the command line. A full run writes its figures to the documents; any other only with `--write`. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      quick: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      connections: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string', default: '' },
      embedded: { type: 'boolean', default: true },
      fresh: { type: 'boolean', default: false },
      against: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  const { quick, only } = values;
  const wanted = values.sizes?.split(',');
  const sizes = wanted ? [...SIZES, LARGEST].filter(({ name }) => wanted.includes(name)) : SIZES;
  if (wanted && sizes.length < wanted.length) throw new UsageError(USAGE);
  const isPart =
    quick ||
    values.against !== undefined ||
    only !== '' ||
    wanted !== undefined ||
    values.connections !== undefined;
  const isPages = only === 'pages';
  const areas = AREA_NAMES.filter((name) => ['', 'areas', name].includes(only));
  const isOther = isPages || (only !== '' && areas.length > 0);
  return {
    sizes: isOther || (values.against !== undefined && !wanted) ? [] : sizes,
    embedded: values.embedded && !isOther,
    pages: only === '' || isPages,
    areas,
    against: values.against ?? null,
    connections: numbers(values.connections ?? '1,10,50'),
    seconds: numbers(values.seconds ?? (quick ? '1' : '4'))[0]!,
    warmUp: quick ? 0.5 : 1,
    only,
    isQuick: quick,
    fresh: values.fresh,
    write: values.write ?? !isPart,
    postgresUrl: env.DATABASE_URL?.trim() || 'postgres://postgres@127.0.0.1:5432/postgres',
  };
}
