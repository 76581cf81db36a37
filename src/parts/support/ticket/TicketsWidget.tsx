import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { searchTickets } from '../../../../resources/support/ticket/calls.ts';
import { openSupportDialog } from './supportDialogState.ts';
import { useMayAsk } from './mayAsk.ts';
import { HomeWidget } from '../../../components/page/HomeWidget.tsx';
import { TicketItem } from './TicketItem.tsx';
import { ticketsKey, useNewsOfTickets, useUnreadTickets } from './tickets.ts';

/** Tickets shown at most. */
const LATEST = 4;

/** The last changed support tickets, on the home page. */
export function TicketsWidget() {
  const translate = useTranslate();
  const mayAsk = useMayAsk();
  const latest = useQuery({
    queryKey: [...ticketsKey, 'page', 'latest'],
    queryFn: ({ signal }) => callApi(searchTickets, { query: { itemsPerPage: LATEST } }, { signal }),
  });
  // Looked at anew when the count of those with news has changed, not at every poll.
  useNewsOfTickets(() => void latest.refetch());
  return (
    <HomeWidget
      title={translate('supportPages.list.widget')}
      count={useUnreadTickets()}
      countOf={translate('supportPages.list.new')}
      action={
        mayAsk && (
          <Button size="small" onClick={() => openSupportDialog()} sx={{ mx: -1 }}>
            {translate('supportPages.ask')}
          </Button>
        )
      }
      query={latest}
      lineHeight={60}
      empty={
        <Typography sx={{ px: 2, py: 2, color: 'text.secondary' }}>
          {translate('supportPages.list.widgetNone')}
        </Typography>
      }
      more={{ to: '/support', label: translate('supportPages.list.more') }}
    >
      {(ticket) => <TicketItem key={ticket.id} ticket={ticket} />}
    </HomeWidget>
  );
}
