import { searchTextOf } from '../../../../resources/numbers/text.ts';
import {
  insertRequest,
  REQUEST_FATES,
  requestColumns,
  type Demonstration,
} from '../../common/request/seed.ts';
import type { OwnerRow } from '../owner/seed/ownerRow.ts';

const TERM_DAYS = 10;

/** Writes requests for new contacts that owners made without an account, in every state. */
export async function writeDataUpdates(
  demonstration: Demonstration,
  owners: readonly OwnerRow[],
): Promise<void> {
  const people = owners.filter(
    ({ type, country, vatNumber, isLocked, editLocked }) =>
      type === 'SINGULAR' && country === 'PT' && vatNumber !== null && !isLocked && !editLocked,
  );
  for (const [at, fate] of REQUEST_FATES.entries()) {
    const owner = people[at * 5 + 2];
    if (!owner) continue;
    const { postalCode, locality, parishId, street } = owner;
    const door = fate === 'ACCEPTED' ? owner.door : String(10 + at);
    await insertRequest(
      demonstration.tx,
      'owner_data_update',
      {
        ...requestColumns(demonstration, at, TERM_DAYS, owner),
        vatNumber: owner.vatNumber,
        ownerId: owner.id,
        // What was accepted is what the owner has since.
        email: owner.email,
        phone: fate === 'ACCEPTED' ? owner.phone : `+35191234500${at}`,
        ...(at % 2 === 0 && { postalCode, locality, parishId, street, door }),
        observations: 'Mudei de telefone.',
      },
      searchTextOf(owner.name, owner.vatNumber),
    );
  }
}
