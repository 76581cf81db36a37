import { useSyncExternalStore } from 'react';
import { useStore } from 'react-admin';
import { useModuleList } from '../listContext.ts';

export type Density = 'comfortable' | 'standard' | 'compact';

/** How far apart the rows are; kept on this device for all lists. */
export const useDensity = () => useStore<Density>('list.density', 'standard');

/** Table or tree; a tree only where records form one. */
export function useListLayout(): ['table' | 'tree', (layout: 'table' | 'tree') => void] {
  const { module, storeKey } = useModuleList();
  const [layout, setLayout] = useStore<'table' | 'tree'>(
    `${storeKey}.layout`,
    module.tree ? 'tree' : 'table',
  );
  return [module.tree ? layout : 'table', setLayout];
}

const NO_WIDTHS: Readonly<Record<string, number>> = {};

/** The window's width as far as it matters: the largest of the given widths that it reaches. */
function useWidthStep(widths: Readonly<Record<string, number>>): number {
  const steps = Object.values(widths);
  const read = () => Math.max(0, ...steps.filter((step) => window.innerWidth >= step));
  return useSyncExternalStore(onResize, read);
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Fields that are columns: those declared first, then all others that can be one. */
export function useColumns(): {
  readonly all: readonly string[];
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: readonly string[]) => void;
  readonly reset: () => void;
} {
  const { module, storeKey, columnsFrom = NO_WIDTHS } = useModuleList();
  const width = useWidthStep(columnsFrom);
  const { columns } = module.list;
  const others = Object.keys(module.fields).filter((name) => {
    const kind = module.fields[name]?.kind;
    return !columns.includes(name) && kind !== 'data' && kind !== 'photo';
  });
  const tooWide = columns.filter((name) => width < (columnsFrom[name] ?? 0));
  const unchosen = [...others, ...tooWide];
  const [chosen, setHidden] = useStore<readonly string[] | null>(`${storeKey}.columns`, null);
  const hidden = chosen ?? unchosen;
  return {
    all: [...columns, ...others],
    hidden,
    setHidden,
    reset: () => setHidden(unchosen),
  };
}
