import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';
import {
  changeable,
  fourFields,
  frameOf,
  give,
  handed,
  jpeg,
  openPhoto,
  previewOf,
  seen,
  storedPhoto,
} from './photos.ts';

withBrowser();

const fixture = (name: string) => readFileSync(new URL(`../../../server/fixtures/${name}`, import.meta.url));
const use = (page: Page) => page.getByRole('button', { name: 'Usar este recorte' });
const saved = (page: Page) => page.getByText(/^Fotografia guardada: /).waitFor();

let page: Page;
let phone: Page;
let animals: string[];
beforeAll(async () => {
  page = await newPage();
  phone = await newPage({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  await signIn(phone, 'clinic@demo.test', { at: '/nowhere' });
  await signIn(page, 'clinic@demo.test', { at: '/nowhere' });
  animals = await changeable(page);
});

/** Presses Tab until the element of this name has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    // eslint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
    // eslint-disable-next-line no-await-in-loop
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused === name) return;
  }
  throw new Error(`${name} is not reached with the Tab key`);
}

describe('The square of a photo', () => {
  test('the keyboard alone › turns, moves, enlarges and sends it; a small photo is not enlarged', async () => {
    const [animal] = animals as [string];
    await openAddress(page, `/animal/view/${animal}`);
    await showAllOperations(page);
    await page.getByRole('button', { name: 'Mudar a fotografia' }).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Mudar a fotografia' }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await tabTo('Escolher fotografia');
    await page.keyboard.press('Enter');
    const small = await (await fourFields(800, 600)).jpeg({ quality: 95 }).toBuffer();
    await (await chooser).setFiles(jpeg('quatro.jpg', small));
    await expect.poll(() => frameOf(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('r');
    await page.getByText('600 × 600 píxeis · rodada 90°').waitFor();
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('+');
    await page.getByText('300 × 300 píxeis · rodada 90°').waitFor();
    // As far as possible: the photo's left upper corner lies in that of the frame.
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight');
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowDown');
    await tabTo('Usar este recorte');
    await page.keyboard.press('Enter');
    await saved(page);
    // Turned to the right, blue lies where red was.
    expect(await seen((await storedPhoto(page, animal))!)).toEqual({
      format: 'jpeg',
      width: 300,
      height: 300,
      corners: ['blue', 'blue', 'blue', 'blue'],
    });
  });

  test('the buttons › move it as far as the keys do, and start again', async () => {
    const dialog = await openPhoto(page, animals[1]!);
    await give(dialog, jpeg('quatro.jpg', await (await fourFields(1600, 1200)).jpeg().toBuffer()));
    await frameOf(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const press = async (name: string, times: number) => {
      for (let at = 0; at < times; at += 1) await page.getByRole('button', { name, exact: true }).click();
    };
    await press('Aproximar', 10);
    await press('Mover a fotografia para a esquerda', 40);
    await press('Mover a fotografia para cima', 30);
    await expect
      .poll(async () => (await seen(await previewOf(page))).corners)
      .toEqual(['yellow', 'yellow', 'yellow', 'yellow']);
    // However often it is pressed, the photo does not leave the frame.
    const [photo, frame] = await Promise.all(
      [page.locator('.reactEasyCrop_Image'), frameOf(page)].map((it) => it.boundingBox()),
    );
    expect(photo!.x + photo!.width).toBeGreaterThanOrEqual(frame!.x + frame!.width - 1);
    expect(photo!.y + photo!.height).toBeGreaterThanOrEqual(frame!.y + frame!.height - 1);
    await press('Rodar para a esquerda', 1);
    await page.getByText('600 × 600 píxeis · rodada 270°').waitFor();
    await press('Recomeçar o recorte', 1);
    await expect
      .poll(async () => (await seen(await previewOf(page))).corners)
      .toEqual(['red', 'green', 'blue', 'yellow']);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Escolher fotografia' }).waitFor();
  });

  test('the stored photo › equals the preview: upright, at most 600 pixels a side', async () => {
    const animal = animals[2]!;
    const dialog = await openPhoto(page, animal);
    // As a phone stores it: lying on its side, with a note to turn it.
    const photo = await (await fourFields(2400, 1800)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await give(dialog, jpeg('telefone.jpg', photo));
    await page.getByText('600 × 600 píxeis').waitFor();
    await expect
      .poll(async () => (await seen(await previewOf(page))).corners)
      .toEqual(['blue', 'red', 'yellow', 'green']);
    const shown = await previewOf(page);
    await use(page).click();
    await saved(page);
    const stored = (await storedPhoto(page, animal))!;
    expect(await seen(stored)).toMatchObject({
      format: 'jpeg',
      width: 600,
      height: 600,
      corners: ['blue', 'red', 'yellow', 'green'],
    });
    const [one, other] = await Promise.all(
      [shown, stored].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
    );
    const apart = one!.reduce((sum, part, at) => sum + Math.abs(part - other![at]!), 0) / one!.length;
    expect(apart).toBeLessThan(2);
  });
});

describe('A photo', () => {
  test('a file of an iPhone › arrives upright, for few browsers can open it', async () => {
    const animal = animals[3]!;
    const dialog = await openPhoto(page, animal);
    await give(dialog, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: fixture('turned.heic') });
    await frameOf(page).waitFor();
    const size = await page
      .locator('.reactEasyCrop_Image')
      .evaluate((it) => [(it as HTMLImageElement).naturalWidth, (it as HTMLImageElement).naturalHeight]);
    expect(size).toEqual([120, 160]);
    await use(page).click();
    await saved(page);
    expect(await seen((await storedPhoto(page, animal))!)).toMatchObject({
      format: 'jpeg',
      width: 120,
      height: 120,
    });
  });

  test('a file over 15 MB › is made smaller, not refused', async () => {
    const dialog = await openPhoto(page, animals[4]!);
    const photo = await (await fourFields(1600, 1200)).jpeg().toBuffer();
    await give(dialog, jpeg('enorme.jpg', Buffer.concat([photo, Buffer.alloc(15_728_640)])));
    await page.getByText('600 × 600 píxeis').waitFor();
  });

  test('the clipboard or dropping › adds it', async () => {
    const photo = jpeg('image.jpg', await (await fourFields(640, 640)).jpeg().toBuffer());
    const dialog = await openPhoto(page, animals[4]!);
    const pasted = await handed(page, [photo]);
    await page.evaluate((clipboardData) => {
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, pasted);
    await frameOf(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog
      .getByText('ou arraste para aqui ou cole')
      .dispatchEvent('drop', { dataTransfer: await handed(page, [photo]) });
    await frameOf(page).waitFor();
  });

  test('a refusal › is shown in a message and beside the photo', async () => {
    const dialog = await openPhoto(page, animals[4]!);
    const inPlace = dialog.getByRole('alert').filter({ hasText: /./ });
    await give(dialog, jpeg('texto.jpg', Buffer.from('text')));
    await page.getByText('texto.jpg: O tipo da imagem não é aceite').waitFor();
    await inPlace.getByText('O tipo da imagem não é aceite').waitFor();
    await give(dialog, jpeg('grande.jpg', Buffer.alloc(15_728_641)));
    await page.getByText('grande.jpg: A fotografia excede o limite de 15 MB').waitFor();
    await inPlace.getByText('A fotografia excede o limite de 15 MB').waitFor();
    const two = ['um.jpg', 'dois.jpg'].map((name) => jpeg(name, Buffer.from('text')));
    await dialog
      .getByText('ou arraste para aqui ou cole')
      .dispatchEvent('drop', { dataTransfer: await handed(page, two) });
    await inPlace.getByText('Só é aceite 1 ficheiro.').waitFor();
    expect(await page.getByText('Só é aceite 1 ficheiro.').count()).toBe(2);
  });

  test('deleting it › asks for confirmation', async () => {
    const animal = animals[5]!;
    const photo = await (await fourFields(300, 300)).jpeg().toBuffer();
    await callAs(page, 'PUT', `/animals/${animal}/photo`, { photo: photo.toString('base64') });
    await openPhoto(page, animal);
    await page.getByRole('button', { name: 'Remover a fotografia' }).click();
    const asked = page.getByRole('dialog', { name: /^Remover a fotografia de / });
    await asked.getByRole('button', { name: 'Remover', exact: true }).click();
    await page.getByText('A fotografia foi removida.').waitFor();
    expect(await storedPhoto(page, animal)).toBeNull();
  });
});

test('a telephone › offers its camera, and everything fits', async () => {
  await openPhoto(phone, animals[5]!);
  const [chooser] = await Promise.all([
    phone.waitForEvent('filechooser'),
    phone.getByRole('button', { name: 'Tirar fotografia' }).click(),
  ]);
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles(jpeg('camara.jpg', await (await fourFields(900, 1200)).jpeg().toBuffer()));
  await phone.getByText('600 × 600 píxeis').waitFor();
  expect(await scrollsSideways(phone)).toBe(false);
  const tools = phone.getByRole('button', { name: 'Recomeçar o recorte' });
  expect((await tools.boundingBox())!.x + (await tools.boundingBox())!.width).toBeLessThanOrEqual(320 - 16);
});

test('the photo of a new animal › is sent with its registration, cut square', async () => {
  await openAddress(page, '/animal/create');
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'c.heic', mimeType: 'image/heic', buffer: fixture('photo.heic') });
  await use(page).click();
  const source = await page.locator('img[src^="data:image/jpeg"]').first().getAttribute('src');
  expect(await seen(Buffer.from(source!.split(',')[1]!, 'base64'))).toMatchObject({
    format: 'jpeg',
    width: 120,
    height: 120,
  });
  await page.getByRole('button', { name: 'Remover a fotografia' }).click();
  await page.locator('img[src^="data:image/jpeg"]').first().waitFor({ state: 'detached' });
});
