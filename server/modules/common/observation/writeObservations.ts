import sql from 'sql-template-tag';
import { allows } from '../../../../resources/kit/access.ts';
import { createObservation, removeObservation } from '../../../../resources/common/observation/calls.ts';
import { PIN_OBSERVATIONS } from '../../../../resources/common/observation/record.ts';
import { findRecordPage } from '../../../../resources/common/observation/recordPage.ts';
import { isTransponder } from '../../../../resources/numbers/transponder.ts';
import { forbidden, notFound } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord, removeRecord } from '../../../write/saveRecord.ts';
import { observations } from './observations.ts';
import { recordOfPage } from './pageRecord.ts';

export const createObservationHandler = handleWrite(createObservation, async (context) => {
  const { tx, body, caller, fail } = context;
  const pins = (['fixed', 'fixedPublic'] as const).filter((name) => body[name] === true);
  if (pins.length > 0 && !allows(PIN_OBSERVATIONS, caller.actor))
    fail(
      'FORM_ERROR_MSG',
      pins.map((property) => ({ property, error: 'UNWRITABLE_FIELD' as const })),
    );
  const page = findRecordPage(body.url);
  if (!page) throw notFound();
  const recordId = await recordOfPage(tx, page, caller, { lock: true });
  const { id, version } = await insertRecord(context, observations, {
    url: page.url,
    module: page.module,
    recordId,
    animalId: page.module === 'animal' ? recordId : null,
    ownerId: page.module === 'owner' ? recordId : null,
    observation: body.observation as string,
    fixed: body.fixed === true,
    fixedPublic: body.fixedPublic === true,
    creationUserId: caller.actor.id,
    creationTimestamp: new Date().toISOString(),
  });
  return { id, version };
});

export const removeObservationHandler = handleWrite(removeObservation, async (context) => {
  const { tx, params, caller } = context;
  const note = await findRecord(tx, observations, sql`t.id = ${params.id}`, { lock: true });
  if (!note) throw notFound();
  // An animal is found by number outside the scope too, and its number still means it after a merge.
  const named = findRecordPage(note.url ?? '')?.key ?? '';
  const key = isTransponder(named) ? named : String(note.recordId);
  await recordOfPage(tx, { module: note.module ?? '', key }, caller);
  if (note.creationUserId !== caller.actor.id && !allows(PIN_OBSERVATIONS, caller.actor)) throw forbidden();
  await removeRecord(context, observations, note);
  return { id: note.id };
});
