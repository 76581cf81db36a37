import sql from 'sql-template-tag';
import { getOne, type Tx } from '../../../db/db.ts';
import { postMovement, type Movement } from './post.ts';

/**
 * Undoes a movement by its counter-transfer, once.
 * @throws Refusal 409 BALANCE_BELOW_ZERO where the credits are gone
 */
export async function reverseMovement(tx: Tx, movementId: number, userId: number | null): Promise<void> {
  const undone = await getOne<Pick<Movement, 'entityId' | 'type' | 'credits' | 'amount' | 'reference'>>(
    tx,
    sql`select entity_id, type, credits, amount, reference from billing_transaction where id = ${movementId}`,
  );
  await postMovement(tx, { ...undone, credits: -undone.credits, userId, reversesId: movementId });
}
