import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Combobox } from '../../../../components/Combobox.tsx';
import { useChoiceEntry, useSearchedChoice } from '../../../../fields/controls/useSearchedChoice.ts';
import { matching, type BreedOption } from './breeds.ts';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';

/** As many as are of use in a list; more words make it shorter. */
const MAX_BREEDS_SHOWN = 80;

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
  const entry = useChoiceEntry();
  const { list, text } = useSearchedChoice<BreedOption>(entry, {
    label,
    chosen: value ? [value] : [],
    found: matching(options, entry.text),
    isSearching: loading,
    nameOf: (option) => option.name,
    onChoose: ([breed]) => onChoose(breed ?? null),
    error,
    help: hint,
  });
  return (
    <Combobox<BreedOption, boolean>
      id={fieldId(source)}
      {...list}
      value={value}
      disabled={disabled}
      groupBy={(option) => option.groups.join(' · ')}
      filterOptions={(all) => all.slice(0, MAX_BREEDS_SHOWN)}
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
      text={{ ...text, required: true }}
    />
  );
}
