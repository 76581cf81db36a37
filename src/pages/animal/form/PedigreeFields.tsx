import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import { Columns } from '../../../components/Columns.tsx';
import { AnimalInput } from './AnimalInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';

/** Whether the animal stands in a stud book, and under which name and number. */
export function PedigreeFields({ mode = 'edit' }: { readonly mode?: FieldMode | undefined }) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const hasPedigree = useWatch({ name: 'hasPedigree' }) === true;
  return (
    <>
      <SwitchInput
        source="hasPedigree"
        label={translate('animalPages.form.pedigree')}
        checked={hasPedigree}
        disabled={mode !== 'edit'}
        onChange={(on) => {
          setValue('hasPedigree', on, { shouldDirty: true });
          if (on) return;
          for (const name of ['lopNumber', 'lopName']) {
            setValue(name, null, { shouldDirty: true });
            clearErrors(name);
          }
        }}
      />
      {hasPedigree && (
        <Columns>
          <AnimalInput name="lopNumber" mode={mode} required />
          <AnimalInput name="lopName" mode={mode} required />
        </Columns>
      )}
    </>
  );
}
