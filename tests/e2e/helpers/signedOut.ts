import type { Page } from 'playwright';
import { follow } from './follow.ts';

/**
 * Shows the empty sign-in page, with nothing kept on the device, without loading it anew: for the next test of a window
 * in which a user has signed in, or has begun to.
 */
export async function signedOut(page: Page): Promise<void> {
  await follow(page, '/logout?force');
  const notice = page.getByText('A sessão foi terminada');
  await notice.waitFor();
  await follow(page, '/auth');
  await notice.waitFor({ state: 'detached' });
  await page.getByLabel('E-mail').waitFor();
}
