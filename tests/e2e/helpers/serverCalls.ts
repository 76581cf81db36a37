import type { Page } from 'playwright';
import { READ_REASON_HEADER } from '../../../resources/kit/readReason.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The token of the page's session, for asking the server beside the page. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('coleira.session') ?? '{}') as { sessionToken: string }).sessionToken,
  );

/** A call to the server from the page's device, under a token where there is one. */
export async function callWith<T>(
  page: Page,
  token: string | undefined,
  method: Method,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    ...(token !== undefined && {
      headers: { authorization: `Bearer ${token}`, [READ_REASON_HEADER]: 'Teste' },
    }),
    ...(body !== undefined && { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json().catch(() => undefined)) as T;
}

/** Sets a value of the configuration in the name of an operator, on the version that is stored. */
export async function setConfiguration(page: Page, key: string, value: unknown): Promise<void> {
  const { content } = await callAs<{ content: { key: string; version: number }[] }>(
    page,
    'GET',
    '/configurations/search?itemsPerPage=100',
  );
  const version = content.find((entry) => entry.key === key)?.version ?? 0;
  await callAs(page, 'PUT', `/configurations/${key}`, { value, version });
}

/** Calls the server as the user who is signed in on the page. */
export async function callAs<T>(page: Page, method: Method, path: string, body?: unknown): Promise<T> {
  return callWith<T>(page, await tokenOf(page), method, path, body);
}

/**
 * Has the session of a page end while its next write is on the way: what is pressed is pressed before anything says so.
 * Ended before, the live stream says it within a second, and a dialog stands over the button.
 */
export async function endSessionAtNextWrite(page: Page): Promise<void> {
  let isEnded = false;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (!isEnded && request.method() !== 'GET' && !request.url().includes('/presence/')) {
      isEnded = true;
      await callAs(page, 'DELETE', '/auth/logout');
    }
    await route.fallback();
  });
}
