import sql from 'sql-template-tag';
import { ownerTraining } from '../../../../resources/owners/ownerTraining/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne } from '../../../db/db.ts';
import { formError } from '../../../errors.ts';

export const ownerTrainingHooks = hooksFor(ownerTraining, {
  checkInput: async ({ tx, before, input: { animalId, ownerId } }) => {
    if (before || typeof animalId !== 'number') return;
    const isTheirs = await findOne(
      tx,
      sql`select from animal where id = ${animalId} and owner_id = ${ownerId ?? null}`,
    );
    if (!isTheirs) throw formError([{ property: 'animalId', error: 'INVALID_ANIMAL' }]);
  },
  beforeSave: async ({ before, caller: { actor } }) =>
    before ? undefined : { creationEntityId: actor?.entity?.id ?? null },
});
