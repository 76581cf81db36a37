import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../resources/numbers/text.ts';
import { useLanguage } from '../../shell/preferences/LanguageProvider.tsx';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from '../kind.ts';
import { cityOf, regionOf, sortedZones } from './zoneNames.ts';

type ZoneInputProps = Pick<ControlProps, 'id' | 'label' | 'value' | 'onChange'> & Partial<ControlProps>;

/** A time zone by its city, below its region; found by city, with or without accents, and by the zone's own name. */
export function ZoneInput({
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
}: ZoneInputProps) {
  const translate = useTranslate();
  const [locale] = useLanguage();
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const zones = useMemo(() => sortedZones(chosen, locale), [chosen, locale]);
  const region = (zone: string) => translate(`kit.fields.zones.${regionOf(zone)}`, { _: regionOf(zone) });
  return (
    <Autocomplete
      id={id}
      options={zones}
      // Every account has one: it is replaced, never taken away.
      disableClearable
      value={chosen as string}
      onChange={(_, zone) => onChange(zone)}
      onBlur={onBlur}
      disabled={disabled}
      autoHighlight
      groupBy={region}
      getOptionLabel={(zone) => cityOf(zone, locale)}
      filterOptions={(options, { inputValue }) => {
        const sought = foldText(inputValue);
        return options.filter((zone) =>
          [cityOf(zone, locale), region(zone), zone, zone.replaceAll('_', ' ')].some((name) =>
            foldText(name).includes(sought),
          ),
        );
      }}
      noOptionsText={translate('kit.fields.reference.none')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          required={required}
          error={error !== undefined}
          helperText={error ?? (help || undefined)}
        />
      )}
    />
  );
}

function Value({ value }: ValueProps) {
  const [locale] = useLanguage();
  return isEmpty(value) ? <EmptyValue /> : cityOf(String(value), locale);
}

/** A time zone, kept by its name. */
export const timezone: FieldView = {
  Input: ZoneInput,
  Value,
  toText: (value, { locale }) => (isEmpty(value) ? '' : cityOf(String(value), locale)),
};
