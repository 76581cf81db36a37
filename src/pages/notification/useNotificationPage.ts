import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../dataProvider/index.ts';
import { searchNotifications } from '../../../resources/notification/calls.ts';
import { pageNumber } from '../../runtime/address/pageNumber.ts';
import { unreadKey } from '../../shell/notifications/notifications.ts';

export const PER_PAGE = 10;

/** The page of notifications that the address names (`?page=2&unread=true`), the newest first. */
export function useNotificationPage() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'));
  const onlyUnread = search.get('unread') === 'true';
  const list = useQuery({
    // Below the key of all notifications: what is marked here or in the bell shows in both.
    queryKey: [...unreadKey.slice(0, 1), 'page', page, onlyUnread],
    queryFn: ({ signal }) =>
      callApi(
        searchNotifications,
        {
          query: {
            currentPage: page - 1,
            itemsPerPage: PER_PAGE,
            sortProperty: 'date',
            sortDirection: 'DESC',
            ...(onlyUnread && { unread: 'true' as const }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const go = useCallback(
    (next: { readonly page?: number; readonly onlyUnread?: boolean }) =>
      setSearch({
        ...((next.page ?? 1) > 1 && { page: String(next.page) }),
        ...((next.onlyUnread ?? onlyUnread) && { unread: 'true' }),
      }),
    [setSearch, onlyUnread],
  );
  return { page, onlyUnread, list, go };
}
