import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser();

let page: Page;
let clinic: Page;
beforeAll(async () => {
  [page, clinic] = [await newPage(), await newPage()];
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
  await signIn(clinic, 'clinic@demo.test', { at: null });
});

test('the record of an owner › is read first, edited second, and shows what waits to be confirmed', async () => {
  const { content } = await callAs<{ content: { id: number; isLocked: boolean }[] }>(
    page,
    'GET',
    '/owners/search?type=SINGULAR&itemsPerPage=20',
  );
  const { id } = content.find(({ isLocked }) => !isLocked)!;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const street = page.getByRole('combobox', { name: 'Rua' });
  const hasFocus = (of: typeof street) => of.evaluate((element) => element === document.activeElement);
  await openAddress(page, `/owner/${id}`);
  await button('Editar').waitFor();
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);

  await page.keyboard.press('Tab');
  await button('Editar').press('Enter');
  await street.waitFor();
  await expect.poll(() => hasFocus(page.getByRole('radio', { name: 'Pessoa singular' }))).toBe(true);
  const before = await street.inputValue();
  await street.fill('Rua que fica por guardar');
  await button('Cancelar').click();
  await button('Continuar a editar').click();
  expect(await street.inputValue()).toBe('Rua que fica por guardar');
  await button('Cancelar').click();
  await button('Descartar').click();
  await expect.poll(() => hasFocus(button('Editar'))).toBe(true);
  await page.getByRole('main').getByText(before, { exact: true }).first().waitFor();

  await button('Editar').click();
  await street.fill('Rua dos Sobreiros');
  // Another street takes its door along.
  await page.getByRole('textbox', { name: 'Porta' }).fill('7');
  await button('Guardar').click();
  // The owner confirms it: until then the page says what waits.
  await page.getByRole('main').getByText('Alterações de contactos por confirmar').waitFor();
  await expect.poll(() => hasFocus(button('Editar'))).toBe(true);
  expect(await callAs(page, 'GET', `/owners/${id}`)).toMatchObject({
    street: before,
    waitingChanges: [{ contact: 'address', value: expect.stringContaining('Rua dos Sobreiros, 7') }],
  });
});

test('the animals of an owner › say until when each is protected against rabies, and in red that it no longer is', async () => {
  const { content } = await callAs<{
    content: { ownerId: number; name: string; rabiesImmunizationDateEnd: string | null }[];
  }>(
    page,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=100&sortProperty=registrationDate&sortDirection=ASC',
  );
  const today = new Date().toISOString().slice(0, 10);
  const withEnd = content.filter(({ rabiesImmunizationDateEnd }) => rabiesImmunizationDateEnd);
  const past = withEnd.find(({ rabiesImmunizationDateEnd }) => rabiesImmunizationDateEnd! < today)!;
  const colourOf = async (ownerId: number, words: string) => {
    await openAddress(page, `/owner/${ownerId}?tab=animals`);
    const line = page.getByText(words).first();
    await line.waitFor();
    return line.evaluate((element) => getComputedStyle(element).color);
  };
  const red = await colourOf(past.ownerId, 'Vacina antirrábica caducada em');
  const valid = withEnd.find(({ rabiesImmunizationDateEnd }) => rabiesImmunizationDateEnd! > today)!;
  expect(await colourOf(valid.ownerId, 'Vacina antirrábica válida até')).not.toBe(red);
});

test('the audit of an owner › is in a dialog that its address keeps, and leads to the whole audit', async () => {
  const { content } = await callAs<{ content: { id: number }[] }>(
    page,
    'GET',
    '/owners/search?type=SINGULAR&itemsPerPage=1',
  );
  await openAddress(page, `/owner/${content[0]!.id}`);
  await page.getByRole('button', { name: 'Auditoria', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Auditoria: / });
  await dialog.waitFor();
  const { pathname, search } = new URL(page.url());
  await openAddress(page, `${pathname}${search}`);
  // The page that was just opened is the newest of it.
  await dialog.getByRole('listitem').filter({ hasText: 'Consulta' }).first().waitFor();
  await dialog.getByRole('link', { name: 'Ver toda a auditoria desta ficha' }).click();
  await page.getByRole('heading', { level: 1, name: 'Auditoria' }).waitFor();
  await page.getByRole('button', { name: 'Remover o filtro Número do objeto' }).waitFor();
  await page.getByRole('row').nth(1).getByText('Consulta').waitFor();

  const own = await callAs<{ content: { id: number }[] }>(clinic, 'GET', '/owners/search?itemsPerPage=1');
  await clinic.goto(`/owner/${own.content[0]!.id}`);
  await clinic.getByRole('heading', { level: 1 }).waitFor();
  await clinic.getByRole('button', { name: 'Editar', exact: true }).waitFor();
  expect(await clinic.getByRole('button', { name: 'Auditoria', exact: true }).count()).toBe(0);
});

test('an owner opened from an animal › shows the training and the files in the light of that animal', async () => {
  const { content } = await callAs<{ content: { transponder: string; ownerId: number }[] }>(
    page,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=1',
  );
  const { transponder } = content[0]!;
  await openAddress(page, `/animal/view/${transponder}`);
  await showAllOperations(page);
  await page.getByRole('button', { name: 'Abrir a ficha do titular' }).click();
  await page.getByRole('tab', { name: 'Formações' }).click();
  await page.getByText('Formação do titular para o animal').waitFor();
  const add = page.getByRole('link', { name: 'Criar' }).first();
  expect(await add.getAttribute('href')).toMatch(/ownerId=\d+&animalId=\d+/);
  const asked = page.waitForRequest((request) =>
    request.url().includes(`ownerAnimalTransponder=${transponder}`),
  );
  await page.getByRole('tab', { name: 'Ficheiros' }).click();
  await asked;
  await page.getByRole('tab', { name: 'Formações' }).click();
  await page.getByRole('button', { name: 'Mostrar toda a formação' }).click();
  await page.getByText('Formação do titular para o animal').waitFor({ state: 'detached' });
});

describe('the rights of an owner to the data', () => {
  /** An owner without animals. */
  let ownerId: number;
  beforeAll(async () => {
    const made = await callAs<{ id: number }>(page, 'POST', '/owners/', {
      type: 'TRACES',
      isLocalResident: false,
      country: 'ES',
      name: 'Criadero Robles',
      vatNumber: 'B58818501',
      address: 'Calle Mayor 1',
    });
    ownerId = made.id;
  });

  test('an export of an owner › is made in a dialog and leads to its files', async () => {
    await openAddress(page, `/owner/${ownerId}`);
    await page.getByRole('button', { name: 'Exportar os dados do titular' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Exportar' }).click();
    const files = dialog.getByRole('link', { name: /\.(pdf|json)$/ });
    await expect.poll(() => files.count()).toBe(2);
    await files.filter({ hasText: '.json' }).click();
    await page.waitForURL(/temp-docs/);
    await page.getByRole('button', { name: 'Descarregar' }).waitFor();
  });

  test('an erasure › waits for another person; once accepted, a pseudonym and the sealed part are left', async () => {
    await openAddress(page, `/owner/${ownerId}`);
    await page.getByRole('button', { name: 'Pedir a eliminação dos dados pessoais' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Fundamentos' }).fill('Carta do titular');
    await dialog.getByRole('button', { name: 'Pedir a eliminação' }).click();
    await page.waitForURL(/owner-erasures\/\d+/);
    await page.getByText('Tem de ser outra pessoa').waitFor();
    await page.getByRole('link', { name: 'Criadero Robles' }).waitFor();
    expect(await page.getByRole('button', { name: 'Aceitar' }).count()).toBe(0);

    // The one of the demonstration, which a colleague asked for.
    await openAddress(page, '/owner-erasures/1');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await page.getByText(/^Pedido aceite \(/).waitFor();
    await openAddress(page, '/owner-erasures/1');
    await page.getByRole('heading', { name: 'O que fica, e porquê' }).waitFor();
    await page.getByRole('link', { name: /^Titular \d+$/ }).click();
    await page.getByRole('alert').getByText('Dados eliminados').waitFor();
    const remove = page.getByRole('button', { name: 'Eliminar a ficha' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Consultar a parte selada' }).click();
    await dialog.getByRole('textbox', { name: 'Motivo da consulta' }).fill('Pedido do tribunal');
    await dialog.getByRole('button', { name: 'Consultar' }).click();
    await dialog.getByText(/Guardada até/).waitFor();
  });
});

interface Line {
  readonly id: number;
  readonly name: string;
}

describe('a merge of two owners', () => {
  test('from the record of one › is compared, requested, accepted and undone', async () => {
    const { content } = await callAs<{ content: Line[] }>(
      page,
      'GET',
      '/owners/search?type=SINGULAR&isLocked=false&itemsPerPage=40&sortProperty=id&sortDirection=DESC',
    );
    const [kept, other] = content.filter(
      ({ name }, at) => content.findIndex((one) => one.name === name) === at,
    );
    if (!kept || !other) throw new Error('the demonstration has no two owners');
    await openAddress(page, `/owner/${kept.id}`);
    await page.getByRole('button', { name: 'Fundir com outra ficha' }).click();
    const dialog = page.getByRole('dialog');
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
    expect(await accessibilityFaults(page)).toEqual([]);
    const grounds = dialog.getByRole('textbox', { name: 'Fundamentos' });
    // Below the comparison, where it is not seen without being led there.
    expect(await grounds.evaluate((field) => field === document.activeElement)).toBe(true);
    await grounds.fill('Registada duas vezes');
    await send.click();
    await page.getByText('O pedido de fusão foi enviado').waitFor();

    await page.waitForURL(/owner-merges\/\d+/);
    await page.getByText('Registada duas vezes').waitFor();
    await page.getByRole('table', { name: 'As duas fichas, campo a campo' }).waitFor();
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await page.getByText(/^Pedido aceite \(/).waitFor();
    await openAddress(page, `/owner/${other.id}`);
    await page.getByText(`Ficha fundida com a de ${other.name}`).waitFor();
    await page.getByRole('link', { name: 'Abrir a ficha que se mantém' }).click();
    await page.waitForURL(new RegExp(`/owner/${kept.id}$`));

    await openAddress(page, pathname);
    await page.getByRole('button', { name: 'Anular a fusão' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Eram irmãs');
    await page.getByRole('dialog').getByRole('button', { name: 'Anular a fusão' }).click();
    await page.getByText('Esta fusão foi anulada em').waitFor();
    await openAddress(page, `/owner/${kept.id}`);
    await page.getByRole('heading', { level: 1, name: kept.name }).waitFor();
  });
});
