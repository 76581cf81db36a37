import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../../dataProvider/index.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { getTicket, processTickets, searchTickets } from '../../../../resources/support/ticket/calls.ts';
import type { TicketProcess } from '../../../../resources/support/ticket/processes.ts';

/** Above all that is known of tickets. */
export const ticketsKey = ['tickets'] as const;

/**
 * The number of tickets with unread messages. Polling does not keep the session alive. One component polls
 * (`SupportButton`); all that show the number share its result.
 */
const unreadTickets: UseQueryOptions<AnswerOf<typeof searchTickets>> = {
  queryKey: [...ticketsKey, 'unread'],
  queryFn: ({ signal }) =>
    callApi(searchTickets, { query: { isRead: 'false', itemsPerPage: 1 } }, { poll: true, signal }),
};

/** The number of tickets with news; with `every`, looked at so often in milliseconds. */
export const useUnreadTickets = (every?: number): number =>
  useQuery({ ...unreadTickets, ...(every && { refetchInterval: every }) }).data?.totalItems ?? 0;

/** Does `then` when the number of tickets with news is another than it was; not when it first becomes known. */
export function useNewsOfTickets(then: () => void): void {
  const total = useQuery(unreadTickets).data?.totalItems;
  const before = useRef(total);
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (before.current !== undefined && before.current !== total) latest.current();
    before.current = total;
  }, [total]);
}

/** One ticket with its conversation; reading it marks it as read. */
export const ticketQuery = (id: number) =>
  queryOptions({
    queryKey: [...ticketsKey, 'view', id],
    queryFn: ({ signal }) => callApi(getTicket, { params: { id } }, { signal }),
    retry: false,
  });

/** The tickets of a process. */
export const processTicketsQuery = (processType: TicketProcess, id: number) =>
  queryOptions({
    queryKey: [...ticketsKey, 'process', processType, id],
    queryFn: ({ signal }) => callApi(processTickets, { params: { processType, id } }, { signal }),
    retry: false,
  });
