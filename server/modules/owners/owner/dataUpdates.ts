import sql from 'sql-template-tag';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { ownerDataUpdate } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';
import { findOwnerId } from './findOwner.ts';
import { identityOf } from './identity.ts';

type Numbers = Parameters<typeof identityOf>[0];

/** The numbers that a new request is stored with. */
const givenNumbers = (changes: { readonly [K in keyof Numbers]: unknown }): Numbers => {
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    country: textOf(changes.country),
    vatNumber: textOf(changes.vatNumber),
    passport: textOf(changes.passport),
  };
};

/** The values that the owner of a request `t` has; those of an accepted one are what they became. */
const current = sql`
  (select o.email from owner o where o.id = t.owner_id) as owner_email,
  (select o.phone from owner o where o.id = t.owner_id) as owner_phone,
  (select o.phone2 from owner o where o.id = t.owner_id) as owner_phone2,
  (select o.phone3 from owner o where o.id = t.owner_id) as owner_phone3,
  (select o.responsible from owner o where o.id = t.owner_id) as owner_responsible,
  (select o.postal_code from owner o where o.id = t.owner_id) as owner_postal_code,
  (select o.locality from owner o where o.id = t.owner_id) as owner_locality,
  (select p.name from owner o join parish p on p.id = o.parish_id where o.id = t.owner_id) as owner_parish,
  (select o.street from owner o where o.id = t.owner_id) as owner_street,
  (select o.door from owner o where o.id = t.owner_id) as owner_door,
  (select o.accommodation from owner o where o.id = t.owner_id) as owner_accommodation,
  (select o.address from owner o where o.id = t.owner_id and not o.is_local_resident) as owner_address`;

/** Whether a waiting change `t` has no value: the contact would be cleared. */
const clears = sql`case when t.contact is not null and num_nonnulls(t.email, t.phone, t.phone2, t.phone3, t.responsible,
  t.postal_code, t.locality, t.parish_id, t.street, t.door, t.accommodation, t.address, t.province, t.municipality, t.commune) = 0
  then true end`;

/** They stand here since a change of an owner opens them: the module of these requests uses that of owners. */
export const hooksOfDataUpdates = requestHooksFor(
  ownerDataUpdate,
  {
    select: sql`t.id::text as number, ${clears} as clears`,
    selectOne: current,
    beforeSave: async ({ tx, before, changes }) =>
      before === null && changes.ownerId === undefined
        ? { ownerId: (await findOwnerId(tx, identityOf(givenNumbers(changes)))) ?? null }
        : {},
    auditDetails: ({ ownerId, contact }) => ({ ownerId, ...(contact && { contact }) }),
  },
  // What others entered waits for the owner first: staff are notified of objections.
  { isForDeciders: ({ contact }) => contact === null, objected: sql`t.objection_timestamp is not null` },
);

export type DataUpdate = RecordOfModule<typeof ownerDataUpdate>;
export const dataUpdates = storedModule<DataUpdate>(ownerDataUpdate, hooksOfDataUpdates);
