import sql from 'sql-template-tag';
import { merge } from '../../../../resources/animals/animal/operations.ts';
import type { CatalogueCode } from '../../../../resources/kit/codes.ts';
import { operationState } from '../../../../resources/kit/operations/operationStates.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { formError, notFound } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { animals } from '../animal/record/animals.ts';
import type { Animal } from '../animal/record/animal.ts';
import { animalNamed, animalScopeColumns, isInScope } from '../animal/record/scope.ts';

/** Two records of one animal: the one that survives a merge, and the one that it absorbs. */
export interface Pair {
  readonly current: Animal;
  readonly old: Animal;
}

const findId = async (db: Queryable, number: string, caller: SignedInCaller): Promise<number | undefined> =>
  isTransponder(number)
    ? (
        await findOne<{ id: number }>(
          db,
          sql`select t.id from animal t where ${animalNamed(number, caller, false)} and ${isInScope(caller)}`,
        )
      )?.id
    : undefined;

/**
 * The two records that are to be merged, both of the caller's scope; locked, the lower number first, where they will be
 * written. Two merges of the same animals then never wait for each other in a circle.
 * @throws Refusal 404 for the surviving record, 422 under `oldTransponder` for the other one
 */
export async function findPair(
  db: Queryable,
  given: { readonly transponder: string; readonly oldTransponder: string },
  caller: SignedInCaller,
  lock = false,
): Promise<Pair> {
  const wrong = (error: CatalogueCode) => formError([{ property: 'oldTransponder', error }]);
  const currentId = await findId(db, given.transponder, caller);
  if (currentId === undefined) throw notFound();
  const oldId = await findId(db, given.oldTransponder, caller);
  if (oldId === undefined) throw wrong('INVALID_TRANSPONDER');
  if (oldId === currentId) throw wrong('INVALID_TRANSPONDER');
  if (lock)
    await db.query(sql`select from animal where id in (${currentId}, ${oldId}) order by id for update`);
  // Read once they are locked: another merge may have ended one of them meanwhile.
  const select = animalScopeColumns(caller);
  const current = await findRecord(db, animals, sql`t.id = ${currentId}`, { select });
  if (!current) throw notFound();
  const old = await findRecord(db, animals, sql`t.id = ${oldId}`, { select });
  if (!old) throw wrong('INVALID_TRANSPONDER');
  return { current, old };
}

/**
 * Returns the reason why two records cannot be merged as they are, and the transponder; null where they can.
 */
export async function findObstacle(
  db: Queryable,
  { current, old }: Pair,
  { actor }: SignedInCaller,
): Promise<{ property: 'transponder' | 'oldTransponder'; reason: CatalogueCode } | null> {
  for (const [property, animal] of [
    ['transponder', current],
    ['oldTransponder', old],
  ] as const) {
    const { reason } = operationState(merge, animal, actor);
    if (reason) return { property, reason };
    // Also one that waits for validation, while its animal is still as any other.
    const open = await findOne(
      db,
      sql`select 1 from lost_animal where animal_id = ${animal.id} and not is_closed`,
    );
    if (open) return { property, reason: 'LOST_ALREADY_OPEN' };
  }
  // Two records of one animal may name two breeds, never two species.
  const species = await db.query(sql`
    with recursive above as (
      select id, parent_id from breed where id in (${current.breedId}, ${old.breedId})
      union select b.id, b.parent_id from breed b join above a on b.id = a.parent_id)
    select id from above where parent_id is null`);
  if (species.length > 1) return { property: 'oldTransponder', reason: 'ANIMAL_MERGE_OTHER_SPECIES' };
  return null;
}
