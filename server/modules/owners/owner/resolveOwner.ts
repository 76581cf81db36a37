import sql from 'sql-template-tag';
import { fieldModes } from '../../../../resources/kit/records/modes.ts';
import { checkAddress, type OwnerInput } from '../../../../resources/owners/owner/addresses.ts';
import { documentOf, ID_FIELDS, isLockedNow } from '../../../../resources/owners/owner/rules.ts';
import { owner } from '../../../../resources/owners/owner/schema.ts';
import { cleanVatNumber } from '../../../../resources/numbers/vatNumber.ts';
import type { Caller } from '../../../context.ts';
import { saveRecord } from '../../../write/saveRecord.ts';
import type { Input } from '../../../write/recordValues.ts';
import type { Write } from '../../../write/openWrite.ts';
import { awaitAll } from '../../../db/awaitAll.ts';
import { getOne, type Tx } from '../../../db/db.ts';
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
import { CONTACT_FIELDS, fieldsOfContact } from '../../../../resources/owners/owner/contacts.ts';
import { missingOfOwner, type EmbeddedOwner } from '../../../../resources/owners/owner/embedded.ts';
import { ownerIdOf } from './findOwner.ts';
import { placeOf, requireOnMap } from './ownerPlace.ts';
import { placeFacts } from '../../reference/address/place.ts';

/** The owner of a registration or transfer, ready to be saved. */
interface ResolvedOwner extends PreparedOwner {
  /** Fields given that differ from the record and that this user may not change: the record keeps its own. */
  readonly kept: readonly string[];
}

/**
 * Prepares the owner that a form describes: new, or as it is known. Of a known one the contacts that the form names as
 * changed wait to be confirmed, where this user may change them; all else stays. Check the input with `checkOwner` before.
 * @param meant what `findOwnerSerialised` has found in this transaction
 * @param prefix stands before the properties of refused fields
 * @throws Refusal 409 OWNER_IS_LOCKED at `<prefix>vatNumber`; 422 for a wrong address, or a number that is taken when it
 * is saved
 */
export async function resolveOwner(
  write: Write<Caller>,
  { changedContacts, wrongContacts, ...input }: EmbeddedOwner,
  meant: MeantOwner,
  prefix = 'owner.',
): Promise<ResolvedOwner> {
  if (meant.isNew) {
    // An owner given by its number alone may have gone since: merged, or erased.
    const missing = missingOfOwner(input, prefix);
    if (missing.length > 0) throw formError(missing);
    const made = await underPrefix(prefix, () => prepareNewOwner(write, meant, input));
    return { ...made, save: () => underPrefix(prefix, made.save), kept: [] };
  }
  const before = await readOwner(write.tx, meant.id, true);
  if (isLockedNow(before))
    throw conflict('OWNER_IS_LOCKED', [{ property: `${prefix}vatNumber`, error: 'OWNER_IS_LOCKED' }]);
  const named = new Set<string>((changedContacts ?? []).flatMap(fieldsOfContact));
  const changes = contactChanges(write, before, input, named);
  const kept = [...CONTACT_FIELDS, ...ID_FIELDS, 'name' as const].filter((field) => {
    const value =
      field === 'vatNumber' && input.vatNumber
        ? cleanVatNumber(before.country, input.vatNumber)
        : input[field];
    return value !== undefined && value !== null && value !== before[field] && !(field in changes);
  });
  const proposed = { ...changes, ...(wrongContacts && { wrongContacts }) };
  return {
    owner: before,
    kept,
    save: () => underPrefix(prefix, () => saveContacts(write, before, proposed)),
  };
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

/** Contact details that the form names as changed, that differ from the record, and that this user may change. */
function contactChanges(
  write: Write<Caller>,
  found: Owner,
  input: OwnerInput,
  named: ReadonlySet<string>,
): Input<Owner> {
  const { actor } = write.caller;
  if (!actor) return {};
  const given = Object.fromEntries(
    CONTACT_FIELDS.filter(
      (field) =>
        named.has(field) &&
        input[field] !== undefined &&
        input[field] !== null &&
        input[field] !== found[field],
    ).map((field) => [field, input[field]]),
  ) as Partial<Record<keyof OwnerInput, unknown>>;
  const modes = fieldModes(owner, actor, 'update', { ...found, ...given } as OwnerInput, found as OwnerInput);
  return Object.fromEntries(
    Object.entries(given).filter(([field]) => modes[field as keyof typeof modes] === 'edit'),
  );
}
