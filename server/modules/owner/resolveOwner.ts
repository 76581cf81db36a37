import sql, { type Sql } from 'sql-template-tag';
import { fieldModes } from '../../../resources/kit/records/modes.ts';
import { checkAddress, type OwnerInput } from '../../../resources/owner/addresses.ts';
import { CONTACT_FIELDS, documentOf, ID_FIELDS, isLockedNow } from '../../../resources/owner/rules.ts';
import { owner } from '../../../resources/owner/schema.ts';
import { cleanVatNumber } from '../../../resources/numbers/vatNumber.ts';
import type { Caller } from '../../context.ts';
import { saveRecord } from '../../write/saveRecord.ts';
import type { Input } from '../../write/values.ts';
import type { Write } from '../../write/write.ts';
import { findOne, type Queryable, type Tx } from '../../db/db.ts';
import { conflict, formError } from '../../errors.ts';
import { insertOwner, owners, readOwner, underPrefix, type Owner } from './ownerRecord.ts';
import { requireOnMap } from './values.ts';

/** The owner meant by a registration or transfer. */
export interface ResolvedOwner {
  readonly owner: Owner;
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
 * Updates the owner that a form describes, or creates it. One that is known takes the contact details given where this
 * user may change them; its identity stays. Check the input with `checkOwner` before.
 * @param knownId what `findOwnerInTurn` has found in this transaction
 * @param prefix stands before the properties of refused fields
 * @throws Refusal 409 OWNER_IS_LOCKED at `<prefix>vatNumber`; 422 for a taken number or a wrong address
 */
export async function resolveOwner(
  write: Write<Caller>,
  input: OwnerInput,
  knownId: number | null,
  prefix = 'owner.',
): Promise<ResolvedOwner> {
  if (knownId === null)
    return { owner: await underPrefix(prefix, () => insertOwner(write, input)), kept: [] };
  const before = await readOwner(write.tx, knownId, true);
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
  if (Object.keys(changes).length === 0) return { owner: before, kept };
  const saved = await underPrefix(prefix, async () => {
    const after = { ...before, ...changes };
    const wrong = checkAddress(after, before);
    if (wrong.length > 0) throw formError(wrong);
    await requireOnMap(write.tx, after, before);
    return saveRecord(write, owners, before, changes);
  });
  return { owner: saved, kept };
}

/**
 * Finds the owner that a form means; null where it is a new one. Of two forms that bring the same new owner at the same
 * time, the second waits here, and then finds the first's. Both statements leave together; the second runs, and looks,
 * once the first has the lock.
 */
export async function findOwnerInTurn(tx: Tx, input: OwnerInput): Promise<number | null> {
  const document = documentOf(input);
  const key = `owner ${input.country ?? 'PT'} ${input.vatNumber ?? (document && input[document]) ?? ''}`;
  const [, id] = await Promise.all([
    tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
    findOwnerId(tx, input),
  ]);
  return id ?? null;
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
