import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  callAs,
  newPage,
  setConfiguration,
  signedIn,
  signInOnPages,
  tokenOf,
  withBrowser,
} from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { ownServer } from '../helpers/ownServer.ts';
import { waitForIdle } from '../helpers/waitForIdle.ts';

withBrowser();

const HOUR = 3_600_000;
const over = (page: Page) => page.getByRole('dialog', { name: 'A sessão terminou' });
const expired = (page: Page) => page.getByText('Por segurança, a sessão expirou. Inicie sessão de novo.');
const inside = (page: Page) => page.getByRole('button', { name: /^Menu de / });

/** Ends a session beside the page, as an administrator or another device does. */
const end = (token: string) =>
  fetch(`${ownServer().baseUrl}/api/auth/logout`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });

let page: Page;
/** Of another user, for calls beside the page. */
let operator: Page;
beforeAll(async () => {
  [page, operator] = await Promise.all([newPage(), newPage()]);
  await signedIn(operator, 'operator@demo.test', { at: null });
});
afterEach(() => page.unrouteAll({ behavior: 'wait' }));

/** Signs in, opens a page and waits until it hears what happens elsewhere and has all it asked for. */
async function openLive(email: string, at: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/notifications/stream'));
  await signedIn(page, email, { at });
  await stream;
  await waitForIdle(page);
}

/** The token that a page gets at its sign-in, also where it can keep it nowhere. */
function watchToken(tab: Page): () => string {
  let token = '';
  tab.on('request', (request) => {
    token = request.headers().authorization?.slice('Bearer '.length) ?? token;
  });
  return () => token;
}

describe('a session that was ended elsewhere', () => {
  test('an open page without typed text › changes to the sign-in page within a second', async () => {
    await openLive('reader@demo.test', '/animal');
    await callAs(page, 'DELETE', '/auth/logout');
    await expired(page).waitFor();
  });

  test('a failed first check › is followed by another', async () => {
    // No call of the page is to hear of it before the stream does: not that of the open jobs either, which comes late.
    await page.route('**/api/jobs/open', (route) => route.abort());
    await openLive('reader@demo.test', '/general-files');
    const token = await tokenOf(page);
    let away = true;
    let asked = 0;
    await page.route('**/api/auth/session', (route) => {
      asked += 1;
      return away ? route.abort() : route.continue();
    });
    await end(token);
    // As often as a call is sent again.
    await expect.poll(() => asked).toBeGreaterThanOrEqual(4);
    await inside(page).waitFor();
    away = false;
    await expired(page).waitFor();
  });

  test('viewing a file › detects it', async () => {
    // Only the file's answer shows it.
    await page.route('**/api/notifications/stream', (route) => route.abort());
    await signedIn(page, 'clinic@demo.test');
    const { id } = await callAs<{ id: number }>(page, 'POST', '/ticketing/', {
      category: 'OTHER',
      subject: 'OTHER',
      description: 'Com um ficheiro.',
      attachments: [{ filename: 'a.pdf', type: 'application/pdf', contents: btoa('%PDF-1.4\n%%EOF') }],
    });
    await follow(page, `/support/${id}`);
    const file = page.getByRole('button', { name: 'Ver o anexo a.pdf' });
    await file.waitFor();
    // A call of the page's own that is answered after the end would notice it first.
    await waitForIdle(page);
    await end(await tokenOf(page));
    await file.click();
    await expired(page).waitFor();
  });
});

test('a changed legal text › is shown over a page with a half-written form, and the form stays', async () => {
  await signedIn(page, 'kennel@demo.test', { at: '/personal' });
  const name = page.locator('#name');
  const own = await name.inputValue();
  await name.fill('Ainda Por Guardar');
  const { content } = await callAs<{ content: { key: string; value: unknown }[] }>(
    operator,
    'GET',
    '/configurations/search?itemsPerPage=100',
  );
  const legal = content.find(({ key }) => /legal/i.test(key))!;
  const value = legal.value as { version: number };
  await setConfiguration(operator, legal.key, { ...value, version: value.version + 1 });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await over(page).getByRole('region', { name: 'Texto do aviso legal' }).waitFor();
  expect(await name.inputValue()).toBe('Ainda Por Guardar');
  await over(page).getByRole('status').filter({ hasText: 'fim do texto' }).waitFor();
  await over(page).getByRole('region', { name: 'Texto do aviso legal' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Li e aceito' }).click();
  await over(page).waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Ainda Por Guardar');
  await name.fill(own);
});

test('a change of entity that never comes back › does not hold the sign-in page back for ever', async () => {
  // Its clock is turned on.
  const late = await newPage();
  await late.clock.install();
  await signedIn(late, 'vet@demo.test', { at: '/personal/entities' });
  let isHanging = false;
  // The server was killed while it answered, and something on the way keeps the line open.
  await late.route('**/api/auth/select-entity', () => {
    isHanging = true;
  });
  await late.locator('input[type="radio"]:enabled').first().check();
  await late.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
  await expect.poll(() => isHanging).toBe(true);
  const refused = late.waitForResponse((answer) => answer.status() === 401);
  await callAs(late, 'DELETE', '/auth/logout');
  await refused;
  expect(await expired(late).count()).toBe(0);
  await late.clock.fastForward(20_000);
  // What was chosen on the page counts as typed: it stays.
  await over(late).or(expired(late)).waitFor();
  await late.context().close();
});

test('a tab that is notified while another one waits for its new token › waits too', async () => {
  await signedIn(page, 'vet@demo.test', { at: '/personal' });
  // This one holds the live stream for both.
  await page.getByRole('heading', { level: 1 }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/personal/entities');
  const ways: string[] = [];
  for (const tab of [page, other])
    tab.on('framenavigated', (frame) => ways.push(new URL(frame.url()).pathname));
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await other.route('**/api/auth/select-entity', async (route) => {
    const response = await route.fetch();
    await refused;
    await route.fulfill({ response });
  });
  const before = await tokenOf(other);
  await other.locator('input[type="radio"]:enabled').first().check();
  await other.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
  await other.getByText('Está agora a trabalhar em nome de outra entidade.').waitFor();
  await page.getByRole('button', { name: /Sem entidade$/ }).waitFor({ state: 'detached' });
  await inside(page).waitFor();
  expect(await tokenOf(page)).not.toBe(before);
  expect(ways).not.toContain('/auth');
  await other.close();
});

test('a tab that slept while another one replaced the token › continues with the new one, and ends neither', async () => {
  await signedIn(page, 'vet@demo.test', { at: '/personal/entities' });
  const other = await page.context().newPage();
  // It receives no message of other tabs.
  await other.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await other.goto('/personal/sessions');
  await other.getByRole('heading', { level: 1 }).waitFor();
  const before = await tokenOf(page);
  await page.locator('input[type="radio"]:enabled').first().check();
  await page.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
  await page.getByText('Está agora a trabalhar em nome de outra entidade.').waitFor();
  expect(await tokenOf(page)).not.toBe(before);
  await other.getByRole('button', { name: /Sem entidade$/ }).waitFor({ state: 'detached' });
  await inside(other).waitFor();
  await inside(page).waitFor();
  expect(await tokenOf(page)).not.toBe(before);
  await other.close();
});

describe('a browser that keeps nothing for pages', () => {
  test.each([
    [
      'because it is forbidden to',
      () => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            configurable: true,
            get: () => {
              throw new DOMException('', 'SecurityError');
            },
          });
      },
    ],
    [
      'because it is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      },
    ],
  ])('%s › lets the user in, and leads back to the sign-in page', async (_why, prevent) => {
    const kept = await newPage();
    const token = watchToken(kept);
    await kept.addInitScript(prevent);
    await signInOnPages(kept, 'reader@demo.test');
    await kept.getByRole('link', { name: 'Animais', exact: true }).first().click();
    await kept.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await end(token());
    await expired(kept).waitFor();
    await kept.context().close();
  });
});

describe.each([
  ['hours ahead', 5 * HOUR],
  ['hours behind', -5 * HOUR],
])('on a device whose clock is %s', (_how, by) => {
  test('a user › stays signed in over a reload though the server is slow, and is signed out at the end', async () => {
    // Its clock is its own.
    const own = await newPage();
    await own.clock.install({ time: Date.now() + by });
    await signInOnPages(own, 'reader@demo.test', { at: '/animal' });
    await own.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await own.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await own.reload();
    await inside(own).waitFor();
    // The page checks every second; no answer has had the time yet.
    await own.clock.runFor(3_000);
    await inside(own).waitFor();
    letGo();
    await own.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await own.clock.runFor(3_000);
    await inside(own).waitFor();
    await end(await tokenOf(own));
    await expired(own).waitFor();
    await own.context().close();
  });
});
