import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../resources/numbers/text.ts';
import type { ControlProps } from '../kind.ts';

/** The properties of a control that stands outside a generated form. */
export type SelectProps = Pick<ControlProps, 'id' | 'label' | 'value' | 'onChange'> & Partial<ControlProps>;

interface SearchableSelectProps extends SelectProps {
  /** The values, in the order in which they are offered; the chosen one may be missing. */
  readonly options: readonly string[];
  readonly nameOf: (option: string) => string;
  /** Whether an option is found by what was typed, which comes without accents and capitals. */
  readonly isFound: (option: string, sought: string) => boolean;
  readonly groupOf?: (option: string) => string;
  readonly placeholder?: string;
  /** The value can be replaced, but not taken away. */
  readonly isKept?: boolean;
}

/** One of many values that the page knows, found by typing a part of its name. */
export function SearchableSelect({
  id,
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  help,
  required = false,
  disabled = false,
  options,
  nameOf,
  isFound,
  groupOf,
  placeholder,
  isKept = false,
}: SearchableSelectProps) {
  const translate = useTranslate();
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  return (
    <Autocomplete<string, false, boolean>
      id={id}
      options={chosen !== null && !options.includes(chosen) ? [chosen, ...options] : options}
      disableClearable={isKept}
      value={chosen}
      onChange={(_, option) => onChange(option)}
      onBlur={onBlur}
      disabled={disabled}
      autoHighlight
      groupBy={groupOf}
      getOptionLabel={nameOf}
      filterOptions={(all, { inputValue }) => {
        const sought = foldText(inputValue);
        return all.filter((option) => isFound(option, sought));
      }}
      noOptionsText={translate('kit.fields.reference.none')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      clearText={translate('kit.fields.reference.clear', { field: label })}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          required={required}
          placeholder={placeholder}
          error={error !== undefined}
          helperText={error ?? (help || undefined)}
        />
      )}
    />
  );
}
