import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../../dataProvider/index.ts';
import { validateTransponder } from '../../../../../resources/animals/animal/calls.ts';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';

/** Asks the server about a number as soon as it is whole: whether it can be registered, what it costs, why not. */
export function useTransponderCheck(digits: string) {
  const { data, isFetching, error } = useQuery({
    queryKey: ['animal', 'validate', digits],
    queryFn: ({ signal }) => callApi(validateTransponder, { params: { id: digits } }, { signal }),
    enabled: isTransponder(digits),
    staleTime: 30_000,
    retry: false,
  });
  return { check: isTransponder(digits) ? data : undefined, isChecking: isFetching, error };
}
