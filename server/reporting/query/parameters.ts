import { QueryFault, placeAt } from './fault.ts';

/** The type of PostgreSQL that a parameter has in a query. */
export type ParameterType = 'text' | 'numeric' | 'date' | 'int8';

/** A query with its parameters numbered. */
export interface NumberedQuery {
  readonly text: string;
  /** The names in the order of their numbers: the first is `$1`. */
  readonly names: readonly string[];
  /** How many places have a parameter. */
  readonly uses: number;
}

const PLACEHOLDER = /\{\{([^{}]{0,100})\}\}/g;

/**
 * Puts `($n::type)` in the place of each `{{name}}`. Values never become part of the text.
 * @throws QueryFault for a name that no parameter has
 */
export function numberParameters(text: string, types: ReadonlyMap<string, ParameterType>): NumberedQuery {
  const names: string[] = [];
  let uses = 0;
  const numbered = text.replaceAll(PLACEHOLDER, (_whole, given: string, offset: number) => {
    const name = given.trim();
    const type = types.get(name);
    if (type === undefined) throw new QueryFault('QUERY_UNKNOWN_PARAMETER', name, placeAt(text, offset));
    uses += 1;
    if (!names.includes(name)) names.push(name);
    return `($${names.indexOf(name) + 1}::${type})`;
  });
  return { text: numbered, names, uses };
}
