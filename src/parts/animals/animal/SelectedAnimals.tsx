import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useGetMany, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MAX_BULK } from '../../../../resources/kit/request.ts';
import { routeExists } from '../../../runtime/address/routeExists.ts';
import { SelectionBar, useBulkDialog } from '../../../lists/bulk/SelectionBar.tsx';
import type { AnimalRow } from './animalRow.ts';
import type { BulkCertificatesOptions } from './certificates/BulkCertificatesForm.tsx';

const BulkCertificatesDialog = lazy(() =>
  import('./certificates/BulkCertificatesDialog.tsx').then((m) => ({
    default: m.BulkCertificatesDialog,
  })),
);

const ONE = '/animal/owner/change/1';
const SEVERAL = '/animal/owner/change';

/** The bulk actions of the selected animals, on whichever pages of the list they are. */
export function SelectedAnimals(certificates: BulkCertificatesOptions) {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext<AnimalRow>();
  const [asked, ask] = useBulkDialog(['certificates']);
  const isFew = selectedIds.length <= MAX_BULK;
  const { data = [] } = useGetMany<AnimalRow>(
    'animal',
    { ids: selectedIds },
    { enabled: selectedIds.length > 0 && isFew },
  );
  const animals = data.filter((row) => row !== undefined);
  const isLoaded = animals.length === selectedIds.length;
  const isOne = selectedIds.length === 1;
  const can = isOne || routeExists(SEVERAL);
  if (!isFew)
    return (
      <SelectionBar>
        <Box sx={{ fontSize: '0.875rem' }}>{translate('animalPages.list.tooMany', { most: MAX_BULK })}</Box>
      </SelectionBar>
    );
  return (
    <>
      <SelectionBar>
        {!can && routeExists(ONE) && (
          <Box sx={{ fontSize: '0.875rem' }}>{translate('animalPages.list.one')}</Box>
        )}
        <Button
          size="small"
          variant="outlined"
          startIcon={<DescriptionRounded />}
          disabled={!isLoaded}
          onClick={() => ask('certificates')}
          sx={{ bgcolor: 'background.paper' }}
        >
          {translate('animalPages.list.certificates')}
        </Button>
        {can && routeExists(ONE) && (
          <Button
            size="small"
            variant="contained"
            startIcon={<SwapHorizRounded />}
            disabled={!isLoaded}
            component={Link}
            to={isOne ? `${SEVERAL}/${animals[0]?.transponder}` : SEVERAL}
            state={{ animals: animals.map(({ id, transponder, name }) => ({ id, transponder, name })) }}
          >
            {translate('animalPages.list.changeOwner')}
          </Button>
        )}
      </SelectionBar>
      {asked === 'certificates' && isLoaded && animals.length > 0 && (
        <Suspense>
          <BulkCertificatesDialog {...certificates} animals={animals} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
}
