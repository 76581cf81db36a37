import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../dataProvider/index.ts';
import { listDataSets } from '../../resources/figures/dataSet/calls.ts';
import { useLanguage } from '../runtime/language/LanguageProvider.tsx';

/** The data sets that the user may use, with labels in the language of the page. */
export function useDataSets() {
  const [language] = useLanguage();
  return useQuery({
    queryKey: ['dataSets', language],
    queryFn: ({ signal }) => callApi(listDataSets, {}, { signal }),
    // What a data set has changes with a new version of the register only.
    staleTime: 300_000,
  });
}
