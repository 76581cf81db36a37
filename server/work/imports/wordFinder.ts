import sql, { join } from 'sql-template-tag';
import type { CatalogueCode } from '../../../resources/kit/codes.ts';
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
  find(column: ColumnFacts, word: string): Promise<FoundWord>;
}

async function lookUp(
  db: Queryable,
  caller: SignedInCaller,
  column: ColumnFacts,
  word: string,
): Promise<FoundWord> {
  const { field, finds } = column;
  const stored = getStored(moduleNamed(field.to ?? ''));
  const only = Object.entries(field.only ?? {}).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [sql`t.${columnIdent(name)} = ${value}`] : [],
  );
  for (const name of finds ?? [field.label ?? 'name']) {
    // eslint-disable-next-line no-await-in-loop -- the first field that finds any decides
    const found = await db.query<{ id: number }>(sql`
      select t.id from ${stored.name} t
      where lower(t.${columnIdent(name)}) = lower(${word}) and ${join([...only, inScope(stored, caller)], ' and ')} limit 2`);
    if (found.length > 1) return { error: 'AMBIGUOUS_WORD' };
    if (found[0]) return { value: found[0].id };
  }
  return { error: 'UNKNOWN_WORD' };
}

/** Looks each word up anew: for records that this very file makes. */
export const findingWords = (db: Queryable, caller: SignedInCaller): WordFinder => ({
  find: (column, word) => lookUp(db, caller, column, word),
});

/** Words that are kept, at most: a column of numbers has as many as rows. */
const MAX_KEPT = 5_000;

/** Looks each word up once. Only what lasts may be found by it: nothing of a transaction that is rolled back. */
export function keepingWords(finderOf: () => WordFinder): WordFinder {
  const kept = new Map<string, FoundWord>();
  return {
    find: async (column, word) => {
      const key = `${column.name} ${word}`;
      const known = kept.get(key);
      if (known) return known;
      const found = await finderOf().find(column, word);
      if ('value' in found) {
        if (kept.size >= MAX_KEPT) kept.clear();
        kept.set(key, found);
      }
      return found;
    },
  };
}
