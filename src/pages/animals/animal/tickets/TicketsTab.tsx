import { useTranslate } from 'react-admin';
import { callApi } from '../../../../../dataProvider/index.ts';
import { listAnimalsTickets } from '../../../../../resources/support/animalTicket/calls.ts';
import { TicketsPanel } from '../../../../parts/support/ticket/TicketsPanel.tsx';

interface TicketsTabProps {
  readonly animal: { readonly id: number; readonly transponder: string };
}

/** The tickets of requests and reports about the animal. */
export function TicketsTab({ animal: { id, transponder } }: TicketsTabProps) {
  const translate = useTranslate();
  return (
    <TicketsPanel
      about={['ofAnimal', id]}
      read={(signal) => callApi(listAnimalsTickets, { params: { id: transponder } }, { signal })}
      none={translate('animalPages.tickets.none')}
      noneText={translate('animalPages.tickets.noneText')}
    />
  );
}
