import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../dataProvider/index.ts';
import { describeDataSource } from '../../../resources/figures/dataSource/calls.ts';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';

/** What a data source answers, with labels in the language of the page; nothing is asked without one. */
export function useDescribedSource(id: number | undefined) {
  const [language] = useLanguage();
  return useQuery({
    queryKey: ['dataSource', 'described', id, language],
    queryFn: ({ signal }) => callApi(describeDataSource, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== undefined,
    retry: false,
  });
}
