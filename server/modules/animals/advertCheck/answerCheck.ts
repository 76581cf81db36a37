import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { plainCode } from '../../../../resources/numbers/printedCode.ts';
import { countAttempt, refundAttempt } from '../../../auth/attempts.ts';
import { rateLimitNetwork } from '../../../auth/rateLimitNetwork.ts';
import { getOne, type Db, type Tx } from '../../../db/db.ts';
import { hashAdvertCode, isInForce } from '../animal/record/adverts.ts';
import { recordedNumber } from '../../../db/transponder.ts';

/** Minutes after which wrong codes are forgotten. */
const WINDOW_MINUTES = 60;
/** Wrong codes for one number, registered or not, that cost no time: from one address, and from all together. */
const FREE_CODES = { address: 5, everywhere: 30 };
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 16_000;

/**
 * Returns the milliseconds that a check waits for the wrong codes before it. Who guesses is slowed down and never
 * refused: behind the same address there may be a true buyer.
 */
export function advertDelayMs(wrongCodes: number, free: number): number {
  if (wrongCodes < free) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (wrongCodes - free));
}

export interface CheckRequest {
  readonly transponder: string;
  readonly hash: Buffer;
  readonly subjects: readonly string[];
}

/** Counts the check, waits as long as the wrong codes before it ask for, and hashes the code; no transaction is open yet. */
export async function prepareCheck(
  db: Db,
  body: { readonly transponder: string; readonly code: string },
  ip: string,
): Promise<CheckRequest> {
  // A buyer may read the second chip of an animal.
  const { transponder } = await getOne<{ transponder: string }>(
    db,
    sql`select ${recordedNumber(body.transponder)} as transponder`,
  );
  const everywhere = `advert:${createHash('sha256').update(transponder).digest('base64url')}`;
  const fromAddress = `${everywhere}:${rateLimitNetwork(ip)}`;
  const [ofAddress, ofAll] = [
    await countAttempt(db, fromAddress, WINDOW_MINUTES),
    await countAttempt(db, everywhere, WINDOW_MINUTES),
  ];
  const waitMs = Math.max(
    advertDelayMs(ofAddress - 1, FREE_CODES.address),
    advertDelayMs(ofAll - 1, FREE_CODES.everywhere),
  );
  if (waitMs > 0) await delay(waitMs);
  return {
    transponder,
    subjects: [fromAddress, everywhere],
    hash: await hashAdvertCode(transponder, plainCode(body.code)),
  };
}

/** Looks the pair up and notes the check: one statement, which does the same whatever is wrong. */
export async function answerCheck(
  tx: Tx,
  { transponder, hash, subjects }: CheckRequest,
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
  if (confirmed) for (const subject of subjects) await refundAttempt(tx, subject);
  return { confirmed };
}
