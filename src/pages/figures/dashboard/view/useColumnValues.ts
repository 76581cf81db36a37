import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../../dataProvider/index.ts';
import { queryDataSet, type DescribedDataSet } from '../../../../../resources/figures/dataSet/calls.ts';
import type { DataValue } from '../../../../../resources/figures/dataSet/query.ts';
import { useLanguage } from '../../../../runtime/language/LanguageProvider.tsx';

/** A value that a filter can take, and what it is called. */
interface ColumnOption {
  readonly value: DataValue;
  readonly label: string;
}

/** The values of a column that occur in a data set, by their names. */
export function useColumnValues(set: DescribedDataSet | undefined, column: string | undefined) {
  const [language] = useLanguage();
  return useQuery({
    queryKey: ['dataSets', 'values', set?.name, column, language],
    enabled: set !== undefined && column !== undefined,
    queryFn: async ({ signal }): Promise<ColumnOption[]> => {
      const body = {
        dataSet: set?.name ?? '',
        by: [{ column: column ?? '' }],
        show: [],
        filters: [],
      };
      const { rows, keys } = await callApi(queryDataSet, { body }, { signal });
      return rows.flatMap(([label], at) => {
        const value = keys[at]?.[0] ?? null;
        return value === null || label === null ? [] : [{ value, label: String(label) }];
      });
    },
    staleTime: 300_000,
  });
}
