import sql from 'sql-template-tag';
import { FORM_CODE_MINUTES, REFERENCE_LENGTH } from '../../../../resources/common/publicForm/limits.ts';
import { CODE_LETTERS } from '../../../../resources/numbers/printedCode.ts';
import { consumeAttempt } from '../../../auth/attempts.ts';
import { hashCode, isCode, newCode } from '../../../auth/secrets.ts';
import { hashToken, newToken } from '../../../auth/session.ts';
import { findOne, getOne, type Db, type Queryable } from '../../../db/db.ts';
import { conflict, formError, Refusal } from '../../../errors.ts';
import { createHash, randomInt } from 'node:crypto';

type Purpose = 'FORM' | 'STATE' | 'ACCESS';

/** A code that was mailed, with what it stands for. */
interface PublicCode {
  readonly form: string | null;
  readonly email: string | null;
  readonly reference: string | null;
}

const DAY_MINUTES = 24 * 60;
/** Codes that are mailed to one address within a day. */
const MAILS_A_DAY = {
  tries: 5,
  windowMinutes: DAY_MINUTES,
  blockMinutes: DAY_MINUTES,
  longestMinutes: DAY_MINUTES,
};
/** Wrong codes of one token; it is worth nothing after them. */
const MAX_TRIES = 5;
/** Minutes for which an opened request can be changed without another code. */
const ACCESS_MINUTES = 30;

const subjectOf = (email: string): string => `form:${createHash('sha256').update(email).digest('base64url')}`;

/** A reference of letters and digits that do not look alike. */
export const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/**
 * Counts a mail to an address.
 * @throws Refusal 429 when it has had as many as it may have in a day
 */
export async function countMail(db: Db, email: string): Promise<void> {
  const taken = await consumeAttempt(db, subjectOf(email), MAILS_A_DAY);
  if ('blockedSeconds' in taken) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, taken.blockedSeconds);
}

/** Issues a code, and the token that it belongs to; only their hashes are stored. */
export async function issuePublicCode(
  db: Queryable,
  purpose: 'FORM' | 'STATE',
  { form, email, reference }: PublicCode,
): Promise<{ token: string; code: string; expiresTimestamp: string }> {
  const [token, code] = [newToken(), newCode()];
  const { expiresAt } = await getOne<{ expiresAt: string }>(
    db,
    sql`insert into public_code (token_hash, purpose, form, email, reference, code_hash, expires_at)
      values (${hashToken(token)}, ${purpose}, ${form}, ${email}, ${reference}, ${hashCode(token, code)},
        now() + make_interval(mins => ${FORM_CODE_MINUTES}::int)) returning expires_at`,
  );
  return { token, code, expiresTimestamp: expiresAt };
}

/**
 * Checks a code and counts the try, before its transaction opens: a refusal must not give the try back.
 * @throws Refusal 409 PUBLIC_CODE_EXPIRED for a token that is over, used or unknown; 422 at `code` for a wrong one
 */
export async function checkPublicCode(
  db: Db,
  purpose: Purpose,
  token: string,
  code: string,
): Promise<PublicCode> {
  const found = await findOne<PublicCode & { readonly codeHash: Uint8Array; readonly tries: number }>(
    db,
    sql`update public_code set tries = tries + 1
      where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() and tries < ${MAX_TRIES}
      returning form, email, reference, code_hash, tries`,
  );
  if (!found) throw conflict('PUBLIC_CODE_EXPIRED');
  if (!isCode(found.codeHash, token, code)) throw formError([{ property: 'code', error: 'INVALID_CODE' }]);
  // What is wrong with the form is mended with the same code.
  await db.query(sql`update public_code set tries = tries - 1 where token_hash = ${hashToken(token)}`);
  return found;
}

/**
 * Uses a code up, in the transaction that does what it allows.
 * @throws Refusal 409 PUBLIC_CODE_EXPIRED where another was faster
 */
export async function usePublicCode(tx: Queryable, token: string): Promise<void> {
  const used = await tx.query(
    sql`delete from public_code where token_hash = ${hashToken(token)} and expires_at > now() returning 1`,
  );
  if (used.length === 0) throw conflict('PUBLIC_CODE_EXPIRED');
}

/** Issues the secret with which an opened request is changed. */
export async function issueAccess(tx: Queryable, reference: string): Promise<string> {
  const token = newToken();
  await tx.query(sql`
    insert into public_code (token_hash, purpose, reference, expires_at)
    values (${hashToken(token)}, 'ACCESS', ${reference}, now() + make_interval(mins => ${ACCESS_MINUTES}::int))`);
  return token;
}

/**
 * Returns the reference of the request that a secret opens.
 * @throws Refusal 409 PUBLIC_CODE_EXPIRED
 */
export async function referenceOfAccess(db: Queryable, access: string): Promise<string> {
  const found = await findOne<{ reference: string }>(
    db,
    sql`select reference from public_code
      where token_hash = ${hashToken(access)} and purpose = 'ACCESS' and expires_at > now()`,
  );
  if (!found) throw conflict('PUBLIC_CODE_EXPIRED');
  return found.reference;
}
