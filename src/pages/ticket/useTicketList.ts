import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../../dataProvider/index.ts';
import { searchTickets } from '../../../resources/ticket/calls.ts';
import { TICKET_CATEGORIES, TICKET_STATUSES, type TicketCategory } from '../../../resources/ticket/schema.ts';
import { pageNumber } from '../../runtime/address/pageNumber.ts';
import { ticketsKey } from '../../parts/support/tickets.ts';

export const PER_PAGE = 10;
/** The statuses to filter by; the product's own status is called by its plain name. */
export const STATUS_CHOICES = [
  'OPEN',
  'RESPONDED',
  ...TICKET_STATUSES.filter((one) => one !== 'OPEN'),
] as const;

/** The filters in the address of the list: `?page=2&unread=true&status=OPEN&category=BILLING`. */
export interface Narrowed {
  readonly page: number;
  readonly isUnread: boolean;
  readonly status: string;
  readonly category: string;
}

const among = (value: string | null, known: readonly string[]): string =>
  value !== null && known.includes(value) ? value : '';

/** The page of tickets that the address names, the last changed first. */
export function useTicketList() {
  const [search, setSearch] = useSearchParams();
  const narrowed: Narrowed = {
    page: pageNumber(search.get('page')),
    isUnread: search.get('unread') === 'true',
    status: among(search.get('status'), STATUS_CHOICES),
    category: among(search.get('category'), TICKET_CATEGORIES),
  };
  const { page, isUnread, status, category } = narrowed;
  const list = useQuery({
    queryKey: [...ticketsKey, 'page', narrowed],
    queryFn: ({ signal }) =>
      callApi(
        searchTickets,
        {
          query: {
            currentPage: page - 1,
            itemsPerPage: PER_PAGE,
            sortProperty: 'lastUpdate',
            sortDirection: 'DESC',
            ...(isUnread && { isRead: 'false' as const }),
            ...(status && { status: [status] }),
            ...(category && { category: [category as TicketCategory] }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const go = (change: Partial<Narrowed>) => {
    const next = { ...narrowed, page: 1, ...change };
    setSearch({
      ...(next.page > 1 && { page: String(next.page) }),
      ...(next.isUnread && { unread: 'true' }),
      ...(next.status && { status: next.status }),
      ...(next.category && { category: next.category }),
    });
  };
  return { narrowed, isNarrowed: isUnread || status !== '' || category !== '', list, go };
}
