import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import type { Caller } from '../../../context.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Write } from '../../../write/openWrite.ts';
import { noteContacts, type ContactSource } from '../owner/contactProof.ts';
import { owners, type Owner } from '../owner/ownerRecord.ts';

/** Puts contacts on record that the owner confirmed, or that staff accepted by a document. The owner is locked. */
export async function applyContacts(
  write: Write<Caller>,
  owner: Owner,
  changes: Partial<OwnerInput>,
  source: Exclude<ContactSource, 'OTHER'>,
): Promise<Owner> {
  const now = new Date().toISOString();
  const seen = source === 'OWNER' ? { contactConfirmedAt: now } : { contactCheckedAt: now };
  const saved = await saveRecord(write, owners, owner, { ...changes, ...seen }, 'CONTACTS_CHANGED');
  await noteContacts(write.tx, owner.id, owner, saved, source);
  return saved;
}
