import { decideLostAnimal } from '../../../../resources/lostFound/pendingLostAnimal/calls.ts';
import { conflict, formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { presentedOne } from '../../../write/records.ts';
import { refuseStale } from '../../../write/saveRecord.ts';
import { lostAnimals } from '../lostAnimal/lostAnimals.ts';
import { findReport } from '../lostAnimal/readReport.ts';
import { decideRequest } from '../../common/request/decideRequest.ts';
import { pendingLostAnimalAcceptance } from './accept.ts';

/** The decision on a request, named by its report: the version is the report's. */
export const decideLostAnimalHandler = handleWrite(decideLostAnimal, async (context) => {
  const { tx, params, body, caller } = context;
  const { validation, comments = null, version } = body;
  const report = await findReport(tx, params.id, caller);
  if (report.validationStatus !== 'PENDING') throw conflict('LOST_ALREADY_VALIDATED');
  await refuseStale(context, lostAnimals, report, version);
  if (!validation) throw formError([{ property: 'validation', error: 'MISSING_VALIDATION' }]);
  if (validation === 'REJECTED' && !comments)
    throw formError([{ property: 'comments', error: 'MISSING_COMMENTS' }]);
  const decision = { validation, comments, reasons: [] };
  await decideRequest(context, pendingLostAnimalAcceptance, params.id, decision);
  return presentedOne(lostAnimals, await findReport(tx, params.id, caller), caller) as typeof report;
});
