import { useActor } from '../../../../../authProvider/useSession.ts';
import { dataProvider } from '../../../../../dataProvider/index.ts';
import type { RecordOfModule } from '../../../../../resources/kit/module.ts';
import { user } from '../../../../../resources/access/user/schema.ts';
import { usePagedList } from '../../../../lists/usePagedList.ts';
import { anyWords, useListAddress } from '../../../../runtime/address/useListAddress.ts';

/** A user as the list of those to act for shows them: with the names behind the references. */
export type ListedUser = Pick<RecordOfModule<typeof user>, 'id' | 'name' | 'email' | 'type'> & {
  readonly entity?: { readonly name: string } | null;
  readonly role?: { readonly name: string } | null;
};

const PER_PAGE = 5;

/** The active users but oneself that the address names (`?q=ana&page=2`), by name. */
export function useUsers() {
  const address = useListAddress({ q: anyWords });
  const { page, filter, go } = address;
  const { q = '' } = filter;
  const isImpersonating = useActor()?.impersonatorId != null;
  const list = usePagedList(address, {
    key: ['users', 'impersonate', q],
    perPage: PER_PAGE,
    read: async (_, { signal }) => {
      const { data, total } = await dataProvider.getList<ListedUser>(user.resource, {
        filter: { excludeSelf: true, status: 'ACTIVE', q },
        pagination: { page, perPage: PER_PAGE },
        sort: { field: 'name', order: 'ASC' },
        signal,
      });
      return { content: data, totalItems: total ?? 0 };
    },
    enabled: !isImpersonating,
  });
  return { list, words: q, setWords: (words: string) => go({ q: words }, { replace: true }) };
}
