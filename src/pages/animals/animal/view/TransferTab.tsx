import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { QueryError } from '../../../../components/QueryError.tsx';
import { useTimezone } from '../../../../fields/index.ts';
import { RequestStatus } from '../../../../requests/RequestStatus.tsx';
import type { RequestRow } from '../../../../requests/requestRow.ts';

/** More changes of owner than any animal sees. */
const AT_MOST = 50;

/** All requests to change the owner of this animal, with what became of them. */
export function TransferTab({ animal }: { readonly animal: AnimalView }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { data, error, isPending, refetch } = useGetList<RequestRow>('transfers', {
    filter: { animalId: animal.id },
    pagination: { page: 1, perPage: AT_MOST },
    sort: { field: 'creationTimestamp', order: 'DESC' },
  });
  const canAsk = animal.operations.CHANGE_OWNER?.allowed === true;
  const ask = canAsk && (
    <Button variant="contained" component={RouterLink} to={`/animal/owner/change/${animal.transponder}`}>
      {translate('transferPages.history.ask')}
    </Button>
  );
  if (isPending) return <LinearProgress aria-label={translate('kit.list.loading')} />;
  if (error) return <QueryError query={{ error, refetch }} />;
  if (!data || data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={translate('transferPages.history.none')}
          text={translate('transferPages.history.noneText')}
        >
          {ask}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
        {data.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              py: 1.25,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Link
              component={RouterLink}
              to={`/transfers/${row.id}`}
              sx={{ fontWeight: 600, flex: '1 1 220px' }}
            >
              {row.newOwnerName ?? translate('transferPages.bulk.request', { id: row.id })}
            </Link>
            <Box
              component="time"
              dateTime={row.creationTimestamp}
              sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {showTimestamp(row.creationTimestamp, timezone)}
            </Box>
            <RequestStatus request={row} />
          </Box>
        ))}
      </Card>
      {ask}
    </Box>
  );
}
