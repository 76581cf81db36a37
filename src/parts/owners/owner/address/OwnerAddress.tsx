import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldMode } from '../../../../../resources/kit/module.ts';
import { addressForm } from '../../../../../resources/owners/owner/addresses.ts';
import { ADDRESS_PARTS } from '../../../../../resources/owners/owner/addressFields.ts';
import type { OwnerFields } from '../../../../../resources/owners/owner/fields.ts';
import { Columns } from '../../../../components/Columns.tsx';
import type { OwnerValues } from '../ownerForm.ts';
import { OwnerInput } from '../OwnerInput.tsx';
import { PortugueseAddress } from './PortugueseAddress.tsx';

interface OwnerAddressProps {
  readonly prefix: string;
  readonly modes: { readonly [K in keyof OwnerFields]?: FieldMode };
}

/** An owner's address in the form of its country. */
export function OwnerAddress({ prefix, modes }: OwnerAddressProps) {
  const { getValues } = useFormContext();
  useWatch({ name: [`${prefix}isLocalResident`, `${prefix}country`] });
  const owner = getValues(prefix.replace(/\.$/, '') || undefined!) as OwnerValues;
  const form = addressForm(owner);
  if (form === 'PT' && modes.postalCode !== 'read') return <PortugueseAddress prefix={prefix} />;
  return (
    <Columns>
      {ADDRESS_PARTS[form].map((name) => (
        <OwnerInput
          key={name}
          name={name}
          prefix={prefix}
          mode={modes[name] ?? 'edit'}
          required={name === 'address' || form === 'AO'}
        />
      ))}
    </Columns>
  );
}
