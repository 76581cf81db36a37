import { classified, DatabaseUnavailable } from '../../db/errors.ts';
import { QueryFault, placeAt, type QueryFaultCode } from './fault.ts';

/** Why the database refused a query, by its class of error. Its own words stay here: they can quote values. */
const CODE_OF_STATE: Readonly<Record<string, QueryFaultCode>> = {
  '57014': 'QUERY_TIMED_OUT',
  '42601': 'QUERY_SYNTAX',
  '42703': 'QUERY_UNKNOWN_COLUMN',
  '42702': 'QUERY_UNKNOWN_COLUMN',
  '42P01': 'QUERY_UNKNOWN_TABLE',
  '42803': 'QUERY_UNGROUPED_COLUMN',
  '42883': 'QUERY_WRONG_TYPES',
  '42804': 'QUERY_WRONG_TYPES',
  '42846': 'QUERY_WRONG_TYPES',
  '22P02': 'QUERY_WRONG_TYPES',
  '22012': 'QUERY_DIVIDES_BY_ZERO',
};

/** What stands before a query where the database is asked for its cost. */
const PREFIX_LENGTH = 'explain (format json) '.length;

/** A failure of the database while it ran a query, as its author reads it; any other error as it is. */
export function faultOf(error: unknown, text: string): unknown {
  if (error instanceof QueryFault) return error;
  const { code, position } = (error ?? {}) as { code?: unknown; position?: unknown };
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return classified(error);
  const known = CODE_OF_STATE[code];
  if (known === undefined && classified(error) instanceof DatabaseUnavailable) return classified(error);
  const at = Number(position);
  return new QueryFault(
    known ?? 'QUERY_FAILED',
    null,
    position === undefined || Number.isNaN(at) ? null : placeAt(text, at - 1 - PREFIX_LENGTH),
  );
}
