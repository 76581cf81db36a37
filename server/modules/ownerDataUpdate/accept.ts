import sql from 'sql-template-tag';
import { checkAddress, type OwnerInput } from '../../../resources/owner/addresses.ts';
import { edit } from '../../../resources/owner/operations.ts';
import { ownerDataUpdate, UPDATED_FIELDS } from '../../../resources/ownerDataUpdate/schema.ts';
import type { RecordOfModule } from '../../../resources/kit/module.ts';
import type { SignedInCaller } from '../../context.ts';
import { conflict, Refusal } from '../../errors.ts';
import { saveRecord } from '../../write/saveRecord.ts';
import { refuseByState } from '../../write/states.ts';
import type { Write } from '../../write/write.ts';
import { owners, readOwner, type Owner } from '../owner/ownerRecord.ts';
import { findKeptId, findOwnerId } from '../owner/resolveOwner.ts';
import { requireOnMap } from '../owner/values.ts';
import { mailRequester } from '../publicForm/publicRequests.ts';
import { acceptanceOf } from '../request/acceptance.ts';

type Update = RecordOfModule<typeof ownerDataUpdate>;

/** The values of a request that differ from those of its owner. */
const changesOf = (owner: Owner, request: Update): Partial<OwnerInput> =>
  Object.fromEntries(
    UPDATED_FIELDS.filter((name) => request[name] !== null && request[name] !== owner[name]).map((name) => [
      name,
      request[name],
    ]),
  );

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
      ? await findOwnerId(tx, { country: 'PT', vatNumber: request.vatNumber })
      : await findKeptId(tx, sql`id = ${request.ownerId}`);
  if (id === undefined) throw conflict('OWNER_NOT_ON_RECORD');
  const owner = await readOwner(tx, id, true);
  refuseByState({ permission: 'SIGNED_IN', when: edit.when }, owner, caller);
  const changes = changesOf(owner, request);
  const after = { ...owner, ...changes };
  if (checkAddress(after, owner).length > 0) throw conflict('INVALID_ADDRESS');
  try {
    await requireOnMap(tx, after, owner);
  } catch (error) {
    throw error instanceof Refusal ? conflict('INVALID_ADDRESS') : error;
  }
  return { owner, changes };
}

export const ownerDataUpdateAcceptance = acceptanceOf(ownerDataUpdate, {
  async prepare(write, request) {
    const { owner } = await lockOwner(write, request);
    return { ownerId: owner.id };
  },
  async accept(write, request) {
    const { owner, changes } = await lockOwner(write, request);
    await saveRecord(write, owners, owner, changes);
  },
  mail: (write, request, event, words) => mailRequester(write, ownerDataUpdate, request, event, words),
});
