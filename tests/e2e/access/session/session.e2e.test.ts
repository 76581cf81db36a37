import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeIn } from '../../../helpers/mailbox.ts';
import {
  accessibilityFaults,
  callAs,
  endSessionAtNextWrite,
  giveCode,
  giveCredentials,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  signedIn,
  signInOnPages,
  tokenOf,
  withBrowser,
} from '../../helpers/browser.ts';
import { callWith } from '../../helpers/serverCalls.ts';

withBrowser();

const READER = 'reader@demo.test';

let page: Page;
beforeAll(async () => {
  page = await newPage();
});

describe('a session', () => {
  test('past its end › is over within a second, and signing in leads back to the page', async () => {
    // Its clock is turned on.
    const late = await newPage();
    await late.clock.install();
    await signInOnPages(late, READER, { at: '/personal/audit?kind=SIGN_IN' });
    await late.getByRole('heading', { level: 1, name: 'A minha atividade' }).waitFor();
    await late.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    // Without a network no answer has the server's time or prolongs the session: the page's own timer has to end it.
    await late.context().setOffline(true);
    await late.clock.fastForward('29:00');
    await late.getByRole('heading', { level: 1, name: 'A minha atividade' }).waitFor();
    await late.clock.fastForward('01:01');
    await late.getByText('Por segurança, a sessão expirou. Inicie sessão de novo.').waitFor();
    expect(new URL(late.url()).pathname).toBe('/auth');
    expect(await late.evaluate(() => localStorage.getItem('coleira.session'))).toBeNull();
    await late.context().setOffline(false);
    await giveCode(late, await giveCredentials(late, READER));
    await late.waitForURL('**/personal/audit?kind=SIGN_IN');
    await late.context().close();
  });

  test('ended while the page was away › leads to the sign-in page with its reason, and back to the page', async () => {
    await signedIn(page, READER, { at: '/personal' });
    // One that is open hears of it, and may have gone to the sign-in before it is loaded again.
    const token = await tokenOf(page);
    await page.goto('about:blank');
    await callWith(page, token, 'DELETE', '/auth/logout');
    await page.goto('/personal');
    await page.waitForURL('**/auth');
    await page.getByText('Por segurança, a sessão expirou').waitFor();
    await giveCode(page, await giveCredentials(page, READER));
    await page.waitForURL('**/personal');
  });

  test('ended by the server under typed text › has the sign-in open over the page, which keeps the text', async () => {
    await signedIn(page, READER, { at: '/personal' });
    // By its id: below a dialog nothing has a role.
    const name = page.locator('#name');
    const before = await name.inputValue();
    await name.fill('Nome Que Fica');
    await callAs(page, 'DELETE', '/auth/sessions');
    await endSessionAtNextWrite(page);
    const save = page.getByRole('button', { name: 'Guardar' });
    await save.click();

    const dialog = page.getByRole('dialog', { name: 'A sessão terminou' });
    await dialog.waitFor();
    expect(await name.inputValue()).toBe('Nome Que Fica');
    expect(await page.getByRole('heading', { name: 'Ocorreu um erro na página' }).count()).toBe(0);
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe(READER);
    expect(await accessibilityFaults(page)).toEqual([]);
    const seen = await mailCount(READER);
    await dialog.getByRole('textbox', { name: 'Palavra-passe' }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.locator('#two-factor-code').fill(codeIn(await nextMail(READER, seen)));
    await dialog.locator('button[type="submit"]').click();
    await dialog.waitFor({ state: 'detached' });

    // The message of the failed save is gone, and the focus is on the button that saves.
    await expect.poll(() => save.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    expect(await name.inputValue()).toBe('Nome Que Fica');
    await name.fill(before);
    await save.click();
    await page.getByText('Dados da conta guardados.').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a sign-out › ends it in every tab, and leaves nothing on the device but its theme and language', async () => {
    // Without the reason that each document of the window would be given again.
    const own = await newPage();
    await signedIn(own, READER, { at: '/animal?universalSearch=bobi', hasReason: false });
    await own.evaluate(() => sessionStorage.setItem('coleira.readReasons', '{}'));
    const other = await own.context().newPage();
    await other.goto('/personal');
    await other.getByRole('heading', { name: 'Área pessoal' }).waitFor();
    await own.getByRole('button', { name: 'Mudar para o tema escuro' }).click();
    await own.getByRole('button', { name: 'Terminar sessão' }).click();
    for (const tab of [own, other]) {
      await tab.waitForURL('**/auth');
      await tab.getByLabel('E-mail').waitFor();
      const left = await tab.evaluate(() => [
        ...Object.keys(localStorage).filter((key) => !/theme|locale|shortcuts/i.test(key)),
        ...Object.keys(sessionStorage).filter((key) => key !== 'logSessionId'),
      ]);
      expect(left).toEqual([]);
      expect(await tab.evaluate(() => caches.keys())).toEqual([]);
      expect(await tab.locator('html').getAttribute('data-theme')).toBe('dark');
    }
    const kept = await own.evaluate(async () => {
      const answer = await fetch('/api/auth/help');
      return answer.headers.get('cache-control');
    });
    expect(kept).toContain('no-store');
    await own.goBack();
    await own.waitForURL('**/auth');
    await own.context().close();
  });

  test('a change of entity › continues in every tab, with the permissions of that entity', async () => {
    await signedIn(page, 'vet@demo.test', { at: '/personal/entities' });
    const other = await page.context().newPage();
    await other.goto('/personal');
    await other.getByRole('button', { name: /Sem entidade$/ }).waitFor();
    await page.locator('input[type="radio"]:enabled').first().check();
    await page.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
    await page.getByText('Está agora a trabalhar em nome de outra entidade.').waitFor();
    await other.getByRole('button', { name: /^Menu de/ }).waitFor();
    await other.getByRole('button', { name: /Sem entidade$/ }).waitFor({ state: 'detached' });
    await other.close();
  });
});
