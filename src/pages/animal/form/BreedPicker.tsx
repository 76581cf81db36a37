import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { matching, type BreedOption } from './breeds.ts';
import { useFieldId } from '../../../forms/custom/ids.ts';
import { useFieldError } from '../../../forms/custom/useFieldError.ts';

/** As many as are of use in a list; more words make it shorter. */
const SHOWN = 80;

interface BreedPickerProps {
  readonly source: string;
  readonly label: string;
  readonly hint: string;
  readonly options: readonly BreedOption[];
  readonly value: BreedOption | null;
  readonly onChoose: (breed: BreedOption | null) => void;
  readonly loading?: boolean;
  readonly disabled?: boolean;
}

/** Looks a breed up in the whole tree: by its name, its group, its species, with or without accents. */
export function BreedPicker({
  source,
  label,
  hint,
  options,
  value,
  onChoose,
  loading = false,
  disabled = false,
}: BreedPickerProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const error = useFieldError(source, label, 'animal');
  return (
    <Autocomplete
      id={fieldId(source)}
      options={options}
      value={value}
      onChange={(_, breed) => onChoose(breed)}
      loading={loading}
      disabled={disabled}
      autoHighlight
      loadingText={translate('kit.fields.reference.loading')}
      noOptionsText={translate('kit.fields.reference.none')}
      clearText={translate('kit.fields.reference.clear', { field: label })}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      groupBy={(option) => option.groups.join(' · ')}
      filterOptions={(all, { inputValue }) =>
        matching(all, value && inputValue === value.name ? '' : inputValue).slice(0, SHOWN)
      }
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.name}
          {option.type === 'G' && (
            <Box
              component="span"
              sx={{ ml: 1, fontSize: '0.8125rem', color: 'warning.main', fontWeight: 600 }}
            >
              {translate('animalPages.form.dangerous')}
            </Box>
          )}
        </li>
      )}
      renderInput={(props) => (
        <TextField {...props} required label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  );
}
