/** The database does not answer, or stopped answering while asked: 503 with Retry-After. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOENT',
]);
// Shut down by an administrator, crashed, still starting, out of connections, session ended for idling.
const goneStates = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03']);
const goneWords =
  /connection terminated|not queryable|timeout exceeded when trying to connect|after calling end/i;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string')
    return networkCodes.has(code) || goneStates.has(code) || code.startsWith('08');
  if (error instanceof AggregateError) return error.errors.some(isAway); // localhost: refused on IPv6 and on IPv4
  return goneWords.test(error.message);
}

/** What the drivers hang on an error that holds rows' values or parameters: not for any log. */
const telling = ['detail', 'params', 'query', 'queryOptions', 'where'];

/**
 * The same error without the values that it met, or `DatabaseAway` around it where the connection is what
 * failed. `code` and `constraint` stay.
 */
export function classified(error: unknown): unknown {
  if (typeof error === 'object' && error !== null)
    for (const name of telling) Reflect.deleteProperty(error, name);
  return isAway(error) ? new DatabaseAway(error) : error;
}
