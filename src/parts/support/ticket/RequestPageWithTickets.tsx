import type { ComponentProps } from 'react';
import { RequestPage } from '../../../requests/page/RequestPage.tsx';
import type { RequestRecord } from '../../../requests/requestRow.ts';
import { useRequestType } from '../../../requests/requestType.ts';
import { ProcessTickets } from './ProcessTickets.tsx';

function Tickets({ request }: { readonly request: RequestRecord }) {
  const { processType } = useRequestType().request;
  return <ProcessTickets processType={processType} processId={request.id} />;
}

/** The page of a request, with the tickets about it and the way to ask. */
export const RequestPageWithTickets = <R extends RequestRecord = RequestRecord>(
  props: Omit<ComponentProps<typeof RequestPage<R>>, 'Tickets'>,
) => <RequestPage<R> {...props} Tickets={Tickets} />;
