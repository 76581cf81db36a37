import { useQuery } from '@tanstack/react-query';
import { may } from '../../../../authProvider/authProvider.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { searchLostAnimalHistoryOfTransponder } from '../../../../resources/lostFound/lostAnimal/calls.ts';
import { READ_LOST_ANIMALS } from '../../../../resources/lostFound/lostAnimal/access.ts';

interface Subject {
  readonly transponder: string;
  readonly status: string;
}

/** The open report of a lost or found animal, or the one of a normal animal that waits for validation. */
export function useOpenReport({ transponder, status }: Subject): { readonly id: number } | undefined {
  const { data } = useQuery({
    queryKey: ['animal/lost', 'open', transponder, status],
    queryFn: async ({ signal }) => {
      const page = await callApi(
        searchLostAnimalHistoryOfTransponder,
        { params: { transponder }, query: { isClosed: 'false', itemsPerPage: 1 } },
        { signal },
      );
      return page.content[0] ?? null;
    },
    enabled: may(READ_LOST_ANIMALS) && status !== 'DEAD',
  });
  return data ?? undefined;
}
