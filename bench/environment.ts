import { LARGEST, SIZES, type Size } from './options.ts';

/** Reads the PostgreSQL server on which a bench makes its databases. @throws where the environment names none */
export function readServer(): string {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('BENCH_DATABASE_URL is missing: the address of a PostgreSQL server.');
  return url;
}

/** Reads the size of the register to measure. @throws where it is none of those that can be loaded */
export function readSize(otherwise: string): Size {
  const sizes = [...SIZES, LARGEST];
  const size = sizes.find(({ name }) => name === (process.env.BENCH_SIZE ?? otherwise));
  if (!size) throw new Error(`BENCH_SIZE is one of ${sizes.map(({ name }) => name).join(', ')}.`);
  return size;
}
