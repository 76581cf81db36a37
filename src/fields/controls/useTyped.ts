import { useState } from 'react';

/**
 * A text field over a value that is no text. While somebody types, the field shows what they typed; when they are
 * done, how the value is written down.
 * @param show the value as text; what could not be read comes back as the text it was
 * @param read the text as a value, or the text itself
 */
export function useTyped(
  value: unknown,
  onChange: (value: unknown) => void,
  show: (value: unknown) => string,
  read: (text: string) => unknown,
) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const text = typed && Object.is(typed.value, value) ? typed.text : show(value);
  return {
    text,
    onText: (next: string) => {
      const found = read(next);
      setTyped({ text: next, value: found });
      onChange(found);
    },
    done: () => setTyped(undefined),
  };
}
