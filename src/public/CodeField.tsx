import { Field } from './Field.tsx';
import type { Texts } from './texts.ts';

interface CodeFieldProps {
  readonly texts: Texts;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The code that a mail has brought; a phone offers it from the mail. */
export const CodeField = (props: CodeFieldProps) => (
  <Field {...props} name="code" kind="digits" required autoComplete="one-time-code" max={12} />
);
