import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { getOwnerByVat } from '../../../../resources/owners/owner/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { findOwnerId } from './findOwner.ts';
import { readOwner } from './ownerRecord.ts';

const FIELDS = [
  'id',
  'type',
  'name',
  'nationality',
  'country',
  'isLocalResident',
  'hasLocalVatNumber',
  'vatNumber',
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
  'county',
  'district',
  'street',
  'door',
  'accommodation',
  'province',
  'municipality',
  'commune',
  'address',
  'verifiedData',
  'isLocked',
  'editLocked',
] as const;

/** Returns the owner with a number, without a check of scope; found or not, the audit notes the search. */
export const getOwnerByVatHandler = handleRead(getOwnerByVat, async ({ db, query, noteRead, fail }) => {
  const isLocal = query.hasLocalVatNumber === 'true' || !query.country;
  const country = isLocal ? 'PT' : query.country!.toUpperCase();
  const id = await findOwnerId(db, { country, vatNumber: query.vatNumber });
  noteRead({ objectId: id ?? null, details: { country, found: id !== undefined } });
  if (id === undefined) return fail('OWNER_NOT_FOUND');
  const found: Readonly<Record<string, unknown>> = await readOwner(db, id);
  return Object.fromEntries(FIELDS.map((field) => [field, found[field] ?? null])) as AnswerOf<
    typeof getOwnerByVat
  >;
});
