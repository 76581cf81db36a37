import sql from 'sql-template-tag';
import { moveAnimals } from '../../../../../resources/animals/animal/bulkOperations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { endGround, showAnimalTo } from '../record/grounds.ts';

/** Gives the animals that an entity has registered to another one, locked ones too: it finds and opens them instead. */
export const moveAnimalsBulk = handleBulk(moveAnimals, {
  find: ({ parameters }) => sql`t.entity_id = ${parameters.fromEntityId}`,
  change: async ({ write, save, record, parameters: { fromEntityId, toEntityId } }) => {
    await save({ entityId: toEntityId });
    await write.tx.query(endGround(fromEntityId, record.id, 'REGISTERED'));
    await write.tx.query(showAnimalTo(toEntityId, record.id, 'REGISTERED'));
  },
  undo: async ({ write: { tx }, record, parameters: { fromEntityId, toEntityId } }) => {
    await tx.query(endGround(toEntityId, record.id, 'REGISTERED'));
    await tx.query(showAnimalTo(fromEntityId, record.id, 'REGISTERED'));
  },
});
