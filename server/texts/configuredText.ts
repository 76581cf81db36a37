import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { ConfigurationKey } from '../../resources/common/configuration/configurationValues.ts';
import type { Actor } from '../../resources/kit/access.ts';
import { findOne, type Queryable } from '../db/db.ts';
import { findShipped } from './shipped/shippedTexts.ts';

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
  key: ConfigurationKey,
  language: string | null | undefined,
): Promise<{ content: string; version: number; hash: string }> {
  const row = await findOne<{ value: StoredText }>(
    db,
    sql`select value from configuration where key = ${key}`,
  );
  const { pt = '', en = '', version = 0 } = row?.value ?? findShipped(key) ?? {};
  return {
    content: prefersEnglish(language) && en !== '' ? en : pt,
    version,
    hash: createHash('sha256')
      .update(JSON.stringify([pt, en]))
      .digest('base64url'),
  };
}

/** The language of the page that asks, else the account's: what is read belongs to the page around it. */
export const languageOf = (request: FastifyRequest, actor: Pick<Actor, 'language'> | null): string | null => {
  const asked = request.headers['accept-language'];
  return /\b(?:pt|en)\b/i.test(asked ?? '') ? (asked ?? null) : (actor?.language ?? null);
};

/** Whether English comes before Portuguese. */
function prefersEnglish(language: string | null | undefined): boolean {
  const wanted = (language ?? '')
    .toLowerCase()
    .slice(0, 200)
    .split(',')
    .map((one) => one.trim());
  return wanted.find((one) => one.startsWith('en') || one.startsWith('pt'))?.startsWith('en') ?? false;
}
