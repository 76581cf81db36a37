import Checkbox from '@mui/material/Checkbox';
import { memo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { TickBox } from '../../../components/TickBox.tsx';
import type { AnimalRow } from './animalRow.ts';

/** Only these may be ticked for what is done to many at once. Not beside the operations: a list would load them all. */
const isSelectable = ({ status, hasPendingOwnerTransfer }: AnimalRow): boolean =>
  status === 'NORMAL' && !hasPendingOwnerTransfer;

interface TickProps {
  readonly row: AnimalRow;
  readonly isTicked: boolean;
  readonly onToggle: (id: AnimalRow['id']) => void;
}

const Tick = memo(function Tick({ row, isTicked, onToggle }: TickProps) {
  const translate = useTranslate();
  const may = isSelectable(row);
  const why = translate(`animalPages.list.${row.status === 'NORMAL' ? 'isPending' : 'notNormal'}`);
  return (
    <TickBox
      checked={isTicked}
      onChange={() => may && onToggle(row.id)}
      aria-label={translate('animalPages.list.select', { name: row.name })}
      {...(!may && { 'aria-disabled': true, 'aria-description': why, 'data-tip': why })}
    />
  );
});

/** Ticks an animal for what is done to several. One that cannot be ticked says why. */
export function AnimalTick({ row }: { readonly row: AnimalRow }) {
  const { selectedIds = [], onToggleItem } = useListContext<AnimalRow>();
  return <Tick row={row} isTicked={selectedIds.includes(row.id)} onToggle={onToggleItem} />;
}

/** Ticks all animals of the page that can be ticked, or none. */
export function TickAll() {
  const translate = useTranslate();
  const { data = [], selectedIds = [], onSelect } = useListContext<AnimalRow>();
  const ids = data.filter(isSelectable).map(({ id }) => id);
  const ticked = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && ticked.length === ids.length;
  const elsewhere = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && ticked.length > 0}
      disabled={ids.length === 0}
      onChange={() => onSelect(isAll ? elsewhere : [...elsewhere, ...ids])}
      slotProps={{ input: { 'aria-label': translate('animalPages.list.selectAll') } }}
    />
  );
}
