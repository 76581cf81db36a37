import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signIn, withBrowser } from '../helpers/browser.ts';

withBrowser();

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: null });
});

const hasFocus = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element.contains(document.activeElement));

/** Presses it as who uses the keyboard alone. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

describe('the keyboard keeps its place', () => {
  test('in the line of a notification that was marked as read', async () => {
    await page.goto('/notifications');
    const line = page.getByRole('list', { name: 'Notificações' }).getByRole('listitem').first();
    const mark = line.getByRole('button', { name: /^Marcar como lida/ });
    await press(mark);
    await mark.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(line.getByRole('link'))).toBe(true);
  });

  test('in the next row, when the first one is removed', async () => {
    await page.goto('/');
    const lines = page.getByRole('region', { name: 'Notificações' }).getByRole('listitem');
    const second = (await lines.nth(1).innerText()).split('\n')[1];
    await press(lines.first().getByRole('button', { name: /^Marcar como lida/ }));
    await expect.poll(async () => (await lines.first().innerText()).split('\n')[1]).toBe(second);
    await expect.poll(() => hasFocus(lines.first())).toBe(true);
  });

  test('on a button that is off while it works', async () => {
    await page.goto('/personal');
    const ask = page.getByRole('button', { name: 'Pedir uma cópia dos meus dados' });
    await press(ask);
    await page.getByRole('status').getByText('A cópia está a ser preparada').waitFor();
    await expect.poll(() => hasFocus(ask)).toBe(true);
  });

  test('until a click beside everything', async () => {
    await page.goto('/personal');
    await page.getByRole('button', { name: 'Pedir uma cópia dos meus dados' }).focus();
    await page.getByRole('main').click({ position: { x: 4, y: 300 } });
    // An element appears on the page and disappears.
    await page.evaluate(async () => {
      document.body.append(document.createElement('div'));
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => document.activeElement?.matches('body, main'))).toBe(true);
  });

  test('in the menu of the user, which begins at its first line', async () => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: /^Menu de / });
    await press(opener);
    const first = page.getByRole('menuitem', { name: 'Área pessoal' });
    await expect.poll(() => hasFocus(first)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });

  test('of a veterinarian in the row of the entity whose invitation was accepted', async () => {
    const vet = await newPage();
    await signIn(vet, 'vet@demo.test', { at: '/personal/entities' });
    const accept = vet.getByRole('button', { name: /^Aceitar: / });
    const entity = (await accept.getAttribute('aria-label'))?.replace('Aceitar: ', '') ?? '';
    await press(accept);
    await vet.getByRole('status').getByText('Aceitou o convite').waitFor();
    await expect.poll(() => hasFocus(vet.getByRole('radio', { name: entity }))).toBe(true);
    await vet.context().close();
  });
});
