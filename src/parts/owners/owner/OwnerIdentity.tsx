import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { vatHelpKey, vatLabelKey } from '../../../../resources/numbers/vatNumber.ts';
import { DEFAULT_COUNTRY } from '../../../../resources/owners/owner/rules.ts';
import { Columns } from '../../../components/Columns.tsx';
import type { OwnerValues } from './ownerForm.ts';
import { OwnerInput } from './OwnerInput.tsx';

interface OwnerIdentityProps {
  readonly prefix: string;
  readonly owner: Pick<OwnerValues, 'type' | 'country'>;
  readonly modes: { readonly [K in keyof OwnerFields]?: FieldMode };
}

/** The identity of an owner: the number first, since it may fill in the rest. */
export function OwnerIdentity({ prefix, owner, modes }: OwnerIdentityProps) {
  const translate = useTranslate();
  const { clearErrors } = useFormContext();
  const isPerson = owner.type === 'SINGULAR';
  const isLocal = owner.country === DEFAULT_COUNTRY;
  return (
    <Columns>
      <OwnerInput
        name="vatNumber"
        // With a number, a document is no longer owed.
        onChanged={() => clearErrors([`${prefix}idCard`, `${prefix}passport`])}
        prefix={prefix}
        mode={modes.vatNumber}
        digits={isLocal}
        required={!isPerson || isLocal}
        label={translate(vatLabelKey(owner.country), { _: translate('resources.owner.fields.vatNumber') })}
        help={translate(vatHelpKey(owner.country))}
      />
      <OwnerInput name="name" prefix={prefix} mode={modes.name} />
      <OwnerInput name="nationality" prefix={prefix} mode={modes.nationality} />
      <OwnerInput name="idCard" prefix={prefix} mode={modes.idCard} />
      <OwnerInput name="passport" prefix={prefix} mode={modes.passport} required={isPerson && !isLocal} />
      <OwnerInput name="responsible" prefix={prefix} mode={modes.responsible} required />
    </Columns>
  );
}
