import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { field, fillOwner, newcomer } from '../../helpers/registering.ts';

withBrowser();

interface Row {
  readonly id: number;
  readonly name: string;
  readonly transponder: string;
  readonly isLocked: boolean;
  readonly hasPendingOwnerTransfer: boolean;
}

const DECLARATION = {
  name: 'declaracao.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

let clinic: Page;
let animals: readonly Row[];

beforeAll(async () => {
  clinic = await newPage();
  await signedIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: Row[] }>(
    clinic,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=20',
  );
  animals = content.filter((one) => !one.isLocked && !one.hasPendingOwnerTransfer).slice(0, 3);
});

/** Ticks animals one search after the other: what was ticked before stays so. */
async function tick(rows: readonly Row[]): Promise<void> {
  await openAddress(clinic, '/animal');
  for (const { transponder } of rows) {
    await clinic.getByRole('searchbox', { name: 'Pesquisar em animais' }).fill(transponder);
    const links = clinic.getByRole('main').locator('a[href^="/animal/view/"]');
    await expect.poll(() => links.first().getAttribute('href')).toBe(`/animal/view/${transponder}`);
    await expect.poll(() => links.count()).toBe(1);
    await clinic
      .getByRole('main')
      .getByRole('checkbox', { name: /^Selecionar/ })
      .first()
      .check();
  }
}

describe('a new owner of several animals', () => {
  test('without any animal › has nothing to send, and the way to the list', async () => {
    await openAddress(clinic, '/animal/owner/change');
    await clinic.getByText('Nenhum animal selecionado').waitFor();
    expect(await clinic.getByRole('button', { name: 'Enviar o pedido' }).count()).toBe(0);
    expect(await clinic.getByRole('button', { name: 'Continuar' }).count()).toBe(0);
    await clinic.getByRole('link', { name: 'Escolher animais' }).click();
    await clinic.waitForURL('**/animal');
  });

  test('those ticked › are listed, one can be left out, and a request is opened for each of the rest', async () => {
    const [first, second, third] = animals as [Row, Row, Row];
    await tick([first, second, third]);
    await clinic.getByText('3 registos selecionados').waitFor();
    await clinic.getByRole('link', { name: 'Transmitir a titularidade' }).click();
    await clinic.getByRole('heading', { level: 2, name: '3 animais' }).waitFor();
    await clinic.reload();
    await clinic
      .getByRole('button', { name: `Retirar ${third.name}`, exact: true })
      .last()
      .click();
    await clinic.getByRole('heading', { level: 2, name: '2 animais' }).waitFor();

    await clinic.locator('input[type=file]').setInputFiles(DECLARATION);
    await clinic.getByText('declaracao.pdf').waitFor();
    await clinic.getByRole('button', { name: 'Continuar' }).click();
    await fillOwner(clinic, newcomer('Associação de Vários'), 'newOwner.');
    await clinic.getByRole('button', { name: 'Enviar o pedido' }).click();
    await clinic.getByRole('heading', { name: 'Foram enviados 2 pedidos' }).waitFor();
    const pending = async ({ id }: Row) =>
      (await callAs<{ hasPendingOwnerTransfer: boolean }>(clinic, 'GET', `/animals/${id}`))
        .hasPendingOwnerTransfer;
    expect([await pending(first), await pending(second), await pending(third)]).toEqual([true, true, false]);
  });

  test('one that cannot have a request › is named, and nothing is opened for the others', async () => {
    const [first, , third] = animals as [Row, Row, Row];
    await openAddress(clinic, '/animal');
    await clinic.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await clinic.evaluate(
      (rows) => {
        // A reload right after could precede the browser's entry: the router is used instead.
        history.pushState({ usr: { animals: rows }, key: 'several' }, '', '/animal/owner/change');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      },
      [third, first],
    );
    await clinic.getByRole('heading', { level: 2, name: '2 animais' }).waitFor();
    await clinic
      .locator('input[type=file]')
      .setInputFiles({ name: 'd.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
    await clinic.getByText('d.pdf').waitFor();
    await clinic.getByRole('button', { name: 'Continuar' }).click();
    await fillOwner(clinic, newcomer('Rita Vários'), 'newOwner.');
    await clinic.getByRole('button', { name: 'Enviar o pedido' }).click();
    await clinic.getByText(`${first.name} ${first.transponder}`).first().waitFor();
    const { hasPendingOwnerTransfer } = await callAs<{ hasPendingOwnerTransfer: boolean }>(
      clinic,
      'GET',
      `/animals/${third.id}`,
    );
    expect(hasPendingOwnerTransfer).toBe(false);
  });
});

describe('a request for a change of owner', () => {
  test('a reload of its second step › keeps the step, the document and what was typed', async () => {
    const { transponder } = animals[2]!;
    await openAddress(clinic, `/animal/owner/change/${transponder}`);
    await clinic.locator('input[type=file]').setInputFiles(DECLARATION);
    await clinic.getByText('declaracao.pdf').waitFor();
    await clinic.getByRole('button', { name: 'Continuar' }).click();
    await clinic.waitForURL('**?step=owner');
    await fillOwner(clinic, newcomer('Titular Recarregado'), 'newOwner.');

    clinic.once('dialog', (dialog) => void dialog.accept());
    await clinic.reload();
    await expect.poll(() => field(clinic, 'newOwner.name').inputValue()).toBe('Titular Recarregado');
    await clinic.getByRole('button', { name: 'Passo anterior' }).click();
    await clinic.getByText('declaracao.pdf').waitFor();
    expect(new URL(clinic.url()).search).toBe('');
  });

  test('once left, its second step › opens the first, without what was typed', async () => {
    await clinic
      .getByRole('navigation', { name: 'Localização' })
      .getByRole('link', { name: 'Animais' })
      .click();
    await clinic.getByRole('dialog').getByRole('button', { name: 'Sair sem guardar' }).click();
    await clinic.getByRole('heading', { level: 1, name: 'Animais' }).waitFor();
    await openAddress(clinic, `/animal/owner/change/${animals[2]!.transponder}?step=owner`);
    await clinic.locator('input[type=file]').waitFor({ state: 'attached' });
    await expect.poll(() => new URL(clinic.url()).search).toBe('');
    expect(await clinic.getByText('declaracao.pdf').count()).toBe(0);
  });
});
