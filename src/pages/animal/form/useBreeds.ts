import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { breedOptions, type BreedLine } from './breeds.ts';

/** Breeds that one call gives, and calls at most: a tree of several thousand would want another way. */
const PER_PAGE = 100;
const PAGES = 20;

/** The whole tree of breeds, as it is chosen from. It changes rarely and is kept for an hour. */
export function useBreeds() {
  const dataProvider = useDataProvider();
  const { data, isPending, isError } = useQuery({
    queryKey: ['breeds', 'tree'],
    queryFn: async () => {
      const lines: BreedLine[] = [];
      for (let page = 1; page <= PAGES; page += 1) {
        const { data: some } = await dataProvider.getList('breed', {
          pagination: { page, perPage: PER_PAGE },
          sort: { field: 'name', order: 'ASC' },
          filter: {},
        });
        lines.push(...(some as unknown as BreedLine[]));
        if (some.length < PER_PAGE) break;
      }
      return lines;
    },
    staleTime: 3_600_000,
  });
  const breeds = useMemo(() => breedOptions(data ?? []), [data]);
  return { breeds, isPending, isError };
}
