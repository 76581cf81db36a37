import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { COLOUR_KEYS, COLOURS } from './colours.ts';
import { useFieldId } from '../../../parts/form/ids.ts';
import { useFieldError } from '../../../parts/form/useFieldError.ts';

/** The coat: one of those that the register knows by name, or what whoever sees the animal writes. */
export function ColourInput({
  source = 'color',
  disabled = false,
}: {
  readonly source?: string;
  readonly disabled?: boolean;
}) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const label = translate('resources.animal.fields.color');
  const error = useFieldError(source, label, 'animal');
  const { field } = useController({ name: source });
  const { clearErrors } = useFormContext();
  const options = COLOUR_KEYS.map((key) => ({
    value: COLOURS[key] as string,
    text: translate(`animalPages.colors.${key}`),
  }));
  const put = (value: string) => {
    field.onChange(value);
    clearErrors(source);
  };
  return (
    <Autocomplete
      freeSolo
      autoHighlight={false}
      id={fieldId(source)}
      disabled={disabled}
      options={options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.value)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.text.toLowerCase() === option.value ? option.value : `${option.text} (${option.value})`}
        </li>
      )}
      inputValue={String(field.value ?? '')}
      onInputChange={(_, text) => put(text)}
      value={String(field.value ?? '')}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          required
          label={label}
          error={error !== undefined}
          helperText={error ?? translate('animalPages.form.colorHint')}
        />
      )}
    />
  );
}
