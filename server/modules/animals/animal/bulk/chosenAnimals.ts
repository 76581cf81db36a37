import sql, { join, type Sql } from 'sql-template-tag';
import { transpondersIn } from '../../../../../resources/animals/animal/bulkOperations.ts';

/** The condition of the animals that the parameters of an operation choose: those that meet all that is given. */
export function chosenAnimals({
  transponders,
  ofEntityId,
  ofBreedId,
}: {
  readonly transponders: string | null;
  readonly ofEntityId: number | null;
  readonly ofBreedId: number | null;
}): Sql {
  const numbers = transpondersIn(transponders);
  const conditions = [
    ...(numbers.length > 0 ? [sql`t.transponder = any(${[...numbers]}::text[])`] : []),
    ...(ofEntityId === null ? [] : [sql`t.entity_id = ${ofEntityId}`]),
    ...(ofBreedId === null ? [] : [sql`t.breed_id = ${ofBreedId}`]),
  ];
  return conditions.length > 0 ? join(conditions, ' and ') : sql`false`;
}
