/** The database does not answer, or stopped answering while asked, or says "not now": 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
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

/**
 * Classes of SQLSTATE that say "not now": connections (08), resources such as connections and memory (53), an
 * operator's hand, a crash or a start (57).
 */
const AWAY_CLASSES = new Set(['08', '53', '57']);
/** A full disk (53100) and a canceled statement (57014) are excluded: the next statement may succeed. */
const NOT_AWAY = new Set(['53100', '57014']);
/** A session that was ended for idling in a transaction or for a transaction's length: another one is not. */
const AWAY_STATES = new Set(['25P03', '25P04']);
/**
 * Whether this is what a server answers that has become a standby: of a write, and of a table that no log carries to it.
 * Another connection finds the one that takes writes.
 */
function isOfStandby(error: object): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '25006' || (code === '0A000' && routine === 'get_relation_info');
}
const AWAY_WORDS =
  /connection terminated|not queryable|timeout exceeded when trying to connect|after calling end|query read timeout/i;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    if (NOT_AWAY.has(code)) return false;
    return (
      isOfStandby(error) ||
      networkCodes.has(code) ||
      AWAY_STATES.has(code) ||
      AWAY_CLASSES.has(code.slice(0, 2))
    );
  }
  if (error instanceof AggregateError) return error.errors.some(isAway); // localhost: refused on IPv6 and on IPv4
  return AWAY_WORDS.test(error.message);
}

/**
 * Properties that the drivers attach to an error and that hold rows' values or parameters: they must not be logged.
 */
const telling = ['detail', 'params', 'query', 'queryOptions', 'where', 'messages', 'internalQuery'];
/**
 * Classes whose messages name tables, columns and constraints, never a value: rules (23), names and types (42),
 * states (25, 40, 55, 57), resources (53), connections (08). The others quote what they were given: `invalid input
 * syntax for type date: "Rosa"`.
 */
const NAMING_CLASSES = new Set(['08', '23', '25', '40', '42', '53', '55', '57']);

function withoutValues(error: object): void {
  for (const name of telling) Reflect.deleteProperty(error, name);
  const { code } = error as { code?: unknown };
  if (!(error instanceof Error) || typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return;
  if (NAMING_CLASSES.has(code.slice(0, 2))) return;
  const safe = `the database refuses a statement (${code})`;
  if (typeof error.stack === 'string') error.stack = error.stack.replace(error.message, safe);
  error.message = safe;
}

/**
 * The same error without the values that it met, or `DatabaseUnavailable` around it where the connection is what
 * failed. `code` and `constraint` stay.
 */
export function classified(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) withoutValues(error);
  return isAway(error) ? new DatabaseUnavailable(error) : error;
}

/** Whether a statement failed because its server takes no writes. */
export const isReadOnlyFailure = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && isOfStandby(error.cause ?? {});
