import sql from 'sql-template-tag';
import { objectToDeath, openDeathLink } from '../../../../resources/requests/deathRequest/calls.ts';
import { hashToken } from '../../../auth/session.ts';
import { findOne, getOne, type Queryable } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { insertRecord } from '../../../write/saveRecord.ts';
import type { Values } from '../../../write/recordValues.ts';
import { lockAnyAnimal } from '../../animals/animal/record/findAnimal.ts';
import { storedRequest } from '../../common/request/storedRequest.ts';

interface DeathLink {
  readonly id: number;
  readonly animalId: number;
  readonly animalName: string;
  readonly transponder: string;
  readonly deathDate: string;
  readonly entityId: number | null;
  readonly entityName: string | null;
  readonly endTimestamp: string;
}

/** A link that can object: unused, within its days, of a death that stands and to which no one objects yet. */
const findLink = (db: Queryable, token: string): Promise<DeathLink | undefined> =>
  findOne<DeathLink>(
    db,
    sql`select l.id, n.animal_id, a.name as animal_name, a.transponder, n.death_date, n.entity_id, e.name as entity_name,
        n.end_timestamp
      from death_notice_link l join death_notice n on n.id = l.death_notice_id join animal a on a.id = n.animal_id
        left join entity e on e.id = n.entity_id
      where l.token_hash = ${hashToken(token)} and l.used_timestamp is null and n.end_timestamp > now()
        and a.status = 'DEAD' and not exists (select from death_request d
          where d.animal_id = a.id and d.contest_state = 'OPEN')`,
  );

export const openDeathLinkHandler = handleRead(openDeathLink, async ({ body, services: { db }, fail }) => {
  const link = await findLink(db, body.token);
  if (!link) return fail('DEATH_LINK_EXPIRED');
  const { animalName, transponder, deathDate, entityName, endTimestamp } = link;
  return { animalName, transponder, deathDate, entityName, endTimestamp };
});

interface Owner {
  readonly name: string;
  readonly country: string;
  readonly vatNumber: string | null;
  readonly passport: string | null;
}

export const objectToDeathHandler = handleWrite(objectToDeath, async (write) => {
  const { tx, body, fail } = write;
  if (!body.words) throw formError([{ property: 'words', error: 'MISSING_WORDS' }]);
  const found = await findLink(tx, body.token);
  if (!found) return fail('DEATH_LINK_EXPIRED');
  await lockAnyAnimal(tx, found.animalId);
  // Looked at again behind the lock: another link of the same death may have been faster.
  const link = await findLink(tx, body.token);
  if (!link) return fail('DEATH_LINK_EXPIRED');
  const owner = await getOne<Owner>(
    tx,
    sql`select o.name, o.country, coalesce(o.vat_number, o.id_card) as vat_number, o.passport
      from animal a join owner o on o.id = a.owner_id where a.id = ${link.animalId}`,
  );
  const values: Values = {
    transponder: link.transponder,
    deathDate: link.deathDate,
    relation: 'OWNER',
    country: owner.country,
    vatNumber: owner.vatNumber,
    passport: owner.passport,
    requesterName: owner.name,
    contestState: 'OPEN',
    contestWords: body.words,
    contestEntityId: link.entityId,
  };
  await insertRecord(write, storedRequest({ name: 'deathRequest' }), values);
  await tx.query(sql`update death_notice_link set used_timestamp = now() where id = ${link.id}`);
  return { objected: true as const };
});
