import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser();

interface Row {
  readonly name: string;
  readonly transponder: string;
  readonly isLocked: boolean;
  readonly owner: { readonly name: string };
}

const DOCUMENT = {
  name: 'cartao.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

let page: Page;
let animal: Row;

beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: readonly Row[] }>(
    page,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=50',
  );
  animal = content.find((row) => !row.isLocked)!;
});

describe('a request that staff enter for an owner', () => {
  test('from the page of the animal › begins with what is on record, and is in the queue', async () => {
    await openAddress(page, `/animal/view/${animal.transponder}`);
    await showAllOperations(page);
    await page.getByRole('button', { name: 'Registar pedido de DIAC' }).click();
    await page.waitForURL('**/request-diac/create');
    const form = page.getByRole('form', { name: 'Novo pedido: Pedido de DIAC' });
    expect(await form.getByRole('textbox', { name: 'Requerente', exact: true }).inputValue()).toBe(
      animal.owner.name,
    );
    expect(await scrollsSideways(page)).toBe(false);
    await form.getByRole('textbox', { name: 'E-mail do requerente' }).fill('titular@example.test');
    await form.getByRole('textbox', { name: 'Motivo do pedido' }).fill('Perdeu o documento');
    await page.getByRole('button', { name: 'Registar pedido' }).click();
    await page.waitForURL(/\/request-diac\/\d+$/);
    await page.getByText('Perdeu o documento').waitFor();
    await page.getByText(`em nome de ${animal.owner.name}`).waitFor();
  });

  test('from the queue › says what is missing, takes documents and registers the request', async () => {
    await openAddress(page, '/herding-dog');
    // As cards on a phone too, the requests say for how long they wait, and until when they are to be decided.
    const waiting = page.getByRole('listitem').filter({ hasText: 'Aguarda validação' }).first();
    await waiting.getByText(/^Prazo: \d/).waitFor();
    await waiting.getByText(/ · (?:há \d+ dias?|hoje) · /).waitFor();
    await page.getByRole('link', { name: 'Novo pedido' }).click();
    await page.waitForURL('**/herding-dog/create');
    await page.getByRole('button', { name: 'Registar pedido' }).click();
    await page.getByText('Anexe', { exact: false }).first().waitFor();
    await page.getByLabel('Transponder').fill(animal.transponder);
    await page.getByLabel('Marca de exploração').fill('PTAB12C');
    await page.getByRole('combobox', { name: 'Espécie do gado' }).click();
    await page.getByRole('option', { name: 'Ovinos', exact: true }).click();
    await page.getByLabel('Número de animais').fill('200');
    await page.getByLabel('Concelho da exploração').fill('Mértola');
    await page.getByRole('textbox', { name: 'Requerente', exact: true }).fill('Ana Reis');
    await page.getByLabel('NIF do requerente').fill('123456789');
    await page.setInputFiles('input[type=file]', DOCUMENT);
    await page.getByText('cartao.pdf').waitFor();
    await page.getByRole('button', { name: 'Registar pedido' }).click();
    await page.waitForURL(/\/herding-dog\/\d+$/);
    await page.getByText('cartao.pdf').waitFor();
  });
});
