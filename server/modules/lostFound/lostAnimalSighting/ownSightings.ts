import sql from 'sql-template-tag';
import { changeSightings, openSightings } from '../../../../resources/lostFound/lostAnimalSighting/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { findLinkedReport, ownSightingsOf } from './sightings.ts';

export const openSightingsHandler = handleWrite(openSightings, async ({ tx, body, fail }) => {
  const report = (await findLinkedReport(tx, body.token)) ?? fail('SIGHTING_LINK_EXPIRED');
  return ownSightingsOf(tx, report);
});

/** What a reporter changes is about sightings alone: the report itself stays as it is, and so does its version. */
export const changeSightingsHandler = handleWrite(changeSightings, async ({ tx, body, fail, audit }) => {
  const { token, hide, show, ...choices } = body;
  const report = (await findLinkedReport(tx, token)) ?? fail('SIGHTING_LINK_EXPIRED');
  const { id } = report;
  const changed = { ...report, ...choices };
  await tx.query(sql`update lost_animal
    set takes_sightings = ${changed.takesSightings}, mails_sightings = ${changed.mailsSightings} where id = ${id}`);
  for (const [sightingId, isHidden] of [
    [hide, true],
    [show, false],
  ] as const)
    if (sightingId !== undefined)
      await tx.query(sql`update lost_animal_sighting set is_hidden = ${isHidden}
        where id = ${sightingId} and lost_animal_id = ${id}`);
  audit({
    action: 'SIGHTINGS_CHANGED',
    objectType: 'lostAnimal',
    objectId: id,
    details: { hide, show, ...choices },
  });
  return ownSightingsOf(tx, changed);
});
