import sql from 'sql-template-tag';
import { getSightings, removeSighting } from '../../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { findOne } from '../../../db/db.ts';
import { formError, notFound } from '../../../errors.ts';
import { handleRead, handleWrite } from '../../../http/handle.ts';
import { findReport, reportIdOf } from '../lostAnimal/readReport.ts';
import { readSightings, withoutContact } from './sightings.ts';

export const getSightingsHandler = handleRead(getSightings, async ({ db, params, caller, noteRead }) => {
  const report = await findReport(db, await reportIdOf(db, params.id), caller);
  noteRead({ objectId: report.id, details: { transponder: report.transponder } });
  return (await readSightings(db, sql`s.lost_animal_id = ${report.id}`)).map(withoutContact);
});

export const removeSightingHandler = handleWrite(
  removeSighting,
  async ({ tx, params, body, caller, audit }) => {
    if (!body.reason) throw formError([{ property: 'reason', error: 'MISSING_REASON' }]);
    const found = await findOne<{ lostAnimalId: number }>(
      tx,
      sql`select lost_animal_id from lost_animal_sighting where id = ${params.id}`,
    );
    if (!found) throw notFound();
    const report = await findReport(tx, found.lostAnimalId, caller);
    await tx.query(sql`delete from lost_animal_sighting where id = ${params.id}`);
    audit({
      action: 'SIGHTING_REMOVED',
      objectType: 'lostAnimal',
      objectId: report.id,
      details: { transponder: report.transponder, sightingId: params.id, reason: body.reason },
    });
    return { id: params.id };
  },
);
