import sql from 'sql-template-tag';
import { checkAddress, type OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { edit } from '../../../../resources/owners/owner/operations.ts';
import { ownerDataUpdate, UPDATED_FIELDS } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { SignedInCaller } from '../../../context.ts';
import { conflict, Refusal } from '../../../errors.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import { refuseByState } from '../../../write/states.ts';
import type { Write } from '../../../write/openWrite.ts';
import { mailOwner } from '../owner/mailOwner.ts';
import { owners, readOwner, type Owner } from '../owner/ownerRecord.ts';
import { findKeptId, findOwnerId } from '../owner/resolveOwner.ts';
import { requireOnMap } from '../owner/ownerPlace.ts';
import { defineAcceptance } from '../../common/request/acceptance.ts';
import { identityOf } from '../owner/identity.ts';

type Update = RecordOfModule<typeof ownerDataUpdate>;

/**
 * Where the owner lives, as far as an address that is given says it. One abroad is one line, which has the town; one in
 * the country is given as a whole, so that a floor that it does not name is none.
 */
function residenceOf({ address, street, accommodation }: Update): Partial<OwnerInput> {
  if (address !== null) return { isLocalResident: false, postalCode: null, locality: null };
  return street === null ? {} : { isLocalResident: true, accommodation };
}

/** The values of a request that differ from those of its owner. */
function changesOf(owner: Owner, request: Update): Partial<OwnerInput> {
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
async function lockOwner(
  write: Write<SignedInCaller>,
  request: Update,
): Promise<{ owner: Owner; changes: Partial<OwnerInput> }> {
  const { tx, caller } = write;
  const id =
    request.ownerId === null
      ? await findOwnerId(tx, identityOf(request))
      : await findKeptId(tx, sql`id = ${request.ownerId}`);
  if (id === undefined) throw conflict('OWNER_NOT_ON_RECORD');
  const owner = await readOwner(tx, id, true);
  refuseByState({ permission: 'SIGNED_IN', when: edit.when }, owner, caller);
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

export const ownerDataUpdateAcceptance = defineAcceptance(ownerDataUpdate, {
  async prepare(write, request) {
    const { owner } = await lockOwner(write, request);
    return { ownerId: owner.id };
  },
  async accept(write, request) {
    const { owner, changes } = await lockOwner(write, request);
    // What the owner asks for is confirmed by the owner; what staff enter for an owner is not.
    const isOwn = request.origin === 'PUBLIC';
    const { verifiedByOwner } = owner;
    await saveRecord(write, owners, owner, isOwn ? { ...changes, verifiedByOwner } : changes);
    await mailOwner(write, 'ownerDataChanged', owner, request.requesterEmail, {});
  },
});
