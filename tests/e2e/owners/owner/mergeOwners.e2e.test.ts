import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { callAs } from '../../helpers/serverCalls.ts';

withBrowser();

let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test');
});

interface Line {
  readonly id: number;
  readonly name: string;
}

describe('a merge of two owners', () => {
  test('from the record of one › is compared, requested, accepted and undone', async () => {
    const { content } = await callAs<{ content: Line[] }>(
      operator,
      'GET',
      '/owners/search?type=SINGULAR&isLocked=false&itemsPerPage=40&sortProperty=id&sortDirection=DESC',
    );
    const [kept, other] = content.filter(
      ({ name }, at) => content.findIndex((one) => one.name === name) === at,
    );
    if (!kept || !other) throw new Error('the demonstration has no two owners');
    await operator.goto(`/owner/${kept.id}`);
    await operator.getByRole('button', { name: 'Fundir com outra ficha' }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Pesquisar outra ficha' }).fill(other.name);
    await dialog.getByRole('button', { name: 'Pesquisar' }).click();
    await dialog
      .getByRole('button', { name: `Comparar com ${other.name}` })
      .first()
      .click();
    await dialog
      .getByRole('radio', { name: /^Nome: fica o valor de/ })
      .nth(1)
      .check();
    const send = dialog.getByRole('button', { name: 'Pedir a fusão' });
    await send.click();
    await dialog.getByText('Indique o motivo do pedido.').first().waitFor();
    expect(await accessibilityFaults(operator)).toEqual([]);
    const grounds = dialog.getByRole('textbox', { name: 'Fundamentos' });
    // Below the comparison, where it is not seen without being led there.
    expect(await grounds.evaluate((field) => field === document.activeElement)).toBe(true);
    await grounds.fill('Registada duas vezes');
    await send.click();
    await operator.getByText('O pedido de fusão foi enviado').waitFor();

    await operator.waitForURL(/owner-merges\/\d+/);
    await operator.getByText('Registada duas vezes').waitFor();
    await operator.getByRole('table', { name: 'As duas fichas, campo a campo' }).waitFor();
    expect(await accessibilityFaults(operator)).toEqual([]);
    const page = operator.url();
    await operator.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await operator.getByText('O pedido foi aceite.').waitFor();
    await operator.goto(`/owner/${other.id}`);
    await operator.getByText(`Ficha fundida com a de ${other.name}`).waitFor();
    await operator.getByRole('link', { name: 'Abrir a ficha que se mantém' }).click();
    await operator.waitForURL(new RegExp(`/owner/${kept.id}$`));

    await operator.goto(page);
    await operator.getByRole('button', { name: 'Anular a fusão' }).click();
    await operator.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Eram irmãs');
    await operator.getByRole('dialog').getByRole('button', { name: 'Anular a fusão' }).click();
    await operator.getByText('Esta fusão foi anulada em').waitFor();
    await operator.goto(`/owner/${kept.id}`);
    await operator.getByRole('heading', { level: 1, name: kept.name }).waitFor();
  });
});
