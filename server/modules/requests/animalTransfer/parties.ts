import sql, { type Sql } from 'sql-template-tag';
import type { Party } from '../../../../resources/requests/animalTransfer/twoParty.ts';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { provenContacts } from '../../owners/owner/contactProof.ts';
import { mergedIds } from '../../owners/owner/findOwner.ts';
import type { Transfer } from './transfer.ts';

/** A party to a change of owner, as the register knows it. */
export interface PartyOwner {
  /** None for a new owner who is not on record. */
  readonly id: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly country: string;
  readonly vatNumber: string | null;
  /** The document of an owner without a tax number. */
  readonly document: string | null;
  readonly isLocked: boolean;
  readonly lockEndDate: string | null;
  readonly hasAccount: boolean;
  /** The email on record proves the owner: an answer from it is the owner's. */
  readonly isEmailProven: boolean;
  /** Any contact on record proves the owner. */
  readonly isProven: boolean;
  /** The address is on record, not the one that the other party entered. */
  readonly isAddressKnown: boolean;
}

/** An owner by id, or the one into which that was merged. */
const findOwner = (db: Queryable, id: number): Promise<PartyOwner | undefined> =>
  findOne<PartyOwner>(
    db,
    sql`with recursive found as (
        select * from owner where id = ${id}
        union select o.* from found f join owner o on o.id = f.merged_into_id
      ) select f.id, f.name, f.email, f.country, f.vat_number, coalesce(f.id_card, f.passport) as document, f.is_locked, f.lock_end_date,
        'email' = any(${provenContacts(sql`f`)}) as is_email_proven, ${provenContacts(sql`f`)} <> '{}' as is_proven,
        f.email is not null as is_address_known,
        exists (select from app_user u where u.owner_id = f.id) as has_account
      from found f where f.merged_into_id is null`,
  );

/** The owner who gives the animal. */
export async function getGiver(db: Queryable, { previousOwnerId }: Pick<Transfer, 'previousOwnerId'>) {
  const found = previousOwnerId === null ? undefined : await findOwner(db, previousOwnerId);
  if (!found) throw new Error('a change of owner by two parties names no giver');
  return found;
}

/** The receiver as the request names them, whether or not they are on record. */
export function enteredReceiver({ newOwner }: Pick<Transfer, 'newOwner'>): PartyOwner {
  const country = newOwner.country ?? 'PT';
  return {
    id: null,
    name: newOwner.name ?? '',
    email: newOwner.email ?? null,
    country,
    vatNumber: newOwner.vatNumber ? cleanVatNumber(country, newOwner.vatNumber) : null,
    document: newOwner.idCard ?? newOwner.passport ?? null,
    isLocked: false,
    lockEndDate: null,
    hasAccount: false,
    isEmailProven: false,
    isProven: false,
    isAddressKnown: false,
  };
}

/**
 * The owner who receives the animal. One who is on record is reached by the contacts on record: those that the other
 * party entered are not known to be right.
 */
export async function getReceiver(
  db: Queryable,
  { newOwner, newOwnerId }: Pick<Transfer, 'newOwner' | 'newOwnerId'>,
): Promise<PartyOwner> {
  const known = newOwnerId === null ? undefined : await findOwner(db, newOwnerId);
  const entered = enteredReceiver({ newOwner });
  return known ? { ...known, email: known.email ?? entered.email } : entered;
}

/**
 * Whether the giver alone says how the new owner is reached: the person who named the address could confirm in the
 * other's place. Staff who ask for a change of owner have the person before them; an account is known by its owner.
 */
export const isReceiverUnknown = (
  { origin, receivedBy }: Pick<Transfer, 'origin' | 'receivedBy'>,
  { isAddressKnown }: Pick<PartyOwner, 'isAddressKnown'>,
): boolean =>
  origin === 'OWNERS' && receivedBy !== 'ACCOUNT' && (receivedBy === 'ENTERED' || !isAddressKnown);

/** A party of a change of owner. */
export const getParty = (db: Queryable, transfer: Transfer, party: Party): Promise<PartyOwner> =>
  party === 'GIVER' ? getGiver(db, transfer) : getReceiver(db, transfer);

/**
 * The name of a party as the other one reads it: the one that was entered, until the receiver confirms by the account or
 * an address on record, or the animal has changed hands. A tax number must not tell whose it is.
 */
export const nameForOther = (transfer: Transfer, party: Party, { name }: PartyOwner): string =>
  party === 'RECEIVER' &&
  (transfer.receivedTimestamp === null || (transfer.receivedBy === 'ENTERED' && !transfer.accepted))
    ? (transfer.newOwner.name ?? transfer.newOwner.vatNumber ?? '')
    : name;

const plain = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Whether a tax number is that of a party; without one, the number of the party's document. */
export const isNumberOf = ({ country, vatNumber, document }: PartyOwner, typed: string): boolean =>
  vatNumber === null
    ? document !== null && plain(document) === plain(typed)
    : cleanVatNumber(country, typed) === vatNumber;

/** Where the owner of an account is the giver of request `t`; merged records of the owner count. */
export const isGiver = (ownerId: number): Sql => sql`t.previous_owner_id in (${mergedIds(ownerId)})`;

/** Where the owner of an account is the receiver of request `t`, also one who was registered after it was made. */
export const isReceiver = (ownerId: number): Sql => sql`(
  t.new_owner_id in (${mergedIds(ownerId)})
  or t.new_owner_id is null and exists (select from owner o where o.id = ${ownerId}
    and o.country = coalesce(t.new_owner ->> 'country', 'PT') and o.vat_number = t.new_owner ->> 'vatNumber'))`;
