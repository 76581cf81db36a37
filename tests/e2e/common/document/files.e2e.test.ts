import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '../../../../resources/common/document/limits.ts';
import { accessibilityFaults, callAs, newPage, signIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** A photo as a phone's camera stores it: noisy, so that it is large, lying on its side with a note to turn it. */
async function largePhoto(): Promise<Buffer> {
  const photo = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(MAX_FILE_BYTES);
  return photo;
}

let page: Page;
let phone: Page;
let dialog: Locator;
beforeAll(async () => {
  page = await newPage();
  phone = await newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await signIn(page, 'operator@demo.test');
  await signIn(phone, 'operator@demo.test', { at: '/general-files' });
});

/** Opens the dialog anew; what the test before has not sent is left behind. */
const open = async (): Promise<void> => {
  await follow(page, '/');
  const home = page.getByRole('heading', { level: 1, name: 'Início' });
  const leave = page.getByRole('button', { name: 'Sair sem guardar' });
  await home.or(leave).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await home.waitFor();
  await follow(page, '/general-files');
  await page.getByRole('button', { name: 'Adicionar ficheiros' }).click();
  dialog = page.getByRole('dialog');
};
const choose = (files: Parameters<Locator['setInputFiles']>[0]) =>
  dialog.locator('input[type=file]').setInputFiles(files);
const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
const stored = async (name: string) => {
  const found = await callAs<{
    content: {
      id: number;
      size: number;
      type: string;
      filename: string;
      title: string | null;
      expirationDate: string | null;
    }[];
  }>(page, 'GET', `/documents/search?documentType=GENERAL&universalSearch=${name}`);
  return found.content;
};

describe('Files that are being added', () => {
  test('one that fails is tried again alone, and each is stored once', async () => {
    await open();
    await choose([pdf('primeiro.pdf'), pdf('segundo.pdf')]);
    await row('segundo.pdf').getByRole('textbox', { name: 'Título de segundo.pdf' }).fill('A segunda');
    let fails = true;
    let sent = 0;
    await page.route('**/api/documents/GENERAL', async (route) => {
      if (!route.request().postData()?.includes('segundo.pdf')) return route.continue();
      sent += 1;
      // The server has stored it; its answer is lost on the way.
      if (fails) {
        await route.fetch();
        return route.fulfill({ status: 500, json: { data: { message: 'INTERNAL_ERROR' } } });
      }
      return route.continue();
    });
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await row('primeiro.pdf').getByText('Enviado').waitFor();
    const again = dialog.getByRole('button', { name: 'Tentar de novo: segundo.pdf' });
    await again.waitFor();
    await dialog.getByText('Foram adicionados 1 de 2 ficheiros.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    fails = false;
    await again.click();
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toBe(2);
    await page.unroute('**/api/documents/GENERAL');
    expect(await stored('primeiro')).toHaveLength(1);
    expect(await stored('segundo')).toMatchObject([{ filename: 'segundo.pdf', title: 'A segunda' }]);
  });

  test('a slow connection › shows the progress, and one file can be stopped and sent later', async () => {
    await open();
    const large = Buffer.concat([PDF, Buffer.alloc(3_000_000, ' ')]);
    await choose({ name: 'lento.pdf', mimeType: 'application/pdf', buffer: large });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const speed = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await speed(400_000);
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    const bar = row('lento.pdf').getByRole('progressbar');
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
    await row('lento.pdf')
      .getByText(/A enviar: \d+ %/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancelar o envio de lento.pdf' }).click();
    await row('lento.pdf').getByText('Por enviar').waitFor();
    expect(await stored('lento')).toEqual([]);
    await speed(-1);
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await stored('lento')).toHaveLength(1);
  });

  test('a phone’s photo over the limit is made smaller and arrives upright', async () => {
    await open();
    await choose({ name: 'telefone.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() });
    await row('telefone.jpg').getByText('Reduzida para caber no limite').waitFor();
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const [photo] = await stored('telefone');
    expect(photo?.size).toBeLessThan(MAX_FILE_BYTES);
    const { contents } = await callAs<{ contents: string }>(page, 'GET', `/documents/${photo!.id}`);
    const { width, height } = await sharp(Buffer.from(contents, 'base64')).metadata();
    expect(height).toBeGreaterThan(width);
  });

  test('a refused file › is shown in a message and does not block the others', async () => {
    await open();
    await choose([
      { name: 'programa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\x00') },
      { name: 'troca.jpg', mimeType: 'image/jpeg', buffer: PDF },
      { name: 'vazio.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      pdf('bom.pdf'),
    ]);
    await page.getByText(/^programa\.pdf: O tipo do ficheiro não é aceite/).waitFor();
    await row('troca.jpg').getByText('O nome do ficheiro não condiz com o conteúdo').waitFor();
    await row('vazio.pdf').getByText('O ficheiro está vazio').waitFor();
    await row('bom.pdf').getByText('Por enviar').waitFor();
    await choose(Array.from({ length: 10 }, (_, n) => pdf(`mais${n}.pdf`)));
    await page.getByText('São aceites no máximo 10 ficheiros.').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(13);
    expect(await dialog.getByRole('button', { name: 'Escolher ficheiros' }).isDisabled()).toBe(true);
  });

  test('adding, with an end date in any notation › keeps them until they are deleted or expire', async () => {
    await open();
    const day = dialog.getByRole('textbox', { name: 'Disponível até (facultativo)' });
    await dialog.getByText('Sem data, ficam disponíveis até alguém os eliminar.').waitFor();
    await choose(pdf('sempre.pdf'));
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await stored('sempre')).toMatchObject([{ expirationDate: null }]);

    await open();
    await choose(pdf('depois.pdf'));
    await day.fill('01012020');
    await dialog.getByText('Depois deste dia, os ficheiros deixam de poder ser vistos.').waitFor();
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await dialog.getByText('A data de validade tem de ser uma data futura.').waitFor();
    expect(await stored('depois')).toEqual([]);
    await day.fill('1/2/2099');
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await stored('depois')).toMatchObject([{ expirationDate: '2099-02-01' }]);
    await page.getByText(/Válido até 01-02-2099/).waitFor();
  });

  test('a used-up quota › is shown, and the files can be sent again', async () => {
    await open();
    await choose(pdf('amanha.pdf'));
    await page.route('**/api/documents/GENERAL', (route) =>
      route.fulfill({ status: 429, json: { data: { message: 'UPLOAD_QUOTA_REACHED' } } }),
    );
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await row('amanha.pdf').getByText('Atingiu o limite de ficheiros que pode enviar num dia.').waitFor();
    await row('amanha.pdf').getByRole('button', { name: 'Tentar de novo: amanha.pdf' }).waitFor();
    await page.unroute('**/api/documents/GENERAL');
  });

  test('one that the server refuses › is announced with the reason, and is not offered again', async () => {
    await open();
    await choose(pdf('estragado.pdf'));
    await page.route('**/api/documents/GENERAL', (route) =>
      route.fulfill({
        status: 422,
        json: {
          hasErrors: true,
          errors: [{ property: 'documents[0]', error: 'INVALID_FILE' }],
          data: { message: 'FORM_ERROR_MSG' },
        },
      }),
    );
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    const announced = dialog.getByRole('status').filter({ hasText: /^estragado\.pdf: ./ });
    await announced.waitFor({ state: 'attached' });
    expect(
      await row('estragado.pdf')
        .getByRole('button', { name: /^Tentar de novo/ })
        .count(),
    ).toBe(0);
    await page.unroute('**/api/documents/GENERAL');
  });

  test('dropping them onto their place › adds them', async () => {
    await open();
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'largado.pdf', { type: 'application/pdf' }));
      return transfer;
    }, PDF.toString('latin1'));
    await dialog.getByText('ou arraste para aqui ou cole').dispatchEvent('drop', { dataTransfer: dropped });
    await row('largado.pdf').getByText('Por enviar').waitFor();
  });
});

test('a telephone › offers its camera beside its files', async () => {
  await phone.getByRole('button', { name: 'Adicionar ficheiros' }).click();
  const [chooser] = await Promise.all([
    phone.waitForEvent('filechooser'),
    phone.getByRole('button', { name: 'Tirar fotografia' }).click(),
  ]);
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles({
    name: 'camara.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5a4c' } })
      .jpeg()
      .toBuffer(),
  });
  await phone.getByRole('listitem').filter({ hasText: 'camara.jpg' }).getByText('Por enviar').waitFor();
});
