import { describe, expect, test } from 'vitest';
import { codeIn } from '../../../helpers/mailbox.ts';
import {
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
  withBrowser,
} from '../../helpers/browser.ts';

withBrowser();

describe('a session', () => {
  test('that has passed its end is over within a second, and signing in leads back to the page', async () => {
    const page = await newPage();
    await page.clock.install();
    await signInOnPages(page, 'reader@demo.test', { at: '/personal/audit?kind=SIGN_IN' });
    await page.getByRole('heading', { level: 1, name: 'A minha atividade' }).waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    // Without a network no answer has the server's time or prolongs the session: the page's own timer has to end it.
    await page.context().setOffline(true);
    await page.clock.fastForward('29:00');
    await page.getByRole('heading', { level: 1, name: 'A minha atividade' }).waitFor();
    await page.clock.fastForward('01:01');
    await page.getByText('Por segurança, a sessão expirou. Inicie sessão de novo.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(await page.evaluate(() => localStorage.getItem('coleira.session'))).toBeNull();
    await page.context().setOffline(false);
    await giveCode(page, await giveCredentials(page, 'reader@demo.test'));
    await page.waitForURL('**/personal/audit?kind=SIGN_IN');
  });

  test('that the server has ended keeps what is on the page when something was typed', async () => {
    const page = await newPage();
    await signedIn(page, 'kennel@demo.test', { at: '/personal' });
    // By its id: below a dialog nothing has a role.
    const name = page.locator('#name');
    await name.fill('Ainda Por Guardar');
    await callAs(page, 'DELETE', '/auth/sessions');
    await endSessionAtNextWrite(page);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('dialog', { name: 'A sessão terminou' }).waitFor();
    expect(await name.inputValue()).toBe('Ainda Por Guardar');
    expect(await page.getByRole('heading', { name: 'Ocorreu um erro na página' }).count()).toBe(0);

    // Signed in again, the message of the failed save is gone, and the focus is on the button that saves.
    const dialog = page.getByRole('dialog', { name: 'A sessão terminou' });
    const seen = await mailCount('kennel@demo.test');
    await dialog.locator('input[type="password"]').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.locator('#two-factor-code').fill(codeIn(await nextMail('kennel@demo.test', seen)));
    await dialog.locator('button[type="submit"]').click();
    await dialog.waitFor({ state: 'detached' });
    const save = page.getByRole('button', { name: 'Guardar' });
    await expect.poll(() => save.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    expect(await name.inputValue()).toBe('Ainda Por Guardar');
  });

  test('a sign-out › removes all its data from the device, in every tab', async () => {
    const page = await newPage();
    // Without the reason that each document of the window would be given again.
    await signedIn(page, 'reader@demo.test', { at: '/animal?universalSearch=bobi', hasReason: false });
    await page.evaluate(() => sessionStorage.setItem('coleira.readReasons', '{}'));
    const other = await page.context().newPage();
    await other.goto('/personal');
    await other.getByRole('heading', { name: 'Área pessoal' }).waitFor();
    await page.goto('/logout?force=true');
    await page.waitForURL('**/auth');
    await other.waitForURL('**/auth');
    for (const tab of [page, other]) {
      const left = await tab.evaluate(() => [
        ...Object.keys(localStorage).filter((key) => !/theme|locale|shortcuts/i.test(key)),
        ...Object.keys(sessionStorage).filter((key) => key !== 'logSessionId'),
      ]);
      expect(left).toEqual([]);
      expect(await tab.evaluate(() => caches.keys())).toEqual([]);
    }
    const kept = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/help');
      return answer.headers.get('cache-control');
    });
    expect(kept).toContain('no-store');
  });

  test('a change of entity › continues in every tab, with the permissions of that entity', async () => {
    const page = await newPage();
    await signedIn(page, 'vet@demo.test', { at: '/personal/entities' });
    const other = await page.context().newPage();
    await other.goto('/personal');
    await other.getByRole('button', { name: /Sem entidade$/ }).waitFor();
    await page.locator('input[type="radio"]:enabled').first().check();
    await page.getByRole('button', { name: 'Trabalhar em nome desta entidade' }).click();
    await page.getByText('Está agora a trabalhar em nome de outra entidade.').waitFor();
    await other.getByRole('button', { name: /^Menu de/ }).waitFor();
    await other.getByRole('button', { name: /Sem entidade$/ }).waitFor({ state: 'detached' });
  });
});
