import { useTranslate } from 'react-admin';
import type { Values } from '../../../../fields/index.ts';
import type { ListOptions } from '../../../../lists/listContext.ts';
import { AnimalStatus } from '../../../../parts/animals/animal/AnimalStatus.tsx';
import { Transponder } from '../../../../components/transponder/Transponder.tsx';
import { SpeciesIcon } from '../../../../parts/animals/animal/SpeciesIcon.tsx';
import { pageOf, type AnimalRow } from '../../../../parts/animals/animal/animalRow.ts';

const rowOf = (record: Values) => record as AnimalRow;

/** The table's own cells. */
export const cells: NonNullable<ListOptions['cells']> = {
  name: (record) => <Named row={rowOf(record)} />,
  transponder: (record) => <Transponder number={rowOf(record).transponder} />,
  breedId: (record) => rowOf(record).breed?.name,
  ownerId: (record) => rowOf(record).owner?.name,
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
        <span className="note">{translate('animalPages.list.pendingShort')}</span>
      )}
    </>
  );
}

/** The name, with the sign of the species. */
const Named = ({ row }: { readonly row: AnimalRow }) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
    <SpeciesIcon category={row.breedCategory} style={{ fontSize: '1.125rem', opacity: 0.72 }} />
    {row.name}
  </span>
);
