import { DatabaseUnavailable } from './db/errors.ts';
import { FolderInUse } from './db/folderLock.ts';
import { MigrationError } from './db/migrate.ts';
import { logFault } from './log/logFault.ts';
import { SettingsError } from './settings/error.ts';

interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly address?: string;
  readonly port?: number;
}

/** Advice for an error of the system, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by this account',
  EPERM: 'may not be used by this account',
  EROFS: 'cannot be written to',
  ENOSPC: 'has no room left',
  EDQUOT: 'has no room left for this account',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
  ENOENT: 'is not there',
  EMFILE: 'cannot be opened: this process has too many files open',
  EIO: 'cannot be read or written: the disk reports a fault',
};

function listenSentence({ code, address, port }: SystemError): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program: set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
  return `HOST is ${address}, which is no address of this machine.`;
}

/** The reason of a database that cannot be reached, in its own words: they name hosts and roles, no records. */
function reasonOf({ cause }: DatabaseUnavailable): string {
  if (cause instanceof AggregateError) return String(cause.errors[0]?.message ?? cause.name);
  return cause instanceof Error ? cause.message : 'no reason was given';
}

/**
 * The one sentence for a failure that a person can do something about; undefined for a fault of ours.
 * Its first words name the setting, folder, port or database that is meant.
 */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof FolderInUse || error instanceof MigrationError)
    return error.message;
  if (error instanceof DatabaseUnavailable) return `The database does not answer: ${reasonOf(error)}.`;
  const { code = '', syscall, path } = (error ?? {}) as SystemError;
  if (code === '53100') return 'The database has no room left on its disk.';
  if (syscall === 'listen' || syscall === 'bind') return listenSentence(error as SystemError);
  const advice = ADVICE[code];
  return advice && path !== undefined ? `${path} ${advice} (${code}).` : undefined;
}

/** Says why a program cannot go on: one sentence where a person can act on it, otherwise a line of the log. */
export function sayFailure(error: unknown): void {
  const sentence = startFailure(error);
  if (sentence === undefined) logFault('an unexpected fault', error);
  else process.stderr.write(`${sentence.replace(/[\r\n]+/g, ' ')}\n`);
}
