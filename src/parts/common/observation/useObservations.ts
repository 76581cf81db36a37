import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  countObservations,
  searchObservations,
  searchPublicObservations,
} from '../../../../resources/common/observation/calls.ts';
import { OBSERVATIONS_PER_PAGE } from '../../../../resources/common/observation/record.ts';

const KEY = 'observations';

/** Returns the number of notes on a page. Without an answer the page shows no number. */
export const useObservationCount = (url: string): number =>
  useQuery({
    queryKey: [KEY, 'count', url],
    queryFn: ({ signal }) => callApi(countObservations, { query: { url } }, { signal }),
    refetchOnWindowFocus: false,
  }).data?.totalComments ?? 0;

/** The notes on a page that everyone sees who opens it. */
export const usePublicObservations = (url: string) =>
  useQuery({
    queryKey: [KEY, 'public', url],
    queryFn: ({ signal }) => callApi(searchPublicObservations, { query: { url } }, { signal }),
    refetchOnWindowFocus: false,
  });

/** One page of the notes on a page, from 1. */
export const useObservationList = (url: string, page: number) =>
  useQuery({
    queryKey: [KEY, 'list', url, page],
    queryFn: ({ signal }) =>
      callApi(
        searchObservations,
        {
          query: {
            url,
            sortProperty: 'creationTimestamp',
            sortDirection: 'DESC',
            currentPage: page - 1,
            itemsPerPage: OBSERVATIONS_PER_PAGE,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Asks anew for whatever is shown of notes. */
export function useRefreshObservations(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}
