import type { Query, QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { statusOf } from '../../dataProvider/client/callError.ts';

/** Milliseconds for which an answer counts as fresh on the page that was open when it came. */
const FRESH_MS = 30_000;

/** Whether the server refuses to say more: no record, no permission, or none in its present state. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

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
 * Has a page that is opened say why the server refuses what it shows, instead of drawing it as it was cached. What has
 * been read since then stays: the user may have typed into it.
 */
export function dropWhatIsRefused(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { query } = event;
    if (query.state.data === undefined || !isFromPageBefore(query)) return;
    if (isRefusal(statusOf(event.action.error))) query.setState({ data: undefined });
  });
}
