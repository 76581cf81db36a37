import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { localitiesOf, only, openCounty, parishesOf } from '../../../parts/reference/address/placeLines.ts';
import { useAddressSearch, useCountyParishes } from '../../../parts/reference/address/useAddressSearch.ts';

/** Fills in locality and parish where the postal code leaves no choice, until the user enters others. */
export function ProposedPlace() {
  const { getValues, setValue } = useFormContext();
  const [code, locality] = useWatch({ name: ['postalCode', 'locality'] }) as (string | null | undefined)[];
  const { lines } = useAddressSearch(code ?? '');
  const onlyLocality = only(localitiesOf(lines));
  const onlyParish =
    only(parishesOf(lines, locality, useCountyParishes(openCounty(lines, locality))))?.id ?? null;
  const proposed = useRef<Record<string, unknown>>({});
  useEffect(() => {
    for (const [name, value] of Object.entries({ locality: onlyLocality, parishId: onlyParish })) {
      const held = (getValues(name) ?? '') as string | number;
      if (value === null || (held !== '' && held !== proposed.current[name])) continue;
      proposed.current[name] = value;
      setValue(name, value, { shouldDirty: true });
    }
  }, [onlyLocality, onlyParish, getValues, setValue]);
  return null;
}
