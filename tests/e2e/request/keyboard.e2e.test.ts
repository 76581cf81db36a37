import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signedIn, withBrowser } from '../helpers/browser.ts';

withBrowser();

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/requests' });
});

const heading = () => page.getByRole('heading', { level: 1 });

/** Presses Tab until this has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of Tab never reached ${String(target)}`);
}

/** Decides the request that is open; a rejection and a wish for more say why. */
async function decide(key: 'a' | 'd' | 'r', name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).waitFor();
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (key !== 'a') {
    await tabTo(dialog.getByRole('textbox'));
    await page.keyboard.type('Falta a assinatura.');
  }
  await tabTo(dialog.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

describe('a queue', () => {
  test('with the keyboard alone › is worked through to its end, which leads to the next one', async () => {
    await tabTo(page.getByRole('main').getByRole('link', { name: 'Pedidos de DIAC' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => heading().innerText()).toBe('Pedidos de DIAC');
    await tabTo(page.getByRole('table').getByRole('link').first());
    await page.keyboard.press('Enter');
    const place = page.getByText(/^1 de \d+$/);
    await place.waitFor();
    const count = Number((await place.innerText()).split(' ').at(-1));
    expect(count).toBeGreaterThan(0);
    for (let left = count; left > 0; left -= 1) {
      const before = page.url();
      if (left % 2 === 0) await decide('r', 'Rejeitar');
      else await decide('a', 'Aceitar');
      await expect.poll(() => page.url()).not.toBe(before);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
    await page.getByText('Não há pedidos por decidir').waitFor();
    const next = page.getByRole('link', { name: /^Continuar: / });
    const [, name = ''] = /^Continuar: (.+) \(\d+ por decidir\)$/.exec(await next.innerText()) ?? [];
    await tabTo(next);
    await page.keyboard.press('Enter');
    await expect.poll(() => heading().innerText()).toBe(name);
    await page.getByRole('tab', { name: /^Por decidir/, selected: true }).waitFor();
    await page.getByRole('table').getByRole('link').first().waitFor();
  });
});
