import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../../db/db.ts';
import { enqueue } from '../../../jobs/outbox.ts';
import { announceEvent } from '../../../webhooks/announce.ts';

/** The kind of job that notifies an entity of a balance below its threshold. */
export const BALANCE_FALL = 'BALANCE_FALL';

/** A balance that has fallen below the threshold of its entity. */
export interface BalanceFall {
  readonly entityId: number;
  readonly available: number;
  readonly threshold: number;
}

/** The threshold of the account that an update of `credit_balance` moves, as a part of what it returns. */
export const thresholdOf: Sql = sql`(select n.threshold from account_notice n where n.entity_id = credit_balance.entity_id) as threshold`;

/**
 * Notifies an entity once its balance has fallen below its threshold: with the movement that crosses it, and with no
 * further one. The account is locked by that movement, so that of many at the same time exactly one crosses.
 * @param credits that it had more before
 */
export async function noticeFall(
  tx: Tx,
  { entityId, available, threshold }: Omit<BalanceFall, 'threshold'> & { readonly threshold: number | null },
  credits: number,
): Promise<void> {
  if (threshold === null || available >= threshold || available + credits < threshold) return;
  announceEvent(tx, {
    event: 'CREDITS_LOW',
    module: 'creditBalance',
    id: entityId,
    entityId,
    data: { entityId, available, threshold },
  });
  await enqueue(tx, BALANCE_FALL, { entityId, available, threshold } satisfies BalanceFall);
}
