import MapRounded from '@mui/icons-material/MapRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { useHistoryState } from '../../../runtime/address/historyState.ts';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

// Outlines of 308 municipalities: loaded when they are asked for.
const MunicipalityMap = lazy(() =>
  import('../../../charts/map/MunicipalityMap.tsx').then((m) => ({ default: m.MunicipalityMap })),
);

interface County {
  readonly id: number;
  readonly code: string;
  readonly districtId: number;
}

/** Chooses the district and the municipality of a report on the map. */
export function ChooseOnMap() {
  const errorText = useErrorText('lostAnimal');
  const dataProvider = useDataProvider();
  const { form } = useModuleFormContext();
  const [isOpen, setOpen] = useHistoryState<true>('countyMap');
  const [failure, setFailure] = useState<unknown>();
  const say = useTexts('lostPages.map');
  const choose = async (code: string) => {
    setFailure(undefined);
    try {
      const { data } = await dataProvider.getList<County>('county', {
        filter: { code },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'name', order: 'ASC' },
      });
      const county = data.find((one) => one.code === code);
      if (!county) return;
      const set = (name: string, value: number | null) => form.setValue(name, value, { shouldDirty: true });
      set('eventDistrictId', county.districtId);
      set('eventCountyId', county.id);
      set('eventParishId', null);
      setOpen(null);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <Button size="small" startIcon={<MapRounded />} onClick={() => setOpen(true)}>
        {say('choose')}
      </Button>
      <Dialog
        open={isOpen !== null}
        onClose={() => setOpen(null)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="map-title"
      >
        <DialogTitle id="map-title">{say('choose')}</DialogTitle>
        <DialogContent>
          {failure !== undefined && <Alert severity="error">{errorText(failure)}</Alert>}
          <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
            <MunicipalityMap label={say('label')} onChoose={(code) => void choose(code)} />
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(null)}>{say('cancel')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
