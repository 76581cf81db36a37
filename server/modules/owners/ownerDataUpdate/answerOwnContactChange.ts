import sql from 'sql-template-tag';
import { answerOwnContactChange } from '../../../../resources/owners/ownerDataUpdate/calls.ts';
import { handleWrite } from '../../../http/handle.ts';
import { notFound } from '../../../errors.ts';
import { findRecord } from '../../../write/records.ts';
import { dataUpdates } from '../owner/dataUpdates.ts';
import { mergedIds } from '../owner/findOwner.ts';
import { answerContactChange } from './answerContactChange.ts';

export const answerOwnContactChangeHandler = handleWrite(answerOwnContactChange, async (write) => {
  const { tx, params, body, caller, fail } = write;
  const isOwn = sql`t.owner_id in (${mergedIds(caller.actor.ownerId!)}) and t.contact is not null`;
  const change = await findRecord(tx, dataUpdates, sql`t.id = ${params.id} and ${isOwn}`, { lock: true });
  // A stranger's change is answered like one that does not exist.
  if (!change) throw notFound();
  if (change.closed) return fail('CONTACT_CHANGE_OVER');
  await answerContactChange(write, change, body.answer, 'ACCOUNT');
  return { answer: body.answer };
});
