import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { fieldHelp, fieldLabel } from '../fields/index.ts';
import { SelectControl } from '../fields/controls/SelectControl.tsx';
import { useModuleFormContext } from '../forms/formContext.ts';
import { fieldId } from '../forms/FieldInput.tsx';

interface PermissionInputProps {
  readonly source: string;
  /** What is said where no permission is chosen. */
  readonly empty: string;
}

/** A permission, by its name in the page's language. */
export function PermissionInput({ source, empty }: PermissionInputProps) {
  const { module, form, id, modes } = useModuleFormContext();
  const translate = useTranslate();
  const { field } = useController({ control: form.control, name: source });
  return (
    <SelectControl
      id={fieldId(id, source)}
      label={fieldLabel(translate, module, source)}
      help={fieldHelp(translate, module, source)}
      empty={empty}
      value={typeof field.value === 'string' ? field.value : ''}
      options={PERMISSIONS.map((permission) => ({
        value: permission,
        text: translate(`permissionTexts.${permission}`),
      }))}
      onBlur={field.onBlur}
      onChoose={(value) => field.onChange(value === '' ? null : value)}
      disabled={modes[source] !== 'edit'}
    />
  );
}
