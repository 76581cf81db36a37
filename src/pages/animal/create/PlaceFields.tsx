import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PortugueseAddress } from '../../../parts/owner/address/PortugueseAddress.tsx';
import { SwitchInput } from '../form/SwitchInput.tsx';

/** Where the animal lives: with its owner, or somewhere else. */
export function PlaceFields() {
  const translate = useTranslate();
  const { setValue, clearErrors } = useFormContext();
  const withOwner = useWatch({ name: 'useOwnerAddress' }) !== false;
  return (
    <>
      <SwitchInput
        source="useOwnerAddress"
        label={translate('animalPages.form.useOwnerAddress')}
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
