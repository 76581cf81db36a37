import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { Combobox } from '../../../../components/Combobox.tsx';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';

interface PickProps {
  readonly source: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** The name of a stored value that is no option; it stays until another is chosen. */
  readonly stored?: string | undefined;
  readonly onChoose: (value: string) => void;
  /** The field that must be filled in before this one. */
  readonly after?: string | undefined;
}

/** One of a few places. */
export function Pick({ source, label, value, options, stored, onChoose, after }: PickProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const error = useFieldError(source, label, 'owner');
  const isThere = !value || options.some((option) => option.value === value);
  const all = isThere ? options : [{ value, text: stored ?? '' }, ...options];
  return (
    <TextField
      select
      required
      id={fieldId(source)}
      label={label}
      value={value}
      disabled={after !== undefined}
      onChange={(event) => onChoose(event.target.value)}
      error={error !== undefined}
      helperText={error ?? (after && translate('transferPages.address.after', { field: after }))}
      slotProps={{ inputLabel: { htmlFor: fieldId(source) } }}
    >
      {all.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.text}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface PickOrTypeProps extends Omit<PickProps, 'options' | 'stored'> {
  readonly options: readonly string[];
}

/** One of the names that are known, or another as it is typed. */
export function PickOrType({ source, label, value, options, onChoose, after }: PickOrTypeProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const error = useFieldError(source, label, 'owner');
  return (
    <Combobox<string, false, true>
      freeSolo
      id={fieldId(source)}
      options={options}
      disabled={after !== undefined}
      // An empty text is a value that could be cleared.
      value={value || null}
      inputValue={value}
      onInputChange={(_, text, reason) => reason !== 'reset' && onChoose(text)}
      onChange={(_, text) => onChoose(text ?? '')}
      text={{
        required: true,
        label,
        error: error !== undefined,
        helperText: error ?? (after && translate('transferPages.address.after', { field: after })),
      }}
    />
  );
}
