import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { REGISTER_ZONE, startOfDay } from '../../../../resources/numbers/dates.ts';
import type { SignedInCaller } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { redactFor } from '../../../write/redaction.ts';
import { listChanges } from '../../../write/versions.ts';
import { animals } from '../animal/record/animals.ts';
import type { FoundAnimal } from '../animal/record/findAnimal.ts';
import { changeOf, MAX_CHANGES, namedOf, type Sight, type WayEvent } from './sight.ts';

interface MergeRow {
  readonly id: number;
  readonly at: string;
  readonly revertedAt: string | null;
  readonly oldTransponder: string;
  readonly oldRegistrationDate: string | null;
  readonly isOfNumber: boolean;
  readonly reason: string | null;
  readonly revertReason: string | null;
  readonly entityId: number | null;
  readonly entityName: string | null;
  readonly userId: number | null;
  readonly userName: string | null;
}

const dayOf = (day: string): string => new Date(startOfDay(day, REGISTER_ZONE)).toISOString();

/** Merges in which the number came to its animal, or another number did. */
async function merges(db: Queryable, animal: FoundAnimal, number: string, sight: Sight): Promise<WayEvent[]> {
  const rows = await db.query<MergeRow>(sql`
    select m.id, m.creation_timestamp as at, m.revert_timestamp as reverted_at, m.old_transponder, m.old_registration_date,
      ${number}::text in (m.old_transponder, coalesce(m.old_second_transponder, '')) as is_of_number, m.reason, m.revert_reason,
      e.id as entity_id, e.name as entity_name, u.id as user_id, u.name as user_name
    from animal_merge m left join entity e on e.id = m.creation_entity_id left join app_user u on u.id = m.creation_user_id
    where m.animal_id = ${animal.id} order by m.id desc limit 50`);
  return rows.flatMap((row) => {
    const other = row.isOfNumber ? animal.transponder : row.oldTransponder;
    // A merge is shown to those who open the animal, with the entity and user that did it.
    const by = {
      entity: namedOf(row.entityId, row.entityName),
      user: namedOf(row.userId, row.userName),
      hidesEntity: false,
    };
    const about = { recordId: row.id, number: other };
    const events = [{ ...sight.event('MERGED', row.at, { ...about, reason: row.reason }), ...by }];
    if (row.isOfNumber && row.oldRegistrationDate)
      events.push(sight.event('REGISTERED', dayOf(row.oldRegistrationDate), { isDay: true }));
    if (row.revertedAt)
      events.push(sight.event('MERGE_REVERTED', row.revertedAt, { ...about, reason: row.revertReason }));
    return events;
  });
}

/** When a number of the animal was corrected, or a second one added; by whom, for readers of versions. */
async function numberChanges(
  db: Queryable,
  caller: SignedInCaller,
  animal: FoundAnimal,
  number: string,
  sight: Sight,
): Promise<WayEvent[]> {
  const present = redactFor(animals, caller, animal);
  const changes = await listChanges(db, 'animal', animal.id, present, {
    kind: sql`'NUMBER_CHANGED'::text`,
    where: sql`v.changed_fields && array['transponder', 'secondTransponder']`,
    limit: MAX_CHANGES,
  });
  return changes.map((change) => {
    const { transponder, secondTransponder } = change;
    const other = transponder === number ? secondTransponder : transponder;
    const { at, user, userEntityId } = changeOf(change);
    return sight.event('NUMBER_CHANGED', at, {
      number: typeof other === 'string' ? other : null,
      user: allows('READ_VERSIONS', caller.actor) ? user : null,
      userEntityId,
    });
  });
}

interface FoundRow {
  readonly day: string;
  readonly entityId: number | null;
  readonly entityName: string | null;
}

/** Reports of the animal as found: its number was read that day. */
async function found(db: Queryable, animal: FoundAnimal, sight: Sight): Promise<WayEvent[]> {
  const rows = await db.query<FoundRow>(sql`
    select l.event_date as day, e.id as entity_id, e.name as entity_name from lost_animal l
    left join entity e on e.id = l.creation_entity_id
    where l.transponder = ${animal.transponder} and l.status = 'FOUND' order by l.creation_timestamp desc, l.id desc limit 50`);
  return rows.map(({ day, entityId, entityName }) =>
    sight.event('FOUND', dayOf(day), { isDay: true, entity: namedOf(entityId, entityName) }),
  );
}

/** Hand-overs of the animal to other registers and from them, with what became of them. */
async function handovers(
  db: Queryable,
  { actor }: SignedInCaller,
  animal: FoundAnimal,
  sight: Sight,
): Promise<WayEvent[]> {
  const rows = await db.query<{ id: number; at: string; name: string; entityId: number | null }>(sql`
    select h.id, coalesce(h.done_timestamp, h.creation_timestamp) as at, r.name, h.creation_entity_id as entity_id
    from register_handover h join other_register r on r.id = h.register_id
    where h.animal_id = ${animal.id} and h.done_timestamp is not null order by h.id desc limit 50`);
  return rows.map(({ id, at, name, entityId }) =>
    sight.event('HANDED_OVER', at, {
      recordId: actor.isOperator || sight.sees(entityId) ? id : null,
      reason: name,
    }),
  );
}

/** What happened to a transponder once an animal has it. Beyond the caller's scope: that it is registered. */
export async function animalEvents(
  db: Queryable,
  caller: SignedInCaller,
  animal: FoundAnimal,
  number: string,
  sight: Sight,
): Promise<WayEvent[]> {
  const shown = redactFor(animals, caller, animal)(animal);
  const entityId = typeof shown.entityId === 'number' ? shown.entityId : null;
  const [entity] = await db.query<{ name: string }>(sql`select name from entity where id = ${entityId}`);
  const isOwnNumber = animal.transponder === number;
  // The record itself shows its entity to whom it is not redacted.
  const registered =
    isOwnNumber && animal.registrationDate
      ? [
          {
            ...sight.event('REGISTERED', dayOf(animal.registrationDate), { isDay: true }),
            entity: namedOf(entityId, entity?.name ?? null),
            hidesEntity: entityId === null,
          },
        ]
      : [];
  if (!animal.isInScope) return registered;
  const more = await Promise.all([
    found(db, animal, sight),
    handovers(db, caller, animal, sight),
    merges(db, animal, number, sight),
    numberChanges(db, caller, animal, number, sight),
  ]);
  return [...registered, ...more.flat()];
}
