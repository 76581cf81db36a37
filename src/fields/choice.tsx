import { useTranslate } from 'react-admin';
import { EmptyValue } from './controls/EmptyValue.tsx';
import {
  isEmpty,
  type ControlProps,
  type FieldOf,
  type FieldView,
  type FilterProps,
  type ValueProps,
} from './kind.ts';
import { choiceText } from './names.ts';
import { SelectControl, type SelectOption } from './controls/SelectControl.tsx';
import { StateWord } from './controls/StateWord.tsx';

/** A field's fixed values with their words. */
export function useChoices({ module, source, field }: FieldOf): readonly SelectOption[] {
  const translate = useTranslate();
  return (field.values ?? []).map((value) => ({
    value,
    text: choiceText(translate, module, source, value),
    tone: field.tones?.[value],
  }));
}

function Input({ value, onChange, ...rest }: ControlProps) {
  const translate = useTranslate();
  const { displayOnly } = rest.field;
  const kept = rest.record?.[rest.source];
  const offered = rest.only?.values as readonly string[] | undefined;
  const options = useChoices(rest).filter(
    ({ value: one }) =>
      one === kept || (!displayOnly?.includes(one) && (offered === undefined || offered.includes(one))),
  );
  return (
    <SelectControl
      {...rest}
      value={String(value ?? '')}
      options={options}
      onChoose={(chosen) => onChange(chosen === '' ? null : chosen)}
      empty={translate('kit.fields.choice.choose')}
    />
  );
}

function Value({ module, source, field, value, compact }: ValueProps) {
  const translate = useTranslate();
  if (isEmpty(value)) return <EmptyValue />;
  const word = choiceText(translate, module, source, String(value));
  return <StateWord field={field} value={String(value)} text={word} compact={compact} />;
}

/** Any of several values. */
export function ChoiceFilter({ values, onChange, ...rest }: FilterProps) {
  const translate = useTranslate();
  const options = useChoices(rest);
  const given = values[rest.source];
  const chosen = Array.isArray(given) ? given.map(String) : isEmpty(given) ? [] : [String(given)];
  return (
    <SelectControl
      {...rest}
      value={chosen}
      options={options}
      onChoose={(next) => onChange({ [rest.source]: next.length > 0 ? next : undefined })}
      empty={translate('kit.list.filter.any')}
    />
  );
}

/** One of a fixed set. */
export const choice: FieldView = {
  Input,
  Value,
  toText: (value, { translate, module, source }) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => !isEmpty(one))
      .map((one) => choiceText(translate, module, source, String(one)))
      .join(', '),
  Filter: ChoiceFilter,
};
