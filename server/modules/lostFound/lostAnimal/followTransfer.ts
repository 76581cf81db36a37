import sql from 'sql-template-tag';
import type { DeliveryStatus } from '../../../../resources/lostFound/lostAnimal/statuses.ts';
import { findRecord } from '../../../write/records.ts';
import { requestOf, type RequestFollower } from '../../common/request/follower.ts';
import { transfers } from '../../requests/animalTransfer/transfers.ts';
import { markClosed } from './closeReport.ts';
import { lostAnimals } from './lostAnimals.ts';

/** Closes the open report of an animal once the transfer that is its outcome has taken effect. */
export const lostAnimalFollower: RequestFollower = {
  async onEffect(write, accepted) {
    const transfer = requestOf(transfers, accepted);
    // One that took effect before was contested, and stands.
    if (!transfer || transfer.lostAnimalStatus === null || transfer.contestState) return;
    const report = await findRecord(
      write.tx,
      lostAnimals,
      sql`t.animal_id = ${transfer.animalId} and not t.is_closed and t.validation_status = 'ACCEPTED'`,
      { lock: true },
    );
    if (report) await markClosed(write, report, transfer.lostAnimalStatus as DeliveryStatus);
  },
};
