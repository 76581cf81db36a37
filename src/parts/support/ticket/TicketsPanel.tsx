import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { TicketRow } from '../../../../resources/support/ticket/calls.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { TicketItem } from './TicketItem.tsx';
import { ticketsKey } from './tickets.ts';

interface TicketsPanelProps {
  /** The object of the tickets, as the cache's key. */
  readonly about: readonly [kind: string, id: number];
  readonly read: (signal: AbortSignal) => Promise<readonly TicketRow[]>;
  /** The text where there are none. */
  readonly none: string;
  readonly noneText: string;
}

/** The tickets about a record, as a tab of its page shows them. */
export function TicketsPanel({ about, read, none, noneText }: TicketsPanelProps) {
  const query = useQuery({
    queryKey: [...ticketsKey, ...about],
    queryFn: ({ signal }) => read(signal),
    retry: false,
  });
  const { data, isPending } = query;
  return (
    <Card sx={{ px: 2, py: 1 }}>
      {isPending && <Skeleton height={64} />}
      <QueryError query={query} />
      {data?.length === 0 && <EmptyState title={none} text={noneText} />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, mx: -2, p: 0, listStyle: 'none' }}>
          {data.map((ticket) => (
            <TicketItem key={ticket.id} ticket={ticket} />
          ))}
        </Box>
      )}
    </Card>
  );
}
