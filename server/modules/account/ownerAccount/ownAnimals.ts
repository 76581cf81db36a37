import sql from 'sql-template-tag';
import { setLost } from '../../../../resources/animals/animal/operations.ts';
import { reportDeath, reportFound } from '../../../../resources/animals/animal/ownerReports.ts';
import { operationStates } from '../../../../resources/kit/operations/operationStates.ts';
import type { AnyOperation } from '../../../../resources/kit/operation.ts';
import { close } from '../../../../resources/lostFound/lostAnimal/operations.ts';
import { directOutcomes } from '../../../../resources/lostFound/lostAnimal/rules.ts';
import { closeOwnReport, listOwnOperations } from '../../../../resources/account/ownerAccount/calls.ts';
import { formError } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { refuseByState, refuseUnless } from '../../../write/states.ts';
import { animals } from '../../animals/animal/record/animals.ts';
import type { Animal } from '../../animals/animal/record/animal.ts';
import { findAnimal } from '../../animals/animal/record/findAnimal.ts';
import { closeReport } from '../../lostFound/lostAnimal/closeReport.ts';
import { lostAnimals } from '../../lostFound/lostAnimal/lostAnimals.ts';

/** The reports that an owner can make about an animal. */
const REPORTS = [setLost, reportFound, reportDeath] as readonly AnyOperation[];

export const listOwnOperationsHandler = handleRead(listOwnOperations, async ({ db, query, caller }) => {
  const { actor } = caller;
  const rows = await db.query<Animal>(
    sql`select ${animals.select} from animal t${animals.joins}
      where t.owner_id = ${actor.ownerId} and t.id = any(${query.ids ?? []}::bigint[]) order by t.id`,
  );
  return rows.map((row) => ({ id: row.id, operations: operationStates(REPORTS, row, actor) }));
});

/** The report may have been made by a clinic: that the animal is back is known to its owner. */
export const closeOwnReportHandler = handleWrite(closeOwnReport, async (write) => {
  const { tx, params, body, caller, fail } = write;
  const animal = await findAnimal(write, params.transponder);
  refuseByState(reportFound, animal, caller);
  const open = sql`t.animal_id = ${animal.id} and not t.is_closed and t.validation_status = 'ACCEPTED'`;
  const report = await findRecord(tx, lostAnimals, open, { lock: true });
  if (!report) return fail('LOST_ALREADY_CLOSED');
  refuseUnless(close.when, report, caller);
  const { status } = body;
  if (!status) throw formError([{ property: 'status', error: 'MISSING_DELIVERY_STATUS' }]);
  if (!directOutcomes(caller.actor, true).includes(status)) return fail('LOST_STATUS_NOT_ALLOWED');
  const { id } = await closeReport(write, report, animal, { deliveryStatus: status, deathDate: null });
  return { id, deliveryStatus: status, isClosed: true };
});
