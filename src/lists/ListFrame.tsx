import { useMemo, type ReactNode } from 'react';
import {
  ListContextProvider,
  OptionalResourceContextProvider,
  useListContext,
  useListController,
  type ListControllerProps,
  type RaRecord,
  type SortPayload,
  useStore,
  type ListParams,
} from 'react-admin';
import type { AnyModule } from '../../resources/kit/module.ts';
import { isNewVisit } from '../runtime/address/newVisit.ts';
import { ImpliedParams } from '../runtime/address/useUrlParam.ts';
import { ModuleListContext, PlaceContext, type ModuleListSetup } from './listContext.ts';
import { correctedListAddress } from './listAddress.ts';
import { useListPlace } from './useListPlace.ts';
import { useSteady } from './useSteady.ts';
import { Navigate, useLocation } from 'react-router';

interface ListStartProps {
  /** Where the list keeps its page, order and filters. */
  readonly storeKey: string;
  readonly filters: Readonly<Record<string, unknown>> | undefined;
  readonly fields: AnyModule['fields'];
  readonly children: ReactNode;
}

const LIST_PARAMS = ['filter', 'sort', 'order', 'page', 'perPage'] as const;

/**
 * Names the filters of the list below in an address that names something else, as a dialog or a preview: react-admin
 * takes default and remembered filters only where the address names nothing at all. A visit by the menu starts without
 * what the list was last narrowed by, in the order that it was left in; the way back finds the address with its filters.
 */
function ListStart({ storeKey, filters, fields, children }: ListStartProps) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const [kept] = useStore<Partial<ListParams>>(storeKey, {});
  const named = new URLSearchParams(search);
  const corrected = correctedListAddress(fields, named);
  if (corrected) return <Navigate replace to={{ search: `?${corrected}` }} state={state} />;
  if (search === '') {
    const { filter, sort, order, page = 1, perPage } = kept;
    const isNarrowed = JSON.stringify(filter ?? filters ?? {}) !== JSON.stringify(filters ?? {});
    if (!isNewVisit(state) || (!isNarrowed && page === 1)) return children;
    for (const [name, value] of Object.entries({ sort, order, perPage }))
      if (value !== undefined) named.set(name, String(value));
    named.set('page', '1');
    named.set('filter', JSON.stringify(filters ?? {}));
    return <Navigate replace to={{ search: `?${named}` }} />;
  }
  if (!filters || LIST_PARAMS.some((name) => named.has(name))) return children;
  named.set('filter', JSON.stringify(kept.filter ?? filters));
  return <Navigate replace to={{ search: `?${named}` }} state={state} />;
}

interface ListFrameProps {
  readonly setup: ModuleListSetup;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** Where page, order and filters are remembered. A list that is part of another page remembers none. */
  readonly storeKey: string;
  /** Narrows the list for good; not shown as a filter. */
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  /** The filters of the list until the user chooses others. */
  readonly defaultFilters?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** The frame of every list of a module's records: page, order and filters, in the address and remembered. */
export function ListFrame(props: ListFrameProps) {
  const { setup, sort, perPage, storeKey, filter, defaultFilters, children } = props;
  const list = (
    <List
      resource={setup.module.resource}
      sort={sort}
      perPage={perPage}
      filter={filter}
      {...(defaultFilters && { filterDefaultValues: defaultFilters })}
      storeKey={setup.isEmbedded ? false : storeKey}
      disableSyncWithLocation={setup.isEmbedded === true}
      exporter={false}
      disableAuthentication
    >
      <ModuleListContext value={setup}>
        {setup.isEmbedded ? children : <WithParams>{children}</WithParams>}
      </ModuleListContext>
    </List>
  );
  if (setup.isEmbedded) return list;
  return (
    <ListStart storeKey={storeKey} filters={defaultFilters} fields={setup.module.fields}>
      {list}
    </ListStart>
  );
}

/**
 * react-admin's list without its own drawing. Sorting alone makes it anew three times: for the address, for what is
 * remembered, for the rows; who reads it is drawn again only where it says something else.
 */
function List({ children, ...props }: ListControllerProps<RaRecord> & { readonly children: ReactNode }) {
  const controller = useSteady(useListController<RaRecord>(props), ['data']);
  const place = useListPlace(controller, props.filter);
  const { setPage, setPerPage } = place;
  const list = useMemo(() => ({ ...controller, setPage, setPerPage }), [controller, setPage, setPerPage]);
  return (
    <OptionalResourceContextProvider value={props.resource}>
      <PlaceContext value={place}>
        <ListContextProvider value={list}>{children}</ListContextProvider>
      </PlaceContext>
    </OptionalResourceContextProvider>
  );
}

/**
 * Names page, order and filters in the address as soon as it names anything else, as a preview: react-admin would take an
 * address that names something for one that names the whole list, and forget what it had remembered.
 */
function WithParams({ children }: { readonly children: ReactNode }) {
  const { filterValues, sort, page, perPage } = useListContext();
  const { field, order } = sort;
  const filter = JSON.stringify(filterValues);
  const params = useMemo(
    () => ({ filter, sort: field, order, page: String(page), perPage: String(perPage) }),
    [filter, field, order, page, perPage],
  );
  return <ImpliedParams value={params}>{children}</ImpliedParams>;
}
