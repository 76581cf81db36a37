import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_PAYLOADS, harmIn, NEVER } from '../../html/payloads.ts';
import {
  accessibilityFaults,
  callAs,
  giveCode,
  giveCredentials,
  newPage,
  setConfiguration,
  signIn,
  withBrowser,
} from '../helpers/browser.ts';
import { signedOut } from '../helpers/signedOut.ts';

withBrowser();

let writer: Page;
let reader: Page;
/** Another device, on which no user has signed in yet. */
let device: Page;
beforeAll(async () => {
  [writer, reader, device] = [await newPage(), await newPage(), await newPage()];
  await Promise.all([signIn(writer, 'operator@demo.test'), signIn(reader, 'reader@demo.test')]);
});
afterAll(async () => {
  await Promise.all([writer, reader, device].map((page) => page.context().close()));
});

const speak = async (page: Page, language: 'Português' | 'English') => {
  await page.getByRole('button', { name: /^(Menu de|Menu of|Menu for) / }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.keyboard.press('Escape');
};
const set = (key: string, value: object) => setConfiguration(writer, key, value);
const saying = (words: string) => ({ pt: `<p>${words}</p>`, en: '' });

/** What could run in this part of the page, as the browser has understood it, and whether anything has. */
const harm = async (page: Page, part: string): Promise<unknown[]> => [
  ...(await page.locator(part).first().evaluate(harmIn, NEVER)),
  ...(await page.evaluate(() => ((window as { hit?: number }).hit === undefined ? [] : ['it ran']))),
];

describe('what would run in the browsers of others', () => {
  test('scripts in an article, its editor, the announcement, the list of changes and the highlights › are removed', async () => {
    await callAs(writer, 'PUT', '/help/?language=pt-PT&url=/parish', {
      title: 'Freguesias',
      category: 'Moradas',
      contents: ALL_PAYLOADS,
    });
    for (const key of ['announcement', 'changelog', 'highlights'])
      await set(key, { pt: ALL_PAYLOADS, en: ALL_PAYLOADS });
    await reader.goto('/help/article/parish');
    await reader.getByRole('article').getByText('fim da lista').waitFor();
    expect(await harm(reader, 'article > :last-child')).toEqual([]);
    await reader.getByRole('region', { name: 'Aviso' }).getByText('fim da lista').waitFor();
    expect(await harm(reader, '[aria-label="Aviso"] > :last-child > :last-child')).toEqual([]);
    await reader.goto('/changelog');
    await reader.getByRole('article').getByText('fim da lista').waitFor();
    expect(await harm(reader, 'article > :last-child')).toEqual([]);
    await reader.goto('/');
    await reader.getByRole('dialog', { name: 'Destaques' }).getByText('fim da lista').waitFor();
    expect(await harm(reader, '[role=dialog] .MuiDialogContent-root > :last-child')).toEqual([]);
    await reader.getByRole('button', { name: 'Fechar', exact: true }).click();
    await writer.goto('/help/edit/parish');
    await writer.getByRole('textbox', { name: 'Texto' }).getByText('fim da lista').waitFor();
    expect(await writer.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    for (const key of ['announcement', 'highlights']) await set(key, { pt: '', en: '' });
  });
});

describe('the list of changes', () => {
  test('users with the permission › edit it in place, and all read it in the language of the page', async () => {
    await set('changelog', { pt: '<p>Antes</p>', en: '<p>Before</p>' });
    await writer.goto('/changelog');
    await writer.getByRole('link', { name: 'Editar as novidades' }).click();
    const dialog = writer.getByRole('dialog', { name: 'Novidades' });
    const portuguese = dialog.getByRole('textbox', { name: 'Texto em português' });
    await portuguese.click();
    await writer.keyboard.press('Control+a');
    await writer.keyboard.type('Agora há vistas guardadas');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await writer.getByRole('button', { name: 'Ficar' }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await reader.goto('/changelog');
    await reader.getByText('Agora há vistas guardadas').waitFor();
    expect(await reader.getByRole('link', { name: 'Editar as novidades' }).count()).toBe(0);
    await speak(reader, 'English');
    await reader.getByText('Before').waitFor();
    await speak(reader, 'Português');
  });
});

describe('the announcement', () => {
  test('its language › is that of the page, whatever the account’s language for mails', async () => {
    await set('announcement', { pt: '<p>Obras no domingo</p>', en: '<p>Works on Sunday</p>' });
    await reader.goto('/notifications');
    await reader.getByRole('region', { name: 'Aviso' }).getByText('Obras no domingo').waitFor();
    await speak(reader, 'English');
    await reader.getByText('Works on Sunday').waitFor();
    await speak(reader, 'Português');
    await reader.getByText('Obras no domingo').waitFor();
    await set('announcement', { pt: '', en: '' });
  });
});

describe('the highlights', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Destaques' });
  /** The home page with what decides on the highlights: whatever is to come up is there. */
  const home = async (page: Page) => {
    await Promise.all([
      page.waitForResponse(/DASHBOARD_HIGHLIGHTS/),
      page.waitForResponse('**/users/me/preferences'),
      page.goto('/'),
    ]);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };

  test('the home page › shows them until they are closed, and again after the next sign-in', async () => {
    await set('highlights', saying('A partir de segunda-feira há um novo formulário.'));
    await home(reader);
    await dialog(reader).getByText('novo formulário').waitFor();
    expect(await accessibilityFaults(reader)).toEqual([]);
    await reader.keyboard.press('Escape');
    await dialog(reader).waitFor({ state: 'detached' });
    await home(reader);
    expect(await dialog(reader).count()).toBe(0);
    await signIn(device, 'reader@demo.test', { at: '/notifications' });
    await home(device);
    await dialog(device).waitFor();
    await dialog(device).getByRole('button', { name: 'Fechar' }).click();
    await device.goto('/logout');
    await device.getByRole('button', { name: 'Continuar' }).waitFor();
    await giveCode(device, await giveCredentials(device, 'reader@demo.test'));
    await dialog(device).waitFor();
    // The dialog is gone before the account knows of it: a window closed at once would take the write with it.
    await Promise.all([
      device.waitForResponse(
        (answer) => answer.request().method() !== 'GET' && answer.url().includes('/preferences'),
      ),
      device.getByRole('button', { name: 'Não voltar a mostrar' }).click(),
    ]);
    await dialog(device).waitFor({ state: 'detached' });
  });

  test('once discarded stay away on every device, until what they say has changed', async () => {
    // As on a device on which they were never closed.
    await reader.evaluate(() => localStorage.removeItem('RaStore.highlights.closed'));
    await home(reader);
    expect(await dialog(reader).count()).toBe(0);
    await set('highlights', saying('O formulário novo já está disponível.'));
    await home(reader);
    await dialog(reader).getByText('já está disponível').waitFor();
  });

  test('fewer than 15 letters, however formatted › show none', async () => {
    await set('highlights', saying('<strong><em>catorze letras</em></strong>'));
    await home(reader);
    expect(await dialog(reader).count()).toBe(0);
    await set('highlights', saying('quinze, contadas'.slice(0, 15)));
    await home(reader);
    await dialog(reader).waitFor();
    await set('highlights', { pt: '', en: '' });
  });
});

describe('the help with signing in', () => {
  beforeEach(async () => {
    await signedOut(device);
    // The text is read anew.
    await device.goto('/auth');
  });

  test('its text › is the operator’s, in the language of the page', async () => {
    await device.getByRole('button', { name: 'Ajuda' }).click();
    await device.getByRole('dialog').getByRole('heading', { name: 'O código não chega' }).waitFor();
    await device.keyboard.press('Escape');
    await device.getByRole('button', { name: 'English' }).click();
    await device.getByRole('button', { name: 'Help' }).click();
    await device.getByRole('dialog').getByRole('heading', { name: 'The code does not arrive' }).waitFor();
    await device.keyboard.press('Escape');
    await device.getByRole('button', { name: 'Português' }).click();
    await device.getByRole('button', { name: 'Ajuda' }).waitFor();
  });

  test('scripts in it and in the legal notice › do not run', async () => {
    await set('loginHelp', { pt: ALL_PAYLOADS, en: '' });
    const legal = (
      await callAs<{ content: { key: string; value: { version: number } }[] }>(
        writer,
        'GET',
        '/configurations/search?universalSearch=legal',
      )
    ).content[0];
    await set('legalWarning', { version: (legal?.value.version ?? 0) + 1, pt: ALL_PAYLOADS, en: '' });
    await device.getByRole('button', { name: 'Ajuda' }).click();
    await device.getByRole('dialog').getByText('fim da lista').waitFor();
    expect(await harm(device, '[role=dialog] .MuiDialogContent-root > :first-child')).toEqual([]);
    await device.keyboard.press('Escape');
    await giveCode(device, await giveCredentials(device, 'kennel@demo.test'));
    await device.getByRole('region', { name: 'Texto do aviso legal' }).getByText('fim da lista').waitFor();
    expect(await harm(device, '[aria-label="Texto do aviso legal"] > :last-child')).toEqual([]);
  });
});
