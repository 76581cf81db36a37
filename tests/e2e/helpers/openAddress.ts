import type { Page } from 'playwright';
import { follow } from './follow.ts';
import { waitForIdle } from './waitForIdle.ts';

/** The titles of the page that says that there is none at an address. */
const NOWHERE = /^(?:Página não encontrada|Page not found) ·/;

/** What a page with unsaved changes offers to the user who leaves it. */
const LEAVE = /^(?:Sair sem guardar|Exit without saving)$/;

/** What React notes of a component, as far as it is read here. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: { readonly client?: { removeQueries?(filters: object): void } } | null;
}

/** Closes the messages, and drops the answers of the server that the page that was left has kept. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('#toasts button:last-child')) button.click();
    // No button of the product empties its cache: it is found as a developer's tools find it.
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const waiting = key ? [root[key]] : [];
    while (waiting.length > 0) {
      const fiber = waiting.pop();
      const client = fiber?.memoizedProps?.client;
      if (client?.removeQueries) return client.removeQueries({ type: 'inactive' });
      waiting.push(...[fiber?.sibling, fiber?.child].filter((one) => one != null));
    }
    throw new Error('The page has no cache of answers');
  });

/**
 * Opens another address in the application that is open, as a load would leave it: nothing of the page before is left,
 * whose fields and buttons may have the same names. Unsaved changes are discarded, messages are closed, and answers of
 * the server are asked for again and read. A window for such tests is signed in at `/nowhere`, which asks for nothing.
 * @param address path and query, as `/owner?page=2`
 */
export async function openAddress(page: Page, address: string): Promise<void> {
  await follow(page, '/nowhere');
  const outcome = await page
    .waitForFunction(
      ({ title, leave }) =>
        new RegExp(title).test(document.title)
          ? 'left'
          : [...document.querySelectorAll('[role=dialog] button')].some((one) =>
              new RegExp(leave).test(one.textContent),
            ) && 'asked',
      { title: NOWHERE.source, leave: LEAVE.source },
    )
    .then((found) => found.jsonValue());
  if (outcome === 'asked') {
    await page.getByRole('button', { name: LEAVE }).click();
    await page.waitForFunction((title) => new RegExp(title).test(document.title), NOWHERE.source);
  }
  await forget(page);
  const before = await page.title();
  await follow(page, address);
  await page.waitForFunction((title) => document.title !== title, before);
  await waitForIdle(page);
}
