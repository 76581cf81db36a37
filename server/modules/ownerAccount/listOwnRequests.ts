import sql, { join, type Sql } from 'sql-template-tag';
import {
  listOwnRequests,
  MAX_OWN_ROWS,
  OWN_REQUEST_TYPES,
  type OwnRequest,
} from '../../../resources/ownerAccount/calls.ts';
import { handleRead } from '../../http/handle.ts';

type RequestType = OwnRequest['module'];

const ofAnimals = (ownerId: number): Sql =>
  sql`r.animal_id in (select a.id from animal a where a.owner_id = ${ownerId})`;

/** Table and condition of each type; every condition has an index of its own. */
const TYPES: Readonly<Record<RequestType, { table: Sql; where: (ownerId: number) => Sql; animal: Sql }>> = {
  animalTransfer: {
    table: sql`animal_transfer`,
    where: (id) => sql`r.id in (
      select t.id from animal_transfer t join animal a on a.id = t.animal_id where a.owner_id = ${id}
      union select t.id from animal_transfer t where t.previous_owner_id = ${id}
      union select t.id from animal_transfer t where t.new_owner_id = ${id})`,
    animal: sql`r.animal_id`,
  },
  pendingLostAnimal: { table: sql`pending_lost_animal`, where: ofAnimals, animal: sql`r.animal_id` },
  deathRequest: { table: sql`death_request`, where: ofAnimals, animal: sql`r.animal_id` },
  diacRequest: { table: sql`diac_request`, where: ofAnimals, animal: sql`r.animal_id` },
  herdingDog: { table: sql`herding_dog`, where: ofAnimals, animal: sql`r.animal_id` },
  ownerDataUpdate: {
    table: sql`owner_data_update`,
    where: (id) => sql`r.owner_id = ${id}`,
    animal: sql`null::bigint`,
  },
};

/** Names what a request is about and how it stands, and no other person. */
export const listOwnRequestsHandler = handleRead(listOwnRequests, ({ db, caller }) => {
  const ownerId = caller.actor.ownerId!;
  const parts = OWN_REQUEST_TYPES.map((module) => {
    const { table, where, animal } = TYPES[module];
    return sql`(select ${module} as module, r.id, ${animal} as animal_id, r.validation_status, r.closed, r.accepted,
      r.creation_timestamp from ${table} r where ${where(ownerId)}
      order by r.creation_timestamp desc, r.id desc limit ${MAX_OWN_ROWS})`;
  });
  return db.query<OwnRequest>(sql`
    select r.module, r.id, a.transponder, a.name as animal_name, r.validation_status, r.closed, r.accepted,
      r.creation_timestamp
    from (${join(parts, ' union all ')}) r left join animal a on a.id = r.animal_id
    order by r.creation_timestamp desc, r.module, r.id desc limit ${MAX_OWN_ROWS}`);
});
