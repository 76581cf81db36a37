import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

interface Row {
  readonly id: number;
  readonly name: string;
  readonly transponder: string;
  readonly version: number;
  readonly ownerId: number;
  readonly isLocked: boolean;
  readonly isDataValid: boolean;
  readonly hasPendingOwnerTransfer: boolean;
}
interface Found {
  readonly content: readonly Row[];
}

let page: Page;
/** The selectable animals of an owner who has two of them. */
let animals: readonly Row[];

const isIssuable = (row: Row) => !row.isLocked && row.isDataValid && !row.hasPendingOwnerTransfer;

beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<Found>(page, 'GET', '/animals/search?itemsPerPage=100&status=NORMAL');
  for (const ownerId of new Set(content.map((row) => row.ownerId))) {
    const search = `/animals/search?itemsPerPage=100&ownerId=${ownerId}`;
    const { content: all } = await callAs<Found>(page, 'GET', search);
    if (all.length !== 2 || !all.every((row) => content.some(({ id }) => id === row.id) && isIssuable(row)))
      continue;
    animals = all;
    return;
  }
  throw new Error('no owner has two animals that can have a certificate');
});

const openDialog = async () => {
  await openAddress(page, `/owner/${animals[0]!.ownerId}?tab=animals`);
  for (const { name } of animals)
    await page
      .getByRole('checkbox', { name: `Selecionar ${name}` })
      .first()
      .check();
  await page.getByRole('button', { name: 'Emitir certificados' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emitir certificados de 2 animais' });
  await dialog.getByRole('combobox', { name: 'Certificado' }).waitFor();
  return dialog;
};

describe('certificates in bulk', () => {
  test('of the animals of an owner › are issued with their progress, and downloaded together', async () => {
    const dialog = await openDialog();
    const { email } = await callAs<{ email: string | null }>(page, 'GET', `/owners/${animals[0]!.ownerId}`);
    expect(await dialog.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(email ?? '');
    await dialog.getByRole('radio', { name: 'Descarregar num ficheiro ZIP' }).check();
    await dialog.getByRole('button', { name: 'Emitir 2 certificados' }).click();
    await page.getByText('2 certificados prontos para descarregar.').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descarregar todos' }).click(),
    ]);
    const archive = readFileSync(await download.path(), 'latin1');
    expect(archive.slice(0, 2)).toBe('PK');
    for (const { transponder } of animals) expect(archive).toContain(`${transponder}.pdf`);
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('of a template with parameters › are issued with one entry for all animals', async () => {
    const dialog = await openDialog();
    await dialog.getByRole('combobox', { name: 'Certificado' }).click();
    await page.getByRole('option', { name: 'Declaração para viagem' }).click();
    await dialog.getByText('Estes dados são iguais em todos os certificados.').waitFor();
    await dialog.getByRole('radio', { name: 'Descarregar num ficheiro ZIP' }).check();
    const send = dialog.getByRole('button', { name: 'Emitir 2 certificados' });
    await send.click();
    await dialog.getByText('O valor não pode ficar vazio.').waitFor();
    await dialog.getByRole('textbox', { name: /^Destino/ }).fill('Espanha');
    await send.click();
    await page.getByText('2 certificados prontos para descarregar.').waitFor();
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  });

  test('an animal that cannot have one › prevents mailing them, and is left out of a download', async () => {
    const { transponder, version, name } = animals[0]!;
    await callAs(page, 'PUT', `/animals/${transponder}/lock`, { isLocked: true, version });
    const dialog = await openDialog();
    const alert = dialog.getByText('1 animal impede o envio');
    await alert.waitFor();
    await dialog.getByRole('listitem').filter({ hasText: name }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Enviar / }).isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('radio', { name: 'Descarregar num ficheiro ZIP' }).check();
    await dialog.getByText('1 animal fica sem certificado').waitFor();
    await dialog.getByRole('button', { name: 'Emitir 1 certificado' }).click();
    await page.getByText('1 certificado pronto para descarregar.').waitFor();
  });

  test('a request whose dialog was closed › is notified, found after a reload, and downloaded', async () => {
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await openAddress(page, '/');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await page.getByRole('link', { name: 'Certificados prontos' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Certificados emitidos em conjunto' });
    await dialog.getByText('1 certificado pronto para descarregar.').waitFor();
    await dialog.getByText('1 animal fica sem certificado').waitFor();
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descarregar todos' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'latin1').slice(0, 2)).toBe('PK');
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
    const list = page.getByRole('list', { name: 'Certificados em lote' });
    await list.getByText('1 certificado emitido · 1 sem certificado').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(3);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
