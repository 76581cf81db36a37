import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import {
  creditsOf,
  field,
  fillAnimal,
  fillOwner,
  freeTransponder,
  newcomer,
  openRegistration,
  openStep,
  registerButton,
  sendRegistration,
} from '../../helpers/registering.ts';

withBrowser();

interface Owner {
  readonly id: number;
  readonly vatNumber: string | null;
  readonly isLocked: boolean;
}

let clinic: Page;
let operator: Page;
/** The number of an animal that is registered. */
let known: string;
/** A known owner who may receive animals. */
let owner: { id: number; vatNumber: string };

beforeAll(async () => {
  [clinic, operator] = [await newPage(), await newPage()];
  await signedIn(clinic, 'clinic@demo.test', { at: null });
  await signedIn(operator, 'operator@demo.test', { at: null });
  const list = async <One>(path: string) =>
    (await callAs<{ content: One[] }>(operator, 'GET', `${path}&itemsPerPage=20`)).content;
  known = (await list<{ transponder: string }>('/animals/search?status=NORMAL'))[0]!.transponder;
  const owners = await list<Owner>('/owners/search?type=SINGULAR');
  const { id, vatNumber } = owners.find((one) => !one.isLocked && one.vatNumber !== null)!;
  owner = { id, vatNumber: vatNumber! };
});

/** Fills the registration of an animal whose owner the register knows. */
async function fillForKnown(transponder: string, name: string): Promise<void> {
  await openRegistration(clinic, transponder);
  await fillAnimal(clinic, name);
  await openStep(clinic, 'owner');
  // Of Portugal, and so of figures alone.
  expect(await field(clinic, 'owner.vatNumber').getAttribute('inputmode')).toBe('numeric');
  await field(clinic, 'owner.vatNumber').fill(owner.vatNumber);
  await clinic.getByText('Titular já registado').waitFor();
}

describe('what is refused says why, and keeps what was typed', () => {
  test('a number that is registered already leads to its animal', async () => {
    await openRegistration(clinic, known);
    await clinic.getByText('Já existe um animal registado com este transponder', { exact: false }).waitFor();
    await clinic.getByRole('link', { name: 'Abrir a ficha deste animal' }).click();
    await clinic.waitForURL(`**/animal/view/${known}`);
  });

  test('an entity without credits › is warned before, and refused at the attempt', async () => {
    const page = await newPage();
    await signedIn(page, 'nocredit@demo.test');
    await openRegistration(page, freeTransponder());
    await page.getByText('A entidade não tem créditos').first().waitFor();
    await fillAnimal(page, 'Pobre');
    await fillOwner(page, newcomer('Sem Saldo'));
    await sendRegistration(page);
    await page.getByRole('alert').filter({ hasText: 'Carregue o saldo' }).waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Pobre');
    await page.context().close();
  });

  test('a locked owner › is shown once the number is entered, and refused', async () => {
    await callAs(operator, 'PUT', `/owners/${owner.id}/lock`, { isLocked: true });
    await openRegistration(clinic, freeTransponder());
    await fillAnimal(clinic, 'Trancado');
    await openStep(clinic, 'owner');
    await field(clinic, 'owner.vatNumber').fill(owner.vatNumber);
    await clinic.getByText('Este titular não pode receber animais.', { exact: false }).waitFor();
    await sendRegistration(clinic);
    await clinic.getByRole('alert').filter({ hasText: 'O titular está bloqueado' }).first().waitFor();
    expect(await field(clinic, 'name').inputValue()).toBe('Trancado');
    await callAs(operator, 'PUT', `/owners/${owner.id}/lock`, { isLocked: false });
  });

  test('a stale save shows both versions', async () => {
    const transponder = freeTransponder();
    await fillForKnown(transponder, 'Original');
    await sendRegistration(clinic);
    await clinic.getByRole('link', { name: 'Abrir a ficha' }).click();
    await clinic.getByRole('button', { name: /^Editar/ }).click();
    const name = clinic.getByRole('textbox', { name: 'Nome', exact: false }).first();
    await name.fill('Escrito por mim');
    const { id, version } = await callAs<{ id: number; version: number }>(
      operator,
      'GET',
      `/animals/${transponder}`,
    );
    await callAs(operator, 'PUT', `/animals/${id}`, { name: 'Escrito por outro', version });
    await clinic.getByRole('button', { name: 'Guardar alterações' }).click();
    const dialog = clinic.getByRole('dialog', { name: 'Este registo foi alterado entretanto' });
    await dialog.getByText('Escrito por mim').waitFor();
    await dialog.getByText('Escrito por outro').waitFor();
    await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
    expect(await name.inputValue()).toBe('Escrito por mim');
  });

  test('a lost connection keeps what was typed, and trying again registers once', async () => {
    const transponder = freeTransponder();
    const before = await creditsOf(clinic);
    // The server does its work, and none of its answers arrives.
    await clinic.route(
      (url) => url.pathname === '/api/animals',
      async (route) => {
        await route.fetch().catch(() => undefined);
        await route.abort();
      },
    );
    await fillForKnown(transponder, 'Perdida');
    await sendRegistration(clinic);
    await clinic.getByText('Sem ligação ao servidor').waitFor();
    expect(await field(clinic, 'name').inputValue()).toBe('Perdida');
    await clinic.unrouteAll();
    await clinic.getByRole('button', { name: 'Tentar de novo' }).click();
    await clinic.getByRole('heading', { name: 'Animal registado: Perdida' }).waitFor();
    expect(await creditsOf(clinic)).toBe(before - 1);
  });

  test('a double click registers one animal', async () => {
    const transponder = freeTransponder();
    const before = await creditsOf(clinic);
    let sent = 0;
    clinic.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/animals') sent += 1;
    });
    await fillForKnown(transponder, 'Dupla');
    await openStep(clinic, 'confirm');
    await registerButton(clinic).dblclick();
    await clinic.getByRole('heading', { name: 'Animal registado: Dupla' }).waitFor();
    expect(sent).toBe(1);
    expect(await creditsOf(clinic)).toBe(before - 1);
  });
});

test('a second registration › leaves the draft of the first in its place', async () => {
  const page = await newPage();
  await signedIn(page, 'clinic@demo.test');
  const drafts = () => page.getByRole('button', { name: 'Continuar o registo' });
  for (const name of ['Primeiro', 'Segundo']) {
    await openRegistration(page, freeTransponder());
    await field(page, 'name').fill(name);
    await expect
      .poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), name))
      .toBe(true);
  }
  await page.goto('/');
  await page.goto('/animal/create');
  await expect.poll(() => drafts().count()).toBe(2);
  await drafts().last().click();
  expect(await field(page, 'name').inputValue()).toBe('Primeiro');
  await expect.poll(() => drafts().count()).toBe(1);
  await page.close();
});

test('an unfinished registration › is not offered once it is finished or discarded in another tab', async () => {
  const page = await newPage();
  await signedIn(page, 'clinic@demo.test');
  const [second, third] = [await page.context().newPage(), await page.context().newPage()];
  const offerIn = (tab: Page) => tab.getByRole('button', { name: 'Continuar o registo' });
  const openWithOffer = async (tab: Page, name: string) => {
    await expect
      .poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), name))
      .toBe(true);
    await tab.goto('/animal/create');
    await offerIn(tab).waitFor();
  };
  await openRegistration(page, freeTransponder());
  await fillAnimal(page, 'Concluída');
  await openWithOffer(second, 'Concluída');
  await fillOwner(page, newcomer());
  await sendRegistration(page);
  await page.getByRole('heading', { name: 'Animal registado: Concluída' }).waitFor();
  await offerIn(second).waitFor({ state: 'detached' });

  await openRegistration(page, freeTransponder());
  await field(page, 'name').fill('Descartada');
  for (const tab of [second, third]) await openWithOffer(tab, 'Descartada');
  await third.getByRole('button', { name: 'Descartar' }).click();
  await offerIn(second).waitFor({ state: 'detached' });
  await page.context().close();
});

test('an unfinished registration › is restored after a crash, and deleted at sign-out', async () => {
  const page = await newPage();
  await signedIn(page, 'clinic@demo.test');
  const transponder = freeTransponder();
  await openRegistration(page, transponder);
  await field(page, 'name').fill('Inacabado');
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(
        ([key, value]) => key.includes('draft') && value.includes('Inacabado'),
      ),
    );
  await expect.poll(kept).toBe(true);
  const crashed = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await crashed.goto('/animal/create');
  await crashed.getByRole('button', { name: 'Continuar o registo' }).click();
  expect(await field(crashed, 'name').inputValue()).toBe('Inacabado');
  expect(await field(crashed, 'transponder').inputValue()).toBe(transponder);

  await crashed.goto('/');
  await crashed.getByRole('button', { name: 'Terminar sessão' }).first().click();
  await crashed.waitForURL('**/auth**');
  const left = await crashed.evaluate(() =>
    Object.values(localStorage).some((value) => value.includes('Inacabado')),
  );
  expect(left).toBe(false);
});
