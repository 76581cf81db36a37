import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useActor } from '../../authProvider/useSession.ts';
import { allows } from '../../resources/kit/access.ts';
import { PAGE_DEFAULT } from '../../resources/kit/calls/paging.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Values } from '../fields/index.ts';
import { UnauthorizedPage } from '../components/errors/UnauthorizedPage.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { FilterChips } from './filter/FilterChips.tsx';
import { FilterPanel } from './filter/FilterPanel.tsx';
import { ListCards } from './table/ListCards.tsx';
import type { ListOptions } from './listContext.ts';
import { ListFrame } from './ListFrame.tsx';
import { ListFailure, StaleNotice } from './ListFailure.tsx';
import { ListEmptyState } from './ListEmptyState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListPages } from './ListPages.tsx';
import { ListPlace } from './ListPlace.tsx';
import { ListTable } from './table/ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ModuleTree } from './table/ModuleTree.tsx';
import { isNarrowed, useFilterNames } from './filter/useFilterNames.ts';
import { useListLayout } from './layout/useListLayout.ts';

export interface ModuleListProps extends ListOptions {
  readonly module: AnyModule;
  /** Narrows the list for good; not shown as a filter. */
  readonly filter?: Values;
  readonly perPage?: number;
  /** Keeps page, filters and columns apart from the module's other lists. */
  readonly storeKey?: string;
  /** In place of table and cards; the toolbar, filters and pages stay. */
  readonly children?: ReactNode;
}

/** Below this width, in pixels, a row becomes a card. */
const CARDS_BELOW = 700;

/** `/vaccine`: the records of a module, to find, sort, narrow, take along, and open. */
export function ModuleList({
  module,
  filter,
  perPage = module.list.perPage ?? PAGE_DEFAULT,
  storeKey,
  children,
  ...options
}: ModuleListProps) {
  const actor = useActor();
  const [field, order] = module.list.sort;
  const context = useMemo(
    () => ({ module, storeKey: storeKey ?? module.resource, ...options }),
    // Options are written in place by callers: a new object each time, the same things in it.
    // eslint-disable-next-line react/exhaustive-deps
    [module, storeKey, ...Object.values(options)],
  );
  if (!allows(module.access.pages, actor)) return <UnauthorizedPage />;
  return (
    <ListFrame
      setup={context}
      sort={{ field, order }}
      perPage={perPage}
      filter={filter}
      storeKey={storeKey ?? `${module.resource}.listParams`}
    >
      <ListPage>{children}</ListPage>
    </ListFrame>
  );
}

function ListPage({ children }: { readonly children?: ReactNode }) {
  const { isPending, total, error, data, filterValues } = useListContext();
  const names = useFilterNames();
  const [layout] = useListLayout();
  const isCards = useMediaQuery(`(max-width: ${CARDS_BELOW - 0.05}px)`);
  const narrowed = isNarrowed(filterValues);
  const isEmptyRegister = !isPending && total === 0 && !narrowed;
  if (error && !data) return <ListFailure />;
  const body = () => {
    if (isPending) return <ListSkeleton />;
    if (total === 0) return <ListEmptyState />;
    if (children !== undefined) return children;
    if (layout === 'tree' && !narrowed) return <ModuleTree />;
    return isCards ? <ListCards /> : <ListTable />;
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <ListToolbar isBare={isEmptyRegister} />
      {names.length > 0 && !isEmptyRegister && <FilterPanel />}
      <FilterChips />
      {error && <StaleNotice />}
      <BulkBar />
      <ListPlace>
        <Card sx={{ overflow: 'hidden' }}>{body()}</Card>
      </ListPlace>
      {!(layout === 'tree' && !narrowed) && <ListPages />}
    </Box>
  );
}
