import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { foldText } from '../../../resources/numbers/text.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { EmptyValue } from '../controls/EmptyValue.tsx';
import { SearchableSelect, type SelectProps } from '../controls/SearchableSelect.tsx';
import { isEmpty, type FieldView, type ValueProps } from '../kind.ts';
import { cityOf, loadCities, regionOf, sortedZones, useCities } from './zoneNames.ts';

/** A time zone by its city, below its region; found by city, with or without accents, and by the zone's own name. */
export function ZoneInput(props: SelectProps) {
  const translate = useTranslate();
  const [locale] = useLanguage();
  const chosen = typeof props.value === 'string' && props.value !== '' ? props.value : null;
  const cities = useCities();
  // Their order is that of the names.
  // eslint-disable-next-line react/exhaustive-deps
  const zones = useMemo(() => sortedZones(chosen, locale), [chosen, locale, cities]);
  const region = (zone: string) => translate(`kit.fields.zones.${regionOf(zone)}`, { _: regionOf(zone) });
  return (
    <SearchableSelect
      {...props}
      options={zones}
      // Every account has one.
      isKept
      groupOf={region}
      nameOf={(zone) => cityOf(zone, locale)}
      isFound={(zone, sought) =>
        [cityOf(zone, locale), region(zone), zone, zone.replaceAll('_', ' ')].some((name) =>
          foldText(name).includes(sought),
        )
      }
    />
  );
}

function Value({ value }: ValueProps) {
  const [locale] = useLanguage();
  useCities();
  return isEmpty(value) ? <EmptyValue /> : cityOf(String(value), locale);
}

/** A time zone, kept by its name. */
export const timezone: FieldView = {
  Input: ZoneInput,
  Value,
  toText: (value, { locale }) => (isEmpty(value) ? '' : cityOf(String(value), locale)),
  load: loadCities,
};
