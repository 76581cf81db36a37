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

/** Fields that are columns: those declared first, then all others that can be one. */
export function useColumns(): {
  readonly all: readonly string[];
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: readonly string[]) => void;
  readonly reset: () => void;
  readonly storeKey: string;
} {
  const { module, storeKey: key } = useModuleList();
  const storeKey = `${key}.columns`;
  const { columns } = module.list;
  const others = Object.keys(module.fields).filter((name) => {
    const kind = module.fields[name]?.kind;
    return !columns.includes(name) && kind !== 'data' && kind !== 'photo';
  });
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, others);
  return { all: [...columns, ...others], hidden, setHidden, reset: () => setHidden(others), storeKey };
}
