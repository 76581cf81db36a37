import { changeOwner } from '../../../../resources/animals/animal/operations.ts';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { close } from '../../../../resources/lostFound/lostAnimal/operations.ts';
import { directOutcomes, transferOutcomes } from '../../../../resources/lostFound/lostAnimal/rules.ts';
import { closeLostAnimal } from '../../../../resources/lostFound/lostAnimalClosing/calls.ts';
import { formError } from '../../../errors.ts';
import { prepareFiles, type PreparedFile } from '../../../files/prepare.ts';
import { handleWrite } from '../../../http/handle.ts';
import { presentedOne } from '../../../write/records.ts';
import { refuseStale } from '../../../write/saveRecord.ts';
import { refuseByState, refuseUnless } from '../../../write/states.ts';
import type { Animal } from '../../animals/animal/record/animal.ts';
import { findAnimal } from '../../animals/animal/record/findAnimal.ts';
import { readRequest } from '../../requests/animalTransfer/newOwner.ts';
import { openTransfer } from '../../requests/animalTransfer/openTransfer.ts';
import { closeReport } from '../lostAnimal/closeReport.ts';
import { lockAnimalOf } from '../lostAnimal/lockReport.ts';
import { lostAnimals } from '../lostAnimal/lostAnimals.ts';
import { findReport, reportIdOf } from '../lostAnimal/readReport.ts';

/** The day of a death, in UTC. */
function deathDayOf(given: string | null | undefined, animal: Animal | null): string {
  if (!given) throw formError([{ property: 'deathDate', error: 'MISSING_DEATH_DATE' }]);
  const day = given.slice(0, 10);
  if (day > dayIn('UTC') || (animal && day < animal.birthdate))
    throw formError([{ property: 'deathDate', error: 'INVALID_DEATH_DATE' }]);
  return day;
}

export const closeLostAnimalHandler = handleWrite<typeof closeLostAnimal, PreparedFile[]>(
  closeLostAnimal,
  async (context) => {
    const { tx, params, body, caller, prepared, fail } = context;
    const { status, deathDate, version, ...transfer } = body;
    const { actor } = caller;
    const id = await reportIdOf(tx, params.transponder);
    const animal = await lockAnimalOf(tx, id);
    const report = await findReport(tx, id, caller, { lock: true });
    refuseByState(close, report, caller);
    await refuseStale(context, lostAnimals, report, version);
    if (!status) throw formError([{ property: 'status', error: 'MISSING_DELIVERY_STATUS' }]);
    const hasAnimal = animal !== null;
    if (directOutcomes(actor, hasAnimal).includes(status)) {
      const day = status === 'DEAD' ? deathDayOf(deathDate, animal) : null;
      const closed = await closeReport(context, report, animal, { deliveryStatus: status, deathDate: day });
      return presentedOne(lostAnimals, closed, caller) as never;
    }
    if (status === 'TRANSFERRED' && !hasAnimal) return fail('LOST_WITHOUT_ANIMAL');
    if (!transferOutcomes(actor, hasAnimal).includes(status))
      return fail('LOST_STATUS_NOT_ALLOWED', [{ property: 'status', error: 'LOST_STATUS_NOT_ALLOWED' }]);
    if (Object.keys(transfer).length === 0) return fail('LOST_NEEDS_TRANSFER');
    const found = await findAnimal(context, report.transponder, true);
    refuseUnless(changeOwner.when, { ...found, status: 'NORMAL', hasPendingOwnerTransfer: false }, caller);
    const request = await readRequest(tx, transfer, actor);
    if (request.errors.length > 0) throw formError(request.errors);
    await openTransfer(context, found, request, prepared, status);
    return presentedOne(lostAnimals, await findReport(tx, id, caller), caller) as never;
  },
  (call) => prepareFiles(call, call.body.documents ?? [], { accept: 'any', property: 'documents' }),
);
