import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Columns } from '../../../../components/Columns.tsx';
import { AnimalInput } from './AnimalInput.tsx';
import { canSwitchPedigree, type FieldModes } from './fieldStates.ts';
import { SwitchInput } from '../../../../forms/custom/SwitchInput.tsx';

/** Whether the animal stands in a stud book, and under which name and number. */
export function PedigreeFields({ modes = {} }: { readonly modes?: FieldModes }) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const hasPedigree = useWatch({ name: 'hasPedigree' }) === true;
  const canSwitch = canSwitchPedigree(modes, hasPedigree);
  return (
    <>
      <SwitchInput
        source="hasPedigree"
        label={translate('animalPages.form.pedigree')}
        checked={hasPedigree}
        disabled={!canSwitch}
        help={canSwitch ? undefined : translate('errors.UNWRITABLE_FIELD')}
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
          <AnimalInput name="lopNumber" mode={modes.lopNumber} required />
          <AnimalInput name="lopName" mode={modes.lopName} required />
        </Columns>
      )}
    </>
  );
}
