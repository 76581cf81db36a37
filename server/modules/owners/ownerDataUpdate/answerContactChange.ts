import { OUTCOMES } from '../../../../resources/kit/request.ts';
import type { ContactAnswer } from '../../../../resources/owners/ownerDataUpdate/calls.ts';
import { ownerDataUpdate } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import type { Caller } from '../../../context.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { notifyDeciders } from '../../common/request/notifyRequester.ts';
import { mailContactsChanged } from '../owner/contactMails.ts';
import { dataUpdates, type DataUpdate } from '../owner/dataUpdates.ts';
import { lockOwner } from './accept.ts';
import { applyContacts } from './applyContacts.ts';

type AnsweredBy = 'LINK' | 'ACCOUNT';

/** Puts on record what the owner confirmed. */
async function confirm(write: Write<Caller>, change: DataUpdate, answeredBy: AnsweredBy): Promise<void> {
  const { owner, changes } = await lockOwner(write, change);
  const columns = { ...OUTCOMES.ACCEPTED, ownerId: owner.id, answeredBy };
  await saveRecord(write, dataUpdates, change, columns, 'REQUEST_ACCEPTED');
  await mailContactsChanged(write, owner.id, null);
  await applyContacts(write, owner, changes, 'OWNER');
}

/**
 * Does what the holder of a contact answers to a waiting change, which is open and locked. Whether the holder may give
 * this answer is checked before.
 */
export async function answerContactChange(
  write: Write<Caller>,
  change: DataUpdate,
  answer: ContactAnswer,
  answeredBy: AnsweredBy,
): Promise<void> {
  if (answer === 'CONFIRM') return confirm(write, change, answeredBy);
  if (answer === 'REFUSE') {
    const columns = { ...OUTCOMES.REJECTED, answeredBy };
    return void (await saveRecord(write, dataUpdates, change, columns, 'REQUEST_REJECTED'));
  }
  const columns = { objectionTimestamp: new Date().toISOString() };
  const saved = await saveRecord(write, dataUpdates, change, columns, 'CONTACT_CHANGE_OBJECTED');
  await notifyDeciders(write, ownerDataUpdate, saved);
}
