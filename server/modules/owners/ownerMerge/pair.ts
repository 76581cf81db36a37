import sql from 'sql-template-tag';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { operationState } from '../../../../resources/kit/operations/operationStates.ts';
import { merge } from '../../../../resources/owners/owner/operations.ts';
import type { SignedInCaller } from '../../../context.ts';
import { getOne, type Queryable, type Tx } from '../../../db/db.ts';
import { formError, Refusal } from '../../../errors.ts';
import { getRecord } from '../../../write/records.ts';
import { owners, readOwner, type Owner } from '../owner/ownerRecord.ts';

/** Seconds after which a merge may well be tried again. */
const RETRY_SECONDS = 1;

/** Two records of one owner: the one that a merge keeps, and the one that it absorbs. */
export interface OwnerPair {
  readonly survivor: Owner;
  readonly absorbed: Owner;
}

interface PairIds {
  readonly survivorId: number;
  readonly absorbedId: number;
}

/**
 * The two records that are to be merged, both of the caller's scope.
 * @throws Refusal 422 under the one that is not there
 */
export async function findPair(db: Queryable, ids: PairIds, caller: SignedInCaller): Promise<OwnerPair> {
  const { survivorId, absorbedId } = ids;
  if (survivorId === absorbedId)
    throw formError([{ property: 'absorbedId', error: 'OWNER_MERGE_SAME_OWNER' }]);
  const find = (id: number, fault: FieldError): Promise<Owner> =>
    getRecord(db, owners, id, caller).catch((error: unknown) => {
      throw error instanceof Refusal && error.status === 404 ? formError([fault]) : error;
    });
  return {
    survivor: await find(survivorId, { property: 'survivorId', error: 'INVALID_SURVIVOR' }),
    absorbed: await find(absorbedId, { property: 'absorbedId', error: 'INVALID_ABSORBED' }),
  };
}

/** Returns the reason why the state of two records does not allow their merge, and the record; null where it does. */
export function findObstacle({ survivor, absorbed }: OwnerPair, { actor }: Pick<SignedInCaller, 'actor'>) {
  for (const [property, owner] of [
    ['survivorId', survivor],
    ['absorbedId', absorbed],
  ] as const) {
    const { reason } = operationState({ permission: 'SIGNED_IN', when: merge.when }, owner, actor);
    if (reason) return { property, reason };
  }
  return null;
}

/**
 * Locks what a merge, or undoing one, writes, and reads both owners. The order is that of every other decision: requests,
 * then animals, then owners, each by id. So a merge and a transfer wait for each other in no circle.
 * @param animalsOf the owners whose animals will be written
 * @throws Refusal 503 SERVER_BUSY where an animal came to one of them meanwhile and another write holds it
 */
export async function lockPair(
  tx: Tx,
  { survivorId, absorbedId }: PairIds,
  animalsOf: readonly number[],
): Promise<OwnerPair> {
  const both = [survivorId, absorbedId];
  await tx.query(
    sql`select from owner_data_update where owner_id = any(${both}::bigint[]) order by id for update`,
  );
  await tx.query(sql`select from animal_transfer where not closed
    and (previous_owner_id = any(${both}::bigint[]) or new_owner_id = any(${both}::bigint[])) order by id for update`);
  const ofOwners = sql`owner_id = any(${[...animalsOf]}::bigint[])`;
  await tx.query(sql`select from animal where ${ofOwners} order by id for update`);
  await tx.query(sql`select from owner where id = any(${both}::bigint[]) order by id for update`);
  // Rows that arrived while the locks were awaited are locked out of order: only if no other transaction holds them.
  const { isComplete } = await getOne<{ isComplete: boolean }>(
    tx,
    sql`select (select count(*) from animal where ${ofOwners})
      = (select count(*) from (select id from animal where ${ofOwners} for update skip locked) held) as is_complete`,
  );
  if (!isComplete) throw new Refusal(503, 'SERVER_BUSY', [], {}, RETRY_SECONDS);
  return { survivor: await readOwner(tx, survivorId), absorbed: await readOwner(tx, absorbedId) };
}
