import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FirstChoices } from '../../../fields/reference/firstChoices.ts';
import { countyOf } from './placeLines.ts';
import { useAddressSearch } from './useAddressSearch.ts';

const NONE = {};

/** Offers the parishes of the postal code's county before others, in a form with `postalCode` and `parishId`. */
export function PlaceChoices({ children }: { readonly children: ReactNode }) {
  const code = useWatch({ name: 'postalCode' }) as string | null | undefined;
  const { lines } = useAddressSearch(code ?? '');
  const countyId = countyOf(lines);
  const first = useMemo(() => (countyId === null ? NONE : { parishId: { countyId } }), [countyId]);
  return <FirstChoices value={first}>{children}</FirstChoices>;
}
