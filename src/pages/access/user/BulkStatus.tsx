import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, type RaRecord } from 'react-admin';
import { may } from '../../../../authProvider/authProvider.ts';
import { PAGE_MAX } from '../../../../resources/kit/calls/paging.ts';
import { useBulkDialog } from '../../../lists/bulk/SelectionBar.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { StatusDialog } from './StatusDialog.tsx';

interface Row extends RaRecord<number> {
  readonly status: 'ACTIVE' | 'INACTIVE';
}

/** Deactivates the selected accounts, or activates them again; what none of those in view needs is not offered. */
export function BulkStatus() {
  const say = useTexts('userPages.bulk');
  const { selectedIds = [], data = [] } = useListContext<Row>();
  const [asked, ask] = useBulkDialog(['ACTIVE', 'INACTIVE']);
  if (!may('WRITE_USER')) return null;
  if (selectedIds.length > PAGE_MAX)
    return <Box sx={{ fontSize: '0.875rem' }}>{say('tooMany', { most: PAGE_MAX })}</Box>;
  const ids = selectedIds.map(Number);
  const known = data.filter(({ id }) => ids.includes(id));
  const isOffered = (status: Row['status']) =>
    known.length < ids.length || known.some((one) => one.status !== status);
  return (
    <>
      {isOffered('ACTIVE') && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<RestoreRounded />}
          onClick={() => ask('ACTIVE')}
          sx={{ bgcolor: 'background.paper' }}
        >
          {say('reactivate')}
        </Button>
      )}
      {isOffered('INACTIVE') && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          startIcon={<PersonOffRounded />}
          onClick={() => ask('INACTIVE')}
          sx={{ bgcolor: 'background.paper' }}
        >
          {say('deactivate')}
        </Button>
      )}
      {asked && <StatusDialog ids={ids} status={asked} onClose={() => ask(null)} />}
    </>
  );
}
