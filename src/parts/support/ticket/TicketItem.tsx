import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import type { TicketRow } from '../../../../resources/support/ticket/calls.ts';
import { showDay } from '../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../fields/index.ts';
import { ticketSubject } from '../../../runtime/language/ticketSubject.ts';
import { useTimeAgo } from '../../../runtime/useTimeAgo.ts';
import { TicketStatus } from './TicketStatus.tsx';

interface TicketItemProps {
  readonly ticket: TicketRow;
  /** The query of the list it stands in, which the ticket's page keeps. */
  readonly search?: string;
}

/** A ticket in a list: what it is about, how it stands, whether something in it is unread. */
export function TicketItem({ ticket, search = '' }: TicketItemProps) {
  const translate = useTranslate();
  const timeAgo = useTimeAgo();
  const timezone = useTimezone();
  const actor = useActor();
  const { id, subject, category, description, status, creationUser, hasNewMessages } = ticket;
  const isOthers = creationUser.id !== actor?.id;
  const who = creationUser.entity
    ? translate('supportPages.list.by', { name: creationUser.name, entity: creationUser.entity.name })
    : creationUser.name;
  const facts = [
    translate('supportPages.list.number', { id }),
    subject !== category && translate(`supportPages.category.${category}`),
    isOthers && who,
    translate('supportPages.list.created', {
      date: showDay(ticket.creationTimestamp, timezone),
    }),
    translate('supportPages.list.changed', { ago: timeAgo(ticket.lastUpdateTimestamp) }),
  ];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '10px minmax(0, 1fr)', sm: '10px minmax(0, 1fr) auto' },
        columnGap: 1.25,
        rowGap: 0.5,
        alignItems: 'start',
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        '&:hover, &:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          mt: 0.95,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: hasNewMessages ? 'secondary.light' : 'transparent',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/support/${id}${search}`}
          color="text.primary"
          underline="hover"
          sx={{
            fontWeight: hasNewMessages ? 700 : 550,
            // All of the row leads there; the link stays a link for keyboard and screen reader.
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {ticketSubject(translate, subject)}
          {hasNewMessages && <span style={visuallyHidden}>{` · ${translate('supportPages.list.new')}`}</span>}
        </Link>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>
        <TicketStatus status={status} authorId={creationUser.id} />
      </Box>
    </Box>
  );
}
