import { useId, type ChangeEvent, type ReactNode } from 'react';
import { textAt, type Texts } from './texts.ts';

type Kind = 'text' | 'longText' | 'date' | 'time' | 'email' | 'tel' | 'digits' | 'choice';

interface FieldProps {
  readonly name: string;
  readonly texts: Texts;
  readonly kind?: Kind;
  readonly value: string;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly max?: number | undefined;
  /** Of a choice: values with their texts. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  /** What follows the input. */
  readonly children?: ReactNode;
}

/** The sentence for what is wrong with a field: its own, else the general one. */
export function faultText(texts: Texts, name: string, error: string): string {
  if (error.startsWith('MISSING')) return textAt(texts.missing, name) ?? texts.MISSING;
  // A value of either owner, or of the sender, has the text of any such value.
  const plain = name.replace(/^(?:newOwner|currentOwner|confirmed)(?=[A-Z])/, '');
  const general = plain.charAt(0).toLowerCase() + plain.slice(1);
  return textAt(texts.invalid, name) ?? textAt(texts.invalid, general) ?? texts.INVALID;
}

const INPUT: Readonly<Record<Exclude<Kind, 'longText' | 'choice'>, object>> = {
  text: { type: 'text' },
  date: { type: 'date' },
  time: { type: 'time' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  digits: { type: 'text', inputMode: 'numeric' },
};

/** A labelled input with its hint and its error, as the browser draws it. */
export function Field({
  name,
  texts,
  kind = 'text',
  value,
  error,
  required,
  autoComplete,
  max,
  options,
  onChange,
  children,
}: FieldProps) {
  const id = useId();
  const hint = textAt(texts.hints, name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {textAt(texts.fields, name) ?? name}{' '}
        <span className="note">{required ? texts.required : texts.optional}</span>
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {kind === 'longText' ? (
        <textarea rows={3} maxLength={max} {...shared} />
      ) : kind === 'choice' ? (
        <select {...shared}>
          <option value="">{texts.choose}</option>
          {options?.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...INPUT[kind]} autoComplete={autoComplete} maxLength={max} {...shared} />
      )}
      {children}
      {error && (
        <p className="error" id={`${id}-error`}>
          {faultText(texts, name, error)}
        </p>
      )}
    </div>
  );
}
