import sql, { join, type Sql } from 'sql-template-tag';
import {
  getOwnRequest,
  listOwnRequests,
  MAX_OWN_ROWS,
  OWN_REQUEST_TYPES,
  type OwnOpenedRequest,
  type OwnRequest,
} from '../../../../resources/account/ownerAccount/calls.ts';
import type { SignedInCaller } from '../../../context.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { atMost, json } from '../../../db/sql.ts';
import { notFound } from '../../../errors.ts';
import { handleRead } from '../../../http/handle.ts';
import { requests } from '../../common/request/storedRequest.ts';

type RequestType = OwnRequest['module'];

/** Requests about the owner's animals, and those of the account about animals that others own by now. */
const ofAnimals =
  (table: Sql) =>
  (ownerId: number, userId: number): Sql =>
    sql`r.id in (
      select t.id from ${table} t join animal a on a.id = t.animal_id where a.owner_id = ${ownerId}
      union select t.id from ${table} t where t.creation_user_id = ${userId})`;

interface OwnType {
  readonly table: Sql;
  where(ownerId: number, userId: number): Sql;
  readonly animal: Sql;
  /** What was asked for, as an object. */
  readonly facts: Sql;
}
const noFacts = json({});
const typeOfAnimals = (table: Sql, facts: Sql): OwnType => ({
  table,
  where: ofAnimals(table),
  animal: sql`r.animal_id`,
  facts,
});

/** Table and condition of each type; every condition has an index of its own. */
const TYPES: Readonly<Record<RequestType, OwnType>> = {
  animalTransfer: {
    table: sql`animal_transfer`,
    where: (id) => sql`r.id in (
      select t.id from animal_transfer t join animal a on a.id = t.animal_id where a.owner_id = ${id}
      union select t.id from animal_transfer t where t.previous_owner_id = ${id}
      union select t.id from animal_transfer t where t.new_owner_id = ${id})`,
    animal: sql`r.animal_id`,
    facts: noFacts,
  },
  pendingLostAnimal: typeOfAnimals(
    sql`pending_lost_animal`,
    sql`(select jsonb_build_object('eventDate', l.event_date, 'eventLocal', l.event_local,
      'eventCounty', (select c.name from county c where c.id = l.event_county_id)) from lost_animal l where l.id = r.id)`,
  ),
  deathRequest: typeOfAnimals(sql`death_request`, sql`jsonb_build_object('deathDate', r.death_date)`),
  diacRequest: typeOfAnimals(sql`diac_request`, sql`jsonb_build_object('grounds', r.grounds)`),
  herdingDog: typeOfAnimals(sql`herding_dog`, sql`jsonb_build_object('holdingMark', r.holding_mark)`),
  ownerDataUpdate: {
    table: sql`owner_data_update`,
    where: (id) => sql`r.owner_id = ${id}`,
    animal: sql`null::bigint`,
    facts: noFacts,
  },
};

/** Names what a request is about and how it stands, and no other person. */
export const listOwnRequestsHandler = handleRead(listOwnRequests, ({ db, caller }) => {
  const { ownerId, id: userId } = caller.actor;
  const parts = OWN_REQUEST_TYPES.map((module) => {
    const { table, where, animal } = TYPES[module];
    return sql`(select ${module} as module, r.id, ${animal} as animal_id, r.validation_status, r.closed, r.accepted,
      r.creation_timestamp from ${table} r where ${where(ownerId!, userId)}
      order by r.creation_timestamp desc, r.id desc ${atMost(MAX_OWN_ROWS)})`;
  });
  return db.query<OwnRequest>(sql`
    select r.module, r.id, a.transponder, a.name as animal_name, r.validation_status, r.closed, r.accepted,
      r.creation_timestamp
    from (${join(parts, ' union all ')}) r left join animal a on a.id = r.animal_id
    order by r.creation_timestamp desc, r.module, r.id desc ${atMost(MAX_OWN_ROWS)}`);
});

/** The acting entity, by the user's present entity and role. */
const actingEntity = (userId: Sql, productToken: string): Sql => sql`(
  select jsonb_build_object('isOperator', coalesce(p.name = ${productToken}, false), 'entity', e.name, 'role', o.name)
  from app_user u join entity e on e.id = u.entity_id left join entity_profile p on p.id = e.profile_id
    left join role o on o.id = u.role_id
  where u.id = ${userId})`;

/** Types whose people give an address, which is confirmed before the request is stored. */
const hasRequesterEmail = (module: RequestType): boolean => module !== 'pendingLostAnimal';

/**
 * Reads a request as the owner of an account sees it. One that the account made, or that its address made, is read with
 * its answer and changed; of others, made by staff or by other people, the state alone is shown.
 * @throws Refusal 404 where it is about another owner
 */
export async function readOwnRequest(
  db: Queryable,
  { module, id }: { readonly module: RequestType; readonly id: number },
  { actor }: SignedInCaller,
  productToken: string,
): Promise<OwnOpenedRequest> {
  const { table, where, animal, facts } = TYPES[module];
  const { objectType } = requests.find(({ name }) => name === module)!.request;
  const byAddress = hasRequesterEmail(module)
    ? sql`coalesce(lower(r.requester_email) = lower(${actor.email}), false)`
    : sql`false`;
  const isTransfer = module === 'animalTransfer';
  const isTwoParty = isTransfer ? sql`r.kind = 'TWO_PARTY'` : sql`false`;
  const isContested = isTransfer ? sql`coalesce(r.contest_state = 'OPEN', false)` : sql`false`;
  const found = await findOne<Omit<OwnOpenedRequest, 'canAddDocuments' | 'canWithdraw'>>(
    db,
    sql`select ${module} as module, r.id, a.transponder, a.name as animal_name, r.validation_status, r.closed, r.accepted,
        r.creation_timestamp, r.last_update_timestamp, ${isTwoParty} as is_two_party, ${isContested} as is_contested, o.is_own,
        ${actingEntity(sql`r.creation_user_id`, productToken)} as asked_by,
        case when r.closed then ${actingEntity(sql`r.decision_user_id`, productToken)} end as decided_by,
        case when o.is_own then ${facts} else ${noFacts} end as facts,
        case when o.is_own then nullif(concat_ws(' ', r.reason, r.comments), '') end as words,
        case when o.is_own then (select coalesce(jsonb_agg(jsonb_build_object('filename', d.filename, 'size', d.size)
            order by d.id), ${json([])}) from document d
          where d.document_type = ${objectType} and d.document_type_id = r.id) else ${json([])} end as documents
      from ${table} r left join animal a on a.id = ${animal}
        cross join lateral (select coalesce(r.creation_user_id = ${actor.id}, false) or ${byAddress} as is_own) o
      where r.id = ${id} and ${where(actor.ownerId!, actor.id)}`,
  );
  if (!found) throw notFound();
  const isOpen = found.isOwn && !found.closed && !found.isTwoParty;
  return {
    ...found,
    canAddDocuments: isOpen && found.validationStatus === 'WAITING_DOCUMENTATION',
    canWithdraw: isOpen,
  };
}

export const getOwnRequestHandler = handleRead(getOwnRequest, ({ db, params, caller, services }) =>
  readOwnRequest(db, params, caller, services.settings.productToken),
);
