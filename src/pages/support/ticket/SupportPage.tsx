import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { seesAllTickets } from '../../../../resources/support/ticket/states.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { QueryList } from '../../../lists/QueryList.tsx';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { openSupportDialog } from '../../../parts/support/ticket/supportDialogState.ts';
import { useMayAsk } from '../../../parts/support/ticket/mayAsk.ts';
import { TicketDialog } from './ticket/TicketDialog.tsx';
import { TicketFilters } from './TicketFilters.tsx';
import { TicketItem } from '../../../parts/support/ticket/TicketItem.tsx';
import { useTicketList } from './useTicketList.ts';

/** `/support`: the tickets of this person, for support everybody's; `/support/:id` opens one over them. */
export function SupportPage() {
  const translate = useTranslate();
  const { id } = useParams();
  const { search } = useLocation();
  if (id !== undefined && !isId(id)) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{translate('supportPages.title')}</PageTitle>
      <Tickets search={search} />
      {id !== undefined && <TicketDialog key={id} id={Number(id)} backTo={`/support${search}`} />}
    </>
  );
}

function Tickets({ search }: { readonly search: string }) {
  const translate = useTranslate();
  const { filter, list, go } = useTicketList();
  return (
    <Box sx={{ maxWidth: 980, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <TicketFilters filter={filter} go={go} />
      <QueryList
        {...list}
        label={translate('supportPages.title')}
        lines={5}
        lineHeight={44}
        empty={<NoTickets isNarrowed={Object.keys(filter).length > 0} onClear={() => go(EVERYTHING)} />}
      >
        {(ticket) => <TicketItem key={ticket.id} ticket={ticket} search={search} />}
      </QueryList>
    </Box>
  );
}

const EVERYTHING = { unread: '', status: '', category: '' } as const;

/** Says why the list is empty, and names the next step. */
function NoTickets({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const translate = useTranslate();
  const actor = useActor();
  const mayAsk = useMayAsk();
  const seesAll = actor !== null && seesAllTickets(actor);
  if (isNarrowed) {
    return (
      <EmptyState drawing="unknown" title={translate('supportPages.list.nothing')}>
        <Button variant="outlined" onClick={onClear}>
          {translate('supportPages.list.clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={translate(seesAll ? 'supportPages.list.noneAll' : 'supportPages.list.none')}
      text={translate(seesAll ? 'supportPages.list.noneAllHint' : 'supportPages.list.noneHint')}
    >
      {!seesAll && mayAsk && (
        <Button variant="contained" onClick={() => openSupportDialog()}>
          {translate('supportPages.ask')}
        </Button>
      )}
    </EmptyState>
  );
}
