import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { runInBackground } from '../../../../../dataProvider/client/backgroundCalls.ts';
import type { TicketView } from '../../../../../resources/support/ticket/calls.ts';
import { RecordDialog } from '../../../../records/RecordDialog.tsx';
import { ticketSubject } from '../../../../runtime/language/ticketSubject.ts';
import { mobileBelow } from '../../../../theme/layout.ts';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { ticketQuery, ticketsKey } from '../../../../parts/support/ticket/tickets.ts';
import { TicketStatus } from '../../../../parts/support/ticket/TicketStatus.tsx';

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
  const queryClient = useQueryClient();
  const query = useQuery(ticketQuery(id));
  const { data: ticket, isPending, dataUpdatedAt } = query;

  // The ticket is now read: the list and the count must say so too, even if they are not fetched again.
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    runInBackground(() => {
      void queryClient.invalidateQueries({ queryKey: [...ticketsKey, 'page'] });
      void queryClient.invalidateQueries({ queryKey: [...ticketsKey, 'unread'] });
    });
  }, [queryClient, dataUpdatedAt]);

  return (
    <RecordDialog
      query={query}
      texts="supportPages.ticket"
      backTo={backTo}
      maxWidth="md"
      fullScreenBelow={mobileBelow}
      height={600}
      title={
        <>
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
                {ticketSubject(translate, ticket.subject)}
              </Typography>
              <TicketStatus status={ticket.status} authorId={ticket.creationUser.id} />
            </Box>
          )}
        </>
      }
      footer={ticket && <ReplyForm key={ticket.id} ticket={ticket} />}
    >
      {(read) => <Read ticket={read} />}
    </RecordDialog>
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
