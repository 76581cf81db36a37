import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser();

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});

interface ListedAnimal {
  readonly transponder: string;
  readonly breedId: number;
}

describe('a document of a breed', () => {
  test('added on the page of the breed › is shown beside each animal of it', async () => {
    const { content } = await callAs<{ content: ListedAnimal[] }>(
      page,
      'GET',
      '/animals/search?itemsPerPage=1&universalSearch=Luna',
    );
    const { transponder, breedId } = content[0]!;
    await openAddress(page, `/breed/${breedId}`);
    await page.getByRole('tab', { name: 'Ficheiros' }).click();
    await page.getByRole('button', { name: 'Adicionar ficheiros' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Tipo de registo: Raça.').waitFor();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'cuidados-da-raca.pdf', mimeType: 'application/pdf', buffer: PDF });
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'cuidados-da-raca.pdf' }).waitFor();

    await openAddress(page, `/animal/view/${transponder}`);
    const panel = page.getByRole('region', { name: 'Documentos da raça' });
    await panel.getByText('cuidados-da-raca.pdf').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });

    await showAllOperations(page);
    await page.getByRole('button', { name: 'Abrir a ficha do titular' }).click();
    await page.waitForURL(/\/owner\/\d+/);
    await page.getByRole('link', { name: /^Voltar ao animal/ }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('tab', { name: 'Animais' }).click();
    await page.getByRole('link', { name: /^Voltar ao animal/ }).click();
    await page.waitForURL(new RegExp(`/animal/view/${transponder}$`));
  });

  test.each(['/user/1', '/entity-profile/1', '/veterinary/1'])('%s › has its documents too', async (path) => {
    await openAddress(page, path);
    await page.getByRole('tab', { name: 'Ficheiros' }).click();
    await page.getByRole('button', { name: 'Adicionar ficheiros' }).waitFor();
  });
});
