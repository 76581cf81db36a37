import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_MEMBERS } from '../../../../server/demonstration/identityProvider/orderMembers.ts';
import { demoVeterinarian, ORDER_VETERINARIES } from '../../../../server/demonstration/veterinarians.ts';
import { codeIn } from '../../../helpers/mailbox.ts';
import {
  acceptLegalWarning,
  arrive,
  callAs,
  endSessionAtNextWrite,
  giveCode,
  giveCredentials,
  mailCount,
  newPage,
  nextMail,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';
import { ownServer } from '../../helpers/ownServer.ts';
import { signedOut } from '../../helpers/signedOut.ts';

withBrowser();

let page: Page;
let clinic: Page;
beforeAll(async () => {
  [page, clinic] = await Promise.all([newPage(), newPage()]);
  await signedIn(clinic, 'clinic@demo.test', { at: null });
  await page.goto('/auth');
});
beforeEach(async () => {
  await page.context().clearCookies();
  await signedOut(page);
});

const [inês, second, inactive, notPractising, unknown] = ORDER_MEMBERS.map(({ name }) => name);

/** From the sign-in page to the order's. */
async function leaveForOrder(): Promise<void> {
  await page.getByRole('tab', { name: 'Conta da Ordem' }).click();
  await page.getByRole('button', { name: 'Continuar no portal da Ordem' }).click();
  await page.getByRole('heading', { name: 'Ordem dos veterinários da demonstração' }).waitFor();
}

async function beAtOrder(at: Page, name: string, { factor = false } = {}): Promise<void> {
  await at.getByRole('radio', { name }).check();
  if (factor) await at.getByRole('checkbox', { name: 'segundo fator' }).check();
  await at.getByRole('button', { name: 'Iniciar sessão' }).click();
}

/** Through the order and the mailed code. */
async function enterThroughOrder(name: string, email: string): Promise<void> {
  await leaveForOrder();
  const seen = await mailCount(email);
  await beAtOrder(page, name);
  await page.getByLabel('Código de 6 algarismos').waitFor();
  await giveCode(page, codeIn(await nextMail(email, seen)));
}

describe('signing in through the professional order', () => {
  test('code, choice of entity and legal warning › lead to the page that was asked for', async () => {
    await page.goto('/personal?from=order');
    await page.waitForURL('**/auth');
    await page.getByRole('tab', { name: 'Conta da Ordem' }).click();
    await enterThroughOrder(inês!, 'vet@demo.test');

    await page.waitForURL('**/auth/entities');
    await page.getByRole('button', { name: 'Entrar sem entidade' }).click();
    await acceptLegalWarning(page);
    await page.waitForURL('**/personal?from=order');
    await page.getByRole('heading', { name: 'Área pessoal' }).waitFor();
  });

  test('a second factor at the order and bound accounts › need no second code', async () => {
    await leaveForOrder();
    await beAtOrder(page, inês!, { factor: true });
    await page.waitForURL('**/auth/entities');
    await page.getByRole('button', { name: 'Entrar sem entidade' }).waitFor();
  });

  test('its cancellation › leads back to the sign-in page without a message', async () => {
    await leaveForOrder();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByLabel('E-mail').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test.each([
    [unknown!, 'Não existe uma conta associada a estes dados'],
    [inactive!, 'A conta está inativa. Contacte o suporte.'],
    [notPractising!, 'O médico veterinário não está autorizado a exercer'],
  ])('the refusal of %s › has its reason on the sign-in page', async (name, reason) => {
    await leaveForOrder();
    await beAtOrder(page, name);
    const alert = page.getByRole('alert');
    await alert.getByText('Erro ao iniciar sessão').waitFor();
    await alert.getByText(reason).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('tab', { name: 'Conta da Ordem' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });

  test('a return that this browser did not begin › has no effect', async () => {
    await follow(page, '/auth/omv?code=somebody-elses&state=somebody-elses');
    await page.getByRole('alert').getByText('já não é válido').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('both pages, on a telephone › do not scroll sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('tab', { name: 'Conta da Ordem' }).click();
    expect(await scrollsSideways(page)).toBe(false);
    await leaveForOrder();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByLabel('E-mail').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('a session that ran out under a form', () => {
  test('the order in another tab › renews it, and the typed text stays', async () => {
    const { email } = demoVeterinarian(ORDER_VETERINARIES.second);
    await enterThroughOrder(second!, email);
    await page.getByRole('button', { name: 'Entrar sem entidade' }).click();
    await arrive(page);
    await follow(page, '/personal');
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    const before = await name.inputValue();
    await name.fill('Nome Que Fica');
    await endSessionAtNextWrite(page);
    await page.getByRole('button', { name: 'Guardar' }).click();
    const over = page.getByRole('dialog', { name: 'A sessão terminou' });
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      over.getByRole('link', { name: 'Ordem noutro separador' }).click(),
    ]);
    await other.getByRole('button', { name: 'Continuar no portal da Ordem' }).click();
    await beAtOrder(other, second!, { factor: true });
    await over.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Nome Que Fica');
    await name.fill(before);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

describe('choosing an entity', () => {
  test('a veterinarian › accepts an invitation, takes back and makes a request, and leaves an entity', async () => {
    await leaveForOrder();
    await beAtOrder(page, inês!, { factor: true });
    await page.waitForURL('**/auth/entities');
    const enter = page.getByRole('button', { name: 'Entrar com a entidade' });
    await page.getByRole('radio', { disabled: false }).first().check();
    expect(await enter.isDisabled()).toBe(false);

    // Leaving the entity removes the choice.
    await page.getByRole('button', { name: /^Remover: / }).click();
    const asked = page.getByRole('dialog', { name: 'Remover a associação?' });
    await asked.getByRole('button', { name: 'Manter' }).click();
    await asked.waitFor({ state: 'detached' });
    const left = (await page.getByRole('button', { name: /^Remover: / }).getAttribute('aria-label'))!.slice(
      9,
    );
    await page.getByRole('radio', { name: left }).check();
    await page.getByRole('button', { name: /^Remover: / }).click();
    await asked.getByRole('button', { name: 'Remover' }).click();
    await page.getByRole('status').getByText('foi removida').waitFor();
    await expect.poll(() => enter.isDisabled()).toBe(true);
    // Who directs a clinic does not leave it.
    expect(await page.getByText('Direção clínica').count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Remover: / }).count()).toBe(0);

    await page.getByRole('button', { name: /^Aceitar: / }).click();
    await page.getByRole('status').getByText('Aceitou o convite').waitFor();
    await expect.poll(() => page.getByRole('radio', { disabled: false }).count()).toBe(2);

    await page.getByRole('button', { name: /^Cancelar o pedido: / }).click();
    await page.getByRole('status').getByText('Cancelou o pedido').waitFor();

    await page.getByRole('tab', { name: 'Pedir acesso' }).click();
    const vat = page.getByLabel('NIF da entidade');
    await vat.fill('999999990');
    await page.getByText('Indique o NIF de uma entidade registada').waitFor();
    // That of the clinic that the veterinarian has just left.
    const { vatNumber } = await callAs<{ vatNumber: string }>(clinic, 'GET', '/entities/mine');
    await vat.fill(vatNumber.slice(0, 8));
    expect(await page.getByRole('button', { name: 'Pedir acesso' }).count()).toBe(0);
    await vat.pressSequentially(vatNumber.slice(8));
    await page.getByRole('button', { name: 'Pedir acesso' }).click();
    await page.getByRole('status').getByText('O pedido foi enviado').waitFor();
    await page.getByRole('tab', { name: 'Entidades autorizadas' }).click();
    await page.getByText('Aguarda resposta da entidade').waitFor();

    await page.getByRole('radio', { disabled: false }).first().check();
    await enter.click();
    await arrive(page);
  });
});

describe('signing out', () => {
  test('a veterinarian › ends the session at the order too, and returns to the sign-in page', async () => {
    const { email } = demoVeterinarian(ORDER_VETERINARIES.second);
    await enterThroughOrder(second!, email);
    await page.getByRole('button', { name: 'Entrar sem entidade' }).click();
    await arrive(page);
    await page.getByRole('button', { name: 'Terminar sessão' }).click();
    await page.getByRole('heading', { name: 'Terminar também a sessão na ordem?' }).waitFor();
    await page.getByRole('button', { name: 'Terminar sessão' }).click();
    await page.waitForURL(`${ownServer().baseUrl}/auth`);
    await page.getByLabel('E-mail').waitFor();
    const left = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect(left.filter((key) => !/theme|locale|version/i.test(key))).toEqual([]);
  });

  test('other users, and a forced sign-out › stay on this site', async () => {
    await giveCode(page, await giveCredentials(page, 'vet@demo.test'));
    await page.getByRole('button', { name: 'Entrar sem entidade' }).click();
    await arrive(page);
    await follow(page, '/logout?force');
    await page.getByText('A sessão foi terminada').waitFor();
    await giveCode(page, await giveCredentials(page, 'reader@demo.test'));
    await arrive(page);
    await follow(page, '/logout');
    await page.getByText('A sessão foi terminada').waitFor();
  });
});
