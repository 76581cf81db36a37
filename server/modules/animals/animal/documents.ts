import sql, { type Sql } from 'sql-template-tag';
import { READ_ANIMALS } from '../../../../resources/animals/animal/schema.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import type { SignedInCaller } from '../../../context.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { documentsOf, may, never, existsWithin } from '../../../files/sight.ts';
import { animalScope, canFindAnyAnimal } from './record/scope.ts';

/** Whether the record `id` of a table is one about an animal that the caller finds. */
export const isAboutFoundAnimal = (caller: SignedInCaller, table: Sql, id: Sql): Sql =>
  sql`exists (select from ${table} g where g.id = ${id} and ${existsWithin(sql`animal`, sql`g.animal_id`, animalScope(caller))})`;

export const animalDocuments = documentsOf({
  ANIMAL: (caller, id) =>
    may(caller, READ_ANIMALS) ? existsWithin(sql`animal`, id, animalScope(caller)) : never,
  // As the animal itself: by its id in scope, elsewhere by its whole number.
  ANIMAL_PHOTO: (caller, id, transponder) =>
    may(caller, READ_ANIMALS)
      ? transponder !== undefined && isTransponder(transponder) && canFindAnyAnimal(caller)
        ? sql`(${id} = ${animalOfNumber(transponder)} or ${existsWithin(sql`animal`, id, animalScope(caller))})`
        : existsWithin(sql`animal`, id, animalScope(caller))
      : never,
});
