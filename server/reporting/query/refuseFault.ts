import { conflict, Refusal } from '../../errors.ts';
import type { QueryFault } from './fault.ts';

/** The refusal of a query: under its field, with the word and the place; 409 where no query is run at all. */
export function refuseFault({ code, about, place }: QueryFault): Refusal {
  if (code.startsWith('QUERIES_')) return conflict(code);
  return new Refusal(422, 'FORM_ERROR_MSG', [{ property: 'queryText', error: code }], { about, place });
}
