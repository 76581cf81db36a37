import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser({ whole: true });

let operator: Page;
let visitor: Page;

beforeAll(async () => {
  visitor = await newPage();
  operator = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
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
    await openAddress(operator, `/animal/view/${transponder}`);
    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Comunicar desaparecimento' }).click();
    await operator.waitForURL('**/animal/lost/create?**');
    const fill = (label: string, value: string) =>
      operator.getByRole('textbox', { name: label, exact: true }).fill(value);
    expect(await operator.getByRole('textbox', { name: 'Nome do animal' }).inputValue()).toBe(name);
    await operator.getByRole('button', { name: 'Comunicar', exact: true }).click();
    await operator.getByText('Indique o distrito antes do concelho.').first().waitFor();
    const place = (label: string) => operator.getByRole('combobox', { name: label });
    for (const [label, value] of [
      ['Distrito', 'Coimbra'],
      ['Concelho', 'Mira'],
      ['Distrito', 'Lisboa'],
      ['Concelho', 'Sintra'],
    ] as const) {
      await place(label).fill(value);
      await operator.getByRole('option', { name: value, exact: true }).click();
      // A municipality of another district is left behind.
      if (label === 'Distrito') await expect.poll(() => place('Concelho').inputValue()).toBe('');
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

    await openAddress(operator, '/animal/lost');
    await operator.getByRole('table').getByText(name).first().waitFor();
    await operator.getByRole('button', { name: 'Filtrar' }).click();
    for (const [label, value] of [
      ['Distrito', 'Lisboa'],
      ['Concelho', 'Sintra'],
    ] as const) {
      await place(label).fill(value);
      await operator.getByRole('option', { name: value, exact: true }).click();
    }
    await operator.getByRole('button', { name: 'Remover o filtro Distrito' }).click();
    await operator.getByRole('button', { name: 'Remover o filtro Concelho' }).waitFor({ state: 'detached' });
    await place('Distrito').fill('Coimbra');
    await operator.getByRole('option', { name: 'Coimbra', exact: true }).click();
    await place('Concelho').fill('Sintra');
    await operator.getByText('Nenhum resultado').waitFor();
    await operator.getByRole('button', { name: 'Limpar os filtros' }).click();
    // The list then sets its own address, which would take back one that is opened before.
    await operator.getByText('Nenhum resultado').waitFor({ state: 'detached' });

    await openAddress(operator, `/animal/view/${transponder}`);
    await operator.getByText('Animal desaparecido').waitFor();
    await operator.getByRole('link', { name: 'Encerrar o processo' }).click();
    await operator.getByRole('radio', { name: 'Entregue ao titular' }).check();
    await operator.getByRole('button', { name: 'Encerrar o processo' }).click();
    await operator.getByText(/Processo encerrado em .*Entregue ao titular/).waitFor();
    await openAddress(operator, `/animal/view/${transponder}?tab=lost`);
    await operator.getByRole('table').getByText('Desaparecido').waitFor();
  });
});

describe('the number of a report', () => {
  test('with sixteen digits › stays whole, and the field says in words that it is too long', async () => {
    await openAddress(operator, '/animal/lost/create');
    const field = operator.getByRole('textbox', { name: 'Transponder', exact: true });
    await field.fill('6200981000123456');
    await operator.getByText('O número lido tem 16 algarismos; um transponder tem 15.').waitFor();
    expect(await field.inputValue()).toBe('6200981000123456');
    await field.fill('620098100012345');
    await operator.getByText('O número lido tem 16 algarismos').waitFor({ state: 'detached' });
  });
});

interface Report {
  readonly id: number;
  readonly transponder: string;
}

/** An open lost report of a registered animal without a request for a transfer. */
async function openReport(): Promise<Report> {
  const path = '/lost-animals/search?status=LOST&itemsPerPage=50';
  const { content } = await callAs<{ content: (Report & { pendingAnimalTransferId: number | null })[] }>(
    operator,
    'GET',
    path,
  );
  return content.find((one) => one.pendingAnimalTransferId === null)!;
}

describe('an open report', () => {
  test('the button before an outcome is chosen › names the missing outcome and leads to the choices', async () => {
    const { transponder } = await openReport();
    await openAddress(operator, `/animal/lost/close/${transponder}`);
    await operator.getByRole('button', { name: 'Encerrar o processo' }).click();
    const missing = operator.getByText('Indique o desfecho do processo.');
    await missing.waitFor();
    const first = operator.getByRole('radio').first();
    expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);
    await operator.getByRole('radio', { name: 'Morto' }).check();
    await missing.waitFor({ state: 'detached' });
  });

  test('a death › asks for its day, closes the report and locks the record of the animal', async () => {
    const { id, transponder } = await openReport();
    await openAddress(operator, `/animal/lost/close/${transponder}`);
    await operator.getByRole('radio', { name: 'Morto' }).check();
    await operator.getByRole('button', { name: 'Encerrar o processo' }).click();
    await operator.waitForURL(`**/animal/lost/${id}`);
    await operator.getByText(/Processo encerrado em .*Morto/).waitFor();
    const animal = await callAs<{ status: string; isLocked: boolean }>(
      operator,
      'GET',
      `/animals/${transponder}`,
    );
    expect(animal).toMatchObject({ status: 'DEAD', isLocked: true });
  });
});

interface Poster {
  readonly id: number;
  readonly transponder: string;
  readonly name: string | null;
  readonly allowsAdvertising: boolean;
  readonly animalStatus: string | null;
  readonly animalIsLocked: boolean;
}

describe('the poster of a lost animal', () => {
  test('opened from its page › is downloaded and shared, and its public page says when the report is closed', async () => {
    const path = '/lost-animals/search?status=LOST&itemsPerPage=50';
    const { content } = await callAs<{ content: Poster[] }>(operator, 'GET', path);
    const { id, transponder, name } = content.find(
      (one) => one.allowsAdvertising && one.name && one.animalStatus === 'LOST' && !one.animalIsLocked,
    )!;
    await openAddress(operator, `/animal/view/${transponder}`);
    await operator.getByRole('link', { name: 'Cartaz' }).click();
    await operator.getByRole('img', { name: 'Pré-visualização do cartaz' }).waitFor();
    const downloaded = operator.waitForEvent('download');
    await operator.getByRole('button', { name: 'Descarregar PDF' }).click();
    expect((await downloaded).suggestedFilename()).toBe(`cartaz-${id}.pdf`);
    await operator.getByRole('button', { name: 'Copiar ligação' }).click();
    await operator.getByText('A ligação foi copiada').waitFor();
    const link = await operator.evaluate(() => navigator.clipboard.readText());
    await operator.getByRole('combobox', { name: 'Idioma do cartaz' }).click();
    await operator.getByRole('option', { name: 'Inglês' }).click();
    await operator.waitForURL(/language=en/);
    await operator.getByRole('img', { name: 'Pré-visualização do cartaz' }).waitFor();

    await visitor.goto(new URL(link).pathname);
    await visitor.getByRole('heading', { name: 'Animal desaparecido' }).waitFor();
    await visitor.getByRole('heading', { name: name! }).waitFor();
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await callAs(operator, 'PUT', `/lost-animals/${id}/update-status`, { status: 'DELIVERED_TO_OWNER' });
    await visitor.reload();
    await visitor.getByText('Este animal já voltou para o titular').waitFor();
    expect(await visitor.getByText(name!, { exact: true }).count()).toBe(0);
    // Not the poster that the page has drawn before.
    await openAddress(operator, `/animal/lost/poster/${id}`);
    await operator.getByText('O processo já está encerrado e não pode ser alterado.').waitFor();
    expect(await operator.getByRole('img', { name: 'Pré-visualização do cartaz' }).count()).toBe(0);
  });
});
