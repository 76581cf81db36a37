import { onlyDigits } from '../../../../resources/numbers/digits.ts';
import sql from 'sql-template-tag';
import { pendingLostAnimal } from '../../../../resources/lostFound/pendingLostAnimal/schema.ts';
import { queryText } from '../../../crud/searchShape.ts';
import { digitsOf } from '../../../db/transponder.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';
import { rejectReport } from './rejectReport.ts';

/** The values that a request shows of its report, which has the same number, and of the animal's record. */
const select = sql`
  (select l.transponder from lost_animal l where l.id = t.id) as transponder,
  (select l.name from lost_animal l where l.id = t.id) as name,
  (select b.name from lost_animal l join breed b on b.id = l.breed_id where l.id = t.id) as breed,
  (select l.gender from lost_animal l where l.id = t.id) as gender,
  (select l.color from lost_animal l where l.id = t.id) as color,
  (select l.event_date from lost_animal l where l.id = t.id) as event_date,
  (select l.event_local from lost_animal l where l.id = t.id) as event_local,
  (select c.name from lost_animal l join county c on c.id = l.event_county_id where l.id = t.id) as event_county,
  r_animal_id.name as animal_name,
  (select b.name from breed b where b.id = r_animal_id.breed_id) as animal_breed,
  r_animal_id.gender as animal_gender,
  r_animal_id.color as animal_color`;

export const pendingLostAnimalHooks = requestHooksFor(pendingLostAnimal, {
  select,
  filters: {
    transponder: {
      shape: queryText(30),
      where: (text: string) => sql`t.search_text like ${`%${digitsOf(text) ?? onlyDigits(text)}%`}`,
    },
  },
  searchText: ({ id }) => sql`(
    select fold_text(concat_ws(' ', l.transponder, l.name, l.participant_name)) from lost_animal l where l.id = ${id})`,
  auditDetails: ({ transponder }) => ({ transponder }),
  // Rejected, or taken back: accepting has code of its own.
  afterSave: async (write) => {
    const { before, record } = write;
    if (before && !before.closed && record.closed && !record.accepted) await rejectReport(write, record);
  },
});
