import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import { searchConfigurations } from '../../../../resources/common/configuration/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { PAGE_MAX } from '../../../../resources/kit/calls/paging.ts';

export type Entry = AnswerOf<typeof searchConfigurations>['content'][number];

/** Reads all values of the configuration, by key. */
export function useConfiguration() {
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['configuration'],
    queryFn: ({ signal }) =>
      callApi(searchConfigurations, { query: { currentPage: 0, itemsPerPage: PAGE_MAX } }, { signal }),
  });
  const refresh = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: ['configuration'] });
    // What the texts are shown from.
    await queryClient.invalidateQueries({ queryKey: ['information'] });
    await queryClient.invalidateQueries({ queryKey: ['billing'] });
  }, [queryClient]);
  return { entries: data?.content, error, isPending, refetch, refresh };
}
