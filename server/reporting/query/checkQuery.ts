import { loadModule, parseSync, scanSync, hasSqlDetails } from 'libpg-query';
import { QueryFault, placeAt } from './fault.ts';
import { numberParameters, type NumberedQuery, type ParameterType } from './parameters.ts';
import { readTree, type Catalogue, type QueryUse } from './readTree.ts';

/** The longest query, in characters. */
export const QUERY_MAX = 20_000;
/** The most words, signs and comments: a tree of more levels would not fit the stack that reads it. */
const MAX_TOKENS = 2_000;

/** A query that may be run: its text with numbered parameters, and what it uses. */
export interface CheckedQuery extends NumberedQuery, QueryUse {}

/** The place of a character of the numbered text in the text as it was written, as near as its line. */
const placeIn = (numbered: string, offset: number) => placeAt(numbered, offset);

/** Reads the words of a query, which finds out how deep its tree can be before one is made. */
function readTokens(text: string): readonly { readonly tokenName: string; readonly start: number }[] {
  try {
    return scanSync(text).tokens;
  } catch {
    // A text or comment without its end, or a letter that no word has.
    throw new QueryFault('QUERY_SYNTAX');
  }
}

/** The tree of a query by PostgreSQL's own grammar. */
function parse(text: string): { readonly stmts?: readonly { readonly stmt?: unknown }[] } {
  try {
    return parseSync(text);
  } catch (error) {
    if (!hasSqlDetails(error)) throw new QueryFault('QUERY_TOO_LONG');
    const { cursorPosition } = error.sqlDetails ?? { cursorPosition: 0 };
    throw new QueryFault('QUERY_SYNTAX', null, placeIn(text, cursorPosition - 1));
  }
}

/**
 * Checks that a text is one SELECT over the views of the catalogue which can neither write, lock, wait, nor reach anything
 * else, and says what it uses. It decides by PostgreSQL's own grammar, and refuses what it does not know.
 * @throws QueryFault
 */
export async function checkQuery(
  text: string,
  catalogue: Catalogue,
  types: ReadonlyMap<string, ParameterType> = new Map(),
): Promise<CheckedQuery> {
  if (text.length > QUERY_MAX) throw new QueryFault('QUERY_TOO_LONG');
  if (text.includes('\0')) throw new QueryFault('QUERY_SYNTAX');
  await loadModule();
  const numbered = numberParameters(text, types);
  const tokens = readTokens(numbered.text);
  if (tokens.length > MAX_TOKENS) throw new QueryFault('QUERY_TOO_LONG');
  // A parameter within quotes or a comment is none, and a `$1` that was written would be another's.
  if (tokens.filter(({ tokenName }) => tokenName === 'PARAM').length !== numbered.uses)
    throw new QueryFault('QUERY_QUOTED_PARAMETER');
  const { stmts = [] } = parse(numbered.text);
  const [only] = stmts;
  if (stmts.length !== 1 || only === undefined) throw new QueryFault('QUERY_NOT_ONE_SELECT');
  return { ...numbered, ...readTree(only.stmt, catalogue, (offset) => placeIn(numbered.text, offset)) };
}
