import { useSyncExternalStore } from 'react';
import { useStore } from 'react-admin';
import { useActor } from '../../../authProvider/useSession.ts';
import { isListed } from '../listedFields.ts';
import { useModuleList } from '../listContext.ts';

export const DENSITIES = ['comfortable', 'standard', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The layout in a shared address: it applies to the visit, and does not change the user's own choice. */
export interface LinkedLook {
  readonly hidden?: readonly string[] | undefined;
  readonly density?: Density | undefined;
}

/** The look that a shared address gave the list, until its user chooses another. */
export function useLinkedLook() {
  const { storeKey } = useModuleList();
  return useStore<LinkedLook | null>(`${storeKey}.linked`, null);
}

/** Returns the density of the rows; stored on this device for all lists. */
export function useDensity(): [Density, (density: Density) => void] {
  const [linked, setLinked] = useLinkedLook();
  const [own, setOwn] = useStore<Density>('list.density', 'standard');
  const choose = (density: Density) => {
    if (linked) setLinked({ ...linked, density: undefined });
    setOwn(density);
  };
  return [linked?.density ?? own, choose];
}

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
  const actor = useActor();
  const columns = module.list.columns.filter((name) => isListed(module.fields[name], actor));
  const others = Object.keys(module.fields).filter((name) => {
    const kind = module.fields[name]?.kind;
    return (
      !columns.includes(name) &&
      isListed(module.fields[name], actor) &&
      kind !== 'data' &&
      kind !== 'lines' &&
      kind !== 'photo'
    );
  });
  const tooWide = columns.filter((name) => width < (columnsFrom[name] ?? 0));
  const unchosen = [...others, ...tooWide];
  const [linked, setLinked] = useLinkedLook();
  const [chosen, setChosen] = useStore<readonly string[] | null>(`${storeKey}.columns`, null);
  const setHidden = (next: readonly string[]) => {
    if (linked) setLinked({ ...linked, hidden: undefined });
    setChosen(next);
  };
  const hidden = linked?.hidden ?? chosen ?? unchosen;
  return {
    all: [...columns, ...others],
    hidden,
    setHidden,
    reset: () => setHidden(unchosen),
  };
}
