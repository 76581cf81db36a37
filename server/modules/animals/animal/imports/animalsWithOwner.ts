import sql from 'sql-template-tag';
import { animalsWithOwner } from '../../../../../resources/animals/animal/imports.ts';
import { animal } from '../../../../../resources/animals/animal/schema.ts';
import type { Registration } from '../../../../../resources/animals/animal/registration.ts';
import { healthIntervention } from '../../../../../resources/animals/healthIntervention/schema.ts';
import { RECORD_INTERVENTIONS } from '../../../../../resources/animals/healthIntervention/schema.ts';
import { RABIES } from '../../../../../resources/animals/healthIntervention/types.ts';
import { allows } from '../../../../../resources/kit/access.ts';
import { ownerTypeOfNif } from '../../../../../resources/numbers/nif.ts';
import type { EmbeddedOwner } from '../../../../../resources/owners/owner/embedded.ts';
import { cleanVatNumber } from '../../../../../resources/numbers/vatNumber.ts';
import { getStored } from '../../../../crud/getStored.ts';
import { createFromInput, updateFromInput } from '../../../../crud/writeFromInput.ts';
import { animalOfNumber } from '../../../../db/transponder.ts';
import { findOne } from '../../../../db/db.ts';
import { forbidden, formError, Refusal } from '../../../../errors.ts';
import type { Write } from '../../../../write/openWrite.ts';
import { findRecord } from '../../../../write/records.ts';
import type { Values } from '../../../../write/recordValues.ts';
import {
  checkedValues,
  partOf,
  takenValues,
  type Existing,
} from '../../../../work/imports/declaredImport.ts';
import { handleImport, RowConflict, type ReadRow } from '../../../../work/imports/handleImport.ts';
import { scopeColumns } from '../../../../write/redaction.ts';
import { countGivenOwner } from '../../../owners/owner/numberRead.ts';
import { reverseMovement } from '../../../money/billingTransaction/reverseMovement.ts';
import { animals } from '../record/animals.ts';
import { isInScope } from '../record/scope.ts';
import { register } from '../record/register.ts';

const interventions = getStored(healthIntervention);

/** An owner as the form proposes one: in the country, of the type that the number says. */
const ownerOf = (given: Values): Values => ({
  country: 'PT',
  isLocalResident: (given.country ?? 'PT') === 'PT',
  ...given,
  type: (typeof given.vatNumber === 'string' && ownerTypeOfNif(given.vatNumber)) || given.type || 'SINGULAR',
});

/** Registers the animal of a row. One that is like another waits for a person, who says that it is not the same. */
async function registerRow({ write, values, decision }: ReadRow): Promise<number> {
  const own = partOf(values, '');
  const owner = ownerOf(partOf(values, 'owner'));
  const { actor } = write.caller;
  // Filled once the animals that are alike are known, and read after that.
  const anotherThan: string[] = [];
  const attempt = () =>
    register(
      write,
      {
        ...(own as Registration),
        // The form proposes the user's own entity.
        entityId: (own.entityId as number | undefined) ?? actor.entity?.id ?? null,
        owner: owner as NonNullable<Registration['owner']>,
        anotherThan,
      },
      null,
      (alike) => {
        if (alike.length === 0) return;
        if (decision === 'OURS') throw new Refusal(422, 'CONFIRM_ANOTHER_ANIMAL');
        if (decision === undefined)
          throw new RowConflict('CONFIRM_ANOTHER_ANIMAL', { column: 'transponder' });
        anotherThan.push(...alike.map(({ transponder }) => transponder));
      },
    );
  const { record } = await attempt();
  return record.id;
}

/** Changes the animal of a row where the register says otherwise; its owner changes by a change of owner alone. */
async function changeRow({ write, values, decision }: ReadRow, existing: Existing): Promise<void> {
  const { vatNumber, country = 'PT' } = partOf(values, 'owner') as Partial<Record<string, string>>;
  if (vatNumber) {
    const other = await findOne(
      write.tx,
      sql`select 1 from owner where id = ${existing.ownerId} and vat_number is distinct from ${cleanVatNumber(country, vatNumber)}`,
    );
    if (other) throw formError([{ property: 'owner.vatNumber', error: 'OWNER_DIFFERS' }]);
  }
  const { id, version } = existing;
  const taken = takenValues(animals, checkedValues(animals.module, partOf(values, '')), existing, decision);
  if (Object.keys(taken).length > 0) await updateFromInput(write, animals, id, { ...taken, version });
}

/** The vaccination of a row: by the veterinarian that it names, unless it names one for the vaccination. */
function vaccinationOf({ caller: { actor } }: Write, values: Values): Values {
  const given = partOf(values, 'vaccination');
  const isNamed = given.veterinaryId !== undefined || actor.type === 'VETERINARY';
  if (Object.keys(given).length === 0 || isNamed || values.veterinaryId === undefined) return given;
  return { ...given, veterinaryId: values.veterinaryId };
}

/** Records the vaccination of a row, unless it is on record. */
async function vaccinate(write: Write, animalId: number, transponder: string, given: Values): Promise<void> {
  if (Object.keys(given).length === 0) return;
  if (!allows(RECORD_INTERVENTIONS, write.caller.actor)) throw forbidden();
  const values = prefixed('vaccination.', () => checkedValues(healthIntervention, given));
  const { executionDate = null, vaccineId = null, batch = null } = values as Partial<Record<string, string>>;
  const known = await findOne(
    write.tx,
    sql`select 1 from health_intervention where animal_id = ${animalId} and type_id = ${RABIES}
      and execution_date = ${executionDate} and vaccine_id = ${vaccineId} and lower(batch) = lower(${batch})`,
  );
  if (known) return;
  try {
    await createFromInput(write, interventions, { ...values, animalId, typeId: RABIES }, transponder);
  } catch (error) {
    throw asPart(error, 'vaccination.');
  }
}

/** A refusal with its properties under the columns of a part. */
function asPart(error: unknown, prefix: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const { status, code, errors, details } = error;
  return new Refusal(
    status,
    code,
    errors.map((one) => ({ ...one, property: prefix + one.property })),
    details,
  );
}

function prefixed<T>(prefix: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asPart(error, prefix);
  }
}

export const animalsWithOwnerImport = handleImport(animalsWithOwner, {
  locks: (values) =>
    ['transponder', 'owner.vatNumber', 'owner.idCard', 'owner.passport'].flatMap((name) =>
      typeof values[name] === 'string' ? [`${name} ${String(values[name])}`] : [],
    ),
  countNumbers: (counting, caller, values) =>
    countGivenOwner(counting, caller, ownerOf(partOf(values, 'owner')) as EmbeddedOwner),
  apply: async (row) => {
    const { write, values } = row;
    const transponder = String(values.transponder ?? '');
    if (transponder === '') throw formError([{ property: 'transponder', error: 'MISSING_TRANSPONDER' }]);
    const { tx, caller } = write;
    const select = scopeColumns(animals, caller);
    const existing = (await findRecord(
      tx,
      animals,
      sql`t.id = ${animalOfNumber(transponder)} and ${isInScope(caller)}`,
      { lock: true, ...(select && { select }) },
    )) as Existing | undefined;
    const id = existing?.id ?? (await registerRow(row));
    if (existing) await changeRow(row, existing);
    await vaccinate(write, id, transponder, vaccinationOf(write, values));
    return existing && { id: existing.id, version: existing.version };
  },
  beforeRemove: async ({ write, stored, record }) => {
    if (stored.module.name !== animal.name) return;
    // The licence with which the registration of some breeds begins.
    await write.tx.query(sql`delete from animal_license where animal_id = ${record.id}`);
    // What its registration took is given back, to the account that paid.
    const { transponder } = record as unknown as { readonly transponder: string };
    const taken = await write.tx.query<{ id: number }>(sql`
      select t.id from billing_transaction t where t.transponder = ${transponder} and t.type = 'CONSUMPTION' and t.reverses_id is null
        and not exists (select from billing_transaction r where r.reverses_id = t.id)`);
    for (const { id } of taken) await reverseMovement(write.tx, id, write.caller.actor.id);
  },
});
