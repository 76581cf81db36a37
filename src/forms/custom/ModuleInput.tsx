import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import type { Field } from '../../../resources/kit/fields.ts';
import { fieldShape, readIssues } from '../../../resources/kit/checks/shapes.ts';
import type { AnyModule, FieldMode } from '../../../resources/kit/module.ts';
import { fieldHelp, fieldLabel, fieldViews, ReadValue } from '../../fields/index.ts';
import { useFieldId } from './ids.ts';
import { useFieldError } from './useFieldError.ts';

interface ModuleInputProps {
  readonly module: AnyModule;
  readonly name: string;
  /** Stands before the field's name in the form: `owner.`. */
  readonly prefix?: string;
  readonly mode?: FieldMode | undefined;
  readonly label?: string;
  readonly help?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly digits?: boolean;
  readonly onChanged?: (value: unknown) => void;
}

/** A declared field somewhere in a form of several records: entered, shown or left out as its mode says. */
export function ModuleInput({
  module,
  name,
  prefix = '',
  mode = 'edit',
  onChanged,
  ...given
}: ModuleInputProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const source = prefix + name;
  const field = module.fields[name] as Field;
  const { Input, Value } = fieldViews[field.kind];
  const label = given.label ?? fieldLabel(translate, module, name);
  const error = useFieldError(source, label, module.name);
  const { field: held } = useController({ name: source });
  const { clearErrors, getValues, setError } = useFormContext();
  /** A day that does not exist is reported as soon as its field loses the focus, not only when the form is sent. */
  const leave = () => {
    held.onBlur();
    if (field.kind !== 'date' || !getValues(source)) return;
    const checked = fieldShape(name, field).safeParse(getValues(source));
    if (checked.success) return;
    const [fault] = readIssues(checked.error.issues).errors;
    if (fault) setError(source, { type: 'code', message: `errors.${fault.error}` });
  };
  if (mode === 'hidden') return null;
  const present = () => getValues(prefix.replace(/\.$/, '') || undefined!) as Record<string, unknown>;
  const record: Record<string, unknown> | undefined = present();
  if (mode === 'read') {
    return (
      <div id={fieldId(source)} tabIndex={-1}>
        <ReadValue label={label} note={error}>
          <Value module={module} source={name} field={field} value={held.value} record={record} />
        </ReadValue>
      </div>
    );
  }
  return (
    <Input
      module={module}
      source={name}
      field={field}
      id={fieldId(source)}
      label={label}
      value={held.value}
      onChange={(value) => {
        held.onChange(value);
        clearErrors(source);
        onChanged?.(value);
      }}
      onBlur={leave}
      inputRef={held.ref}
      error={error}
      help={given.help ?? fieldHelp(translate, module, name)}
      disabled={given.disabled ?? false}
      digits={given.digits}
      required={given.required ?? Boolean(field.options.required)}
      record={record}
      present={present}
    />
  );
}
