import sql, { join, type Sql } from 'sql-template-tag';
import type { CatalogueCode } from '../../../resources/kit/codes.ts';
import { splitPostalCode } from '../../../resources/numbers/postalCode.ts';
import type { SignedInCaller } from '../../context.ts';
import { getStored } from '../../crud/getStored.ts';
import type { Queryable } from '../../db/db.ts';
import { columnIdent } from '../../db/sql.ts';
import { inScope } from '../../write/redaction.ts';
import { moduleNamed, type ColumnFacts } from './importColumns.ts';

/** The record that a word names, or why it names none. */
export type FoundWord = { readonly value: number } | { readonly error: CatalogueCode };

/** Finds the records that words of a file name. */
export interface WordFinder {
  /** @param near the postal code beside it, of a column that names one */
  find(column: ColumnFacts, word: string, near: string | undefined): Promise<FoundWord>;
  /** The parish of a postal code, as forms propose it; undefined where it has several, or none. */
  parishOf(postalCode: string): Promise<number | undefined>;
}

/** The rows of a postal code. */
const ofCode = (postalCode: string | undefined): Sql | undefined => {
  const code = postalCode === undefined ? null : splitPostalCode(postalCode);
  return code ? sql`from postal_code c where c.cp4 = ${code.cp4} and c.cp3 = ${code.cp3}` : undefined;
};

async function lookUp(
  db: Queryable,
  caller: SignedInCaller,
  { field, finds }: ColumnFacts,
  word: string,
  near: string | undefined,
): Promise<FoundWord> {
  const stored = getStored(moduleNamed(field.to ?? ''));
  const code = ofCode(near);
  const only = [
    ...(code ? [sql`t.county_id in (select c.county_id ${code})`] : []),
    ...Object.entries(field.only ?? {}).flatMap(([name, value]) =>
      typeof value === 'boolean' ? [sql`t.${columnIdent(name)} = ${value}`] : [],
    ),
    inScope(stored, caller),
  ];
  for (const name of finds ?? [field.label ?? 'name']) {
    // eslint-disable-next-line no-await-in-loop -- the first field that finds any decides
    const found = await db.query<{ id: number }>(sql`
      select t.id from ${stored.name} t
      where lower(t.${columnIdent(name)}) = lower(${word}) and ${join(only, ' and ')} limit 2`);
    if (found.length > 1) return { error: 'AMBIGUOUS_WORD' };
    if (found[0]) return { value: found[0].id };
  }
  return { error: 'UNKNOWN_WORD' };
}

async function parishOf(db: Queryable, postalCode: string): Promise<number | undefined> {
  const code = ofCode(postalCode);
  if (!code) return undefined;
  const found = await db.query<{ id: number | null }>(sql`select distinct c.parish_id as id ${code} limit 2`);
  return found.length === 1 ? (found[0]?.id ?? undefined) : undefined;
}

/** Looks each word up anew: for records that this very file makes. */
export const findingWords = (db: Queryable, caller: SignedInCaller): WordFinder => ({
  find: (column, word, near) => lookUp(db, caller, column, word, near),
  parishOf: (postalCode) => parishOf(db, postalCode),
});

/** Words that are kept, at most: a column of numbers has as many as rows. */
const MAX_KEPT = 5_000;

/** Looks each word up once. Only what lasts may be found by it: nothing of a transaction that is rolled back. */
export function keepingWords(finder: WordFinder): WordFinder {
  const words = new Map<string, FoundWord>();
  const parishes = new Map<string, number | undefined>();
  return {
    find: async (column, word, near) => {
      const key = `${column.name} ${near ?? ''} ${word}`;
      const known = words.get(key);
      if (known) return known;
      const found = await finder.find(column, word, near);
      if ('value' in found) {
        if (words.size >= MAX_KEPT) words.clear();
        words.set(key, found);
      }
      return found;
    },
    parishOf: async (postalCode) => {
      if (parishes.has(postalCode)) return parishes.get(postalCode);
      const found = await finder.parishOf(postalCode);
      if (parishes.size >= MAX_KEPT) parishes.clear();
      parishes.set(postalCode, found);
      return found;
    },
  };
}
