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
  scrollsSideways,
  signedIn,
  tokenOf,
  withBrowser,
} from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

interface OwnerOnRecord {
  readonly id: number;
  readonly name: string;
  readonly vatNumber: string | null;
  readonly postalCode: string | null;
  readonly email: string | null;
}

let page: Page;
let staff: Page;
beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  staff = await newPage();
  await signedIn(staff, 'operator@demo.test', { at: null });
});

/** An owner of the demonstration with an animal and everything that an account needs. */
async function ownerOnRecord(): Promise<OwnerOnRecord> {
  const { content } = await callAs<{ content: OwnerOnRecord[] }>(
    staff,
    'GET',
    '/owners/search?type=SINGULAR&isLocked=false&itemsPerPage=50',
  );
  for (const owner of content.filter(
    ({ vatNumber, postalCode, email }) => vatNumber && postalCode && email,
  )) {
    const animals = await callAs<{ content: { status: string }[] }>(
      staff,
      'GET',
      `/animals/search?ownerId=${owner.id}`,
    );
    if (animals.content.length > 0 && animals.content.every(({ status }) => status === 'NORMAL'))
      return callAs(staff, 'GET', `/owners/${owner.id}`);
  }
  throw new Error('no owner with an animal');
}

describe('an owner on a phone', () => {
  test('who asks for an account › signs in with the mailed link, confirms the contacts and has a certificate', async () => {
    const owner = await ownerOnRecord();
    const email = owner.email!;
    const seen = await mailCount(email);
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Sou titular de um animal' }).click();
    await page.getByRole('heading', { name: 'Conta de titular' }).waitFor();
    const submit = page.getByRole('button', { name: 'Pedir a conta' });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('NIF ou n.º do documento').fill(owner.vatNumber!);
    await page.getByLabel('Código postal').fill(owner.postalCode!);
    await page.getByLabel('E-mail que consta do registo').fill(email);
    expect(await scrollsSideways(page)).toBe(false);
    await submit.click();
    await page.getByRole('status').filter({ hasText: 'Se os dados coincidirem' }).waitFor();

    const { text } = await nextMail(email, seen);
    await follow(page, /\/auth\/activate\/\d+\/[\w-]+/.exec(text)![0]);
    await page.getByLabel('Nova palavra-passe', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmar a nova palavra-passe').fill(PASSWORD);
    await page.getByRole('button', { name: 'Ativar a conta' }).click();
    await page.getByText('A conta está ativa.').waitFor();
    await giveCode(page, await giveCredentials(page, email));
    await arrive(page);
    expect(await tokenOf(page)).toBeTruthy();
    expect(await callAs(page, 'GET', `/owners/${owner.id}`)).toMatchObject({ name: owner.name });

    // The home page of the account: contacts, a certificate, and nothing that staff do.
    await page.getByRole('heading', { name: 'Os meus animais' }).waitFor();
    await page.getByRole('button', { name: 'Está tudo certo' }).click();
    await page.getByText('Os contactos ficaram confirmados.').waitFor();
    await page.getByText('Contactos confirmados pelo titular hoje').waitFor();
    await page.getByRole('button', { name: 'Corrigir os telefones' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Telefone', exact: true }).fill('913 456 789');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('913 456 789').waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    // The form for what staff have to check knows who asks.
    await page.getByRole('link', { name: 'Pedir a alteração do e-mail ou da morada' }).click();
    await expect.poll(() => page.getByLabel('O seu nome completo').inputValue()).toBe(owner.name);
    expect(await page.getByLabel('NIF do titular').inputValue()).toBe(owner.vatNumber);
    expect(await page.getByLabel(/^O seu e-mail/).inputValue()).toBe(email);
    await page.goBack();

    await page
      .getByRole('link', { name: /^Emitir certificado/ })
      .first()
      .click();
    const issuing = page.getByRole('dialog', { name: /^Emitir certificado/ });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      issuing.getByRole('button', { name: 'Descarregar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('button', { name: /^Mais \d+ operações$/ }).click();
    await page.getByRole('button', { name: 'Fazer código de anúncio' }).waitFor();
    expect(await page.getByRole('button', { name: 'Editar' }).count()).toBe(0);
    await follow(page, '/');
    await page.getByRole('button', { name: /^Descarregar: / }).waitFor();
    await page.getByRole('link', { name: 'Ver quem consultou os meus dados' }).click();
    await page.getByRole('heading', { name: 'Quem consultou os meus dados' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'a sua ficha de titular' }).first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('in a dialog of several fields › Enter sends them', async () => {
    await signedIn(page, 'owner@demo.test');
    await page.getByRole('button', { name: 'Corrigir os telefones' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Telefone', exact: true }).fill('913 456 780');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('913 456 780').waitFor();
  });
});
