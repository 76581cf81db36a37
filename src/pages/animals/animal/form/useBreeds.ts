import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { PAGE_MAX } from '../../../../../resources/kit/calls/paging.ts';
import { breedOptions, type BreedLine } from './breeds.ts';

/** Calls at most: a tree of several thousand would want another way. */
const PAGES = 20;

/** The whole tree of breeds, as it is chosen from. It changes rarely and is kept for an hour. */
export function useBreeds() {
  const dataProvider = useDataProvider();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['breeds', 'tree'],
    queryFn: async () => {
      const lines: BreedLine[] = [];
      for (let page = 1; page <= PAGES; page += 1) {
        const { data: some } = await dataProvider.getList('breed', {
          pagination: { page, perPage: PAGE_MAX },
          sort: { field: 'name', order: 'ASC' },
          filter: {},
        });
        lines.push(...(some as BreedLine[]));
        if (some.length < PAGE_MAX) break;
      }
      return lines;
    },
    staleTime: 3_600_000,
  });
  const breeds = useMemo(() => breedOptions(data ?? []), [data]);
  return { breeds, isPending, error, refetch };
}
