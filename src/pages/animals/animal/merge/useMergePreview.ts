import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { previewAnimalMerge } from '../../../../../resources/animals/animalMerge/calls.ts';

/** The result of the search for the other record's transponder. */
type SearchResult =
  | { readonly kind: 'none' | 'many' | 'same' }
  | { readonly kind: 'one'; readonly transponder: string; readonly name: string };

interface Line {
  readonly id: number;
  readonly transponder: string;
  readonly name: string;
}

/**
 * The record that some digits find, and both records side by side where it is a single other one. Nothing is asked for
 * again once the merge `isSent`: the other record may have ended by it.
 */
export function useMergePreview(animal: Line, digits: string, isSent: boolean) {
  const provider = useDataProvider();
  const search = useQuery({
    queryKey: ['animal', 'mergeSearch', animal.id, digits],
    enabled: digits !== '' && !isSent,
    queryFn: async ({ signal }): Promise<SearchResult> => {
      const { data } = await provider.getList<Line>('animal', {
        filter: { transponder: digits },
        pagination: { page: 1, perPage: 2 },
        sort: { field: 'id', order: 'ASC' },
        signal,
      });
      const [first, second] = data;
      if (!first) return { kind: 'none' };
      if (second) return { kind: 'many' };
      if (first.id === animal.id) return { kind: 'same' };
      return { kind: 'one', transponder: first.transponder, name: first.name };
    },
  });
  const found = search.data;
  const oldTransponder = found?.kind === 'one' ? found.transponder : '';
  const preview = useQuery({
    queryKey: ['animal', 'mergePreview', animal.id, oldTransponder],
    enabled: oldTransponder !== '' && !isSent,
    // Fetched at each search; a refused merge leaves what the decision was made on.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      callApi(previewAnimalMerge, { query: { transponder: animal.transponder, oldTransponder } }, { signal }),
    retry: false,
  });
  return {
    found,
    preview: preview.data,
    error: search.error ?? preview.error,
    isSearching: search.isFetching || preview.isFetching,
  };
}
