import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/import' });
});

const LIST = ['Nome;Nível;Nota', 'Cão de Fila do Marão;Raça;x', 'Podengo do Marão;Classe;y', ';Raça;z'].join(
  '\r\n',
);

/** Answers the dialog of an operation. */
async function operate(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('a list of breeds, with the page alone', () => {
  test('chosen, translated, simulated and imported › is in the register, and undone as one act', async () => {
    await page.getByRole('link', { name: 'Nova importação' }).click();
    await page.getByRole('combobox', { name: 'O que quer importar' }).click();
    await page.getByRole('option', { name: 'Raças' }).click();
    await page.getByRole('combobox', { name: 'Origem do ficheiro' }).fill('Clube do Marão');
    await page
      .getByLabel('Escolher ficheiro')
      .setInputFiles({ name: 'racas.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
    await page.getByText(/racas\.csv ·/).waitFor();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();

    await page.getByRole('heading', { name: 'Leitura do ficheiro' }).waitFor();
    await page.getByText('Colunas do ficheiro que não são usadas: Nota.').waitFor();
    await operate('Simular');

    await page.getByRole('heading', { name: 'Palavras por traduzir' }).waitFor();
    await page.getByRole('combobox', { name: 'Significado de «Classe»' }).click();
    await page.getByRole('option', { name: 'Raça', exact: true }).click();
    await page.getByRole('button', { name: 'Guardar significados' }).click();
    await page.getByRole('heading', { name: 'Em preparação' }).waitFor();
    await operate('Simular');

    await page.getByRole('heading', { name: 'À espera de confirmação' }).waitFor();
    await page.getByText('Linha 3: Podengo do Marão').waitFor();
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
    await page.getByRole('heading', { name: 'Concluída' }).waitFor();
    const breeds = () =>
      callAs<{ totalItems: number }>(page, 'GET', `/breeds/search?name=${encodeURIComponent('Marão')}`);
    expect((await breeds()).totalItems).toBe(2);

    await page.getByRole('button', { name: 'Anular', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anular a importação' }).click();
    await page.getByRole('heading', { name: 'Anulada', exact: true }).waitFor();
    expect((await breeds()).totalItems).toBe(0);
  });
});
