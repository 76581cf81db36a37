import type { SpawnOptions } from 'node:child_process';

/** The folder of package.json. */
export const root: string;
/** Ends the command with one sentence instead of a stack trace. */
export function leave(sentence: string): never;
/** Runs a program in the same terminal, and resolves to its exit code: 1 when it could not be started or a signal ended it. */
export function run(
  program: string,
  args: readonly string[],
  options?: Omit<SpawnOptions, 'env'> & { readonly env?: Readonly<Record<string, string | undefined>> },
): Promise<number>;
