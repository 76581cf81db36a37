import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { searchAddress, searchParish } from '../../../../resources/reference/address/calls.ts';
import { splitPostalCode } from '../../../../resources/numbers/postalCode.ts';
import { useDebouncedValue } from '../../../runtime/useDebouncedValue.ts';

/** A postal code covers no more streets than this. */
const AT_MOST = 100;

/** Where a postal code is: its localities, parishes and streets. Asked for once the code is whole. */
export function useAddressSearch(postalCode: string) {
  const sought = useDebouncedValue(postalCode);
  const parts = splitPostalCode(sought);
  const query = useQuery({
    queryKey: ['address', sought],
    queryFn: ({ signal }) =>
      callApi(
        searchAddress,
        { query: { cp4: parts?.cp4 ?? '', cp3: parts?.cp3 ?? '', itemsPerPage: AT_MOST } },
        { signal },
      ),
    enabled: parts !== null,
    staleTime: 3_600_000,
  });
  const isWhole = splitPostalCode(postalCode) !== null;
  return {
    lines: parts && sought === postalCode ? (query.data?.content ?? []) : [],
    isSearching: isWhole && (sought !== postalCode || query.isFetching),
    isUnknown: isWhole && sought === postalCode && query.data?.content.length === 0,
    /** Without the country's table, what is not found may exist. */
    isWholeCountry: query.data?.isWholeCountry ?? true,
    isError: isWhole && query.isError,
  };
}

/** The parishes of a county, for postal codes whose publisher does not say in which of them a street is. */
export function useCountyParishes(countyId: number | undefined) {
  const { data } = useQuery({
    queryKey: ['address', 'parishes', countyId],
    queryFn: ({ signal }) =>
      callApi(
        searchParish,
        { query: { countyIds: countyId === undefined ? undefined : [countyId], itemsPerPage: AT_MOST } },
        { signal },
      ),
    enabled: countyId !== undefined,
    staleTime: 3_600_000,
  });
  return data?.content ?? [];
}
