import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

let page: Page;
/** Another device. */
let lost: Page;
beforeAll(async () => {
  page = await newPage();
  lost = await newPage({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0' });
});

const heading = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name });
const button = (tab: Page, name: string | RegExp) => tab.getByRole('button', { name });

describe('the open sessions in the personal area', () => {
  const expired = () => lost.getByText('Por segurança, a sessão expirou');

  test('their rows › can be distinguished, and one that is ended elsewhere ends at once', async () => {
    await signedIn(lost, 'kennel@demo.test', { at: '/personal' });
    await signedIn(page, 'kennel@demo.test', { at: '/personal/sessions' });
    const rows = page.getByRole('list', { name: 'Sessões abertas' }).getByRole('listitem');
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).textContent()).toMatch(/Chrome em Linux.*Esta sessão.*127\.0\.0\.1/);
    expect(await rows.nth(1).textContent()).toContain('Firefox em Windows');
    await button(page, 'Terminar a sessão: Firefox em Windows').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar a sessão' }).click();
    await page.getByText('A sessão foi terminada.').waitFor();
    await page.getByText('Não há outras sessões abertas.').waitFor();
    await expired().waitFor();
  });

  test('one button › ends all of them but its own', async () => {
    await signedIn(lost, 'kennel@demo.test', { at: '/personal' });
    await signedIn(page, 'kennel@demo.test', { at: '/personal/sessions' });
    await button(page, 'Terminar todas as outras').click();
    await button(page, 'Terminar as outras').click();
    await page.getByText('Não há outras sessões abertas.').waitFor();
    await expired().waitFor();
  });
});

describe('another e-mail', () => {
  test('a new address › needs its fields, is confirmed by the button of its mailed link, and then serves to sign in', async () => {
    await signedIn(page, 'nocredit@demo.test', { at: '/personal' });
    await button(page, 'Alterar').click();
    const dialog = page.getByRole('dialog', { name: 'Alterar o e-mail' });
    const email = dialog.getByLabel('Novo e-mail');
    await email.fill('nocredit@demo.test');
    await dialog.getByRole('button', { name: 'Enviar a ligação' }).click();
    await dialog.getByText('Este já é o endereço da conta.').waitFor();
    await dialog.getByText('Indique a palavra-passe.').waitFor();
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);

    await email.fill('outra.caixa@demo.test');
    const password = dialog.getByRole('textbox', { name: 'Palavra-passe atual' });
    await password.fill('Errada!99');
    await dialog.getByRole('button', { name: 'Enviar a ligação' }).click();
    await dialog.getByText('A palavra-passe atual não está correta.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const oldMails = await mailCount('nocredit@demo.test');
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Enviar a ligação' }).click();
    await page.getByText('À espera de confirmação: outra.caixa@demo.test').waitFor();
    expect((await nextMail('nocredit@demo.test', oldMails)).subject).toContain('outro endereço');

    const link =
      /\/personal\/email\/[\w-]+/.exec((await nextMail('outra.caixa@demo.test', 0)).text)?.[0] ?? '';
    await follow(page, link);
    await heading(page, 'Confirmar o e-mail').waitFor();
    expect((await callAs<{ email: string }>(page, 'GET', '/users/me')).email).toBe('nocredit@demo.test');
    await button(page, 'Confirmar o novo endereço').click();
    await page.getByText('O e-mail da conta é agora outra.caixa@demo.test.').waitFor();
    const shown = page.getByRole('textbox', { name: 'E-mail' });
    await expect.poll(() => shown.inputValue()).toBe('outra.caixa@demo.test');
    await follow(page, link);
    await button(page, 'Confirmar o novo endereço').click();
    await page.getByText('A ligação já não é válida').waitFor();

    await signedIn(lost, 'outra.caixa@demo.test', { at: null });
  });
});

describe('another password', () => {
  test('missing or wrong values › have their errors, and the change is notified by mail', async () => {
    await signedIn(page, 'clinic@demo.test', { at: '/personal/password' });
    const old = page.getByRole('textbox', { name: 'Palavra-passe atual' });
    const fresh = page.getByRole('textbox', { name: 'Nova palavra-passe', exact: true });
    const again = page.getByRole('textbox', { name: /Confirm/ });
    const save = page.locator('main').locator('button[type="submit"]');
    await save.click();
    for (const text of [
      'Indique a palavra-passe atual.',
      'Indique a palavra-passe.',
      'Confirme a nova palavra-passe.',
    ])
      await page.getByText(text).waitFor();
    expect(await old.evaluate((field) => field === document.activeElement)).toBe(true);
    await old.fill(PASSWORD);
    await fresh.fill(PASSWORD);
    await again.fill(PASSWORD);
    await save.click();
    await page.getByText('A nova palavra-passe não pode ser igual à atual.').waitFor();
    await fresh.fill('Medronho?38');
    await save.click();
    await page
      .getByText(/tem de ser igual|não coincid|é diferente/)
      .first()
      .waitFor();
    await again.fill('Medronho?38');
    await old.fill('Errada!99');
    await save.click();
    await page.getByText('A palavra-passe atual não está correta.').waitFor();
    const seen = await mailCount('clinic@demo.test');
    await old.fill(PASSWORD);
    await save.click();
    await page.getByText('A palavra-passe foi alterada.').waitFor();
    expect((await nextMail('clinic@demo.test', seen)).subject).toBe('A palavra-passe foi alterada');
  });
});
