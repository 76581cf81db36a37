import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ToneName } from '../../theme/palette.ts';
import { ToneIcon } from '../../theme/StatusBadge.tsx';
import type { ControlProps } from '../kind.ts';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
  /** Of a state: its sign stands before the word. */
  readonly tone?: ToneName | undefined;
}

interface SelectControlProps extends Omit<
  ControlProps,
  'module' | 'source' | 'field' | 'value' | 'onChange'
> {
  readonly value: string | readonly string[];
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string | string[]) => void;
  /** Shown for an empty value. */
  readonly empty?: string;
}

/** A choice of a few words; several where the value is a list. */
export function SelectControl({
  id,
  label,
  value,
  options,
  onChoose,
  onBlur,
  inputRef,
  error,
  help,
  required = false,
  disabled = false,
  autoFocus = false,
  empty,
}: SelectControlProps) {
  const several = typeof value !== 'string';
  const textOf = (one: string) => options.find((option) => option.value === one)?.text ?? one;
  const toneOf = (one: unknown) => options.find((option) => option.value === one)?.tone;
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value as string | string[])}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error !== undefined}
      helperText={error ?? (help || undefined)}
      required={required}
      disabled={disabled}
      autoFocus={autoFocus}
      slotProps={{
        inputLabel: { htmlFor: id },
        select: {
          multiple: several,
          displayEmpty: true,
          renderValue: (chosen) => {
            const words = (Array.isArray(chosen) ? chosen : [String(chosen)]).filter(Boolean).map(textOf);
            const tone = toneOf(chosen);
            return (
              <>
                {tone && <ToneIcon tone={tone} />}
                {words.join(', ') || empty || '\u00a0'}
              </>
            );
          },
        },
      }}
    >
      {!several && !required && <MenuItem value="">{empty ?? '\u00a0'}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.tone && <ToneIcon tone={option.tone} />}
          {option.text}
        </MenuItem>
      ))}
    </TextField>
  );
}
