import sql, { type Sql } from 'sql-template-tag';
import { allows } from '../../../../../resources/kit/access.ts';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import { FIND_ANY_ANIMAL } from '../../../../../resources/animals/animal/schema.ts';
import type { SignedInCaller } from '../../../../context.ts';
import { animalOfNumber } from '../../../../db/transponder.ts';

/**
 * Whose animals a caller's lists show, over alias `t`: all for the operator, an owner's own for its account,
 * else those that the caller's entities registered or treat.
 */
export function animalScope({ actor, scopeEntityIds }: SignedInCaller): Sql | null {
  if (actor.ownerId !== null) return sql`t.owner_id = ${actor.ownerId}`;
  if (actor.isOperator) return null;
  const [first, ...more] = scopeEntityIds;
  if (first === undefined) return sql`false`;
  return more.length === 0
    ? sql`t.id in (select l.animal_id from animal_entity l where l.entity_id = ${first})`
    : sql`t.id in (select l.animal_id from animal_entity l where l.entity_id = any(${[...scopeEntityIds]}::bigint[]))`;
}

/**
 * Whether the animal `t`, or of the alias given, is one of the caller's own, asked of a single row: the planner must not gather all that
 * an entity has first, as it does for lists.
 */
export function isInScope({ actor, scopeEntityIds }: SignedInCaller, animal: Sql = sql`t`): Sql {
  if (actor.ownerId !== null) return sql`${animal}.owner_id = ${actor.ownerId}`;
  if (actor.isOperator) return sql`true`;
  return sql`exists (select from animal_entity l where l.animal_id = ${animal}.id and l.entity_id = any(${[...scopeEntityIds]}::bigint[]))`;
}

/** Finding any animal in the country by its whole number is the register's purpose. */
export const canFindAnyAnimal = ({ actor }: SignedInCaller): boolean =>
  actor.ownerId === null && allows(FIND_ANY_ANIMAL, actor);

/**
 * The condition for one animal, named by its transponder (exactly fifteen digits) or its id.
 * @param reaching who may find animals outside their scope by number; by default the callers who can find any animal
 */
export function animalNamed(key: string, caller: SignedInCaller, reaching = canFindAnyAnimal(caller)): Sql {
  const byNumber = isTransponder(key);
  const named = byNumber ? sql`t.id = ${animalOfNumber(key)}` : sql`t.id = ${Number(key)}`;
  return byNumber && reaching ? named : sql`${named} and ${isInScope(caller)}`;
}
