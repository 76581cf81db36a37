import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, scrollsSideways, withBrowser } from '../../helpers/browser.ts';
import { askForCode, newOperator, newPhone, PDF, sendWithCode } from './sending.ts';

withBrowser();

const EMAIL = 'joana.meira@example.test';

let page: Page;
let operator: Page;

beforeAll(async () => {
  page = await newPhone();
  operator = await newOperator();
});

interface Found {
  readonly content: readonly { readonly id: number; readonly transponder: string; readonly name: string }[];
}

describe('a person without an account, on a phone', () => {
  test('who asks for the transfer of an animal › is in the queue, and the operator accepts it', async () => {
    const { content } = await callAs<Found>(
      operator,
      'GET',
      '/animals/search?status=NORMAL&hasPendingOwnerTransfer=false&itemsPerPage=1&sortProperty=id&sortDirection=DESC',
    );
    const animal = content[0]!;
    const neighbours = await callAs<{ content: readonly { readonly postalCode: string | null }[] }>(
      operator,
      'GET',
      '/owners/search?type=SINGULAR&country=PT&itemsPerPage=20',
    );
    const { postalCode } = neighbours.content.find((one) => one.postalCode !== null)!;
    await page.goto('/forms/animal-transfer');
    await page.getByLabel('Número do transponder').fill(animal.transponder);
    await page.getByRole('textbox', { name: 'NIF do titular atual' }).fill('123456789');
    await page.getByLabel('Nome completo').fill('Joana Meira');
    await page.getByLabel('Nome do novo titular').fill('Joana Meira');
    await page.getByRole('textbox', { name: 'NIF/NIPC do novo titular' }).fill('245612343');
    await page.getByLabel('Telefone do novo titular').fill('912345678');
    await page.getByLabel('Código postal').fill(postalCode!);
    await page.getByLabel('Localidade').fill('Lisboa');
    await page.getByLabel('Rua').fill('Rua do Carmo');
    await page.getByLabel('Porta').fill('12');
    await page.getByLabel('Freguesia').selectOption({ index: 1 });
    await page.getByLabel('O seu e-mail').fill(EMAIL);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('alert').getByText('Anexe pelo menos um documento.').waitFor();
    // With an error, on a device that prefers light and on one that prefers dark.
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const [colorScheme, colour] of [
      ['dark', 'rgb(14, 21, 19)'],
      ['light', 'rgb(241, 244, 242)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await ground()).toBe(colour);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    expect(await scrollsSideways(page)).toBe(false);
    await page.locator('input[name="documents"]').setInputFiles(PDF);
    await sendWithCode(page, await askForCode(page, EMAIL));
    await page.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();
    expect((await page.locator('.reference').innerText()).trim()).toMatch(/^[0-9A-Z]{10}$/);

    const queue = await callAs<Found>(
      operator,
      'GET',
      `/animal-transfers/search?transponder=${animal.transponder}&origin=PUBLIC&closed=false`,
    );
    await operator.goto(`/transfers/${queue.content[0]!.id}`);
    await operator.getByText('Pedido pelo formulário público').waitFor();
    await operator.getByText(EMAIL).waitFor();
    await operator.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await operator.getByText(/^Pedido aceite \(/).waitFor();
    await operator.goto(`/animal/view/${animal.transponder}`);
    await operator.getByText('Joana Meira').first().waitFor();
  });
});
