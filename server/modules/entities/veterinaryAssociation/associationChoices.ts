import sql, { empty } from 'sql-template-tag';
import { ROOT_ENTITY } from '../../../../resources/entities/entity/root.ts';
import { mayGrant } from '../../../../resources/access/role/rules.ts';
import { associationChoices } from '../../../../resources/entities/veterinaryAssociation/calls.ts';
import { freeText } from '../../../crud/where.ts';
import { handleRead } from '../../../http/handle.ts';
import { speaksFor } from './hooks.ts';

/** The number of entities offered at a time; the user types a part of the name to find others. */
const OFFERED = 30;

export const associationChoicesHandler = handleRead(associationChoices, async ({ db, caller, query }) => {
  const within = speaksFor(caller, sql`t.id`);
  const { entityName, entityId = [caller.actor.entity?.id ?? null] } = query;
  const [first = null] = entityId;
  const entities = await db.query<{ id: number; name: string; isSubEntity: boolean }>(sql`
    select t.id, t.name, t.parent_id is not null as is_sub_entity from entity t
    where t.active and t.id <> ${ROOT_ENTITY} ${within ? sql`and ${within}` : empty}
      ${entityName ? sql`and ${freeText(entityName)}` : empty}
    order by t.id = ${first}::bigint desc nulls last, t.name_order, t.id limit ${OFFERED + 1}`);
  // What most veterinarians have at entities of the same profile is what the next one most likely gets, then what most have,
  // and where none works yet the role of the entity's profile.
  const roles = await db.query<{ id: number; name: string; permissions: string[] }>(sql`
    select r.id, r.name, r.permissions from role r
    order by (select count(*) from veterinary_entity v join entity e on e.id = v.entity_id
        where v.role_id = r.id and e.profile_id = (select f.profile_id from entity f where f.id = ${first}::bigint)) desc,
      (select count(*) from veterinary_entity v where v.role_id = r.id) desc,
      (select p.role_id = r.id from entity f join entity_profile p on p.id = f.profile_id where f.id = ${first}::bigint)
        is true desc, sort_text(r.name) collate "C", r.id`);
  return {
    entities: entities.slice(0, OFFERED),
    hasMoreEntities: entities.length > OFFERED,
    roles: roles
      .filter(({ permissions }) => mayGrant(caller.actor, permissions))
      .map(({ id, name }) => ({ id, name })),
  };
});
