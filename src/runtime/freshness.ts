import type { Query, QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { statusOf } from '../../dataProvider/client/callError.ts';

/** Milliseconds for which an answer counts as fresh on the page that was open when it came. */
const FRESH_MS = 30_000;

/** The answers by which the server says that a record is not there for this user. */
const IS_GONE = new Set([403, 404, 410]);

/** When the page that is open was opened. */
let openedAt = 0;

/** Notes each page that a router opens. Parameters of an address, such as tabs and filters, belong to the page that is open. */
export function notePages(router: ReturnType<typeof createBrowserRouter>): void {
  let at = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname !== at) openedAt = Date.now();
    at = location.pathname;
  });
}

const isFromPageBefore = ({ state }: Query): boolean => state.dataUpdatedAt < openedAt;

/**
 * How long an answer counts as fresh, in milliseconds: one of a page before not at all, since this user or another may
 * have changed what it is about. It is drawn until the new one is there.
 */
export const freshFor = (query: Query): number => (isFromPageBefore(query) ? 0 : FRESH_MS);

/**
 * Has a page that is opened say that its record is gone, instead of drawing it as it was cached. What has been read
 * since then stays: the user may have typed into it.
 */
export function dropWhatIsGone(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { query } = event;
    if (query.state.data === undefined || !isFromPageBefore(query)) return;
    if (IS_GONE.has(statusOf(event.action.error))) query.setState({ data: undefined });
  });
}
