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
import { follow } from '../../helpers/follow.ts';

withBrowser();

const PDF = {
  name: 'declaração.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};

let phone: Page;
let staff: Page;
let animal: { id: number; name: string; transponder: string };

beforeAll(async () => {
  phone = await newPage({ viewport: { width: 390, height: 844 } });
  staff = await newPage();
  await signedIn(staff, 'operator@demo.test', { at: null });
  await signedIn(phone, 'owner@demo.test');
  const { content } = await callAs<{ content: (typeof animal)[] }>(
    phone,
    'GET',
    '/animals/search?status=NORMAL',
  );
  animal = content[0]!;
});

const card = () =>
  phone.getByRole('listitem').filter({ has: phone.getByRole('link', { name: animal.name }) });
const isFine = async () => {
  expect(await accessibilityFaults(phone)).toEqual([]);
  expect(await scrollsSideways(phone)).toBe(false);
};

describe('an owner on a phone', () => {
  test('the whole way › reports an animal as lost and as found, and a death that needs documents', async () => {
    await card().getByRole('button', { name: 'Comunicar desaparecimento' }).click();
    await phone.getByRole('heading', { name: `Comunicar o desaparecimento de ${animal.name}` }).waitFor();
    await phone.getByRole('textbox', { name: 'Data da ocorrência' }).fill('01-03-2026');
    await phone.getByRole('combobox', { name: 'Distrito' }).fill('Coimbra');
    await phone.getByRole('option', { name: 'Coimbra', exact: true }).click();
    await phone.getByRole('combobox', { name: 'Concelho' }).fill('Coimbra');
    await phone.getByRole('option', { name: 'Coimbra', exact: true }).click();
    await phone.getByRole('textbox', { name: 'Descrição do local' }).fill('Junto ao parque');
    await phone.getByRole('switch', { name: 'Autoriza a divulgação pública' }).check();
    await isFine();
    await phone.getByRole('button', { name: 'Comunicar desaparecimento' }).click();
    await phone.getByText('O pedido aguarda uma decisão.').waitFor();
    await isFine();
    const id = /pendingLostAnimal\/(\d+)/.exec(phone.url())![1]!;

    await follow(phone, '/');
    await card().getByText('Desaparecimento comunicado, por validar').waitFor();
    await card().getByText('a aguardar validação para este animal').waitFor();
    await callAs(staff, 'PUT', `/pending-lost-animals/${id}/decision`, { validation: 'ACCEPTED' });
    await phone.reload();
    await card()
      .getByRole('link', { name: `Cartaz: ${animal.name}` })
      .click();
    await phone.getByRole('img', { name: 'Pré-visualização do cartaz' }).waitFor();
    await isFine();
    await phone.goBack();
    await card().getByRole('button', { name: 'Foi encontrado' }).click();
    await phone.getByRole('button', { name: 'Confirmar que foi encontrado' }).waitFor();
    await isFine();
    await phone.getByRole('button', { name: 'Confirmar que foi encontrado' }).click();
    await phone.getByText('O processo de desaparecimento ficou encerrado.').waitFor();

    await card().getByRole('button', { name: 'Comunicar óbito' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.waitFor();
    await phone.reload();
    await dialog.getByLabel('Data do óbito').fill('02-03-2026');
    await isFine();
    await dialog.getByRole('button', { name: 'Comunicar óbito' }).click();
    await card().getByText('Óbito comunicado, por decidir').waitFor();
    await phone.getByRole('link', { name: 'Comunicação de óbito' }).first().click();
    await phone.getByText('O pedido aguarda uma decisão.').waitFor();
    const death = /deathRequest\/(\d+)/.exec(phone.url())![1]!;
    await callAs(staff, 'PUT', `/request-deaths/${death}/decision`, {
      validation: 'MORE_INFORMATION_NEEDED',
      comments: 'Falta a declaração.',
    });
    await phone.reload();
    await phone.getByText('Falta a declaração.').waitFor();
    await phone.getByRole('button', { name: 'Enviar documentos' }).click();
    await phone.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await phone.locator('input[type=file]').first().setInputFiles(PDF);
    await isFine();
    await phone.getByRole('button', { name: 'Enviar documentos' }).click();
    await phone.getByText('Os documentos foram enviados.').waitFor();
    await phone.getByText('declaração.pdf').waitFor();
    await phone.getByRole('button', { name: 'Retirar o pedido' }).click();
    await dialog.waitFor();
    await phone.reload();
    await phone.getByRole('dialog').getByRole('button', { name: 'Retirar o pedido' }).click();
    await phone.getByText('O pedido foi cancelado. Nada mudou no registo.').waitFor();
  });
});
