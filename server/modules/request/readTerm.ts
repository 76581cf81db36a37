import type { ConfigurationValue } from '../../../resources/configuration/values.ts';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import type { Queryable } from '../../db/db.ts';
import { entries } from '../configuration/entries.ts';
import type { Term } from './term.ts';

/** The term of a type of request as the operator has set it, else as it is declared; `null` where it has none. */
export async function readTerm(db: Queryable, { name, request }: AnyRequest): Promise<Term | null> {
  if (request.termDays === null) return null;
  const set = new Map(
    (await entries(db, ['requestTerms', 'localHolidays'])).map(({ key, value }) => [key, value]),
  );
  const terms = set.get('requestTerms') as ConfigurationValue<'requestTerms'> | undefined;
  const holidays = set.get('localHolidays') as ConfigurationValue<'localHolidays'> | undefined;
  return { days: terms?.[name] ?? request.termDays, holidays: new Set(holidays) };
}
