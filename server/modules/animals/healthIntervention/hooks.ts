import sql from 'sql-template-tag';
import {
  doseOn,
  isPossibleEnd,
  startOfProtection,
  type Vaccination,
  type VaccinePeriod,
} from '../../../../resources/animals/healthIntervention/rabies.ts';
import { healthIntervention } from '../../../../resources/animals/healthIntervention/schema.ts';
import { RABIES, STERILIZATION, type Dose } from '../../../../resources/animals/healthIntervention/types.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import type { InputOfModule } from '../../../../resources/kit/module.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { findOne, type Queryable } from '../../../db/db.ts';
import { conflict, formError } from '../../../errors.ts';
import { lockAnyAnimal } from '../animal/record/findAnimal.ts';
import { uncountTreated } from '../animal/record/numberRead.ts';
import { showAnimalTo } from '../animal/record/grounds.ts';
import { typeIn } from '../interventionType/interventionTypes.ts';
import { interventionText } from './interventionText.ts';

type Facts = InputOfModule<typeof healthIntervention> & { readonly id?: number | null };

/** The fields on which the validity of a rabies vaccination depends. */
const OF_VALIDITY = ['executionDate', 'vaccineId', 'dose', 'immunizationDateEnd'] as const;

/** Returns the dose that was given; if it is not stated, derives it from the animal's other vaccinations. */
async function doseOf(
  db: Queryable,
  { id, animalId, executionDate, dose }: Facts,
  executed = executionDate!,
): Promise<Dose> {
  if (dose) return dose;
  const earlier = await db.query<Vaccination>(
    sql`select execution_date, immunization_date_end from health_intervention
      where animal_id = ${animalId} and type_id = ${RABIES} and id <> ${id ?? 0}`,
  );
  return doseOn(executed, earlier);
}

/** Checks the end of a rabies vaccination against its vaccine and dose. */
async function checkValidity(db: Queryable, record: Facts): Promise<FieldError[]> {
  const vaccine = await findOne<VaccinePeriod>(
    db,
    sql`select immunization_time_period, immunization_time_unit from vaccine where id = ${record.vaccineId}`,
  );
  if (!vaccine) return [{ property: 'vaccineId', error: 'INVALID_VACCINE' }];
  const { executionDate, immunizationDateEnd } = record;
  const dose = await doseOf(db, record);
  return isPossibleEnd(immunizationDateEnd!, executionDate!, dose, vaccine)
    ? []
    : [{ property: 'immunizationDateEnd', error: 'INVALID_IMMUNIZATION_DATE' }];
}

/** Whether a vaccination with the same day, vaccine and batch is on record: nearly always this one, entered before. */
const isOnRecord = async (db: Queryable, record: Facts): Promise<boolean> => {
  const { animalId, executionDate, vaccineId, batch } = record;
  const found = await findOne(
    db,
    sql`select 1 from health_intervention
      where animal_id = ${animalId} and type_id = ${RABIES} and execution_date = ${executionDate}
        and vaccine_id = ${vaccineId} and lower(batch) = lower(${batch}) limit 1`,
  );
  return found !== undefined;
};

export const healthInterventionHooks = hooksFor(healthIntervention, {
  searchText: ({ typeId, batch, description }) => interventionText({ typeId, batch, description }),
  select: sql`coalesce(t.batch_expiration_date < t.execution_date, false) as is_batch_expired`,
  present: (record, { actor }) =>
    record.type ? { ...record, type: typeIn(record.type, actor.language) } : record,
  checkState: async ({ before, caller: { actor } }) => {
    if (actor.type === 'VETERINARY' && before.veterinaryId !== actor.veterinaryId)
      throw conflict('INTERVENTION_NOT_OWN');
  },
  checkInput: async ({ tx, before, input }) => {
    const record: Facts = { ...before, ...input };
    const animal = await lockAnyAnimal(tx, record.animalId!);
    const wrong: FieldError[] = [];
    if (input.executionDate && input.executionDate < animal.birthdate)
      wrong.push({ property: 'executionDate', error: 'INVALID_EXECUTION_DATE' });
    if (record.typeId === RABIES && OF_VALIDITY.some((name) => name in input))
      wrong.push(...(await checkValidity(tx, record)));
    if (wrong.length > 0) throw formError(wrong);
    // The lock of the animal holds back a second entry that is sent at the same time.
    const isUnconfirmed = !before && record.typeId === RABIES && !record.isAnotherVaccination;
    if (isUnconfirmed && (await isOnRecord(tx, record)))
      throw formError([{ property: 'isAnotherVaccination', error: 'CONFIRM_ANOTHER_VACCINATION' }]);
  },
  beforeSave: async ({ tx, before, changes, caller: { actor } }) => {
    const record = { ...before, ...changes } as Facts;
    const { typeId, sterilizationType } = record;
    const dose = typeId === RABIES ? await doseOf(tx, record) : null;
    return {
      ...(!before && {
        createdEntityId: actor?.entity?.id ?? null,
        ...((actor?.type === 'VETERINARY' || record.veterinaryId == null) && {
          veterinaryId: actor?.veterinaryId ?? null,
        }),
      }),
      ...(dose && { dose, immunizationDateStart: startOfProtection(record.executionDate!, dose) }),
      ...(typeId === STERILIZATION &&
        sterilizationType !== 'FINANCED_BY_COUNTY' && { financingEntityId: null }),
    };
  },
  afterSave: async ({ tx, before, record, caller: { actor } }) => {
    // The entity that treats an animal finds it from then on.
    if (before || !actor?.entity) return;
    tx.atCommit(showAnimalTo(actor.entity.id, record.animalId!, 'TREATED'));
    tx.atCommit(uncountTreated(actor, record.animalId!));
  },
});
