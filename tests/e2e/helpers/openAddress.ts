import type { Page } from 'playwright';
import { follow } from './follow.ts';
import { waitForIdle } from './waitForIdle.ts';

/** The titles of the page that says that there is none at an address. */
const NOWHERE = /^(?:Página não encontrada|Page not found) ·/;

/** What a page with unsaved changes offers to the user who leaves it. */
const LEAVE = /^(?:Sair sem guardar|Exit without saving)$/;

/**
 * Opens another address in the application that is open, as a load would leave it: nothing of the page before is left,
 * whose fields and buttons may have the same names. Unsaved changes are discarded, and the server is asked again, as
 * on every page. A window for such tests is signed in at `/nowhere`, which asks for nothing.
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
  const before = await page.title();
  await follow(page, address);
  await page.waitForFunction((title) => document.title !== title, before);
  await waitForIdle(page);
}
