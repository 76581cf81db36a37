import sql from 'sql-template-tag';
import { visitingAnimal } from '../../../../resources/animals/visitingAnimal/schema.ts';
import { readTransponder } from '../../../../resources/numbers/transponderShape.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { findOne } from '../../../db/db.ts';
import { animalOfNumber } from '../../../db/transponder.ts';
import { formError } from '../../../errors.ts';
import { countNumbersToRegister } from '../animal/record/numberRead.ts';

export const visitingAnimalHooks = hooksFor(visitingAnimal, {
  scope: ({ actor, scopeEntityIds }) =>
    actor.isOperator ? null : sql`t.creation_entity_id = any(${[...scopeEntityIds]}::bigint[])`,
  hasSearchText: false,
  select: sql`exists (select from visitor_contact c where c.visiting_animal_id = t.id) as has_contact`,
  filters: {
    /** The whole number. */
    transponder: {
      shape: queryText(),
      where: (text: string) => sql`t.transponder = ${readTransponder(text)}`,
    },
  },
  beforeWrite: countNumbersToRegister,
  checkInput: async ({ tx, before, input }) => {
    if (before !== null || !input.transponder) return;
    // An animal that moved to another register may come back for a time.
    const here = await findOne(
      tx,
      sql`select 1 from animal where id = ${animalOfNumber(input.transponder)} and status <> 'EXPORTED'`,
    );
    if (here) throw formError([{ property: 'transponder', error: 'TRANSPONDER_ALREADY_REGISTERED' }]);
  },
  beforeSave: async ({ before, caller: { actor } }) =>
    before ? {} : { creationEntityId: actor?.entity?.id ?? null },
  afterSave: async ({ tx, record }) => {
    // A stay that is cut short ends its contact with the next run of the cleanup job at the latest.
    await tx.query(sql`delete from visitor_contact c using visiting_animal v
      where v.id = ${record.id} and c.visiting_animal_id = v.id and v.date_to < (now() at time zone 'Europe/Lisbon')::date`);
  },
});
