import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { plainCode } from '../../../../resources/numbers/printedCode.ts';
import { consumeAttempt, refundAttempt } from '../../../auth/attempts.ts';
import { getOne, type Db, type Tx } from '../../../db/db.ts';
import { Refusal } from '../../../errors.ts';
import { hashAdvertCode, isInForce } from '../animal/record/adverts.ts';
import { recordedNumber } from '../../../db/transponder.ts';

/** Wrong codes for one number, from all addresses, registered or not. */
const WRONG_CODES = { tries: 30, windowMinutes: 60, blockMinutes: 10, longestMinutes: 60 };

export interface CheckRequest {
  readonly transponder: string;
  readonly hash: Buffer;
  readonly subject: string;
}

/**
 * Counts the check and hashes the code, before the transaction opens.
 * @throws Refusal 429 after too many wrong codes for the number
 */
export async function prepareCheck(
  db: Db,
  body: { readonly transponder: string; readonly code: string },
): Promise<CheckRequest> {
  const typed = body.transponder.replace(/[\s.-]/g, '');
  // A buyer may read the second chip of an animal.
  const { transponder } = await getOne<{ transponder: string }>(
    db,
    sql`select ${recordedNumber(typed)} as transponder`,
  );
  const subject = `advert:${createHash('sha256').update(transponder).digest('base64url')}`;
  const taken = await consumeAttempt(db, subject, WRONG_CODES);
  if ('blockedSeconds' in taken) throw new Refusal(429, 'TOO_MANY_REQUESTS', [], {}, taken.blockedSeconds);
  return { transponder, subject, hash: await hashAdvertCode(transponder, plainCode(body.code)) };
}

/** Looks the pair up and notes the check: one statement, which does the same whatever is wrong. */
export async function answerCheck(
  tx: Tx,
  { transponder, hash, subject }: CheckRequest,
): Promise<{ confirmed: boolean }> {
  const { confirmed } = await getOne<{ confirmed: boolean }>(
    tx,
    sql`with found as (
        select a.id as animal_id, c.id as code_id from (values (1)) as one (n)
        left join animal a on a.transponder = ${transponder}
        left join advert_code c on c.animal_id = a.id and c.code_hash = ${hash} and ${isInForce}
      ), noted as (
        insert into advert_check (animal_id, advert_code_id) select animal_id, code_id from found
      )
      select code_id is not null as confirmed from found`,
  );
  if (confirmed) await refundAttempt(tx, subject);
  return { confirmed };
}
