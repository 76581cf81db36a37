import { callApi } from '../../../../dataProvider/index.ts';
import { searchTickets } from '../../../../resources/support/ticket/calls.ts';
import { TICKET_CATEGORIES, TICKET_STATUSES } from '../../../../resources/support/ticket/schema.ts';
import { usePagedList } from '../../../lists/usePagedList.ts';
import { ticketsKey } from '../../../parts/support/ticket/tickets.ts';
import { useListAddress } from '../../../runtime/address/useListAddress.ts';

/** The statuses to filter by; the product's own status is called by its plain name. */
export const STATUS_CHOICES = [
  'OPEN',
  'RESPONDED',
  ...TICKET_STATUSES.filter((one) => one !== 'OPEN'),
] as const;

const LAST_CHANGED_FIRST = { sortProperty: 'lastUpdate', sortDirection: 'DESC' } as const;

/** The page of tickets that the address names (`?page=2&unread=true&status=OPEN`), the last changed first. */
export function useTicketList() {
  const address = useListAddress({ unread: ['true'], status: STATUS_CHOICES, category: TICKET_CATEGORIES });
  const { filter, go } = address;
  const { unread, status, category } = filter;
  const narrowed = {
    ...(unread && { isRead: 'false' as const }),
    ...(status && { status: [status] }),
    ...(category && { category: [category] }),
  };
  const list = usePagedList(address, {
    key: [...ticketsKey, 'page', filter],
    perPage: 10,
    read: (page, options) =>
      callApi(searchTickets, { query: { ...page, ...LAST_CHANGED_FIRST, ...narrowed } }, options),
  });
  return { filter, list, go };
}

export type TicketList = ReturnType<typeof useTicketList>;
