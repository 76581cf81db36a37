import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import type { InterventionFacts } from '../../../../resources/animals/healthIntervention/rules.ts';
import {
  PROOF_OF_LIFE,
  RABIES,
  STERILIZATION,
} from '../../../../resources/animals/healthIntervention/types.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { FormSection } from '../../../forms/FormSection.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { stack } from '../../../theme/layout.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { useInterventionEffects } from './useInterventionEffects.ts';

interface Watched extends InterventionFacts {
  readonly batchExpirationDate?: string | null;
  readonly isAnotherVaccination?: boolean | null;
}

/** The fields of an intervention: those that all have, and those of its type. */
export function InterventionFields({ animal }: { readonly animal?: AnimalView | undefined }) {
  const { form, mode } = useModuleFormContext();
  const translate = useTranslate();
  const errorText = useErrorText('healthIntervention');
  const values = useWatch({ control: form.control }) as Watched;
  const { lastBatch } = useInterventionEffects(values, animal);
  const { typeId, executionDate, batchExpirationDate, sterilizationType, isAnotherVaccination } = values;
  const { errors } = useFormState({ control: form.control, name: 'isAnotherVaccination' });
  const isRepeated = 'isAnotherVaccination' in errors;
  const isNew = mode === 'create';
  const sterilization = animal?.operations.SET_STERILIZATION;
  const reason = sterilization?.allowed === false ? sterilization.reason : undefined;
  const isExpired = Boolean(batchExpirationDate && executionDate && batchExpirationDate < executionDate);
  return (
    <Box sx={stack}>
      <FormSection columns={3}>
        {isNew && !animal && <FieldInput source="animalId" />}
        <FieldInput
          source="typeId"
          autoFocus={isNew && !typeId}
          {...(reason && {
            only: { isSterilization: false },
            help: translate('resources.healthIntervention.form.noSterilization', {
              reason: errorText(reason),
            }),
          })}
        />
        <FieldInput source="executionDate" />
        <FieldInput source="veterinaryId" required />
        {typeId === RABIES && (
          <>
            <FieldInput source="vaccineId" required />
            <FieldInput source="dose" />
            <FieldInput source="immunizationDateEnd" required />
            <FieldInput
              source="batch"
              required
              {...(lastBatch !== undefined &&
                values.batch === lastBatch && {
                  help: translate('resources.healthIntervention.form.lastBatch'),
                })}
            />
            <FieldInput source="batchExpirationDate" />
            {(isRepeated || isAnotherVaccination) && (
              <Box className="wide">
                <FieldInput source="isAnotherVaccination" />
              </Box>
            )}
            {isExpired && (
              <Alert severity="warning" className="wide" sx={{ mb: 2 }}>
                {translate('resources.healthIntervention.form.expiredBatch')}
              </Alert>
            )}
          </>
        )}
        {typeId === STERILIZATION && (
          <>
            <FieldInput source="sterilizationType" required />
            {sterilizationType === 'FINANCED_BY_COUNTY' && <FieldInput source="financingEntityId" required />}
          </>
        )}
        <Box className="wide">
          <FieldInput source="description" required={typeId === 10 || typeId === 11} />
        </Box>
      </FormSection>
      {isNew && typeId === PROOF_OF_LIFE && <Disclaimer />}
    </Box>
  );
}
