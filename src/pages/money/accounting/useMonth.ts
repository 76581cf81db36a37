import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { readAccountingMonth } from '../../../../resources/money/accounting/calls.ts';

/** The query of what accounting gets of a month, once it is known which. */
export const useMonth = (month: string | undefined) =>
  useQuery({
    queryKey: ['accounting', 'month', month],
    queryFn: ({ signal }) => callApi(readAccountingMonth, { params: { month: month! } }, { signal }),
    enabled: month !== undefined,
  });
