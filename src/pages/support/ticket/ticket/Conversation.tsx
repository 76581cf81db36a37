import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../../../authProvider/useSession.ts';
import type { TicketView } from '../../../../../resources/support/ticket/calls.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../../fields/index.ts';
import { AttachmentList } from './AttachmentList.tsx';

type Message = TicketView['conversations'][number];

/** The messages, the oldest first; the user's own on the right. */
export function Conversation({ ticket }: { readonly ticket: TicketView }) {
  const translate = useTranslate();
  if (ticket.conversations.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>{translate('supportPages.ticket.noMessages')}</Typography>
    );
  }
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {ticket.conversations.map((message) => (
        <Bubble key={message.id} ticketId={ticket.id} message={message} />
      ))}
    </Box>
  );
}

function Bubble({ ticketId, message }: { readonly ticketId: number; readonly message: Message }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const actor = useActor();
  const { body, creationUser, creationTimestamp, attachments } = message;
  const isOwn = creationUser !== null && creationUser.id !== null && creationUser.id === actor?.id;
  const name = isOwn
    ? translate('supportPages.ticket.you')
    : (creationUser?.name ?? translate('supportPages.ticket.support'));
  const date = showTimestamp(creationTimestamp, timezone);
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        justifySelf: isOwn ? 'end' : 'start',
        maxWidth: 'min(88%, 62ch)',
        minWidth: 0,
        px: 1.75,
        py: 1.25,
        borderRadius: '14px',
        [isOwn ? 'borderBottomRightRadius' : 'borderBottomLeftRadius']: '4px',
        border: `1px solid ${palette.colours.line}`,
        bgcolor: isOwn ? palette.colours.primaryTint : palette.colours.sunken,
      })}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
          {name}
        </Box>
        {` · ${date}`}
      </Typography>
      <Typography sx={{ mt: 0.25, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Typography>
      <AttachmentList ticketId={ticketId} attachments={attachments} />
    </Box>
  );
}
