import sql, { type Sql } from 'sql-template-tag';
import { fieldModes } from '../../../../resources/kit/records/modes.ts';
import { checkAddress, type OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import {
  CONTACT_FIELDS,
  documentOf,
  ID_FIELDS,
  isLockedNow,
} from '../../../../resources/owners/owner/rules.ts';
import { owner } from '../../../../resources/owners/owner/schema.ts';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';
import type { Caller } from '../../../context.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Input } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { awaitAll } from '../../../db/awaitAll.ts';
import { findOne, getOne, type Queryable, type Tx } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import {
  owners,
  prepareNewOwner,
  readOwner,
  underPrefix,
  withDefaults,
  type MeantOwner,
  type Owner,
  type PreparedOwner,
} from './ownerRecord.ts';
import { placeOf, requireOnMap } from './ownerPlace.ts';
import { placeFacts } from '../../reference/address/place.ts';

/** The owner of a registration or transfer, ready to be saved. */
interface ResolvedOwner extends PreparedOwner {
  /** Fields given that differ from the record and that this user may not change: the record keeps its own. */
  readonly kept: readonly string[];
}

/**
 * The id of the owner with this number, else this document, in this country, as a statement; nothing where neither is
 * given. A number of a record that a merge absorbed means the one that was kept.
 */
export function ownerIdOf(input: OwnerInput): Sql | undefined {
  const country = input.country ?? 'PT';
  if (input.vatNumber) {
    const number = cleanVatNumber(country, input.vatNumber);
    return keptId(sql`country = ${country} and vat_number = ${number}`);
  }
  const document = documentOf(input);
  const number = document && input[document];
  if (!number) return undefined;
  return keptId(sql`country = ${country} and vat_number is null and coalesce(id_card, passport) = ${number}`);
}

/** The id of the owner that a condition finds, or of the one into which that was merged, as a statement. */
export const keptId = (where: Sql): Sql =>
  sql`with recursive found as (
      select id, merged_into_id from owner where ${where}
      union select o.id, o.merged_into_id from found f join owner o on o.id = f.merged_into_id
    ) select id from found where merged_into_id is null`;

/** The ids of an owner's record and of all that were merged into it, directly or in turn, as a statement. */
export const mergedIds = (ownerId: number): Sql =>
  sql`with recursive same as (
      select ${ownerId}::bigint as id
      union select o.id from same s join owner o on o.merged_into_id = s.id
    ) select id from same`;

/** The owner that a form means by number or document, if any. */
export async function findOwnerId(tx: Queryable, input: OwnerInput): Promise<number | undefined> {
  const statement = ownerIdOf(input);
  return statement && (await findOne<{ id: number }>(tx, statement))?.id;
}

/** The owner that a condition finds, or the one into which that was merged. */
export const findKeptId = async (tx: Queryable, where: Sql): Promise<number | undefined> =>
  (await findOne<{ id: number }>(tx, keptId(where)))?.id;

/**
 * Prepares the owner that a form describes: new, or changed where it is known. A known one takes the contact details
 * given where this user may change them; its identity stays. Check the input with `checkOwner` before.
 * @param meant what `findOwnerSerialised` has found in this transaction
 * @param prefix stands before the properties of refused fields
 * @throws Refusal 409 OWNER_IS_LOCKED at `<prefix>vatNumber`; 422 for a wrong address, or a number that is taken when it
 * is saved
 */
export async function resolveOwner(
  write: Write<Caller>,
  input: OwnerInput,
  meant: MeantOwner,
  prefix = 'owner.',
): Promise<ResolvedOwner> {
  if (meant.isNew) {
    const made = await underPrefix(prefix, () => prepareNewOwner(write, meant, input));
    return { ...made, save: () => underPrefix(prefix, made.save), kept: [] };
  }
  const before = await readOwner(write.tx, meant.id, true);
  if (isLockedNow(before))
    throw conflict('OWNER_IS_LOCKED', [{ property: `${prefix}vatNumber`, error: 'OWNER_IS_LOCKED' }]);
  const changes = contactChanges(write, before, input);
  const kept = [...CONTACT_FIELDS, ...ID_FIELDS, 'name' as const].filter((field) => {
    const value =
      field === 'vatNumber' && input.vatNumber
        ? cleanVatNumber(before.country, input.vatNumber)
        : input[field];
    return value !== undefined && value !== null && value !== before[field] && !(field in changes);
  });
  return { owner: before, kept, save: () => underPrefix(prefix, () => saveContacts(write, before, changes)) };
}

async function saveContacts(write: Write<Caller>, before: Owner, changes: Input<Owner>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const after = { ...before, ...changes };
  const wrong = checkAddress(after, before);
  if (wrong.length > 0) throw formError(wrong);
  await requireOnMap(write.tx, after);
  await saveRecord(write, owners, before, changes);
}

/**
 * Finds the owner that a form means, or reserves the id of a new one, and looks its address up. Of two forms with the same
 * new owner at the same time, the second waits here, and then finds the first's. Both statements leave together; the
 * second runs, and looks, once the first has the lock.
 */
export async function findOwnerSerialised(tx: Tx, input: OwnerInput): Promise<MeantOwner> {
  const document = documentOf(input);
  const key = `owner ${input.country ?? 'PT'} ${input.vatNumber ?? (document && input[document]) ?? ''}`;
  const known = ownerIdOf(input) ?? sql`select null::bigint as id where false`;
  const [, meant] = await awaitAll([
    tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
    getOne<MeantOwner>(
      tx,
      sql`with known as materialized (${known})
        select coalesce((select id from known), nextval(pg_get_serial_sequence('owner', 'id'))) as id,
          not exists (select from known) as is_new, ${placeFacts(placeOf(withDefaults(input)))}`,
    ),
  ]);
  return meant;
}

/** Contact details that differ from the record and that this user may change. */
function contactChanges(write: Write<Caller>, found: Owner, input: OwnerInput): Input<Owner> {
  const { actor } = write.caller;
  if (!actor) return {};
  const given = Object.fromEntries(
    CONTACT_FIELDS.filter(
      (field) => input[field] !== undefined && input[field] !== null && input[field] !== found[field],
    ).map((field) => [field, input[field]]),
  ) as Partial<Record<keyof OwnerInput, unknown>>;
  const modes = fieldModes(owner, actor, 'update', { ...found, ...given } as OwnerInput, found as OwnerInput);
  return Object.fromEntries(
    Object.entries(given).filter(([field]) => modes[field as keyof typeof modes] === 'edit'),
  );
}
