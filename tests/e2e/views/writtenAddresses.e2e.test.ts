import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn, showDate } from '../../../resources/numbers/dates.ts';
import { newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';

withBrowser();

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
});

describe('an address that a user has written', () => {
  test('a form with an id that no record has › starts without it, and with one that is right with its name', async () => {
    const entity = page.getByRole('combobox', { name: 'Entidade', exact: true });
    await openAddress(page, '/user/create?entityId=x');
    expect(await entity.inputValue()).toBe('');
    await openAddress(page, '/vaccine/create');
    await openAddress(page, '/user/create?entityId=4');
    await entity.and(page.locator('[value]:not([value=""])')).waitFor();
    expect(await entity.inputValue()).toContain('Consultório Veterinário do Bonfim');
  });

  test('a list with a filter by what is no record › shows its rows, and the address is corrected', async () => {
    const filter = encodeURIComponent(JSON.stringify({ entityId: 'x', status: 'ACTIVE' }));
    await openAddress(page, `/user?filter=${filter}`);
    await page.getByRole('row').nth(1).waitFor();
    expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({ status: 'ACTIVE' });
  });

  test('a request whose id is no number › is not found', async () => {
    await openAddress(page, '/transfers/x');
    await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  });

  test('a new table of prices › proposes the first day that is allowed', async () => {
    await openAddress(page, '/pricing-tables/create');
    const day = page.getByRole('textbox', { name: 'Primeiro dia' });
    expect(await day.inputValue()).toBe(showDate(dayIn()));
  });
});
