import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { statusOf } from '../../../../dataProvider/callError.ts';
import { runInBackground } from '../../../../dataProvider/backgroundCalls.ts';
import type { TicketView } from '../../../../resources/ticket/calls.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { mobileBelow } from '../../../theme/layout.ts';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { ticketQuery, ticketsKey } from '../../../parts/support/tickets.ts';
import { TicketStatus } from '../../../parts/support/TicketStatus.tsx';

/** The layout of subject and status: below each other on a phone, before the ticket is loaded and after. */
const HEAD = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  alignItems: { xs: 'flex-start', sm: 'center' },
  gap: 1,
} as const;

/** Room for two lines where most subjects take them. */
const SUBJECT = {
  fontSize: '1.25rem',
  lineHeight: 1.3,
  '@media (max-width: 359px)': { minHeight: '2.6em' },
} as const;

interface TicketDialogProps {
  readonly id: number;
  /** The list that it stands over. */
  readonly backTo: string;
}

/** One ticket over the list: what was asked, what was said since, and how to go on. */
export function TicketDialog({ id, backTo }: TicketDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isNarrow = useMediaQuery(`(max-width: ${mobileBelow - 0.05}px)`, { noSsr: true });
  const query = useQuery(ticketQuery(id));
  const { data: ticket, isPending, dataUpdatedAt } = query;
  const close = () => void navigate(backTo);
  const isGone = statusOf(query.error) === 404;

  // The ticket is now read: the list and the count must say so too, even if they are not fetched again.
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    runInBackground(() => {
      void queryClient.invalidateQueries({ queryKey: [...ticketsKey, 'page'] });
      void queryClient.invalidateQueries({ queryKey: [...ticketsKey, 'unread'] });
    });
  }, [queryClient, dataUpdatedAt]);

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      aria-labelledby="ticket-title"
      // The dialog has the focus only until the user moves it: it needs no focus ring.
      slotProps={{
        paper: {
          sx: {
            '&:focus-visible': { outline: 'none' },
            // As high while it is on its way as it will be: nothing jumps once it is there.
            ...(!isNarrow && !isGone && { minHeight: 'min(600px, calc(100dvh - 64px))' }),
          },
        },
      }}
    >
      <DialogTitle id="ticket-title" component="div" sx={{ pr: 7 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {translate('supportPages.ticketTitle', { id })}
        </Typography>
        {isPending && (
          <Box sx={HEAD}>
            <Box sx={SUBJECT}>
              <Skeleton width={240} />
            </Box>
            <Skeleton width={110} sx={{ fontSize: '1.125rem', lineHeight: 1.45 }} />
          </Box>
        )}
        {ticket && (
          <Box sx={HEAD}>
            <Typography component="h2" variant="h2" sx={SUBJECT}>
              {translate(`supportPages.category.${ticket.subject}`, { _: ticket.subject })}
            </Typography>
            <TicketStatus status={ticket.status} authorId={ticket.creationUser.id} />
          </Box>
        )}
        <IconButton
          aria-label={translate('supportPages.ticket.close')}
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <CloseRounded />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        {isPending && <LinearProgress aria-label={translate('supportPages.ticket.loading')} />}
        {isGone && (
          <EmptyState
            drawing="unknown"
            title={translate('supportPages.ticket.gone')}
            text={translate('supportPages.ticket.goneText')}
          >
            <Button variant="outlined" onClick={close}>
              {translate('supportPages.ticket.back')}
            </Button>
          </EmptyState>
        )}
        {!isGone && <QueryError query={query} />}
        {ticket && <Read ticket={ticket} />}
      </DialogContent>
      {ticket && <ReplyForm key={ticket.id} ticket={ticket} />}
    </Dialog>
  );
}

function Read({ ticket }: { readonly ticket: TicketView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <TicketActions ticket={ticket} />
      <TicketFacts ticket={ticket} />
      <Box component="section" aria-labelledby="ticket-conversation">
        <Typography id="ticket-conversation" component="h3" variant="h3" sx={{ mb: 1.25 }}>
          {translate('supportPages.ticket.conversation')}
        </Typography>
        <Box role="log" aria-labelledby="ticket-conversation">
          <Conversation ticket={ticket} />
        </Box>
      </Box>
    </Box>
  );
}
