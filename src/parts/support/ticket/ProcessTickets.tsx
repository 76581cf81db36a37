import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { openSupportDialog, type AboutProcess } from './supportDialogState.ts';
import { useMayAsk } from './mayAsk.ts';
import { TicketItem } from './TicketItem.tsx';
import { processTicketsQuery } from './tickets.ts';

/** The support tickets of a process, and the button to ask about it: for the page of that process. */
export function ProcessTickets({ processType, processId }: AboutProcess) {
  const translate = useTranslate();
  const mayAsk = useMayAsk();
  const tickets = useQuery(processTicketsQuery(processType, processId));
  const { data, isPending } = tickets;
  return (
    <Section title={translate('supportPages.ofProcess.title')}>
      {isPending && <Skeleton height={32} />}
      <QueryError query={tickets} />
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('supportPages.ofProcess.none')}</Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, mx: -2, p: 0, listStyle: 'none' }}>
          {data.map((ticket) => (
            <TicketItem key={ticket.id} ticket={ticket} />
          ))}
        </Box>
      )}
      {mayAsk && (
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 1.5 }}
          onClick={() => openSupportDialog({ about: { processType, processId } })}
        >
          {translate('supportPages.ofProcess.ask')}
        </Button>
      )}
    </Section>
  );
}
