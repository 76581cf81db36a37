import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { pendingLostAnimal } from '../../../../resources/lostFound/pendingLostAnimal/schema.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { Transponder } from '../../../components/transponder/Transponder.tsx';
import { RequestPageWithTickets } from '../../../parts/support/ticket/RequestPageWithTickets.tsx';
import type { RequestRecord } from '../../../requests/requestRow.ts';

interface PendingLost extends RequestRecord {
  readonly transponder: string;
  readonly name: string | null;
}

interface SubjectProps {
  readonly request: PendingLost;
  readonly status: ReactNode;
  readonly requested: ReactNode;
}

/** The report, which has its own page with photos and people. */
function Subject({ request: { id, name, transponder }, status, requested }: SubjectProps) {
  const translate = useTranslate();
  const report = `/animal/lost/${id}`;
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link component={RouterLink} to={report} sx={{ fontWeight: 700, fontSize: '1.125rem' }}>
          {name ?? spaced(String(transponder))}
        </Link>
        {status}
      </Box>
      <Box>
        <Transponder number={transponder} copy />
      </Box>
      {requested}
      <Link component={RouterLink} to={report}>
        {translate('resources.pendingLostAnimal.requests.page.report')}
      </Link>
    </Box>
  );
}

/** `/pending-lost/:id`: a lost report that waits for validation. */
export const PendingLostPage = () => (
  <RequestPageWithTickets<PendingLost> module={pendingLostAnimal} Subject={Subject} />
);
