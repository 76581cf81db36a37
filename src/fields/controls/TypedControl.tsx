import { useState } from 'react';
import { TextControl, type TextControlProps } from '../../components/TextControl.tsx';

interface TypedControlProps extends Omit<TextControlProps, 'text' | 'onText'> {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The value as text; what could not be read is the text that it was. */
  readonly show: (value: unknown) => string;
  /** The text as a value, or the text itself, for the check to refuse. */
  readonly read: (text: string) => unknown;
  /** Completes the text while it is typed, such as the hyphens of a date. */
  readonly complete?: (typed: string, before: string) => string;
}

/**
 * The text field of a value that is not a text. While the user types, it shows what they typed; afterwards, the value
 * in its usual format.
 */
export function TypedControl({
  value,
  onChange,
  onBlur,
  show,
  read,
  complete = (typed) => typed,
  ...rest
}: TypedControlProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const text = typed && Object.is(typed.value, value) ? typed.text : show(value);
  const take = (given: string) => {
    const next = complete(given, text);
    const found = read(next);
    setTyped({ text: next, value: found });
    onChange(found);
  };
  const leave = () => {
    setTyped(undefined);
    onBlur?.();
  };
  return <TextControl {...rest} text={text} onText={take} onBlur={leave} />;
}
