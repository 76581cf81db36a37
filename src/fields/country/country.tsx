import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../resources/numbers/text.ts';
import { useLanguage } from '../../shell/preferences/LanguageProvider.tsx';
import { countryName, loadCountryNames, sortedCountries, useCountryNames } from './countryNames.ts';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type FilterProps, type ValueProps } from '../kind.ts';

/** Any country, found by its name with or without accents, or by its two letters. */
function Input({
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
}: ControlProps) {
  const translate = useTranslate();
  const [locale] = useLanguage();
  const names = useCountryNames();
  const codes = useMemo(() => sortedCountries(names, locale), [names, locale]);
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  return (
    <Autocomplete
      id={id}
      options={chosen && !codes.includes(chosen) ? [chosen, ...codes] : codes}
      value={chosen}
      onChange={(_, code) => onChange(code)}
      onBlur={onBlur}
      disabled={disabled}
      autoHighlight
      getOptionLabel={(code) => names[code] ?? code}
      filterOptions={(options, { inputValue }) => {
        const sought = foldText(inputValue);
        return options.filter(
          (code) => foldText(names[code] ?? code).includes(sought) || code.toLowerCase() === sought,
        );
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
          placeholder={translate('kit.fields.country.search')}
          error={error !== undefined}
          helperText={error ?? (help || undefined)}
        />
      )}
    />
  );
}

function Value({ value }: ValueProps) {
  const names = useCountryNames();
  return isEmpty(value) ? <EmptyValue /> : (names[String(value)] ?? String(value));
}

const Filter = ({ values, onChange, ...rest }: FilterProps) => (
  <Input
    {...rest}
    value={values[rest.source]}
    onChange={(code) => onChange({ [rest.source]: code ?? undefined })}
  />
);

/** A country, kept by its two letters. */
export const country: FieldView = {
  Input,
  Value,
  toText: (value, { locale }) => (isEmpty(value) ? '' : countryName(String(value), locale)),
  Filter,
  load: loadCountryNames,
};
