import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { ownerView, restrictedOwnerView } from '../../../resources/animal/view.ts';
import { allows, veterinarian, type Access, type Actor } from '../../../resources/kit/access.ts';
import { isLockedNow } from '../../../resources/owner/rules.ts';
import { READ_OWNERS } from '../../../resources/owner/schema.ts';

export type OwnerView = z.output<typeof ownerView>;
export type RestrictedOwnerView = z.output<typeof restrictedOwnerView>;

/** An owner as it is read beside an animal or a transfer. */
export interface OwnerRow extends Omit<OwnerView, 'isRestricted' | 'hasLocalVatNumber'> {
  readonly lockEndDate: string | null;
  readonly editLocked: boolean;
}

/** A parish with what lies around it: `{parish, county, district}`, or null, as an expression. */
export const placeOf = (parishId: Sql): Sql => sql`
  (select jsonb_build_object(
      'parish', jsonb_build_object('id', p.id, 'name', p.name),
      'county', jsonb_build_object('id', c.id, 'name', c.name),
      'district', jsonb_build_object('id', d.id, 'name', d.name))
   from parish p join county c on c.id = p.county_id join district d on d.id = c.district_id where p.id = ${parishId})`;

/** Everything of an owner that is shown beside an animal, as JSON over alias `o`. */
export const ownerJson = sql`
  jsonb_build_object('id', o.id, 'version', o.version, 'type', o.type, 'name', o.name, 'vatNumber', o.vat_number,
    'idCard', o.id_card, 'passport', o.passport, 'nationality', o.nationality, 'country', o.country,
    'isLocalResident', o.is_local_resident, 'email', o.email, 'phone', o.phone, 'phone2', o.phone2, 'phone3', o.phone3,
    'responsible', o.responsible, 'street', o.street, 'door', o.door, 'accommodation', o.accommodation,
    'address', o.address, 'postalCode', o.postal_code, 'locality', o.locality, 'parishId', o.parish_id,
    'verifiedData', o.verified_data, 'isLocked', o.is_locked, 'lockEndDate', o.lock_end_date,
    'editLocked', o.edit_locked)
  || coalesce(${placeOf(sql`o.parish_id`)}, '{"parish": null, "county": null, "district": null}'::jsonb)`;

/** An owner in full. */
function fullOwner(
  { lockEndDate, editLocked: _closed, ...owner }: OwnerRow,
  defaultCountry = 'PT',
): OwnerView {
  return {
    ...owner,
    isRestricted: false,
    hasLocalVatNumber: owner.country === defaultCountry,
    isLocked: isLockedNow({ isLocked: owner.isLocked, lockEndDate }),
  };
}

/** How a reader stands to the animal whose owner is shown. */
export interface Relation {
  readonly actor: Actor;
  readonly isInScope: boolean;
  /** In scope, lost or found. */
  readonly isOpen: boolean;
}

/** An owner as the reader of an animal may see it: in full, with contacts, or by name and municipality. */
export function ownerSeenBy(
  owner: OwnerRow,
  { actor, isInScope, isOpen }: Relation,
  readers: Access = READ_OWNERS,
): OwnerView | RestrictedOwnerView {
  const { name, county, type, email, phone } = owner;
  if (!isOpen) return { isRestricted: true, name, county };
  if (allows(readers, actor)) return fullOwner(owner);
  const contact: RestrictedOwnerView = { isRestricted: true, name, county, type, email, phone };
  if (!isInScope || !allows(veterinarian, actor)) return contact;
  const { address, postalCode, locality, parish, district } = owner;
  return { ...contact, address, postalCode, locality, parish, district };
}
