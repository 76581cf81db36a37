import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import { getAnimal } from '../../../../resources/animals/animal/calls.ts';

const animalKeyOf = (key: string) => ['animal', 'view', key] as const;

/** An animal by its id or transponder, with what may be done with it. */
export function useAnimal(key: string) {
  const queryClient = useQueryClient();
  const { data, error, isPending } = useQuery({
    queryKey: animalKeyOf(key),
    queryFn: ({ signal }) => callApi(getAnimal, { params: { id: key } }, { signal }),
    retry: false,
  });
  /** Something has changed: the page, its versions, and lists ask again. */
  const refresh = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: ['animal'] });
    await queryClient.invalidateQueries({ queryKey: ['transfers'] });
  }, [queryClient]);
  return { animal: data, error, isPending, refresh };
}
