import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { getOwnerByVat } from '../../../../resources/owners/owner/calls.ts';
import { maskContacts } from '../../../../resources/owners/owner/maskedContacts.ts';
import { handleRead } from '../../../http/handle.ts';
import { findOwnerCounted } from './numberRead.ts';
import { readOwner } from './ownerRecord.ts';
import { readsAnyOwner } from './scope.ts';

const RECOGNISED = [
  'id',
  'type',
  'name',
  'country',
  'vatNumber',
  'isLocalResident',
  'county',
  'isLocked',
] as const;

const FIELDS = [
  ...RECOGNISED,
  'nationality',
  'hasLocalVatNumber',
  'idCard',
  'passport',
  'email',
  'phone',
  'phone2',
  'phone3',
  'responsible',
  'postalCode',
  'locality',
  'parishId',
  'parish',
  'district',
  'street',
  'door',
  'accommodation',
  'province',
  'municipality',
  'commune',
  'address',
  'verifiedData',
  'editLocked',
] as const;

/**
 * Returns the owner with a number: all that fills a form where the caller reads the owner, else what recognises the person
 * at the counter. Found or not, the audit notes the search.
 */
export const getOwnerByVatHandler = handleRead(
  getOwnerByVat,
  async ({ db, query, caller, services, noteRead, fail }) => {
    const isLocal = query.hasLocalVatNumber === 'true' || !query.country;
    const country = isLocal ? 'PT' : query.country!.toUpperCase();
    const id = await findOwnerCounted(services, caller, { country, vatNumber: query.vatNumber });
    const isOpen = id !== undefined && (await readsAnyOwner(db, caller, id));
    noteRead({
      objectId: id ?? null,
      details: { country, found: id !== undefined, ...(id !== undefined && !isOpen && { outside: true }) },
    });
    if (id === undefined) return fail('OWNER_NOT_FOUND');
    const owner = await readOwner(db, id);
    const record: Readonly<Record<string, unknown>> = owner;
    const pick = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
    return (
      isOpen
        ? { ...pick(FIELDS), isRestricted: false }
        : { ...pick(RECOGNISED), isRestricted: true, maskedContacts: maskContacts(owner) }
    ) as AnswerOf<typeof getOwnerByVat>;
  },
);
