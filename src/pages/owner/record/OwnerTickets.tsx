import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { listOwnersTickets } from '../../../../resources/ownerTicket/calls.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { TicketItem } from '../../../parts/support/TicketItem.tsx';
import { ticketsKey } from '../../../parts/support/tickets.ts';

/** The tickets about an owner: of the account, of reviews and transfers. */
export function OwnerTickets({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const id = Number(record.id);
  const query = useQuery({
    queryKey: [...ticketsKey, 'ofOwner', id],
    queryFn: ({ signal }) => callApi(listOwnersTickets, { params: { id } }, { signal }),
    retry: false,
  });
  const { data, isPending } = query;
  return (
    <Card sx={{ px: 2, py: 1 }}>
      {isPending && <Skeleton height={64} />}
      <QueryError query={query} />
      {data?.length === 0 && (
        <EmptyState
          title={translate('ownerPages.tickets.none')}
          text={translate('ownerPages.tickets.noneText')}
        />
      )}
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
