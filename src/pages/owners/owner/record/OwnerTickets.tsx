import { useTranslate, type RaRecord } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { listOwnersTickets } from '../../../../../resources/support/ownerTicket/calls.ts';
import { TicketsPanel } from '../../../../parts/support/ticket/TicketsPanel.tsx';

/** The tickets about an owner: of the account, and of requests and lost reports. */
export function OwnerTickets({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const id = Number(record.id);
  return (
    <TicketsPanel
      about={['ofOwner', id]}
      read={(signal) => callApi(listOwnersTickets, { params: { id } }, { signal })}
      none={translate('ownerPages.tickets.none')}
      noneText={translate('ownerPages.tickets.noneText')}
    />
  );
}
