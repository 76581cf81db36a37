import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser({ whole: true });

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'clinic@demo.test', { at: '/nowhere' });
});

interface Movement {
  readonly id: number;
  readonly firstNumber: string;
  readonly toEntity: { readonly name: string };
}

describe('transponders on their way to a clinic', () => {
  test('accepted › are listed as available, and one is marked as unusable', async () => {
    const { content } = await callAs<{ content: Movement[] }>(
      page,
      'GET',
      '/transponder-movements/search?status=PENDING',
    );
    const { id, firstNumber } = content.find(({ toEntity }) => toEntity.name.includes('Alvalade'))!;
    await openAddress(page, `/traceability/show/${id}`);
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await page.getByText(/^Transponders aceites: /).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/traceability/${id}`);

    await page.getByRole('tab', { name: 'Transponders' }).click();
    await page
      .getByRole('link', { name: spaced(firstNumber) })
      .first()
      .click();
    await page.getByRole('button', { name: 'Marcar como inutilizável' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Não responde ao leitor.');
    await dialog.getByRole('button', { name: 'Marcar como inutilizável' }).click();
    await page.getByText('Não responde ao leitor.').waitFor();
    await page.getByRole('tab', { name: 'Transações' }).click();
    await page.getByRole('cell', { name: 'Aceite' }).first().waitFor();
  });

  test('passed on by their clinic › wait for the receiver; numbers that it does not hold are refused under the field', async () => {
    await openAddress(page, '/traceability/create');
    await page
      .getByRole('combobox', { name: 'Entidade de destino' })
      .fill('Consultório Veterinário do Bonfim');
    await page.getByRole('option', { name: /Consultório Veterinário do Bonfim/ }).click();
    const numbers = page.getByRole('textbox', { name: 'Números' });
    await numbers.fill('620098700010001-620098700010003\n620098700099999');
    await page.getByRole('button', { name: 'Criar', exact: true }).click();
    await page.getByText('Nem todos estes transponders estão disponíveis').first().waitFor();
    await numbers.fill('620098700010001-620098700010003');
    await page.getByRole('button', { name: 'Criar', exact: true }).click();
    await page.getByRole('heading', { name: spaced('620098700010001') }).waitFor();
    const { content } = await callAs<{ content: { quantity: number; status: string }[] }>(
      page,
      'GET',
      '/transponder-movements/search?universalSearch=620098700010002&status=PENDING',
    );
    expect(content).toMatchObject([{ quantity: 3, status: 'PENDING' }]);
  });
});

describe('a recalled transponder', () => {
  test('opened by its number › shows its way, and leads to the check of its animal, which is recorded', async () => {
    const { content } = await callAs<{ content: { transponder: string }[] }>(
      page,
      'GET',
      '/recall-cases/search?status=OPEN',
    );
    const number = content[0]!.transponder;
    await openAddress(page, `/traceability/show/${number}`);
    await page.getByRole('heading', { name: `Transponder ${spaced(number)}` }).waitFor();
    await page.getByText('Lote recolhido').waitFor();
    await page.getByRole('link', { name: /^Abrir Entrega do fabricante/ }).waitFor();
    await page.getByRole('link', { name: 'Abrir a verificação do animal' }).click();
    await page.getByRole('button', { name: 'Registar a verificação' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Resultado' }).click();
    await page.getByRole('option', { name: 'O transponder responde' }).click();
    await dialog.getByRole('button', { name: 'Registar a verificação' }).click();
    await page.getByText(/^Verificação registada: /).waitFor();
    await openAddress(page, `/traceability/show/${number}`);
    await page.getByText('Animal verificado').waitFor();
  });
});
