import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';

/** The properties of a control beside its value. */
export interface ControlFrame {
  /** Of the element that takes the focus; its label and messages are tied to it. */
  readonly id: string;
  readonly label: string;
  readonly onBlur?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLElement> | undefined;
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** The label is only read out: something around the field shows it. */
  readonly bare?: boolean;
  readonly placeholder?: string | undefined;
  /** Nothing but figures is typed here: a phone shows their keys. */
  readonly digits?: boolean | undefined;
}

export interface TextControlProps extends ControlFrame {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly end?: ReactNode;
  readonly start?: ReactNode;
  readonly html?: Record<string, unknown>;
  readonly more?: Omit<TextFieldProps, 'variant'> | undefined;
}

/** The plain text field below most kinds: label above, help or error below, both tied to the field. */
export function TextControl({
  id,
  label,
  text,
  onText,
  onBlur,
  inputRef,
  error,
  help,
  required = false,
  disabled = false,
  autoFocus = false,
  bare = false,
  placeholder,
  digits = false,
  start,
  end,
  html,
  more,
}: TextControlProps) {
  return (
    <TextField
      id={id}
      label={bare ? undefined : label}
      hiddenLabel={bare}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error !== undefined}
      helperText={error ?? (help || undefined)}
      required={required}
      disabled={disabled}
      autoFocus={autoFocus}
      {...more}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          placeholder,
          ...(bare && { 'aria-label': label }),
          ...(digits && { inputMode: 'numeric' }),
          ...html,
        },
        input: { startAdornment: start, endAdornment: end },
      }}
    />
  );
}
