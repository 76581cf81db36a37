import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser({ whole: true });

let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: null });
});

interface Listed {
  readonly transponder: string;
  readonly name: string;
  readonly hasPendingOwnerTransfer: boolean;
  readonly isLocked: boolean;
}

/** A normal animal without a request for a transfer. */
async function normalAnimal(): Promise<Listed> {
  const path = '/animals/search?status=NORMAL&itemsPerPage=50';
  const { content } = await callAs<{ content: Listed[] }>(operator, 'GET', path);
  return content.find((one) => !one.hasPendingOwnerTransfer && !one.isLocked)!;
}

describe('a lost animal', () => {
  test('a report from its page › is in the list, and is closed as delivered to the owner', async () => {
    const { transponder, name } = await normalAnimal();
    await operator.goto(`/animal/view/${transponder}`);
    await operator.getByRole('button', { name: 'Comunicar desaparecimento' }).click();
    await operator.waitForURL('**/animal/lost/create?**');
    const fill = (label: string, value: string) =>
      operator.getByRole('textbox', { name: label, exact: true }).fill(value);
    expect(await operator.getByRole('textbox', { name: 'Nome do animal' }).inputValue()).toBe(name);
    await operator.getByRole('button', { name: 'Comunicar', exact: true }).click();
    await operator.getByText('Indique o distrito antes do concelho.').first().waitFor();
    for (const [label, value] of [
      ['Distrito', 'Lisboa'],
      ['Concelho', 'Sintra'],
    ] as const) {
      await operator.getByRole('combobox', { name: label }).fill(value);
      await operator.getByRole('option', { name: value, exact: true }).click();
    }
    await fill('Data da ocorrência', '01-11-2026');
    await operator.getByRole('switch', { name: 'Autoriza a divulgação pública' }).check();
    await fill('Descrição do local', 'Rua das Flores, junto ao jardim');
    await fill('Nome de quem comunica', 'Rita Prado');
    await fill('Contacto', '912345678');
    await operator.getByRole('button', { name: 'Comunicar', exact: true }).click();
    await operator.waitForURL(/\/animal\/lost\/\d+$/);
    await operator.getByRole('status').getByRole('link', { name: 'Imprimir o cartaz' }).click();
    await operator.getByRole('heading', { level: 1, name: `Cartaz: ${name}` }).waitFor();

    await operator.goto('/animal/lost');
    await operator.getByRole('table').getByText(name).first().waitFor();

    await operator.goto(`/animal/view/${transponder}`);
    await operator.getByText('Animal desaparecido').waitFor();
    await operator.getByRole('link', { name: 'Encerrar o processo' }).click();
    await operator.getByRole('radio', { name: 'Entregue ao titular' }).check();
    await operator.getByRole('button', { name: 'Encerrar o processo' }).click();
    await operator.getByText(/Processo encerrado em .*Entregue ao titular/).waitFor();
    await operator.goto(`/animal/view/${transponder}?tab=lost`);
    await operator.getByRole('table').getByText('Desaparecido').waitFor();
  });
});

describe('the number of a report', () => {
  test('with sixteen digits › stays whole, and the field says in words that it is too long', async () => {
    await operator.goto('/animal/lost/create');
    const field = operator.getByRole('textbox', { name: 'Transponder', exact: true });
    await field.fill('6200981000123456');
    await operator.getByText('O número lido tem 16 algarismos; um transponder tem 15.').waitFor();
    expect(await field.inputValue()).toBe('6200981000123456');
    await field.fill('620098100012345');
    await operator.getByText('O número lido tem 16 algarismos').waitFor({ state: 'detached' });
  });
});
