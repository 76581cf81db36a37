import { describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  endSessionAtNextWrite,
  giveCode,
  giveCredentials,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  signInOnPages,
  tokenOf,
  withBrowser,
} from '../../helpers/browser.ts';
import { callWith } from '../../helpers/serverCalls.ts';

withBrowser();

describe('the end of a session', () => {
  test('leads to the sign-in page with its reason, and back to the page afterwards', async () => {
    const page = await newPage();
    await signInOnPages(page, 'reader@demo.test', { at: '/personal' });
    // While the page is away: one that is open hears of it, and may have gone to the sign-in before it is loaded again.
    const token = await tokenOf(page);
    await page.goto('about:blank');
    await callWith(page, token, 'DELETE', '/auth/logout');
    await page.goto('/personal');
    await page.waitForURL('**/auth');
    await page.getByText('Por segurança, a sessão expirou').waitFor();
    await giveCode(page, await giveCredentials(page, 'reader@demo.test'));
    await page.waitForURL('**/personal');
  });

  test('text typed in a form › is kept: the sign-in opens over the page and returns to the filled form', async () => {
    const page = await newPage();
    await signInOnPages(page, 'reader@demo.test', { at: '/personal' });
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    const before = await name.inputValue();
    await name.fill('Nome Que Fica');
    await endSessionAtNextWrite(page);
    await page.getByRole('button', { name: 'Guardar' }).click();

    const dialog = page.getByRole('dialog', { name: 'A sessão terminou' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe('reader@demo.test');
    expect(await accessibilityFaults(page)).toEqual([]);
    const seen = await mailCount('reader@demo.test');
    await dialog.getByRole('textbox', { name: 'Palavra-passe' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    const code = /^(\d{6})$/m.exec((await nextMail('reader@demo.test', seen)).text)?.[1] ?? '';
    await giveCode(page, code);
    await dialog.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Nome Que Fica');

    await name.fill(before);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Guardado com sucesso').waitFor();
  });

  test('signing out leaves nothing on the device but its theme and language', async () => {
    const page = await newPage();
    await signInOnPages(page, 'reader@demo.test');
    await page.getByRole('button', { name: 'Mudar para o tema escuro' }).click();
    await page.getByRole('button', { name: 'Terminar sessão' }).click();
    await page.waitForURL('**/auth');
    const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).toSorted());
    expect(left.filter((key) => !/theme|locale/i.test(key))).toEqual([]);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goBack();
    await page.waitForURL('**/auth');
  });

  test('in one tab ends it in the other', async () => {
    const page = await newPage();
    await signInOnPages(page, 'reader@demo.test');
    const other = await page.context().newPage();
    await other.goto('/personal');
    await other.getByRole('heading', { name: 'Área pessoal' }).waitFor();
    await page.getByRole('button', { name: 'Terminar sessão' }).click();
    await other.waitForURL('**/auth');
  });
});
