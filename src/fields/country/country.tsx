import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../resources/numbers/text.ts';
import { countryName, loadCountryNames, sortedCountries } from '../../runtime/language/countries.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { SearchableSelect, type SelectProps } from '../controls/SearchableSelect.tsx';
import { isEmpty, type FieldView, type FilterProps, type ValueProps } from '../kind.ts';
import { useCountryName, useCountryNames } from './countryNames.ts';

/** Any country, found by its name with or without accents, or by its two letters. */
function Input(props: SelectProps) {
  const translate = useTranslate();
  const [locale] = useLanguage();
  const names = useCountryNames();
  const codes = useMemo(() => sortedCountries(names, locale), [names, locale]);
  const nameOf = useCountryName();
  return (
    <SearchableSelect
      {...props}
      options={codes}
      nameOf={nameOf}
      isFound={(code, sought) => foldText(nameOf(code)).includes(sought) || code.toLowerCase() === sought}
      placeholder={translate('kit.fields.country.search')}
    />
  );
}

function Value({ value }: ValueProps) {
  const nameOf = useCountryName();
  return isEmpty(value) ? <EmptyValue /> : nameOf(String(value));
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
