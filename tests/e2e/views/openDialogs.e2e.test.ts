import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});

interface Listed {
  readonly content: readonly { readonly id: number; readonly name: string }[];
  readonly totalItems: number;
}
const search = (path: string) => callAs<Listed>(page, 'GET', `/${path}`);
const dialog = () => page.getByRole('dialog');

/** Reloads; the question stands there again, and its safe answer closes it for good. */
async function asksAgain(question: string | RegExp): Promise<void> {
  const asked = page.getByRole('dialog', { name: question });
  await asked.waitFor();
  await page.reload();
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  // No button has opened it this time: the focus continues from the page's heading.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('a reload while the page asks', () => {
  test('the question before a record is deleted › is shown again, and nothing is deleted', async () => {
    const [vaccine] = (await search('vaccines/search?itemsPerPage=1')).content;
    await openAddress(page, `/vaccine/${vaccine?.id}`);
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await asksAgain(`Eliminar ${vaccine?.name}?`);
    await page.getByRole('textbox', { name: 'Nome' }).waitFor();
    expect(await dialog().count()).toBe(0);
  });

  test('the question about ticked records › is shown again with their number', async () => {
    const { totalItems } = await search('vaccines/search');
    await openAddress(page, '/vaccine');
    for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    const address = page.url();
    await asksAgain('Eliminar 2 registos?');
    await page.getByText('2 registos selecionados').waitFor();
    expect(await dialog().count()).toBe(0);

    // Where nothing is ticked there is nothing to ask, and ticking asks nothing either.
    await page.getByRole('button', { name: 'Limpar a seleção' }).click();
    await openAddress(page, address);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.getByText('1 registo selecionado').waitFor();
    expect(await dialog().count()).toBe(0);
    expect((await search('vaccines/search')).totalItems).toBe(totalItems);
  });

  test('the question before one or several requests are decided › is shown again', async () => {
    const open = () => search('animal-transfers/search?closed=false&kind=SIGNED');
    const [request] = (await open()).content;
    const waiting = (await open()).totalItems;
    await openAddress(page, `/transfers/${request?.id}`);
    await page.getByRole('button', { name: 'Rejeitar' }).click();
    await page.getByRole('dialog', { name: 'Rejeitar o pedido' }).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Rejeitar o pedido' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await asksAgain(/^Aceitar/);
    await page.getByRole('button', { name: 'Aceitar' }).waitFor();
    expect(await dialog().count()).toBe(0);

    await openAddress(page, '/transfers');
    await page.locator('tbody').getByRole('checkbox', { disabled: false }).first().check();
    await page.getByRole('region', { name: 'Ações' }).getByRole('button', { name: 'Aceitar' }).click();
    await asksAgain(/1 pedido/);
    expect((await open()).totalItems).toBe(waiting);
  });

  test('the dialogs of a new email address and of a new file › stay open', async () => {
    await openAddress(page, '/personal');
    await page.getByRole('button', { name: 'Alterar' }).first().click();
    await dialog().waitFor();
    await page.reload();
    await dialog().waitFor();
    await openAddress(page, '/file-management');
    await page.getByRole('button', { name: 'Adicionar ficheiros' }).first().click();
    await dialog().waitFor();
    await page.reload();
    await dialog().waitFor();
  });

  test('the details of a row of the audit, and the labels of a request › are shown again', async () => {
    await openAddress(page, '/audit');
    await page.getByRole('row').nth(1).getByRole('button', { name: 'Ver detalhes' }).click();
    await asksAgain('Detalhes do registo de auditoria');
    const [request] = (await search('animal-transfers/search?closed=false&kind=SIGNED')).content;
    await openAddress(page, `/transfers/${request?.id}`);
    await page.getByRole('button', { name: /^Alterar as etiquetas de/ }).click();
    await asksAgain(/^Etiquetas/);
    expect(await dialog().count()).toBe(0);
  });
});
