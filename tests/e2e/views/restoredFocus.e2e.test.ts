import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';

withBrowser();

let page: Page;
/** A veterinarian who is invited by an entity. */
let vet: Page;

beforeAll(async () => {
  [page, vet] = [await newPage(), await newPage()];
  await signIn(vet, 'vet@demo.test', { at: '/personal/entities' });
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});

const hasFocus = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element.contains(document.activeElement));

/** Presses it as who uses the keyboard alone. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

describe('the focus of the keyboard', () => {
  test('a notification that is marked as read › keeps it in its line', async () => {
    await openAddress(page, '/notifications');
    const line = page.getByRole('list', { name: 'Notificações' }).getByRole('listitem').first();
    const mark = line.getByRole('button', { name: /^Marcar como lida/ });
    await press(mark);
    await mark.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(line.getByRole('link'))).toBe(true);
  });

  test('a row that is removed › passes it on to the next row', async () => {
    await openAddress(page, '/');
    const lines = page.getByRole('region', { name: 'Notificações' }).getByRole('listitem');
    const second = (await lines.nth(1).innerText()).split('\n')[1];
    await press(lines.first().getByRole('button', { name: /^Marcar como lida/ }));
    await expect.poll(async () => (await lines.first().innerText()).split('\n')[1]).toBe(second);
    await expect.poll(() => hasFocus(lines.first())).toBe(true);
  });

  test('a button that is off while it works › keeps it', async () => {
    await openAddress(page, '/personal');
    const ask = page.getByRole('button', { name: 'Pedir uma cópia dos meus dados' });
    await press(ask);
    await page.getByRole('status').getByText('A cópia está a ser preparada').waitFor();
    await expect.poll(() => hasFocus(ask)).toBe(true);
  });

  test('a click beside everything › ends it', async () => {
    await openAddress(page, '/personal');
    await page.getByRole('button', { name: 'Pedir uma cópia dos meus dados' }).focus();
    await page.getByRole('main').click({ position: { x: 4, y: 300 } });
    // An element appears on the page and disappears.
    await page.evaluate(async () => {
      document.body.append(document.createElement('div'));
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => document.activeElement?.matches('body, main'))).toBe(true);
  });

  test('the menu of the user › takes it to its first line, and gives it back', async () => {
    await openAddress(page, '/');
    const opener = page.getByRole('button', { name: /^Menu de / });
    await press(opener);
    const first = page.getByRole('menuitem', { name: 'Área pessoal' });
    await expect.poll(() => hasFocus(first)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });

  test('an invitation that a veterinarian accepts › keeps it in the row of the entity', async () => {
    const accept = vet.getByRole('button', { name: /^Aceitar: / });
    const entity = (await accept.getAttribute('aria-label'))?.replace('Aceitar: ', '') ?? '';
    await press(accept);
    await vet.getByRole('status').getByText('Aceitou o convite').waitFor();
    await expect.poll(() => hasFocus(vet.getByRole('radio', { name: entity }))).toBe(true);
  });
});
