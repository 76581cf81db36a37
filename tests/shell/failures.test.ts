import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../dataProvider/client/callError.ts';
import { refetchLostQueries, keepFailures } from '../../src/runtime/failures/refetchOnReconnect.ts';

/** A page that reads something: the states that it is drawn in, one after the other. */
function page(client: QueryClient, queryFn: () => Promise<string>) {
  const seen: string[] = [];
  const observer = new QueryObserver(client, { queryKey: ['owner'], queryFn, retry: false });
  // As React is notified: once for all changes of one batch.
  const draw = notifyManager.batchCalls(() => {
    const { status } = observer.getCurrentResult();
    if (seen.at(-1) !== status) seen.push(status);
  });
  const stop = observer.subscribe(draw);
  return { seen, stop };
}

const settled = (client: QueryClient) => expect.poll(() => client.isFetching()).toBe(0);

describe('a page that the server does not answer', () => {
  it('a refetch › keeps the error page until there is an answer', async () => {
    const client = new QueryClient();
    keepFailures(client);
    let isThere = false;
    const { seen, stop } = page(client, async () => {
      if (!isThere) throw new CallError(503, null);
      return 'Luna';
    });
    await expect.poll(() => seen.at(-1)).toBe('error');
    await refetchLostQueries(client);
    await refetchLostQueries(client);
    isThere = true;
    await refetchLostQueries(client);
    await settled(client);
    await expect.poll(() => seen.at(-1)).toBe('success');
    expect(seen.slice(seen.indexOf('error'))).toEqual(['error', 'success']);
    stop();
  });

  it('opening the page again › starts with its skeleton', async () => {
    const client = new QueryClient();
    keepFailures(client);
    const first = page(client, () => Promise.reject(new CallError(-1, null)));
    await expect.poll(() => first.seen.at(-1)).toBe('error');
    first.stop();
    const second = page(client, async () => 'Luna');
    await expect.poll(() => second.seen.at(-1)).toBe('success');
    expect(second.seen).not.toContain('error');
    second.stop();
  });
});
