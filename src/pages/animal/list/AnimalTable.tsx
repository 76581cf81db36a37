import { useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import type { Values } from '../../../fields/index.ts';
import type { ListOptions } from '../../../views/list/listContext.ts';
import { AnimalStatus } from '../../../parts/animal/AnimalStatus.tsx';
import { Transponder } from '../../../parts/transponder/Transponder.tsx';
import { TickedName } from '../../../parts/animal/AnimalTick.tsx';
import { pageOf, type AnimalRow } from '../../../parts/animal/animalRow.ts';

const rowOf = (record: Values) => record as unknown as AnimalRow;

/** How the table draws what it draws its own way. */
export const cells: NonNullable<ListOptions['cells']> = {
  transponder: (record) => <Transponder number={rowOf(record).transponder} />,
  breedId: (record) => <Box sx={{ minWidth: 130 }}>{rowOf(record).breed?.name}</Box>,
  ownerId: (record) => <Box sx={{ minWidth: 170 }}>{rowOf(record).owner?.name}</Box>,
  status: (record) => <State row={rowOf(record)} />,
};

/** The same, with rows to tick. */
export const tickedCells: typeof cells = {
  ...cells,
  name: (record) => <TickedName row={rowOf(record)} />,
};

export const linkTo = (record: Values): string => pageOf(rowOf(record));

function State({ row }: { readonly row: AnimalRow }) {
  const translate = useTranslate();
  return (
    <>
      <AnimalStatus status={row.status} always />
      {row.hasPendingOwnerTransfer && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {translate('animalPages.list.pendingShort')}
        </Box>
      )}
    </>
  );
}
