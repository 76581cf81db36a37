import { useTranslate } from 'react-admin';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { choice, ChoiceFilter, useChoices } from './choice.tsx';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldOf, type FieldView, type ValueProps } from './kind.ts';
import { choiceText } from './names.ts';
import { PermissionsInput, PermissionsValue } from './permissions.tsx';
import { SelectControl } from './controls/SelectControl.tsx';

/** The permissions of a role are grouped: a hundred of them in one menu cannot be read. */
const arePermissions = ({ field }: FieldOf): boolean =>
  (field.values?.length ?? 0) > 20 &&
  (field.values ?? []).every((value) => (PERMISSIONS as readonly string[]).includes(value));

function Input(props: ControlProps) {
  const translate = useTranslate();
  const options = useChoices(props);
  if (arePermissions(props)) return <PermissionsInput {...props} />;
  const { value, onChange, ...rest } = props;
  return (
    <SelectControl
      {...rest}
      value={Array.isArray(value) ? value.map(String) : []}
      options={options}
      onChoose={onChange}
      empty={translate('kit.fields.choice.none')}
    />
  );
}

function Value(props: ValueProps) {
  const translate = useTranslate();
  const { module, source, value } = props;
  if (isEmpty(value) || !Array.isArray(value)) return <EmptyValue />;
  if (arePermissions(props))
    return <PermissionsValue values={value.map(String)} compact={props.compact} folded={props.link} />;
  return value.map((one) => choiceText(translate, module, source, String(one))).join(', ');
}

/** Any number of a fixed set. */
export const choices: FieldView = { Input, Value, toText: choice.toText, Filter: ChoiceFilter };
