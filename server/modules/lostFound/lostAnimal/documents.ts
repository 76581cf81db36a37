import sql from 'sql-template-tag';
import { READ_LOST_ANIMALS } from '../../../../resources/lostFound/lostAnimal/access.ts';
import { documentsOf, may, never, existsWithin, type DocumentSight } from '../../../files/sight.ts';
import { queuedReports, readableReports } from './scope.ts';

/** The photos of a report, as the report itself. */
const ofReport: DocumentSight = (caller, id) =>
  may(caller, READ_LOST_ANIMALS)
    ? existsWithin(sql`lost_animal`, id, readableReports(caller))
    : may(caller, 'ANIMAL_LOST_PENDING')
      ? existsWithin(sql`lost_animal`, id, queuedReports(caller))
      : never;

export const lostAnimalDocuments = documentsOf({
  LOST_ANIMAL_PHOTO: ofReport,
  LOST_ANIMAL_ADDITIONAL_PHOTO: ofReport,
});
