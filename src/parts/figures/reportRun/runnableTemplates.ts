import type { UseQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  listRunnableTemplates,
  type RunnableTemplate,
} from '../../../../resources/figures/reportRun/calls.ts';

/** The query of the reports that the user may run, in the language of the page. */
export const runnableTemplates = (language: string): UseQueryOptions<RunnableTemplate[]> => ({
  queryKey: ['reportTemplates', 'runnable', language],
  queryFn: ({ signal }) => callApi(listRunnableTemplates, {}, { signal }),
});
