import { useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import type { Values } from '../../../fields/index.ts';
import type { ListOptions } from '../../../views/list/listContext.ts';
import { AnimalStatus } from '../../../parts/animal/AnimalStatus.tsx';
import { Transponder } from '../../../parts/transponder/Transponder.tsx';
import { SpeciesIcon } from '../../../parts/animal/SpeciesIcon.tsx';
import { pageOf, type AnimalRow } from '../../../parts/animal/animalRow.ts';

const rowOf = (record: Values) => record as unknown as AnimalRow;

/** How the table draws what it draws its own way. */
export const cells: NonNullable<ListOptions['cells']> = {
  name: (record) => <Named row={rowOf(record)} />,
  transponder: (record) => <Transponder number={rowOf(record).transponder} />,
  breedId: (record) => <Box sx={{ minWidth: 96 }}>{rowOf(record).breed?.name}</Box>,
  ownerId: (record) => <Box sx={{ minWidth: 120 }}>{rowOf(record).owner?.name}</Box>,
  status: (record) => <State row={rowOf(record)} />,
};

/** The widths from which columns are shown: at 1280 and 768 pixels the table fits beside the menu. */
export const COLUMNS_FROM = { breedId: 900, gender: 1500, birthdate: 1150, registrationDate: 1500 };

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

/** The name, with the sign of the species. */
const Named = ({ row }: { readonly row: AnimalRow }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <SpeciesIcon category={row.breedCategory} sx={{ fontSize: '1.25rem', color: 'text.secondary' }} />
    {row.name}
  </Box>
);
