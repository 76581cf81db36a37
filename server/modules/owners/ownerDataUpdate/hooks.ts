import sql from 'sql-template-tag';
import { ownerDataUpdate } from '../../../../resources/owners/ownerDataUpdate/schema.ts';
import { requestHooksFor } from '../../common/request/requestHooks.ts';
import { findOwnerId } from '../owner/resolveOwner.ts';
import { identityOf } from '../owner/identity.ts';

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
  (select o.postal_code from owner o where o.id = t.owner_id) as owner_postal_code,
  (select o.locality from owner o where o.id = t.owner_id) as owner_locality,
  (select p.name from owner o join parish p on p.id = o.parish_id where o.id = t.owner_id) as owner_parish,
  (select o.street from owner o where o.id = t.owner_id) as owner_street,
  (select o.door from owner o where o.id = t.owner_id) as owner_door,
  (select o.accommodation from owner o where o.id = t.owner_id) as owner_accommodation,
  (select o.address from owner o where o.id = t.owner_id and not o.is_local_resident) as owner_address`;

export const ownerDataUpdateHooks = requestHooksFor(ownerDataUpdate, {
  select: sql`t.id::text as number`,
  selectOne: current,
  beforeSave: async ({ tx, before, changes }) =>
    before === null ? { ownerId: (await findOwnerId(tx, identityOf(givenNumbers(changes)))) ?? null } : {},
  auditDetails: ({ ownerId }) => ({ ownerId }),
});
