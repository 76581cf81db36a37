import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';

withBrowser();

const OPERATOR = 'operator@demo.test';

let page: Page;
/** Other devices of the same account: one opens a stored view, one a link. */
let elsewhere: Page;
let shared: Page;

beforeAll(async () => {
  page = await newPage();
  [elsewhere, shared] = [await newPage(), await newPage()];
  for (const device of [elsewhere, shared]) await signIn(device, OPERATOR, { at: null });
  await signIn(page, OPERATOR, { at: '/nowhere' });
});

const button = (of: Page, name: string) => of.getByRole('button', { name, exact: true });
const heading = (of: Page, name: string) => of.getByRole('columnheader', { name });
const row = (of: Page, name: string) => of.getByRole('link', { name, exact: true });

/** The list of vaccines, narrowed to rabies and without the column of the unit. */
async function narrow(): Promise<void> {
  await openAddress(page, '/vaccine?filter=%7B%7D');
  await row(page, 'Biocan R').waitFor();
  await button(page, 'Colunas').click();
  await page.getByRole('checkbox', { name: 'Unidade do período' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('rab');
  await row(page, 'Biocan R').waitFor({ state: 'detached' });
}

describe('the choice of columns', () => {
  test('a reload that comes before the server has heard of it › keeps it', async () => {
    await openAddress(page, '/vaccine?filter=%7B%7D');
    await button(page, 'Colunas').click();
    await page.getByRole('checkbox', { name: 'Unidade do período' }).uncheck();
    await heading(page, 'Unidade do período').waitFor({ state: 'detached' });
    const sent = page.waitForResponse(
      (answer) => answer.url().includes('/users/me/preferences/') && answer.request().method() === 'PUT',
    );
    await page.reload();
    expect((await sent).status()).toBe(200);
    // The panel is open again, with the choice that was made in it.
    const panel = page.getByRole('dialog', { name: 'Colunas' });
    await panel.waitFor();
    expect(await panel.getByRole('checkbox', { name: 'Unidade do período' }).isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await row(page, 'Biocan R').waitFor();
    expect(await heading(page, 'Unidade do período').count()).toBe(0);
    await button(page, 'Colunas').click();
    await button(page, 'Repor as colunas').click();
    await page.keyboard.press('Escape');
    await heading(page, 'Unidade do período').waitFor();
  });
});

describe('a named view', () => {
  test('without a name › is not saved, and the field names what is missing', async () => {
    await openAddress(page, '/vaccine?filter=%7B%7D');
    await button(page, 'Vistas guardadas').click();
    const name = page.getByRole('textbox', { name: 'Nome da vista' });
    await button(page, 'Guardar esta vista').click();
    await page.getByText('Indique o nome.').waitFor();
    expect(await name.evaluate((one) => one === document.activeElement)).toBe(true);
    await name.fill('T');
    await page.getByText('Indique o nome.').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });

  test('another device › has it, with filter, order, columns and density', async () => {
    await narrow();
    await button(page, 'Vistas guardadas').click();
    await page.getByRole('textbox', { name: 'Nome da vista' }).fill('Só raiva');
    await button(page, 'Guardar esta vista').click();
    await page.getByRole('status').filter({ hasText: 'A vista foi guardada' }).waitFor();

    await elsewhere.goto('/vaccine');
    await row(elsewhere, 'Biocan R').waitFor();
    await button(elsewhere, 'Vistas guardadas').click();
    await button(elsewhere, 'Só raiva').click();
    await row(elsewhere, 'Biocan R').waitFor({ state: 'detached' });
    expect(await heading(elsewhere, 'Nome').count()).toBe(1);
    expect(await heading(elsewhere, 'Unidade do período').count()).toBe(0);
  });

  test('its message › says that it is saved only after the server has answered', async () => {
    await narrow();
    await page.route('**/api/users/me/preferences/**', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ data: { message: 'TOO_MANY_PREFERENCES' } }),
      }),
    );
    await button(page, 'Vistas guardadas').click();
    await page.getByRole('textbox', { name: 'Nome da vista' }).fill('Perdida');
    await button(page, 'Guardar esta vista').click();
    await page.getByText('já guarda demasiadas vistas').waitFor();
    await page.unroute('**/api/users/me/preferences/**');
    await button(page, 'Vistas guardadas').click();
    await button(page, 'Só raiva').waitFor();
    expect(await button(page, 'Perdida').count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Nome da vista' }).inputValue()).toBe('Perdida');
    await page.keyboard.press('Escape');
  });

  test('its link › opens it as it was shared, on another device', async () => {
    await narrow();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Vistas guardadas').click();
    await button(page, 'Copiar a ligação para esta vista').click();
    await page.getByRole('status').filter({ hasText: 'Ligação copiada' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.keyboard.press('Escape');

    // The opened view has all columns: those of the link are not stored with the account.
    await button(page, 'Colunas').click();
    const kept = page.waitForResponse((answer) => answer.url().includes('/users/me/preferences/'));
    await button(page, 'Repor as colunas').click();
    await kept;
    await shared.goto(link);
    await heading(shared, 'Período de imunização').waitFor();
    expect(await heading(shared, 'Unidade do período').count()).toBe(0);
    expect(await row(shared, 'Biocan R').count()).toBe(0);
    // The reader's own choice of columns is what it was.
    await openAddress(shared, '/vaccine?filter=%7B%7D');
    await row(shared, 'Biocan R').waitFor();
    expect(await heading(shared, 'Unidade do período').count()).toBe(1);
  });
});
