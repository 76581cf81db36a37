import sql from 'sql-template-tag';
import { setReminders } from '../../../../resources/animals/animalReminder/calls.ts';
import { hashToken } from '../../../auth/session.ts';
import { handleWrite } from '../../../http/handle.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { owners, readOwner } from '../../owners/owner/ownerRecord.ts';
import { findKeptId } from '../../owners/owner/findOwner.ts';

/** A link that was mailed to a record which a merge has absorbed since speaks for the one that was kept. */
export const setRemindersHandler = handleWrite(setReminders, async (write) => {
  const { tx, body, fail } = write;
  const { token, refused } = body;
  const ownerId = await findKeptId(
    tx,
    sql`id = (select owner_id from animal_reminder where token_hash = ${hashToken(token)}
      union all select owner_id from contact_reminder where token_hash = ${hashToken(token)})`,
  );
  if (!ownerId) return fail('REMINDER_LINK_EXPIRED');
  const owner = await readOwner(tx, ownerId, true);
  // A link that is opened twice changes nothing the second time.
  if (owner.skipReminders !== refused) {
    const action = refused ? 'REMINDERS_REFUSED' : 'REMINDERS_ALLOWED';
    await saveRecord(write, owners, owner, { skipReminders: refused }, action);
  }
  return { refused };
});
