import sql from 'sql-template-tag';
import { checkAddress, type OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { canBeConfirmed, canBeEdited } from '../../../../resources/owners/owner/conditions.ts';
import { ownerDataUpdate, UPDATED_FIELDS } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import { fieldsOfContact, type Contact } from '../../../../resources/owners/owner/contacts.ts';
import type { Caller } from '../../../context.ts';
import { conflict, formError, Refusal } from '../../../errors.ts';
import { differing, type Values } from '../../../write/recordValues.ts';
import { refuseUnless } from '../../../write/states.ts';
import type { Write } from '../../../write/openWrite.ts';
import { mailContactsChanged } from '../owner/contactMails.ts';
import type { DataUpdate } from '../owner/dataUpdates.ts';
import { readOwner, type Owner } from '../owner/ownerRecord.ts';
import { applyContacts } from './applyContacts.ts';
import { findKeptId, findOwnerId } from '../owner/findOwner.ts';
import { requireOnMap } from '../owner/ownerPlace.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import { identityOf } from '../owner/identity.ts';

type Update = DataUpdate;

/**
 * Where the owner lives, as far as an address that is given says it. One abroad is one line, which has the town; one in
 * the country is given as a whole, so that a floor that it does not name is none.
 */
function residenceOf({ address, street, accommodation }: Update): Partial<OwnerInput> {
  if (address !== null) return { isLocalResident: false, postalCode: null, locality: null };
  return street === null ? {} : { isLocalResident: true, accommodation };
}

/** The fields of the contact that a waiting change sets. */
const valuesOfChange = (request: Update): Values =>
  Object.fromEntries(fieldsOfContact(request.contact as Contact).map((name) => [name, request[name]]));

/** The values of a request that differ from those of its owner. */
function changesOf(owner: Owner, request: Update): Partial<OwnerInput> {
  // Of a waiting change, what is left empty is to be cleared.
  if (request.contact !== null) return differing(valuesOfChange(request), owner) as Partial<OwnerInput>;
  const given = UPDATED_FIELDS.filter((name) => request[name] !== null).map((name) => [name, request[name]]);
  const asked: Partial<OwnerInput> = { ...Object.fromEntries(given), ...residenceOf(request) };
  return Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => value !== owner[name as keyof OwnerInput]),
  );
}

/**
 * The owner of a request, locked, with what changes.
 * @throws Refusal 409 where there is none, where it may not be changed, or where the address does not agree
 */
export async function lockOwner(
  write: Write<Caller>,
  request: Update,
): Promise<{ owner: Owner; changes: Partial<OwnerInput> }> {
  const { tx, caller } = write;
  const id =
    request.ownerId === null
      ? await findOwnerId(tx, identityOf(request))
      : await findKeptId(tx, sql`id = ${request.ownerId}`);
  if (id === undefined) throw conflict('OWNER_NOT_ON_RECORD');
  const owner = await readOwner(tx, id, true);
  refuseUnless(caller.actor ? canBeEdited : canBeConfirmed, owner, caller);
  const changes = changesOf(owner, request);
  const after = { ...owner, ...changes };
  if (checkAddress(after, owner).length > 0) throw conflict('INVALID_ADDRESS');
  try {
    await requireOnMap(tx, after);
  } catch (error) {
    throw error instanceof Refusal ? conflict('INVALID_ADDRESS') : error;
  }
  return { owner, changes };
}

/**
 * Refuses what staff would accept without a document: by it the request is the owner's, not by who has sent it.
 * @throws Refusal 422 at `documents`
 */
async function requireDocument({ tx }: Pick<Write, 'tx'>, { id }: Update): Promise<void> {
  const [found] = await tx.query(sql`select from document
    where document_type = ${ownerDataUpdate.request.objectType} and document_type_id = ${id} limit 1`);
  if (!found) throw formError([{ property: 'documents', error: 'MISSING_DOCUMENTS' }]);
}

export const ownerDataUpdateAcceptance = defineAcceptance(ownerDataUpdate, {
  async prepare(write, request) {
    const { owner } = await lockOwner(write, request);
    await requireDocument(write, request);
    return { ownerId: owner.id };
  },
  async accept(write, request) {
    const { owner, changes } = await lockOwner(write, request);
    await mailContactsChanged(write, owner.id, request.requesterEmail);
    await applyContacts(write, owner, changes, 'STAFF');
  },
});
