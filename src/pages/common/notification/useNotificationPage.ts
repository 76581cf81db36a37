import { callApi } from '../../../../dataProvider/index.ts';
import { searchNotifications } from '../../../../resources/common/notification/calls.ts';
import { usePagedList } from '../../../lists/usePagedList.ts';
import { useListAddress } from '../../../runtime/address/useListAddress.ts';
import { unreadKey } from '../../../parts/common/notification/notifications.ts';

const NEWEST_FIRST = { sortProperty: 'date', sortDirection: 'DESC' } as const;

/** The page of notifications that the address names (`?page=2&unread=true`), the newest first. */
export function useNotificationPage() {
  const address = useListAddress({ unread: ['true'] });
  const { filter, go } = address;
  const list = usePagedList(address, {
    // Below the key of all notifications: what is marked here or in the bell shows in both.
    key: [...unreadKey.slice(0, 1), 'page', filter],
    perPage: 10,
    read: (page, options) =>
      callApi(searchNotifications, { query: { ...page, ...NEWEST_FIRST, ...filter } }, options),
  });
  return { onlyUnread: filter.unread !== undefined, list, go };
}
