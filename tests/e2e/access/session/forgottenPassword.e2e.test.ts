import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  arrive,
  callAs,
  giveCode,
  giveCredentials,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  withBrowser,
} from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';
import { signedOut } from '../../helpers/signedOut.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
});

describe('a forgotten password', () => {
  test('the mailed link › sets a new one once', async () => {
    const email = 'kennel@demo.test';
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Recuperar a palavra-passe' }).click();
    const send = page.getByRole('button', { name: 'Enviar ligação' });
    await page.getByLabel('E-mail').fill('kennel@demo');
    expect(await send.isDisabled()).toBe(true);
    const seen = await mailCount(email);
    await page.getByLabel('E-mail').fill(email);
    await send.click();
    await page.getByRole('status').getByText('receberá dentro de momentos').waitFor();

    const link = /https?:\/\/\S+(\/auth\/reset\/\S+)/.exec((await nextMail(email, seen)).text)?.[1] ?? '';
    await follow(page, link);
    const save = page.getByRole('button', { name: 'Guardar a palavra-passe' });
    const met = page.getByRole('listitem').filter({ hasText: 'cumprido' });
    const password = page.getByRole('textbox', { name: 'Nova palavra-passe', exact: true });
    for (const [typed, rules] of [
      ['a', 1],
      ['aB', 2],
      ['aB3', 3],
      ['aB3!', 4],
      ['aB3!xy', 5],
    ] as const) {
      await password.fill(typed);
      expect(await met.count()).toBe(rules);
    }
    await password.fill('Azinheira?7');
    await page.getByRole('textbox', { name: 'Confirmar a nova palavra-passe' }).fill('Azinheira?8');
    expect(await save.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Confirmar a nova palavra-passe' }).fill('Azinheira?7');
    const before = await mailCount(email);
    await save.click();
    await page.getByRole('status').getByText('A nova palavra-passe está definida').waitFor();
    // The change is notified by mail; the next mail has the code.
    await nextMail(email, before);
    await giveCode(page, await giveCredentials(page, email, 'Azinheira?7'));
    await arrive(page);
    await callAs(page, 'PUT', '/users/me/password', { oldPassword: 'Azinheira?7', password: PASSWORD });

    await signedOut(page);
    await follow(page, link);
    await page.getByRole('textbox', { name: 'Nova palavra-passe', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Confirmar a nova palavra-passe' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Guardar a palavra-passe' }).click();
    await page.getByRole('alert').getByText('O e-mail recebido já não é válido').waitFor();
    // What cannot be done any more is not asked for any more; the way to another link is.
    expect(await page.getByRole('textbox').count()).toBe(0);
    const another = page.getByRole('link', { name: 'Pedir nova ligação' });
    await expect.poll(() => another.evaluate((one) => one === document.activeElement)).toBe(true);
    await another.click();
    await page.getByRole('heading', { name: 'Recuperar a palavra-passe' }).waitFor();
  });
});
