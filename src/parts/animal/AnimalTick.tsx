import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'react-admin';
import { isSelectable } from '../../../resources/animal/states.ts';
import type { AnimalRow } from './animalRow.ts';

/** Ticks an animal for what is done to several. One that cannot be ticked says why. */
export function AnimalTick({ row }: { readonly row: AnimalRow }) {
  const translate = useTranslate();
  const { selectedIds = [], onToggleItem } = useListContext<AnimalRow>();
  const may = isSelectable(row);
  const why = translate(`animalPages.list.${row.status === 'NORMAL' ? 'isPending' : 'notNormal'}`);
  const box = (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => may && onToggleItem(row.id)}
      sx={may ? {} : { opacity: 0.4 }}
      slotProps={{
        input: {
          'aria-label': translate('animalPages.list.select', { name: row.name }),
          ...(may ? {} : { 'aria-disabled': true, 'aria-description': why }),
        },
      }}
    />
  );
  return may ? box : <Tooltip title={why}>{box}</Tooltip>;
}

/** In the table, the tick stands before the name. */
export const TickedName = ({ row }: { readonly row: AnimalRow }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, my: -0.75, ml: -1 }}>
    <AnimalTick row={row} />
    {row.name}
  </Box>
);
