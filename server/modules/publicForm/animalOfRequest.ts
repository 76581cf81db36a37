import sql, { type Sql } from 'sql-template-tag';
import { findOne, type Queryable } from '../../db/db.ts';
import { conflict } from '../../errors.ts';
import type { Write } from '../../write/write.ts';
import type { Animal } from '../animal/record/animals.ts';
import { lockAnyAnimal } from '../animal/record/findAnimal.ts';
import { animalOfNumber } from '../animal/record/number.ts';

/** The animal of a request `t` and its owner, as the queue and the page show them. */
export const animalColumns: Sql = sql`r_animal_id.name as animal_name`;
export const ownerOfAnimal = (column: 'vat_number' | 'email'): Sql => {
  const owner = sql`from animal a join owner o on o.id = a.owner_id where a.id = t.animal_id`;
  return column === 'email'
    ? sql`(select o.email ${owner}) as owner_email`
    : sql`(select o.vat_number ${owner}) as owner_vat_number`;
};

/** Returns the id of the animal that a number means; `null` where none is on record. */
export const findAnimalId = async (db: Queryable, transponder: string): Promise<number | null> =>
  (await findOne<{ id: number | null }>(db, sql`select ${animalOfNumber(transponder)} as id`))?.id ?? null;

/**
 * Returns the animal of a request, locked. One that was registered after the request was made is found as well.
 * @throws Refusal 409 ANIMAL_NOT_ON_RECORD
 */
export async function lockAnimalOfRequest(
  { tx }: Pick<Write, 'tx'>,
  { animalId, transponder }: { readonly animalId: number | null; readonly transponder: string },
): Promise<Animal> {
  const id = animalId ?? (await findAnimalId(tx, transponder));
  if (id === null) throw conflict('ANIMAL_NOT_ON_RECORD');
  return lockAnyAnimal(tx, id);
}
