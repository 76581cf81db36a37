import { useEffect, useMemo, useRef, type PointerEvent } from 'react';
import {
  useDataProvider,
  useEvent,
  type ListControllerProps,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import type { ChangePlace, ListPlace, PlaceChanges } from './listContext.ts';
import { isListThere, prefetchList } from './prefetchList.ts';

/** Milliseconds that the rows of another place are waited for; after that the list says that they are on their way. */
const PATIENCE_MS = 100;

const patience = (): Promise<void> =>
  new Promise((end) => {
    setTimeout(end, PATIENCE_MS);
  });

/** To one of its pages, counted from 1. */
export const atPage =
  (page: number): ChangePlace =>
  ({ perPage, sort }) => ({ page, perPage, sort });

/** To the first page, with so many rows. */
const withSize =
  (perPage: number): ChangePlace =>
  ({ sort }) => ({ page: 1, perPage, sort });

/** To the first page in the order of a field; of the one that it is sorted by, the other way round. */
export const sortedBy =
  (field: string): ChangePlace =>
  ({ perPage, sort }) => ({
    page: 1,
    perPage,
    sort: { field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' },
  });

/** A mouse is let go a tenth of a second after it was pressed: time enough for the rows to come. */
export const onMouseDown =
  (run: () => void) =>
  ({ pointerType, button }: PointerEvent): void => {
    if (pointerType === 'mouse' && button === 0) run();
  };

type List = Pick<
  ListControllerResult<RaRecord>,
  'resource' | 'page' | 'perPage' | 'filterValues' | 'sort' | 'setPage' | 'setPerPage' | 'setSort'
>;

/**
 * Changes page, page size and order of a list. Its rows are asked for first, and the list is drawn once, with them: to
 * draw it for its new address while they are on their way would delay them on a slow machine.
 */
export function useListPlace(
  list: List,
  filter: ListControllerProps<RaRecord>['filter'],
): PlaceChanges & Pick<List, 'setPage' | 'setPerPage'> {
  const dataProvider = useDataProvider();
  const { page, perPage, sort } = list;
  const waiting = useRef<ListPlace | null>(null);
  /** The place that the list has been given and does not show yet. */
  const given = useRef<ListPlace | null>(null);
  useEffect(() => {
    given.current = null;
  }, [page, perPage, sort.field, sort.order]);
  const next = (change: ChangePlace): ListPlace => change(waiting.current ?? given.current ?? list);
  const rowsAt = (place: ListPlace) => ({
    resource: list.resource,
    params: {
      pagination: { page: place.page, perPage: place.perPage },
      sort: place.sort,
      filter: { ...list.filterValues, ...filter },
    },
  });
  const prepare = useEvent((change: ChangePlace) => {
    void prefetchList(dataProvider, rowsAt(next(change)));
  });
  const show = useEvent(async (change: ChangePlace) => {
    const place = next(change);
    const asked = rowsAt(place);
    const { pathname } = window.location;
    waiting.current = place;
    const rows = prefetchList(dataProvider, asked);
    if (!isListThere(asked)) await Promise.race([rows, patience()]);
    if (waiting.current !== place) return;
    waiting.current = null;
    // Another page may have been opened meanwhile: it keeps its address.
    if (window.location.pathname !== pathname) return;
    given.current = place;
    // Order and size lead to the first page, and so come before the page.
    if (place.sort !== sort) list.setSort(place.sort);
    if (place.perPage !== perPage) list.setPerPage(place.perPage);
    list.setPage(place.page);
  });
  return useMemo(
    () => ({
      prepare,
      show: (change) => void show(change),
      setPage: (to) => void show(atPage(to)),
      setPerPage: (size) => void show(withSize(size)),
    }),
    [prepare, show],
  );
}
