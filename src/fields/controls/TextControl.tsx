import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ControlProps } from '../kind.ts';

export interface TextControlProps extends Pick<
  ControlProps,
  | 'id'
  | 'label'
  | 'onBlur'
  | 'inputRef'
  | 'error'
  | 'help'
  | 'required'
  | 'disabled'
  | 'autoFocus'
  | 'bare'
  | 'placeholder'
> {
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
        htmlInput: { autoComplete: 'off', placeholder, ...(bare && { 'aria-label': label }), ...html },
        input: { startAdornment: start, endAdornment: end },
      }}
    />
  );
}
