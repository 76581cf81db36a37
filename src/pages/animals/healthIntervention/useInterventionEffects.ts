import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import { lastVaccination } from '../../../../resources/animals/healthIntervention/calls.ts';
import { proposedEnd } from '../../../../resources/animals/healthIntervention/rabies.ts';
import type { InterventionFacts } from '../../../../resources/animals/healthIntervention/rules.ts';
import { PROOF_OF_LIFE, RABIES } from '../../../../resources/animals/healthIntervention/types.ts';
import { dayIn, isIsoDate } from '../../../../resources/numbers/dates.ts';
import { listRabiesVaccines } from '../../../../resources/reference/vaccine/calls.ts';
import { useModuleFormContext } from '../../../forms/formContext.ts';

/** Fields that belong to one type: another type starts without them. */
const OF_TYPES = [
  'vaccineId',
  'dose',
  'batch',
  'batchExpirationDate',
  'immunizationDateEnd',
  'sterilizationType',
  'financingEntityId',
  'isDisclaimerAccepted',
];

/**
 * Applies the effects of the input to the form: clears fields, proposes a day, the vaccine and batch that the entity used
 * last, a dose and an end.
 *
 * @returns the batch that it proposes, of a new vaccination
 */
export function useInterventionEffects(
  values: InterventionFacts,
  animal: AnimalView | undefined,
): { readonly lastBatch: string | undefined } {
  const { form, mode } = useModuleFormContext();
  const actor = useActor();
  const { setValue, getValues, clearErrors } = form;
  const isNew = mode === 'create';
  const { typeId, executionDate, vaccineId, dose, sterilizationType } = values;

  const typeBefore = useRef(typeId);
  useEffect(() => {
    if (!isNew) return;
    if (typeBefore.current !== typeId) for (const name of OF_TYPES) setValue(name, null);
    typeBefore.current = typeId;
    if (typeId === PROOF_OF_LIFE && !getValues('executionDate'))
      setValue('executionDate', dayIn(actor?.timezone));
  }, [isNew, typeId, actor, setValue, getValues]);

  const financedBefore = useRef(sterilizationType);
  useEffect(() => {
    if (financedBefore.current === sterilizationType) return;
    // Loading a record sets both values.
    if (financedBefore.current) setValue('financingEntityId', null, { shouldDirty: true });
    financedBefore.current = sterilizationType;
  }, [sterilizationType, setValue]);

  const { batch } = values;
  const confirmedFor = useRef('');
  useEffect(() => {
    const vaccination = `${executionDate} ${vaccineId} ${batch}`;
    // What was confirmed of one vaccination says nothing of another.
    if (isNew && confirmedFor.current !== vaccination) {
      setValue('isAnotherVaccination', false);
      clearErrors('isAnotherVaccination');
    }
    confirmedFor.current = vaccination;
  }, [isNew, executionDate, vaccineId, batch, setValue, clearErrors]);

  const protectedUntil = animal?.rabiesImmunizationDateEnd;
  useEffect(() => {
    if (!isNew || typeId !== RABIES || !executionDate || dose || !animal) return;
    setValue('dose', protectedUntil && protectedUntil >= executionDate ? 'BOOSTER' : 'FIRST');
    clearErrors('dose');
  }, [isNew, typeId, executionDate, dose, animal, protectedUntil, setValue, clearErrors]);

  const { data: vaccines } = useQuery({
    queryKey: ['vaccine', 'rabies'],
    queryFn: ({ signal }) => callApi(listRabiesVaccines, {}, { signal }),
    enabled: isNew && typeId === RABIES,
  });
  const { data: used } = useQuery({
    queryKey: ['healthIntervention', 'lastVaccination'],
    queryFn: ({ signal }) => callApi(lastVaccination, {}, { signal }),
    enabled: isNew && typeId === RABIES,
  });
  const last = used?.last;
  useEffect(() => {
    if (!isNew || typeId !== RABIES || !last) return;
    // What the user has set stays, also where the answer comes late.
    if (getValues('vaccineId') || getValues('batch')) return;
    for (const [name, value] of Object.entries(last)) setValue(name, value);
    clearErrors(Object.keys(last));
  }, [isNew, typeId, last, getValues, setValue, clearErrors]);

  const vaccine = vaccines?.find(({ id }) => id === vaccineId);
  const proposed = useRef<string | null>(null);
  useEffect(() => {
    if (!isNew || !vaccine || !executionDate || !isIsoDate(executionDate)) return;
    const entered = getValues('immunizationDateEnd') as string | null;
    // What the user has set stays.
    if (entered && entered !== proposed.current) return;
    proposed.current = proposedEnd(executionDate, dose ?? 'BOOSTER', vaccine);
    setValue('immunizationDateEnd', proposed.current, { shouldDirty: true });
    // What was missing is there; what is wrong with it the next check says.
    clearErrors('immunizationDateEnd');
  }, [isNew, vaccine, executionDate, dose, setValue, getValues, clearErrors]);
  return { lastBatch: last?.batch };
}
