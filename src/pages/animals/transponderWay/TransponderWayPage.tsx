import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { readTransponderWay } from '../../../../resources/animals/transponderWay/calls.ts';
import { isTransponder } from '../../../../resources/numbers/transponderShape.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { LinkAlert } from '../../../components/LinkAlert.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { RecordSkeleton } from '../../../components/RecordSkeleton.tsx';
import { Section } from '../../../components/Section.tsx';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { WayEvents } from './WayEvents.tsx';
import { WayFacts } from './WayFacts.tsx';

/** `/traceability/show/:id`: the whole way of a transponder by its number; by the id of a movement, its record. */
export function TransponderWayPage() {
  const { id = '' } = useParams();
  return isTransponder(id) ? <Way number={id} /> : <Navigate to={`/traceability/${id}`} replace />;
}

function Way({ number }: { readonly number: string }) {
  const say = useTexts('transponderWayPages');
  const { data, error, isPending } = useQuery({
    queryKey: ['transponder', 'way', number],
    queryFn: ({ signal }) => callApi(readTransponderWay, { params: { id: number } }, { signal }),
  });
  if (isPending) return <RecordSkeleton />;
  if (!data) return <CallErrorPage error={error} />;
  const { recall, events, showsReads } = data;
  const casePage = recall?.caseId ? `/traceability/recall-cases/${recall.caseId}` : null;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 960 }}>
      <PageTitle>{say('of', { number: spaced(number) })}</PageTitle>
      {recall && (
        <LinkAlert
          role="none"
          severity="error"
          to={casePage !== null && routeExists(casePage) && casePage}
          link={say('openCase')}
        >
          {say('recalled', { reason: recall.reason })}
        </LinkAlert>
      )}
      <WayFacts way={data} />
      <Section title={say('events')} hint={showsReads ? say('withReads') : undefined}>
        {events.length > 0 ? <WayEvents events={events} /> : <Alert severity="info">{say('none')}</Alert>}
      </Section>
    </Box>
  );
}
