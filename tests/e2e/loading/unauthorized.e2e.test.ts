import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { callAs, newPage, signInOnPages, tokenOf, withBrowser } from '../helpers/browser.ts';
import { ownServer } from '../helpers/ownServer.ts';
import { waitForIdle, watch } from '../helpers/waitForIdle.ts';

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

/** The token that a page gets at its sign-in, also where it can keep it nowhere. */
function watchToken(page: Page): () => string {
  let token = '';
  page.on('request', (request) => {
    token = request.headers().authorization?.slice('Bearer '.length) ?? token;
  });
  return () => token;
}

describe('a session that was ended elsewhere', () => {
  test('an open page without typed text › changes to the sign-in page within a second', async () => {
    const page = await newPage();
    await signInOnPages(page, 'reader@demo.test', { at: '/animal' });
    await page.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await callAs(page, 'DELETE', '/auth/logout');
    await expired(page).waitFor();
    await page.context().close();
  });

  test('a failed first check › is followed by another', async () => {
    const page = await newPage();
    watch(page);
    const stream = page.waitForResponse((answer) => answer.url().endsWith('/notifications/stream'));
    await signInOnPages(page, 'reader@demo.test', { at: '/general-files' });
    await stream;
    // No call of the page is to hear of it before the stream does.
    await waitForIdle(page);
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
    await page.context().close();
  });

  test('viewing a file › detects it', async () => {
    const page = await newPage();
    // Only the file's answer shows it.
    await page.route('**/api/notifications/stream', (route) => route.abort());
    await signInOnPages(page, 'clinic@demo.test');
    const { id } = await callAs<{ id: number }>(page, 'POST', '/ticketing/', {
      category: 'OTHER',
      subject: 'OTHER',
      description: 'Com um ficheiro.',
      attachments: [{ filename: 'a.pdf', type: 'application/pdf', contents: btoa('%PDF-1.4\n%%EOF') }],
    });
    watch(page);
    await page.goto(`/support/${id}`);
    const file = page.getByRole('button', { name: 'Ver o anexo a.pdf' });
    await file.waitFor();
    // A call of the page's own that is answered after the end would notice it first.
    await waitForIdle(page);
    await end(await tokenOf(page));
    await file.click();
    await expired(page).waitFor();
    await page.context().close();
  });
});

test('a changed legal text › is shown over a page with a half-written form, and the form stays', async () => {
  const page = await newPage();
  await signInOnPages(page, 'kennel@demo.test', { at: '/personal' });
  const name = page.locator('#name');
  await name.fill('Ainda Por Guardar');
  const operator = await newPage();
  await signInOnPages(operator, 'operator@demo.test');
  const { content } = await callAs<{ content: { key: string; value: unknown; version: number }[] }>(
    operator,
    'GET',
    '/configurations/search?itemsPerPage=100',
  );
  const legal = content.find(({ key }) => /legal/i.test(key))!;
  const value = legal.value as { version: number };
  await callAs(operator, 'PUT', `/configurations/${legal.key}`, {
    value: { ...value, version: value.version + 1 },
    version: legal.version,
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await over(page).getByRole('region', { name: 'Texto do aviso legal' }).waitFor();
  expect(await name.inputValue()).toBe('Ainda Por Guardar');
  await over(page).getByRole('status').filter({ hasText: 'fim do texto' }).waitFor();
  await over(page).getByRole('region', { name: 'Texto do aviso legal' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Li e aceito' }).click();
  await over(page).waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Ainda Por Guardar');
  await page.context().close();
  await operator.context().close();
});

test('a change of entity that never comes back does not hold the sign-in page back for ever', async () => {
  const page = await newPage();
  await page.clock.install();
  await signInOnPages(page, 'vet@demo.test', { at: '/personal/entities' });
  let isHanging = false;
  // The server was killed while it answered, and something on the way keeps the line open.
  await page.route('**/api/auth/select-entity', () => {
    isHanging = true;
  });
  await page.locator('input[type="radio"]:enabled').first().check();
  await page.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
  await expect.poll(() => isHanging).toBe(true);
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await callAs(page, 'DELETE', '/auth/logout');
  await refused;
  expect(await expired(page).count()).toBe(0);
  await page.clock.fastForward(20_000);
  // What was chosen on the page counts as typed: it stays.
  await over(page).or(expired(page)).waitFor();
  await page.context().close();
});

test('a tab that is notified while another one waits for its new token › waits too', async () => {
  const other = await newPage();
  await signInOnPages(other, 'vet@demo.test', { at: '/personal' });
  // This one holds the live stream for both.
  await other.getByRole('heading', { level: 1 }).waitFor();
  const page = await other.context().newPage();
  await page.goto('/personal/entities');
  const ways: string[] = [];
  for (const tab of [page, other])
    tab.on('framenavigated', (frame) => ways.push(new URL(frame.url()).pathname));
  const refused = other.waitForResponse((answer) => answer.status() === 401);
  await page.route('**/api/auth/select-entity', async (route) => {
    const response = await route.fetch();
    await refused;
    await route.fulfill({ response });
  });
  const before = await tokenOf(page);
  await page.locator('input[type="radio"]:enabled').first().check();
  await page.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
  await page.getByText('Está agora a trabalhar em nome de outra entidade.').waitFor();
  await other.getByRole('button', { name: /Sem entidade$/ }).waitFor({ state: 'detached' });
  await inside(other).waitFor();
  expect(await tokenOf(other)).not.toBe(before);
  expect(ways).not.toContain('/auth');
  await other.context().close();
});

test('a tab that slept while another one replaced the token › continues with the new one, and ends neither', async () => {
  const page = await newPage();
  await signInOnPages(page, 'vet@demo.test', { at: '/personal/entities' });
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
  await page.context().close();
});

describe('a browser that keeps nothing for pages', () => {
  test('for it is forbidden to, lets in, and leads back to the sign-in page', async () => {
    const page = await newPage();
    const token = watchToken(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('', 'SecurityError');
          },
        });
    });
    await signInOnPages(page, 'reader@demo.test');
    await page.getByRole('link', { name: 'Animais', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await end(token());
    await expired(page).waitFor();
    await page.context().close();
  });

  test('for it is full, does the same', async () => {
    const page = await newPage();
    const token = watchToken(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await signInOnPages(page, 'reader@demo.test');
    await page.getByRole('link', { name: 'Animais', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await end(token());
    await expired(page).waitFor();
    await page.context().close();
  });
});

describe.each([
  ['hours ahead', 5 * HOUR],
  ['hours behind', -5 * HOUR],
])('on a device whose clock is %s', (_how, by) => {
  test('one stays signed in over a reload, though the server is slow, and is out when it is over', async () => {
    const page = await newPage();
    await page.clock.install({ time: Date.now() + by });
    await signInOnPages(page, 'reader@demo.test', { at: '/animal' });
    await page.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await inside(page).waitFor();
    // The page checks every second; no answer has had the time yet.
    await page.clock.runFor(3_000);
    await inside(page).waitFor();
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await page.clock.runFor(3_000);
    await inside(page).waitFor();
    await end(await tokenOf(page));
    await expired(page).waitFor();
    await page.context().close();
  });
});
