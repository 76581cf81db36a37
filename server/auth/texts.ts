import sql from 'sql-template-tag';
import { findOne, type Queryable } from '../db/db.ts';

/** A text of the configuration in both languages; the legal warning has a version too. */
interface StoredText {
  readonly pt?: string;
  readonly en?: string;
  readonly version?: number;
}

/**
 * A text that the operator wrote, in the language asked for, else in Portuguese.
 * @param language a user's language or an Accept-Language header
 */
export async function configuredText(
  db: Queryable,
  key: 'legalWarning' | 'loginHelp' | 'announcement' | 'highlights' | 'changelog',
  language: string | null | undefined,
): Promise<{ content: string; version: number }> {
  const row = await findOne<{ value: StoredText }>(
    db,
    sql`select value from configuration where key = ${key}`,
  );
  const { pt = '', en = '', version = 0 } = row?.value ?? {};
  return { content: prefersEnglish(language) && en !== '' ? en : pt, version };
}

/** Whether English comes before Portuguese. */
function prefersEnglish(language: string | null | undefined): boolean {
  const wanted = (language ?? '')
    .toLowerCase()
    .slice(0, 200)
    .split(',')
    .map((one) => one.trim());
  return wanted.find((one) => one.startsWith('en') || one.startsWith('pt'))?.startsWith('en') ?? false;
}
