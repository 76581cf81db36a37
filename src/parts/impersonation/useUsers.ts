import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useActor } from '../../../authProvider/useSession.ts';
import { dataProvider } from '../../../dataProvider/index.ts';
import type { RecordOfModule } from '../../../resources/kit/module.ts';
import { user } from '../../../resources/user/schema.ts';

/** A user as the list of those to act for shows them: with the names behind the references. */
export type ListedUser = Pick<RecordOfModule<typeof user>, 'id' | 'name' | 'email' | 'type'> & {
  readonly entity?: { readonly name: string } | null;
  readonly role?: { readonly name: string } | null;
};

export const PER_PAGE = 5;

/** The active users but oneself that the address names (`?q=ana&page=2`), by name. */
export function useUsers() {
  const [search, setSearch] = useSearchParams();
  const isImpersonating = useActor()?.impersonatorId != null;
  const page = Math.max(1, Math.min(100_000, Math.trunc(Number(search.get('page'))) || 1));
  const words = (search.get('q') ?? '').trim();
  const list = useQuery({
    queryKey: ['users', 'impersonate', words, page],
    queryFn: async ({ signal }) => {
      const { data, total } = await dataProvider.getList<ListedUser>(user.resource, {
        filter: { excludeSelf: true, status: 'ACTIVE', q: words },
        pagination: { page, perPage: PER_PAGE },
        sort: { field: 'name', order: 'ASC' },
        signal,
      });
      return { content: data, totalItems: total ?? 0 };
    },
    placeholderData: keepPreviousData,
    enabled: !isImpersonating,
  });
  const go = useCallback(
    (next: { readonly page?: number; readonly words?: string }) =>
      setSearch(
        (now) => {
          const q = next.words ?? now.get('q') ?? '';
          return { ...(q !== '' && { q }), ...((next.page ?? 1) > 1 && { page: String(next.page) }) };
        },
        { replace: next.words !== undefined },
      ),
    [setSearch],
  );
  return { list, page, words, go };
}
