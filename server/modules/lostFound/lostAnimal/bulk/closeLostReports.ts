import sql from 'sql-template-tag';
import { closeLostReports } from '../../../../../resources/lostFound/lostAnimal/bulkOperations.ts';
import { close } from '../../../../../resources/lostFound/lostAnimal/operations.ts';
import { handleBulk } from '../../../../work/bulk/handleBulk.ts';
import { findRecord } from '../../../../write/records.ts';
import { refuseByState } from '../../../../write/states.ts';
import { animals } from '../../../animals/animal/record/animals.ts';
import { showAnimalTo } from '../../../animals/animal/record/grounds.ts';
import { closeReport } from '../closeReport.ts';
import type { LostAnimal } from '../lostAnimals.ts';

/** Closes reports of which nothing was heard for so many days: no change, no observation, no sighting. */
export const closeLostReportsBulk = handleBulk(closeLostReports, {
  find: ({ parameters: { status, days }, at }) => sql`not t.is_closed and t.status = ${status}
    and greatest(t.creation_timestamp, t.last_update_timestamp,
      (select max(o.creation_timestamp) from lost_animal_observation o where o.lost_animal_id = t.id),
      (select max(s.creation_timestamp) from lost_animal_sighting s where s.lost_animal_id = t.id))
      < ${at}::timestamptz - ${days} * interval '1 day'`,
  change: async ({ write, record, parameters: { deliveryStatus } }) => {
    const report = record as unknown as LostAnimal;
    refuseByState(close, report, write.caller);
    const { animalId } = report;
    const animal =
      animalId === null
        ? undefined
        : await findRecord(write.tx, animals, sql`t.id = ${animalId}`, { lock: true });
    await closeReport(write, report, animal ?? null, { deliveryStatus: deliveryStatus!, deathDate: null });
  },
  undo: async ({ write, record }) => {
    const { animalId, creationEntityId } = record as unknown as LostAnimal;
    if (animalId !== null) await write.tx.query(showAnimalTo(creationEntityId, animalId, 'REPORTED'));
  },
});
