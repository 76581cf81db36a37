import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetMany, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MAX_BULK } from '../../../resources/kit/request.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { SelectionBar } from '../../lists/many/SelectionBar.tsx';
import type { AnimalRow } from './animalRow.ts';

const SEVERAL = '/animal/owner/change';

/** What can be done with the ticked animals, on whichever pages of the list they are. */
export function SelectedAnimals() {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext<AnimalRow>();
  const isFew = selectedIds.length <= MAX_BULK;
  const { data = [] } = useGetMany<AnimalRow>(
    'animal',
    { ids: selectedIds },
    { enabled: selectedIds.length > 0 && isFew },
  );
  const animals = data.filter((row) => row !== undefined);
  const isOne = selectedIds.length === 1;
  const can = isOne || (isFew && routeExists(SEVERAL));
  const whyNot = isFew ? 'animalPages.list.one' : 'animalPages.list.tooMany';
  return (
    <SelectionBar>
      {can ? (
        <Button
          size="small"
          variant="contained"
          startIcon={<SwapHorizRounded />}
          disabled={animals.length < selectedIds.length}
          component={Link}
          to={isOne ? `${SEVERAL}/${animals[0]?.transponder}` : SEVERAL}
          state={{ animals: animals.map(({ id, transponder, name }) => ({ id, transponder, name })) }}
        >
          {translate('animalPages.list.changeOwner')}
        </Button>
      ) : (
        <Box sx={{ fontSize: '0.875rem' }}>{translate(whyNot, { most: MAX_BULK })}</Box>
      )}
    </SelectionBar>
  );
}
