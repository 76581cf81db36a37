import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../../../authProvider/authProvider.ts';
import type { AggressionFacts } from '../../../../resources/animals/aggression/rules.ts';
import { REGISTER_TYPES, SUBTYPES } from '../../../../resources/animals/aggression/types.ts';
import { FilePicker, type useFiles } from '../../../files/index.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { FormSection } from '../../../forms/FormSection.tsx';
import { stack } from '../../../theme/layout.ts';

interface AggressionFieldsProps {
  readonly isOfAnimal: boolean;
  /** Of a new one: its documents. Those of a record have a tab of their own. */
  readonly documents?: ReturnType<typeof useFiles>;
}

/** The fields of an aggression, or of a clearing where that is chosen. */
export function AggressionFields({ isOfAnimal, documents }: AggressionFieldsProps) {
  const { form } = useModuleFormContext();
  const translate = useTranslate();
  const values = useWatch({ control: form.control }) as AggressionFacts;
  const { aggressionType, registerType } = values;
  const isClear = registerType === 'REGISTER_CLEAR';
  const { setValue } = form;
  const typeBefore = useRef(aggressionType);
  useEffect(() => {
    if (typeBefore.current === aggressionType) return;
    // Loading a record sets both values.
    if (typeBefore.current) setValue('aggressionSubType', null, { shouldDirty: true });
    typeBefore.current = aggressionType;
  }, [aggressionType, setValue]);
  const clearedBefore = useRef(isClear);
  useEffect(() => {
    if (clearedBefore.current === isClear) return;
    clearedBefore.current = isClear;
    for (const name of ['aggressionType', 'aggressionSubType', 'animalFate', 'clearRegistryReason'])
      setValue(name, null);
  }, [isClear, setValue]);
  return (
    <Box sx={stack}>
      <FormSection columns={3}>
        {!isOfAnimal && <FieldInput source="animalId" />}
        <FieldInput
          source="registerType"
          only={{ values: may('WRITE_AGGRESSION_CLEAR') ? REGISTER_TYPES : ['REGISTER_AGGRESSION'] }}
        />
        <FieldInput source="aggressionDate" required={!isClear} />
        <FieldInput source="aggressionType" required />
        <FieldInput
          source="aggressionSubType"
          required
          disabled={!aggressionType}
          only={{ values: aggressionType ? SUBTYPES[aggressionType as keyof typeof SUBTYPES] : [] }}
        />
        <FieldInput source="animalFate" required />
        <Box className="wide">
          <FieldInput source="clearRegistryReason" required />
        </Box>
      </FormSection>
      {documents && !isClear && (
        <FormSection title={translate('resources.aggression.form.documents')}>
          <Box className="wide">
            <FilePicker files={documents} />
          </Box>
        </FormSection>
      )}
    </Box>
  );
}
