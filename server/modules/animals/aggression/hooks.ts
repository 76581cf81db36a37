import sql from 'sql-template-tag';
import { aggression } from '../../../../resources/animals/aggression/schema.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { showAnimalTo } from '../animal/record/grounds.ts';

export const aggressionHooks = hooksFor(aggression, {
  beforeSave: async ({ before, changes, caller: { actor } }) => {
    if (before) return undefined;
    return {
      clearRegistry: changes.registerType === 'REGISTER_CLEAR',
      // A clearing is of the day on which it is registered, unless another is given.
      aggressionDate: changes.aggressionDate ?? dayIn(actor?.timezone),
      createdByEntityId: actor?.entity?.id ?? null,
      createdByUserId: actor?.id ?? null,
    };
  },
  afterSave: async ({ tx, before, record, caller: { actor } }) => {
    // The entity that records an aggression follows it up.
    if (before || !actor?.entity) return;
    tx.atCommit(showAnimalTo(actor.entity.id, record.animalId!, 'TREATED'));
  },
  afterRemove: async ({ tx, before }) => {
    await tx.query(
      sql`delete from document where document_type = 'AGGRESSION' and document_type_id = ${before.id}`,
    );
  },
});
