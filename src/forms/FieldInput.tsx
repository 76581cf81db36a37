import { useTranslate } from 'react-admin';
import { get, useController, useFormState, useWatch } from 'react-hook-form';
import { errorText } from '../../i18n/index.ts';
import type { Field } from '../../resources/kit/fields.ts';
import { fieldsWithin, narrowedBy } from '../../resources/kit/values/field.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { fieldHelp, fieldLabel, fieldViews, type Values } from '../fields/index.ts';
import { boundsText } from '../fields/controls/boundsText.ts';
import { FieldValue } from './FieldValue.tsx';
import { useModuleFormContext } from './formContext.ts';

export interface FieldInputProps {
  /** The field's name in the declaration. */
  readonly source: string;
  /** Where its value is in the form, when that is elsewhere (`owners.0.name`). */
  readonly name?: string;
  /** The module that declares it, when it is another than the form's. */
  readonly module?: AnyModule;
  readonly label?: string | undefined;
  readonly help?: string;
  /** Marked as required though the declaration does not say so. */
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** Narrows what a reference offers. */
  readonly only?: Values;
}

/**
 * A field of the surrounding form in its mode for this user: editable, read-only or hidden. Its label, help and error
 * are texts of its module.
 */
export function FieldInput(props: FieldInputProps) {
  const { module: own, modes, record } = useModuleFormContext();
  const { source, module = own } = props;
  const field = module.fields[source];
  const mode = module === own ? modes[source] : 'edit';
  if (!field || mode === 'hidden') return null;
  if (mode === 'read')
    return <FieldValue module={module} source={source} record={record ?? {}} label={props.label} />;
  if (field.kind === 'lines' || field.kind === 'schedule')
    return <PartsEntry {...props} module={module} field={field} />;
  return <Entry {...props} module={module} field={field} />;
}

interface EntryProps extends FieldInputProps {
  readonly module: AnyModule;
  readonly field: Field;
  readonly errorOf?: (path: string, label: string) => string | undefined;
}

/** A field of several parts, which have errors of their own. */
function PartsEntry(props: EntryProps) {
  const { source, name = source, module } = props;
  const { form } = useModuleFormContext();
  const translate = useTranslate();
  const { errors } = useFormState({ control: form.control, name });
  const errorOf = (path: string, label: string): string | undefined => {
    const { message } = (get(errors, `${name}.${path}`) ?? {}) as { readonly message?: string };
    return message ? errorText(translate, message, label, module.name) : undefined;
  };
  return <Entry {...props} errorOf={errorOf} />;
}

function Entry({
  source,
  name = source,
  module,
  field: declared,
  label,
  help,
  required,
  disabled = false,
  autoFocus = false,
  only,
  errorOf,
}: EntryProps) {
  const { form, id, record } = useModuleFormContext();
  const translate = useTranslate();
  const { field, fieldState } = useController({ name, control: form.control });
  const { Input } = fieldViews[declared.kind];
  const { within } = declared;
  const place = useWatch({ control: form.control, name: within?.field ?? name });
  const choose = (value: unknown) => {
    field.onChange(value);
    // What lies within another value than this one means something else: a county of another district.
    for (const one of fieldsWithin(module.fields, name)) form.setValue(one, null, { shouldDirty: true });
  };
  const title = label ?? fieldLabel(translate, module, source);
  const message = fieldState.error?.message;
  return (
    <Input
      module={module}
      source={source}
      field={declared}
      id={fieldId(id, name)}
      label={title}
      help={help ?? fieldHelp(translate, module, source)}
      value={field.value}
      onChange={choose}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={
        message
          ? errorText(translate, message, title, module.name, boundsText(translate, declared, title))
          : undefined
      }
      errorOf={errorOf}
      required={required ?? Boolean(declared.options.required)}
      disabled={disabled}
      autoFocus={autoFocus}
      record={record ?? undefined}
      present={form.getValues}
      only={within ? { ...narrowedBy(declared, { [within.field]: place as unknown }), ...only } : only}
    />
  );
}

/** The id of a field's control; the error summary leads there. */
export const fieldId = (form: string, name: string): string => `${form}-${name.replaceAll('.', '-')}`;
