import { lazy, Suspense } from 'react';
import { PORTUGAL } from '../../../resources/common/publicForm/conditions.ts';
import type { FormField } from '../../../resources/common/publicForm/formFields.ts';
import type { Abroad } from './abroad.ts';
import { Field } from '../Field.tsx';
import { textAt, type Texts } from '../texts.ts';

// Two of the forms ask for a parish, far below what is seen first.
const ParishField = lazy(async () => ({ default: (await import('./ParishField.tsx')).ParishField }));

const KINDS = {
  text: 'text',
  longText: 'longText',
  transponder: 'digits',
  date: 'date',
  email: 'email',
  phone: 'tel',
  vatNumber: 'digits',
  passport: 'text',
  postalCode: 'text',
  integer: 'digits',
  choice: 'choice',
} as const;

interface OneFieldProps {
  readonly name: string;
  readonly field: FormField;
  readonly typed: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly texts: Texts;
  readonly required: boolean;
  readonly abroad: Abroad | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** A field of a form, by its kind. */
export function OneField({ name, field, typed, error, texts, required, abroad, onChange }: OneFieldProps) {
  const value = typed[name] ?? '';
  const change = (next: string): void => onChange(name, next);
  const { kind } = field;
  if (kind === 'parish')
    return (
      <Suspense fallback={<p className="field">{texts.fields.parishId}</p>}>
        <ParishField
          texts={texts}
          postalCode={typed.postalCode ?? ''}
          value={value}
          error={error}
          required={required}
          onChange={change}
        />
      </Suspense>
    );
  if (kind === 'country') {
    const code = typed[name] ?? PORTUGAL;
    // A draft may name a country whose name is still to come.
    const known = [...new Set([PORTUGAL, code].filter(Boolean))];
    return (
      <Field
        name={name}
        kind="choice"
        texts={{ ...texts, choose: abroad ? texts.choose : texts.otherCountry } as Texts}
        value={code}
        error={error}
        required={required}
        options={
          abroad?.countries ?? known.map((one) => [one, one === PORTUGAL ? texts.portugal : one] as const)
        }
        onChange={change}
      />
    );
  }
  const isForeign = (typed[field.country ?? ''] ?? PORTUGAL) !== PORTUGAL;
  const choices: object = textAt(texts.choices, name) ? texts.choices[name as 'relation'] : {};
  return (
    <Field
      name={name}
      kind={isForeign ? 'text' : KINDS[kind]}
      texts={texts}
      value={value}
      error={error}
      required={required}
      autoComplete={field.autoComplete}
      max={kind === 'transponder' ? 24 : (field.max ?? 120)}
      options={field.values?.map((one) => [one, textAt(choices, one) ?? one] as const) ?? []}
      onChange={change}
    />
  );
}
