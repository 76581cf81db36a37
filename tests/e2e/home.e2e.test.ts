import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signIn, withBrowser } from './browser.ts';

withBrowser();

/** Nobody has this one: a Portuguese prefix and a number that the demonstration does not use. */
const UNKNOWN = '620274877906942';

let page: Page;
let known: string;

const field = () => page.getByRole('textbox', { name: 'Número do transponder' });

async function home(): Promise<void> {
  await page.goto('/');
  await field().waitFor();
}

beforeAll(async () => {
  page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(page, 'clinic@demo.test');
  const animals = await callAs<{ content: { transponder: string }[] }>(
    page,
    'GET',
    '/animals/search?itemsPerPage=1',
  );
  known = animals.content[0]?.transponder ?? '';
  expect(known).toMatch(/^\d{15}$/);
});

describe('the search by transponder', () => {
  test('counts the digits and tells the country while a number is typed', async () => {
    await home();
    await field().fill('620');
    await page.getByText('620: código de país, Portugal').waitFor();
    await page.getByText('3 | 15').waitFor();
    await field().fill('985');
    await page.getByText('código de fabricante, Destron Fearing').waitFor();
    await page.getByRole('button', { name: 'Procurar' }).first().click();
    await page.getByRole('alert').getByText('Faltam 12 algarismos').waitFor();
  });

  test('takes a pasted number with spaces and opens its animal', async () => {
    await home();
    await field().focus();
    const spaced = `${known.slice(0, 3)} ${known.slice(3, 9)} ${known.slice(9)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), spaced);
    await page.keyboard.press('Control+V');
    expect(await field().inputValue()).toBe(known);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/animal/view/${known}`);
  });

  test('takes a reader’s digits and Enter wherever the focus is', async () => {
    await home();
    for (const place of ['Início', 'Notificações'] as const) {
      await home();
      await page.getByRole('heading', { name: place }).first().click();
      await page.keyboard.type(known);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/animal/view/${known}`);
    }
    await home();
    await page.getByRole('textbox', { name: 'Procurar pelo nome do animal ou do titular' }).focus();
    await page.keyboard.type(known);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/animal/view/${known}`);
  });

  test('cuts what is typed beyond fifteen digits, but never what a reader sent', async () => {
    await home();
    await field().fill(UNKNOWN);
    await field().press('End');
    await field().press('7');
    expect(await field().inputValue()).toBe(UNKNOWN);

    await home();
    await field().focus();
    await page.keyboard.type('0985112001234567');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: '16 algarismos' });
    await alert.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await alert.getByRole('button', { name: 'Usar 985 1120 0123 4567' }).click();
    expect(await field().inputValue()).toBe('985112001234567');
  });

  test('offers to register a number that nobody has, and hands the number on', async () => {
    await home();
    await field().fill(UNKNOWN);
    await field().press('Enter');
    await page.getByText('não está registado').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Registar o animal' }).click();
    await page.waitForURL('**/animal/create');
    expect(
      await page.evaluate(() => (history.state as { usr?: { transponder?: string } }).usr?.transponder),
    ).toBe(UNKNOWN);
  });

  test('says why a number that cannot exist, or an entity without credits, cannot register', async () => {
    await home();
    await field().fill('620999999999999');
    await field().press('Enter');
    await page.getByText('não está registado').waitFor();
    expect(await page.getByRole('link', { name: 'Registar o animal' }).count()).toBe(0);

    const broke = await newPage();
    await signIn(broke, 'nocredit@demo.test');
    await broke.getByRole('alert').getByText('A entidade não tem créditos').waitFor();
    const search = broke.getByRole('textbox', { name: 'Número do transponder' });
    await search.fill(UNKNOWN);
    await search.press('Enter');
    await broke.getByText('não está registado').waitFor();
    expect(await broke.getByRole('link', { name: 'Registar o animal' }).count()).toBe(0);
  });
});

test('a name leads to the list of animals, filtered', async () => {
  await home();
  await page.getByRole('textbox', { name: 'Procurar pelo nome do animal ou do titular' }).fill('Bobi');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/animal?filter=**');
  expect(decodeURIComponent(page.url().replaceAll('+', ' '))).toContain('"universalSearch":"Bobi"');
});

test('the shortcuts are those of the account', async () => {
  await home();
  await page
    .getByRole('navigation', { name: 'Atalhos' })
    .getByRole('link', { name: 'Registar um animal' })
    .waitFor();
  const reader = await newPage();
  await signIn(reader, 'reader@demo.test');
  await reader.getByRole('textbox', { name: 'Número do transponder' }).waitFor();
  expect(await reader.getByRole('link', { name: 'Registar um animal' }).count()).toBe(0);
});
