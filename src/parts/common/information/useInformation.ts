import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import { information } from '../../../../resources/common/information/calls.ts';
import type { QueryOf } from '../../../../resources/kit/call.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';

/** A text of the operator's, in the language of the page. */
export function useInformation(type: QueryOf<typeof information>['type']) {
  const [language] = useLanguage();
  return useQuery({
    queryKey: ['information', type, language],
    queryFn: ({ signal }) => callApi(information, { query: { type } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
