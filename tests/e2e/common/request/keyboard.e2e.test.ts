import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../../helpers/full.ts';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/requests' });
});

/** The heading of the overview of queues. */
const QUEUES = 'Filas de pedidos';
const DIAC = 'Pedidos de DIAC';
/** So many requests are decided in all, and of one kind before the next kind. */
const [MAX, MAX_OF_ONE] = isFullRun ? [50, 20] : [24, 3];

/** How many were decided, by the name of their queue. */
const decided = new Map<string, number>();
const sum = () => [...decided.values()].reduce((a, b) => a + b, 0);

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

type Key = 'a' | 'd' | 'r';

/** The keys that do something on the request that is open. */
const offered = (key: Key) => page.locator(`[aria-keyshortcuts="${key.toUpperCase()}"]`).count();

/** Decides the request that is open with a key; false where the server says what stands against it. */
async function tryKey(key: Key): Promise<boolean> {
  const before = page.url();
  await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  if (key !== 'a') {
    await tabTo(dialog.getByRole('textbox'));
    await page.keyboard.type('Falta a assinatura.');
  }
  await tabTo(dialog.getByRole('button').last());
  await page.keyboard.press('Enter');
  const isRefused = () => dialog.getByRole('alert').count();
  const isDecided = () => new URL(page.url()).pathname !== new URL(before).pathname;
  await expect.poll(async () => isDecided() || (await isRefused()) > 0).toBe(true);
  if (isDecided()) return true;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return false;
}

/** Opens a page by the palette. */
async function goBy(name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => heading().innerText()).toBe(name);
}

describe('the second stop of the keyboard', () => {
  test.each([
    ['a queue', '/transfers'],
    ['a generated list', '/vaccine'],
    ['the list of animals', '/animal'],
  ])('on the page of %s › leads past menu, filters and buttons to the list', async (_what, path) => {
    await page.goto(path);
    const first = page.getByRole('main').getByRole('table').getByRole('link').first();
    await first.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar para a lista');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('list');
    await page.keyboard.press('Tab');
    const table = page.getByRole('main').getByRole('table');
    expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('on a page without a list › is none for a list', async () => {
    await page.goto('/requests');
    await page.getByRole('main').getByRole('link', { name: DIAC }).waitFor();
    expect(await page.getByRole('link', { name: 'Saltar para a lista' }).count()).toBe(0);
  });
});

describe('a queue', () => {
  test('with the keyboard alone › is worked through to its end, which leads to the next one', async () => {
    await tabTo(page.getByRole('main').getByRole('link', { name: DIAC }));
    await page.keyboard.press('Enter');
    await expect.poll(() => heading().innerText()).toBe(DIAC);
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
    decided.set(DIAC, count);
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

describe('many requests of several kinds', () => {
  test('with the keyboard alone › are accepted, rejected and asked for more, each leading to the next', async () => {
    await goBy(QUEUES);
    const queues = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await queues.first().waitFor();
    const names = await queues.allInnerTexts();
    const keys: readonly Key[] = ['a', 'd', 'r'];
    const used = new Set<Key>();
    for (const name of names.filter((one) => !decided.has(one))) {
      if (sum() === MAX) break;
      await goBy(QUEUES);
      await tabTo(page.getByRole('main').getByRole('heading', { name, exact: true }).getByRole('link'));
      await page.keyboard.press('Enter');
      await expect.poll(() => heading().innerText()).toBe(name);
      const first = page.getByRole('table').getByRole('link').first();
      const nothing = page.getByText('Não há pedidos por decidir');
      await first.or(nothing).first().waitFor();
      if ((await first.count()) === 0) continue;
      await tabTo(first);
      await page.keyboard.press('Enter');
      await page.getByText(/^1 de /).waitFor();
      for (let at = 0; at < MAX_OF_ONE && sum() < MAX; at += 1) {
        await page.getByText(/^\d+ de /).waitFor();
        const wanted = keys[at % keys.length]!;
        const key = (await offered(wanted)) > 0 ? wanted : 'r';
        if (await tryKey(key)) used.add(key);
        else await tryKey('r');
        decided.set(name, at + 1);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        if (!/\/\d+$/.test(new URL(page.url()).pathname)) break;
      }
    }
    expect(used).toEqual(new Set(keys));
    expect(decided.size).toBeGreaterThan(4);
    expect(sum()).toBe(MAX);
  });
});
