import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../../helpers/browser.ts';
import {
  changeable,
  fourFields,
  frameOf,
  give,
  jpeg,
  noise,
  openPhoto,
  seen,
  storedPhoto,
} from './photos.ts';

withBrowser();

const CALL = '**/api/animals/*/photo';
const SAVED = /^Fotografia guardada: /;

let page: Page;
let animals: string[];
beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'clinic@demo.test', { at: '/nowhere' });
  animals = await changeable(page);
});

const versionOf = async (animal: string) =>
  (await callAs<{ version: number }>(page, 'GET', `/animals/${animal}`)).version;

/** Opens the dialog, chooses a photo and takes the square that it proposes. */
async function sendSquare(animal: string, photo: Buffer): Promise<void> {
  const dialog = await openPhoto(page, animal);
  await give(dialog, jpeg('foto.jpg', photo));
  await frameOf(page).waitFor();
  await page.getByRole('button', { name: 'Usar este recorte' }).click();
}

describe('A cropped photo', () => {
  test('a broken line › has it sent again as it was cropped, without another choice, and kept once', async () => {
    const animal = animals[0]!;
    const before = await versionOf(animal);
    const sent: { body: string | null; key: string | undefined }[] = [];
    let isBroken = true;
    await page.route(CALL, async (route) => {
      const request = route.request();
      if (request.method() !== 'PUT') return route.continue();
      sent.push({ body: request.postData(), key: request.headers()['idempotency-key'] });
      if (!isBroken) return route.continue();
      // The server has kept it; its answer is lost on the way.
      if (sent.length === 1) await route.fetch();
      return route.abort();
    });
    await sendSquare(animal, await (await fourFields(1000, 800)).jpeg().toBuffer());
    const again = page.getByRole('button', { name: 'Tentar de novo' });
    await again.waitFor();
    await page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ }).waitFor();
    isBroken = false;
    await again.click();
    await page.getByText(SAVED).waitFor();
    await page.unroute(CALL);
    expect(sent.length).toBe(5);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(await seen((await storedPhoto(page, animal))!)).toMatchObject({
      width: 600,
      corners: ['red', 'green', 'blue', 'yellow'],
    });
    expect(await versionOf(animal)).toBe(before + 1);
  });

  test('a slow connection › shows the progress, and the upload can be stopped and repeated', async () => {
    const animal = animals[1]!;
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const speed = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const dialog = await openPhoto(page, animal);
    await give(dialog, jpeg('foto.jpg', await noise(800, 800)));
    await frameOf(page).waitFor();
    await speed(30_000);
    await page.getByRole('button', { name: 'Usar este recorte' }).click();
    const bar = page.getByRole('progressbar', { name: 'Envio da fotografia' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
    await page.getByText(/A enviar: \d+ %/).waitFor();
    await page.getByRole('button', { name: 'Cancelar o envio' }).click();
    await page.getByText('Por enviar').waitFor();
    expect(await storedPhoto(page, animal)).toBeNull();
    await speed(-1);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByText(SAVED).waitFor();
    expect(await seen((await storedPhoto(page, animal))!)).toMatchObject({
      format: 'jpeg',
      width: 600,
      height: 600,
    });
  });

  test('a record changed meanwhile › is not overwritten without confirmation', async () => {
    const animal = animals[2]!;
    const dialog = await openPhoto(page, animal);
    await give(dialog, jpeg('foto.jpg', await (await fourFields(700, 700)).jpeg().toBuffer()));
    await frameOf(page).waitFor();
    const theirs = await (await fourFields(300, 300)).jpeg().toBuffer();
    await callAs(page, 'PUT', `/animals/${animal}/photo`, { photo: theirs.toString('base64') });
    await page.getByRole('button', { name: 'Usar este recorte' }).click();
    await page.getByText('Entretanto, outra pessoa alterou a ficha.').waitFor();
    expect((await seen((await storedPhoto(page, animal))!)).width).toBe(300);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByText(SAVED).waitFor();
    expect((await seen((await storedPhoto(page, animal))!)).width).toBe(600);
  });
});
