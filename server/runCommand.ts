import { sayFailure } from './startFailure.ts';

/** Whether what was typed is no argument of the command. */
const isWrongArgument = (error: Error): boolean =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a command of the terminal. A failure ends it with 1: in its own words where the person who typed it can mend it,
 * which are wrong arguments and errors of the class `expected`, otherwise as the start of the server says it.
 */
export function runCommand(
  main: () => Promise<void>,
  expected?: abstract new (...args: never[]) => Error,
): void {
  main().catch((error: unknown) => {
    const isExpected =
      error instanceof Error && (isWrongArgument(error) || (expected && error instanceof expected));
    if (isExpected) console.error(error.message);
    else sayFailure(error);
    process.exitCode = 1;
  });
}
