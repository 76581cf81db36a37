import sql from 'sql-template-tag';
import type { Queryable } from '../../../../db/db.ts';
import { insertRows } from '../../../../demonstration/base/insert.ts';
import type { MadeAnimal } from './animals.ts';

const TREATING = { entityId: 'bigint', animalId: 'bigint', ground: 'text' } as const;

/** Writes which second practice treats an animal. */
export async function writeTreating(tx: Queryable, animals: readonly MadeAnimal[]): Promise<void> {
  const rows = animals.flatMap(({ row, treatedBy }) =>
    treatedBy === null ? [] : [{ entityId: treatedBy, animalId: row.id, ground: 'TREATED' }],
  );
  await insertRows(tx, 'animal_entity', TREATING, rows);
}

/**
 * Writes what follows from animals from a number on: their numbers among all numbers, the entities that registered
 * them, and which of these read which owners: those that they registered, others by consent.
 */
export async function linkAnimals(tx: Queryable, firstAnimal: number): Promise<void> {
  await tx.query(sql`
    insert into transponder_alias (transponder, animal_id, kind)
    select transponder, id, 'CURRENT' from animal where id >= ${firstAnimal}
    union all
    select second_transponder, id, 'SECOND' from animal where id >= ${firstAnimal} and second_transponder is not null`);
  await tx.query(sql`
    insert into animal_entity (entity_id, animal_id, ground)
    select entity_id, id, 'REGISTERED' from animal where id >= ${firstAnimal} and entity_id is not null on conflict do nothing`);
  await tx.query(sql`
    insert into owner_entity (entity_id, owner_id, ground)
    select distinct l.entity_id, a.owner_id,
      case when o.creation_entity_id = l.entity_id then 'REGISTERED' else 'CONSENT' end
    from animal_entity l join animal a on a.id = l.animal_id join owner o on o.id = a.owner_id
    where a.id >= ${firstAnimal} and l.ground = 'REGISTERED'
    on conflict do nothing`);
}
