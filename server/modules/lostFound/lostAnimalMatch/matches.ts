import sql from 'sql-template-tag';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { lostAnimalMatch } from '../../../../resources/lostFound/lostAnimalMatch/schema.ts';
import type { Caller } from '../../../context.ts';
import { findRecord } from '../../../write/records.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { Write } from '../../../write/openWrite.ts';
import { lostAnimalMatchHooks } from './hooks.ts';

type Match = RecordOfModule<typeof lostAnimalMatch>;

export const matches = storedModule<Match>(lostAnimalMatch, lostAnimalMatchHooks);

/** Closes the pairs of a report that are not decided, as part of what closes the report. */
export async function closePairs(write: Write<Caller>, reportId: number): Promise<void> {
  const open = await write.tx.query<{ id: number }>(
    sql`select id from lost_animal_match where status = 'OPEN' and (lost_id = ${reportId} or found_id = ${reportId})
      order by id`,
  );
  for (const { id } of open) {
    const match = await findRecord(write.tx, matches, sql`t.id = ${id}`, { lock: true });
    if (match?.status === 'OPEN') await saveRecord(write, matches, match, { status: 'CLOSED' });
  }
}
