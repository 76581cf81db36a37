import sql, { join, type Sql } from 'sql-template-tag';
import { allows, anyOf, type Access } from '../../../../resources/kit/access.ts';
import { READ_ANIMALS } from '../../../../resources/animals/animal/schema.ts';
import { READ_TRANSFERS } from '../../../../resources/requests/animalTransfer/schema.ts';
import { READ_LOST_ANIMALS } from '../../../../resources/lostFound/lostAnimal/schema.ts';
import { pendingLostAnimal } from '../../../../resources/lostFound/pendingLostAnimal/schema.ts';
import type { AnyDocumentType } from '../../../../resources/common/document/types.ts';
import type { SignedInCaller } from '../../../context.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { animalScope, canFindAnyAnimal } from '../../animals/animal/record/scope.ts';
import { readableReports } from '../../lostFound/lostAnimal/scope.ts';
import { ownerScope } from '../../owners/owner/hooks.ts';
import { requestScope } from '../request/scope.ts';

/** The condition under which the object `id` of a kind is one whose documents a caller may see. */
type Sight = (caller: SignedInCaller, id: Sql, transponder?: string) => Sql;

const nothing = sql`false`;
const ids = (caller: SignedInCaller): Sql => sql`any(${[...caller.scopeEntityIds]}::bigint[])`;
const scoped = (table: Sql, id: Sql, scope: Sql | null): Sql =>
  sql`exists (select from ${table} t where t.id = ${id} and ${scope ?? sql`true`})`;
const may = ({ actor }: SignedInCaller, ...access: Access[]): boolean => allows(anyOf(...access), actor);

/** The operator sees all of a kind, others what belongs to their entities. */
const ofEntities = (caller: SignedInCaller, table: Sql, id: Sql, column: Sql): Sql =>
  scoped(table, id, caller.actor.isOperator ? null : sql`t.${column} = ${ids(caller)}`);

/** The photos of a report, as the report itself. */
const ofReport: Sight = (caller, id) =>
  may(caller, READ_LOST_ANIMALS) ? scoped(sql`lost_animal`, id, readableReports(caller)) : nothing;

/** The records of the animals that the caller finds. */
const ofAnimals = (caller: SignedInCaller, table: Sql, id: Sql): Sql =>
  sql`exists (select from ${table} g where g.id = ${id} and ${scoped(sql`animal`, sql`g.animal_id`, animalScope(caller))})`;

const SIGHT: Record<AnyDocumentType, Sight> = {
  ANIMAL: (caller, id) =>
    may(caller, READ_ANIMALS) ? scoped(sql`animal`, id, animalScope(caller)) : nothing,
  // As the animal itself: by its id in scope, elsewhere by its whole number.
  ANIMAL_PHOTO: (caller, id, transponder) =>
    may(caller, READ_ANIMALS)
      ? transponder !== undefined && isTransponder(transponder) && canFindAnyAnimal(caller)
        ? sql`(${id} = ${animalOfNumber(transponder)} or ${scoped(sql`animal`, id, animalScope(caller))})`
        : scoped(sql`animal`, id, animalScope(caller))
      : nothing,
  OWNER: (caller, id) =>
    may(caller, 'READ_OWNER') || caller.actor.ownerId !== null
      ? scoped(sql`owner`, id, ownerScope(caller))
      : nothing,
  ENTITY: (caller, id) =>
    may(caller, 'READ_OWN_ENTITY', 'READ_ENTITY', 'READ_ENTITY_FILES')
      ? ofEntities(caller, sql`entity`, id, sql`id`)
      : nothing,
  ENTITY_PROFILE: (caller, id) =>
    may(caller, 'WRITE_ENTITY_PROFILE') ? scoped(sql`entity_profile`, id, null) : nothing,
  USER: (caller, id) =>
    may(caller, 'READ_USER')
      ? sql`(${id} = ${caller.actor.id} or ${ofEntities(caller, sql`app_user`, id, sql`entity_id`)})`
      : sql`${id} = ${caller.actor.id}`,
  VETERINARY: (caller, id) => (may(caller, 'READ_VETERINARY') ? scoped(sql`veterinary`, id, null) : nothing),
  AGGRESSION: (caller, id) =>
    may(caller, 'READ_AGGRESSIONS') ? ofAnimals(caller, sql`aggression`, id) : nothing,
  ANIMAL_LICENSE: (caller, id) =>
    may(caller, 'READ_ANIMAL_LICENSE') ? ofAnimals(caller, sql`animal_license`, id) : nothing,
  BREED: (_caller, id) => scoped(sql`breed`, id, null),
  // Written for those who work with the register, not for everyone who has an animal.
  GENERAL: (caller, id) => (caller.actor.ownerId === null ? sql`${id} is null` : nothing),
  // As the request itself: its documents hold the same personal data, and more.
  ANIMAL_TRANSFER: (caller, id) =>
    may(caller, READ_TRANSFERS) ? scoped(sql`animal_transfer`, id, requestScope(caller)) : nothing,
  PENDING_LOST_ANIMAL: (caller, id) =>
    may(caller, pendingLostAnimal.access.read)
      ? scoped(sql`pending_lost_animal`, id, requestScope(caller))
      : nothing,
  LOST_ANIMAL_PHOTO: ofReport,
  LOST_ANIMAL_ADDITIONAL_PHOTO: ofReport,
};

/**
 * Whether the documents of an object of a kind are a caller's to see; `id` is an expression.
 * @param transponder the animal's number, where the request gives it
 */
export const isVisibleTo = (
  caller: SignedInCaller,
  type: AnyDocumentType,
  id: Sql,
  transponder?: string,
): Sql => SIGHT[type](caller, id, transponder);

/** The documents `d` of the kinds given that are a caller's to see. */
export const documentsInSight = (caller: SignedInCaller, types: readonly AnyDocumentType[]): Sql =>
  sql`(${join(
    types.map(
      (type) => sql`(d.document_type = ${type} and ${isVisibleTo(caller, type, sql`d.document_type_id`)})`,
    ),
    ' or ',
  )})`;

export const isKnownType = (type: string): type is AnyDocumentType => Object.hasOwn(SIGHT, type);
