import sql from 'sql-template-tag';
import type { Write } from '../../../write/openWrite.ts';
import type { Caller } from '../../../context.ts';
import type { MovementObject } from '../pricingTable/movementPrice.ts';
import { notify } from '../../common/notification/notify.ts';
import { reverseMovement } from './reverseMovement.ts';

/**
 * Gives back what was taken for an act that is undone: to the account that paid, at the price that it paid, by a
 * counter-transfer that names the movement. An act that was free gives nothing back. A movement is undone once: the
 * database refuses a second counter-transfer, and what has one is left out here.
 */
export async function refundAct(
  write: Write<Caller>,
  { objectType, objectId }: MovementObject,
  transponder: string,
): Promise<void> {
  const { tx, caller } = write;
  const taken = await tx.query<{ id: number }>(sql`
    select t.id from billing_transaction t
    where t.object_type = ${objectType} and t.object_id = ${objectId} and t.type = 'CONSUMPTION' and t.reverses_id is null
      and not exists (select from billing_transaction r where r.reverses_id = t.id)
    order by t.id`);
  for (const { id } of taken) {
    const { entityId, credits, balanceAfter } = await reverseMovement(tx, id, caller.actor?.id ?? null);
    await notify(write, {
      entityId,
      permission: 'READ_BALANCE',
      type: 'CREDITS_RETURNED',
      objectId: entityId,
      additionalInfo: { credits, balance: balanceAfter, transponder },
    });
  }
}
