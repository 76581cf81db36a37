import sharp from 'sharp';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import { codePicture, FakeCamera } from './fakeCamera.ts';
import { freeTransponder, transponderField } from '../helpers/registering.ts';

const camera = new FakeCamera();
withBrowser({ whole: true, args: camera.browserArgs });
afterAll(() => camera.remove());

let known: string;
let page: Page;

beforeAll(async () => {
  page = await newPage();
  await page.addInitScript(RESTORABLE);
  await signedIn(page, 'clinic@demo.test', { at: '/nowhere' });
  const found = await callAs<{ content: { transponder: string }[] }>(
    page,
    'GET',
    '/animals/search?itemsPerPage=1',
  );
  known = found.content[0]?.transponder ?? '';
  expect(known).toMatch(/^\d{15}$/);
});

/** Has the page able to give its devices back as they were, before a test puts others in their place. */
const RESTORABLE = `
  const devices = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');
  const { getCapabilities, applyConstraints } = MediaStreamTrack.prototype;
  globalThis.restoreDevices = () => {
    Object.defineProperty(Navigator.prototype, 'mediaDevices', devices);
    delete navigator.mediaDevices.getUserMedia;
    delete navigator.mediaDevices.enumerateDevices;
    Object.assign(MediaStreamTrack.prototype, { getCapabilities, applyConstraints });
    delete document.visibilityState;
  };`;

/** Keeps every camera that the page was given, to see afterwards whether it let go of it. */
const KEEP_CAMERAS = `
  globalThis.cameras = [];
  const give = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await give(wanted);
    globalThis.cameras.push({ stream, wanted });
    return stream;
  };`;

const camerasOf = (tab: Page): Promise<string[]> =>
  tab.evaluate(() =>
    (globalThis as unknown as { cameras: { stream: MediaStream }[] }).cameras.flatMap(({ stream }) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );

/** Opens an address on a device with these cameras; whether they may be used is set in the browser before. */
async function openPage(
  at: string,
  { script = KEEP_CAMERAS, isAllowed = true }: { script?: string; isAllowed?: boolean } = {},
): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const context = page.context();
  await (isAllowed ? context.grantPermissions(['camera']) : context.clearPermissions());
  await openAddress(page, at);
  await page.evaluate(`restoreDevices(); (() => {${script}})()`);
}

const button = (tab: Page) => tab.getByRole('button', { name: 'Ler com a câmara' });
const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Ler um transponder' });
const typed = (tab: Page) => dialog(tab).getByRole('textbox', { name: 'Número do transponder' });

async function openDialog(tab: Page): Promise<void> {
  await button(tab).click();
  await dialog(tab).waitFor();
}

async function choosePicture(tab: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    tab.waitForEvent('filechooser'),
    dialog(tab).getByRole('button', { name: 'Escolher uma imagem' }).click(),
  ]);
  await chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
}

/** The code on an animal's printed sheet, as it comes out of the printer. */
async function printedCode(): Promise<Buffer> {
  await openPage(`/animal/view/${known}`);
  await page.emulateMedia({ media: 'print' });
  const code = page.locator('#print-sheet svg[role="img"]').last();
  await code.waitFor();
  const picture = await code.screenshot({ scale: 'device' });
  await page.emulateMedia({ media: null });
  return picture;
}

describe('with a camera', () => {
  test('the code of a printed sheet › opens the animal and stops the camera', async () => {
    await camera.see(await printedCode());
    await openPage('/');
    await openDialog(page);
    await page.waitForURL(`**/animal/view/${known}`);
    expect(await camerasOf(page)).toEqual(['ended']);
    expect(await page.evaluate(() => document.querySelectorAll('video').length)).toBe(0);
  });

  test('the barcode of a chip’s sticker fills the registration, says so, and gives the focus back', async () => {
    const number = freeTransponder();
    await camera.see(await codePicture('Code128', number));
    await openPage('/animal/create');
    await openDialog(page);
    await page.getByRole('status').filter({ hasText: 'Número lido: ' }).waitFor({ state: 'attached' });
    expect(await transponderField(page).inputValue()).toBe(number);
    expect(await dialog(page).count()).toBe(0);
    await expect.poll(() => button(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await camerasOf(page)).toEqual(['ended']);
  });

  test('another code › is shown as such, and the search continues until there is a number', async () => {
    await camera.see(await codePicture('EAN13', '560123456789'));
    // A page that was left and is looked at again opens its camera anew.
    await openPage('/', {
      script: `${KEEP_CAMERAS}
        let hidden = false;
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
        globalThis.hide = (now) => { hidden = now; document.dispatchEvent(new Event('visibilitychange')); };`,
    });
    const hide = (now: boolean) =>
      page.evaluate((is) => (globalThis as unknown as { hide: (is: boolean) => void }).hide(is), now);
    await openDialog(page);
    await dialog(page).getByText('Foi lido «5601234567892», com 13 algarismos').waitFor();
    expect(await camerasOf(page)).toEqual(['live']);
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
    }

    await hide(true);
    await page.waitForFunction(() =>
      (globalThis as unknown as { cameras: { stream: MediaStream }[] }).cameras.every(
        ({ stream }) => !stream.active,
      ),
    );
    await camera.see(await codePicture('Code39', known));
    await hide(false);
    await page.waitForURL(`**/animal/view/${known}`);
    expect(await camerasOf(page)).toEqual(['ended', 'ended']);
  });

  test('of two numbers in the picture a person chooses', async () => {
    const other = freeTransponder();
    await camera.see(await codePicture('QRCode', known), await codePicture('QRCode', other));
    await openPage('/');
    await openDialog(page);
    await dialog(page).getByText('Há mais de um número na imagem').waitFor();
    await dialog(page)
      .getByRole('button', { name: /^Usar \d/ })
      .first()
      .waitFor();
    expect(
      await dialog(page)
        .getByRole('button', { name: /^Usar \d/ })
        .count(),
    ).toBe(2);
    await dialog(page)
      .getByRole('button', { name: `Usar ${known.slice(0, 3)} ${known.slice(3, 7)}` })
      .click();
    await page.waitForURL(`**/animal/view/${known}`);
  });

  test('closing lets go of the camera, and so does leaving the page', async () => {
    await camera.see();
    await openPage('/animal');
    await page.getByRole('link', { name: 'Início' }).first().click();
    // As in Safari, where a click leaves the focus where it was.
    await button(page).evaluate((one: HTMLElement) => one.click());
    await dialog(page).getByText('Aponte a câmara').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await camerasOf(page)).toEqual(['ended']);
    await expect.poll(() => button(page).evaluate((one) => one === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await dialog(page).getByText('Aponte a câmara').waitFor();
    await page.goBack();
    await page.waitForURL('**/animal');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await camerasOf(page)).toEqual(['ended', 'ended']);
  });

  test('its light and the choice among several are there where the device has them', async () => {
    await camera.see();
    await openPage('/', {
      // Chromium's stand-in has neither.
      script: `${KEEP_CAMERAS}
        const able = MediaStreamTrack.prototype.getCapabilities;
        MediaStreamTrack.prototype.getCapabilities = function () { return { ...able.call(this), torch: true }; };
        globalThis.told = [];
        MediaStreamTrack.prototype.applyConstraints = async (wanted) => void globalThis.told.push(wanted.advanced[0]);
        const all = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
        navigator.mediaDevices.enumerateDevices = async () => [
          ...(await all()),
          { kind: 'videoinput', deviceId: 'front', label: 'Câmara frontal' },
        ];`,
    });
    await openDialog(page);
    const torch = dialog(page).getByRole('button', { name: 'Lanterna' });
    await torch.click();
    await dialog(page).getByRole('button', { name: 'Lanterna', pressed: true }).waitFor();
    expect(await page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told)).toEqual([
      { torch: true },
    ]);
    await dialog(page).getByRole('combobox', { name: 'Câmara' }).click();
    await page.getByRole('option', { name: 'Câmara frontal' }).click();
    // There is no such camera: the chosen one is requested, and its absence shown.
    await dialog(page).getByRole('alert').getByText('nenhuma câmara').waitFor();
    expect(await camerasOf(page)).toEqual(['ended']);
    await dialog(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await dialog(page).getByText('Aponte a câmara').waitFor();
  });

  test('pages themselves run no WebAssembly', async () => {
    await openPage('/');
    await button(page).waitFor();
    const outcome = await page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => 'ran',
        (error: Error) => error.name,
      ),
    );
    expect(outcome).toBe('CompileError');
  });
});

describe('without a camera', () => {
  const failing = (name: string) =>
    `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', '${name}'); };`;

  test('a refused one leaves a field to type in, which does the same', async () => {
    await openPage('/', { isAllowed: false });
    await openDialog(page);
    await dialog(page).getByRole('alert').getByText('não está autorizada').waitFor();
    expect(await typed(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.type(known.slice(0, 14));
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Falta 1 algarismo').waitFor();
    await page.keyboard.type(known.slice(14));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/animal/view/${known}`);
  });

  test.each([
    ['that the device does not have', failing('NotFoundError'), 'nenhuma câmara'],
    ['that another application has', failing('NotReadableError'), 'A câmara não responde'],
    ['on a page without encryption', `delete Navigator.prototype.mediaDevices;`, 'ligações seguras'],
  ])('one %s is explained, and the field serves', async (_, script, sentence) => {
    const number = freeTransponder();
    await openPage('/animal/create', { script });
    await openDialog(page);
    await dialog(page).getByRole('alert').getByText(sentence).waitFor();
    expect(await typed(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await transponderField(page).inputValue()).toBe(number);
    // The form around the dialog was not sent along.
    const name = page.getByRole('textbox', { name: 'Nome' }).first();
    expect(await name.getAttribute('aria-invalid')).not.toBe('true');
  });

  test('a code is read from a picture, or it is said that there is none', async () => {
    await openPage('/', { script: failing('NotFoundError') });
    await openDialog(page);
    await dialog(page).getByRole('alert').waitFor();
    const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: '#ddd' } });
    await choosePicture(page, await blank.png().toBuffer());
    await dialog(page).getByText('Não há nesta imagem um código').waitFor();
    await choosePicture(page, Buffer.from('no picture'));
    await dialog(page).getByText('não é uma imagem').waitFor();
    await choosePicture(page, await codePicture('ITF', `0${known}`));
    await dialog(page).getByText(`Foi lido «0${known}»`).waitFor();
    await choosePicture(page, await codePicture('Code128', known));
    await page.waitForURL(`**/animal/view/${known}`);
  });

  test('when what reads the codes does not come, the camera stops and the field serves', async () => {
    await camera.see();
    // What reads the codes is loaded once per window.
    const tab = await page.context().newPage();
    await tab.addInitScript(KEEP_CAMERAS);
    await tab.goto('/');
    await tab.route('**/*.wasm', async (route) => {
      await tab.waitForFunction(() => (globalThis as unknown as { cameras: unknown[] }).cameras.length > 0);
      await route.abort();
    });
    await openDialog(tab);
    await dialog(tab).getByRole('alert').getByText('carregar a leitura de códigos').waitFor();
    expect(await camerasOf(tab)).toEqual(['ended']);
    await tab.unroute('**/*.wasm');
    await camera.see(await codePicture('QRCode', known));
    await dialog(tab).getByRole('button', { name: 'Tentar de novo' }).click();
    await tab.waitForURL(`**/animal/view/${known}`);
    await tab.close();
  });
});

test('a list is narrowed by a number that was read', async () => {
  await camera.see(await codePicture('Code128', known));
  await openPage('/billing/transactions');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await openDialog(page);
  await page.waitForURL((url) => decodeURIComponent(url.search).includes(known));
});
