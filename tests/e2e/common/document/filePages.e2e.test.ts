import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser({ whole: true });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});

async function add(...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar ficheiros' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: PDF })));
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
const lines = () => page.getByRole('list', { name: 'Ficheiros', exact: true }).getByRole('listitem');

describe('The files of one’s entity', () => {
  test('uploading, sorting by name and viewing › work in a dialog', async () => {
    await openAddress(page, '/entity/files');
    await page.getByRole('heading', { level: 1, name: 'Ficheiros da entidade' }).waitFor();
    await add('zebra.pdf', 'abelha.pdf');
    await page.getByLabel('Ordenar').click();
    await page.getByRole('option', { name: 'Nome, de A a Z' }).click();
    await expect.poll(() => lines().first().textContent()).toContain('abelha.pdf');
    await page.getByRole('button', { name: 'Ver abelha.pdf', exact: true }).click();
    await page.getByRole('dialog').getByTitle('Pré-visualização de abelha.pdf').waitFor();
    await page.getByRole('button', { name: 'Fechar abelha.pdf' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('File management', () => {
  test('the filter by kind of record › finds its files', async () => {
    await openAddress(page, '/file-management');
    await page.getByRole('heading', { level: 1, name: 'Gestão de ficheiros' }).waitFor();
    await add('gestao.pdf');
    await lines().filter({ hasText: 'abelha.pdf' }).waitFor();
    await page.getByLabel('Tipo de registo').click();
    await page.getByRole('option', { name: 'Ficheiros gerais' }).click();
    await lines().filter({ hasText: 'abelha.pdf' }).waitFor({ state: 'detached' });
    await lines().filter({ hasText: 'gestao.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await lines().filter({ hasText: 'abelha.pdf' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('a file that could not be deleted is still there, and the dialog says so; a second try deletes it', async () => {
    await openAddress(page, '/file-management');
    const line = lines().filter({ hasText: 'gestao.pdf' });
    await line.getByRole('button', { name: 'Eliminar gestao.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminar gestao.pdf?' });
    await page.route('**/api/documents/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { data: { message: 'INTERNAL_ERROR' } } })
        : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await dialog.getByText('Não foi possível eliminar o ficheiro.').waitFor();
    await page.unroute('**/api/documents/*');
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await page.getByText('O ficheiro foi eliminado.').waitFor();
    await line.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('The page of a record', () => {
  test('the tab with the files of an entity › takes a file and lists it', async () => {
    await openAddress(page, '/entity/1');
    await page.getByRole('tab', { name: 'Ficheiros' }).click();
    await add('contrato.pdf');
    await lines().filter({ hasText: 'contrato.pdf' }).waitFor();
  });

  test('the tab with the tickets of an animal › says that there are none', async () => {
    const { content } = await callAs<{ content: readonly { readonly transponder: string }[] }>(
      page,
      'GET',
      '/request-deaths/search?itemsPerPage=1',
    );
    const { transponder } = content[0]!;
    await openAddress(page, `/animal/view/${transponder}`);
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Pedidos de suporte' }).click();
    await page.getByRole('tabpanel').getByText('Não há tickets sobre este animal').waitFor();
  });
});
