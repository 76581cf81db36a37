import sql, { join, type Sql } from 'sql-template-tag';
import type { Values } from '../../../../write/recordValues.ts';
import { conflict } from '../../../../errors.ts';
import { type Queryable, findOne } from '../../../../db/db.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { ident } from '../../../../db/sql.ts';
import { lockAnyAnimal } from './findAnimal.ts';
import { animalOfNumber } from '../../../../db/transponder.ts';
import type { Animal } from './animal.ts';

interface Saving {
  readonly tx: Queryable;
  readonly before: object | null;
  readonly changes: Values;
}

/** The animal of a request `t` and its owner, as the queue and the page show them. */
export const animalColumns: Sql = sql`r_animal_id.name as animal_name`;
export const ownerOfAnimal = (
  ...columns: readonly ('country' | 'vat_number' | 'passport' | 'email')[]
): Sql =>
  join([
    sql`r_animal_id.birthdate as animal_birthdate`,
    sql`(select b.name from breed b where b.id = r_animal_id.breed_id) as animal_breed`,
    sql`(select o.name from owner o where o.id = r_animal_id.owner_id) as animal_owner`,
    ...columns.map(
      (column) =>
        sql`(select o.${ident(column)} from owner o where o.id = r_animal_id.owner_id) as ${ident(`owner_${column}`)}`,
    ),
  ]);

/** Returns the id of the animal that a number means; `null` where none is on record. */
export const findAnimalId = async (db: Queryable, transponder: string): Promise<number | null> =>
  (await findOne<{ id: number | null }>(db, sql`select ${animalOfNumber(transponder)} as id`))?.id ?? null;

/** Hooks of the requests that name an animal by its number: its record is looked up once, when the request is made. */
export const hooksOfRequestedAnimal = {
  beforeSave: async ({ tx, before, changes }: Saving) =>
    before === null ? { animalId: await findAnimalId(tx, String(changes.transponder ?? '')) } : {},
  auditDetails: ({ transponder }: { readonly transponder: string }) => ({ transponder }),
};

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
