import { useRef } from 'react';
import { useEvent, useListContext, type RaRecord } from 'react-admin';
import { may } from '../../../authProvider/authProvider.ts';
import { useModuleList } from '../listContext.ts';

/**
 * Which rows are ticked, where something can be done with several; with the shift key all from the last one that was.
 */
export function useTicks() {
  const { module, bulkActions, canDelete } = useModuleList();
  const isOffered =
    !!bulkActions || (canDelete ?? (may(module.access.remove) && !module.without?.includes('remove')));
  const { data = [], selectedIds = [], onSelect, onToggleItem } = useListContext<RaRecord<number>>();
  const last = useRef<number | null>(null);
  const tick = useEvent((id: number, isRange: boolean) => {
    const ids = data.map((record) => Number(record.id));
    const [from, to] = [ids.indexOf(last.current ?? Number.NaN), ids.indexOf(id)];
    last.current = id;
    if (!isRange || from < 0) return onToggleItem(id);
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const others = selectedIds.filter((one) => !range.includes(Number(one)));
    return onSelect(selectedIds.includes(id) ? others : [...others, ...range]);
  });
  const here = data.map(({ id }) => id);
  const ticked = here.filter((id) => selectedIds.includes(id));
  const isAll = here.length > 0 && ticked.length === here.length;
  const tickAll = () => {
    const elsewhere = selectedIds.filter((id) => !here.includes(id));
    onSelect(isAll ? elsewhere : [...elsewhere, ...here]);
  };
  return { isOffered, selectedIds, tick, tickAll, isAll, isSome: ticked.length > 0 };
}
