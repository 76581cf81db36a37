import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SwitchInput } from '../../../../forms/custom/SwitchInput.tsx';
import { PortugueseAddress } from './PortugueseAddress.tsx';

/** Where the animal lives: with its owner, or somewhere else. */
export function PlaceFields({ label }: { readonly label?: string }) {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const withOwner = useWatch({ name: 'useOwnerAddress' }) !== false;
  return (
    <>
      <SwitchInput
        source="useOwnerAddress"
        label={label ?? translate('animalPages.form.useOwnerAddress')}
        checked={withOwner}
        onChange={(on) => {
          setValue('useOwnerAddress', on, { shouldDirty: true });
          clearErrors('place');
        }}
      />
      {!withOwner && <PortugueseAddress prefix="place." />}
    </>
  );
}
