import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import SyncRounded from '@mui/icons-material/SyncRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useActor } from '../../../../../authProvider/useSession.ts';
import { callApi } from '../../../../../dataProvider/index.ts';
import { allows } from '../../../../../resources/kit/access.ts';
import {
  setTicketStatus,
  syncTicket,
  type TicketView,
} from '../../../../../resources/support/ticket/calls.ts';
import { TICKET_STATUSES } from '../../../../../resources/support/ticket/schema.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTimeAgo } from '../../../../runtime/useTimeAgo.ts';
import { ticketsKey } from '../../../../parts/support/ticket/tickets.ts';
import { useStatusName } from '../../../../parts/support/ticket/TicketStatus.tsx';

/** The actions of support on a ticket: synchronise it with the helpdesk, set its status, open it there. */
export function TicketActions({ ticket }: { readonly ticket: TicketView }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const timeAgo = useTimeAgo();
  const nameOf = useStatusName();
  const actor = useActor();
  const queryClient = useQueryClient();
  const { id, version, status, creationUser, helpdeskUrl, helpdeskTimestamp, operations } = ticket;
  // The page behind a dialog is silent, its messages with it: the dialog says them too.
  const [said, setSaid] = useState('');
  const after = (told: string) => ({
    onSuccess: () => {
      setSaid(translate(told));
      notify(told, { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ticketsKey });
    },
    onError: (refused: unknown) => {
      setSaid(errorText(refused));
      notify(errorText(refused), { type: 'error' });
      void queryClient.invalidateQueries({ queryKey: ticketsKey });
    },
  });
  const sync = useMutation({
    mutationFn: () => callApi(syncTicket, { params: { id }, body: {} }),
    ...after('errors.SINCHRONIZE_SUCCESS'),
  });
  const set = useMutation({
    mutationFn: (next: (typeof TICKET_STATUSES)[number]) =>
      callApi(setTicketStatus, { params: { id }, body: { status: next, version } }),
    ...after('supportPages.ticket.statusSet'),
  });
  if (actor === null || !(actor.isOperator || allows('MANAGE_TICKETS', actor))) return null;
  const isListed = (TICKET_STATUSES as readonly string[]).includes(status);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.25 }}>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {operations.SET_STATUS?.allowed && (
        <TextField
          select
          label={translate('supportPages.ticket.setStatus')}
          value={status}
          onChange={({ target }) => set.mutate(target.value as (typeof TICKET_STATUSES)[number])}
          disabled={set.isPending}
          fullWidth={false}
          sx={{ m: 0, minWidth: 200 }}
        >
          {!isListed && (
            <MenuItem value={status} disabled>
              {nameOf(status, creationUser.id)}
            </MenuItem>
          )}
          {TICKET_STATUSES.map((one) => (
            <MenuItem key={one} value={one}>
              {nameOf(one, creationUser.id)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {operations.SYNC?.allowed && (
        <Button
          variant="outlined"
          startIcon={<SyncRounded />}
          onClick={() => sync.mutate()}
          loading={sync.isPending}
          loadingPosition="start"
        >
          {translate('supportPages.ticket.sync')}
        </Button>
      )}
      {helpdeskUrl && (
        <Button
          variant="outlined"
          startIcon={<OpenInNewRounded />}
          href={helpdeskUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate('supportPages.ticket.helpdesk')}
        </Button>
      )}
      {helpdeskTimestamp && (
        <Typography variant="caption" sx={{ color: 'text.secondary', pb: 1 }}>
          {translate('supportPages.ticket.synced', { ago: timeAgo(helpdeskTimestamp) })}
        </Typography>
      )}
    </Box>
  );
}
