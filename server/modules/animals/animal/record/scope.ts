import sql, { empty, type Sql } from 'sql-template-tag';
import { allows } from '../../../../../resources/kit/access.ts';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import { FIND_ANY_ANIMAL } from '../../../../../resources/animals/animal/schema.ts';
import { OPENING_GROUNDS, type AnimalGround } from '../../../../../resources/animals/animal/grounds.ts';
import type { SignedInCaller } from '../../../../context.ts';
import { animalOfNumber } from '../../../../db/transponder.ts';
import { ownerScope } from '../../../owners/owner/scope.ts';

const entitiesOf = ({ scopeEntityIds }: SignedInCaller): Sql => sql`any(${[...scopeEntityIds]}::bigint[])`;

/**
 * Whose animals a caller's lists show, over alias `t`: all for the operator, an owner's own for its account,
 * else those that the caller's entities registered, treat, transferred or reported.
 */
export function animalScope(caller: SignedInCaller): Sql | null {
  const { actor, scopeEntityIds } = caller;
  if (actor.ownerId !== null) return sql`t.owner_id = ${actor.ownerId}`;
  if (actor.isOperator) return null;
  const [first, ...more] = scopeEntityIds;
  if (first === undefined) return sql`false`;
  return more.length === 0
    ? sql`t.id in (select l.animal_id from animal_entity l where l.entity_id = ${first} and l.ended_timestamp is null)`
    : sql`t.id in (select l.animal_id from animal_entity l where l.entity_id = ${entitiesOf(caller)} and l.ended_timestamp is null)`;
}

/** Whether an entity of the caller has a ground to find the animal of an alias, or one of these grounds. */
const hasGround = (caller: SignedInCaller, animal: Sql, grounds?: readonly AnimalGround[]): Sql =>
  sql`exists (select from animal_entity l where l.animal_id = ${animal}.id and l.entity_id = ${entitiesOf(caller)}
    and l.ended_timestamp is null${grounds ? sql` and l.ground = any(${[...grounds]}::text[])` : empty})`;

/** Whether the caller's lists show the animal `t`, asked of a single row as `isInScope` is. */
function isListed(caller: SignedInCaller): Sql {
  const { actor } = caller;
  if (actor.ownerId !== null) return sql`t.owner_id = ${actor.ownerId}`;
  return actor.isOperator ? sql`true` : hasGround(caller, sql`t`);
}

/**
 * Whether the animal `t`, or of the alias given, is one that the caller opens and edits: of those in the lists, not the
 * ones that an entity treats or reported alone. Asked of a single row: the planner must not gather all that an entity has
 * first, as it does for lists.
 */
export function isInScope(caller: SignedInCaller, animal: Sql = sql`t`): Sql {
  const { actor } = caller;
  if (actor.ownerId !== null) return sql`${animal}.owner_id = ${actor.ownerId}`;
  return actor.isOperator ? sql`true` : hasGround(caller, animal, OPENING_GROUNDS);
}

/** Whether the caller may read the owner of the animal `t`: an animal opens no owner, only a ground of its own does. */
export function isOwnerInScope(caller: SignedInCaller): Sql {
  const scope = ownerScope(caller, sql`t.owner_id`);
  return scope ?? sql`true`;
}

/** Whether a number is of an animal that an entity of the caller opens, whatever the operator's staff may read. */
export const isOwnNumber = (caller: SignedInCaller, number: string): Sql =>
  sql`exists (select from animal_entity l where l.animal_id = ${animalOfNumber(number)}
    and l.entity_id = ${entitiesOf(caller)} and l.ended_timestamp is null and l.ground = any(${[...OPENING_GROUNDS]}::text[]))`;

/** Whether an entity of the caller reported that it has found the animal `t`, and the report is open. */
export const isHolder = (caller: SignedInCaller): Sql => hasGround(caller, sql`t`, ['REPORTED']);

/**
 * Whether an entity of the caller registered the animal `t` for the owner that it still has: then the entity knows the owner
 * from the counter, and recognises it by masked contacts.
 */
export const hasRegisteredForOwner = (caller: SignedInCaller): Sql =>
  sql`${hasGround(caller, sql`t`, ['REGISTERED'])}
    and not exists (select from animal_transfer x where x.animal_id = t.id and x.accepted)`;

/** The columns that say of an animal found what the caller may read of it. */
export const animalScopeColumns = (caller: SignedInCaller): Sql =>
  sql`${isInScope(caller)} as is_in_scope, ${isOwnerInScope(caller)} as is_owner_in_scope, ${isHolder(caller)} as is_holder`;

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
  return byNumber && reaching ? named : sql`${named} and ${isListed(caller)}`;
}
