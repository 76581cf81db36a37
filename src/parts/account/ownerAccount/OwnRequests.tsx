import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { listOwnRequests, type OwnRequest } from '../../../../resources/account/ownerAccount/calls.ts';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { RequestStatus } from '../../../requests/RequestStatus.tsx';
import { lines } from './lines.ts';
import { ownRequestName } from './ownRequestName.ts';

/** The requests about this owner and the animals, with their status. */
export function OwnRequests() {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: ['ownerAccount', 'requests'],
    queryFn: ({ signal }) => callApi(listOwnRequests, undefined, { signal }),
  });
  return (
    <Section title={translate('ownerHome.requests.title')}>
      {query.isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
      <QueryError query={query} />
      {query.data?.length === 0 && (
        <Typography color="text.secondary">{translate('ownerHome.requests.none')}</Typography>
      )}
      <Box component="ul" sx={lines}>
        {query.data?.map((request) => (
          <Line key={`${request.module}${request.id}`} request={request} />
        ))}
      </Box>
    </Section>
  );
}

function Line({ request }: { readonly request: OwnRequest }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const about = [request.animalName, showMinute(request.creationTimestamp, timezone)].filter(Boolean);
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: '1 1 180px' }}>
        <Box sx={{ fontWeight: 600 }}>
          <Link component={RouterLink} to={`/owner-account/requests/${request.module}/${request.id}`}>
            {ownRequestName(translate, request.module)}
          </Link>
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{about.join(' · ')}</Box>
      </Box>
      <RequestStatus request={request} />
    </li>
  );
}
