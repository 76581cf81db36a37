import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import {
  field,
  fillAnimal,
  fillOwner,
  freeTransponder,
  newcomer,
  openRegistration,
  openStep,
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
  await signedIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
  await signedIn(operator, 'operator@demo.test', { at: null });
  const list = async <One>(path: string) =>
    (await callAs<{ content: One[] }>(operator, 'GET', `${path}&itemsPerPage=20`)).content;
  known = (await list<{ transponder: string }>('/animals/search?status=NORMAL'))[0]!.transponder;
  const owners = await list<Owner>('/owners/search?type=SINGULAR');
  const { id, vatNumber } = owners.find((one) => !one.isLocked && one.vatNumber !== null)!;
  owner = { id, vatNumber: vatNumber! };
});

describe('a refused registration', () => {
  test('a number that is registered already › leads to its animal', async () => {
    await openRegistration(clinic, known);
    await clinic.getByText('Já existe um animal registado com este transponder', { exact: false }).waitFor();
    await clinic.getByRole('link', { name: 'Abrir a ficha deste animal' }).click();
    await clinic.waitForURL(`**/animal/view/${known}`);
  });

  test('a locked owner › is shown once the number is entered, and refused', async () => {
    await callAs(operator, 'PUT', `/owners/${owner.id}/lock`, { isLocked: true });
    await openRegistration(clinic, freeTransponder());
    await fillAnimal(clinic, 'Trancado');
    await openStep(clinic, 'owner');
    // Of Portugal, and so of figures alone.
    expect(await field(clinic, 'owner.vatNumber').getAttribute('inputmode')).toBe('numeric');
    await field(clinic, 'owner.vatNumber').fill(owner.vatNumber);
    await clinic.getByText('Este titular não pode receber animais.', { exact: false }).waitFor();
    await sendRegistration(clinic);
    await clinic.getByRole('alert').filter({ hasText: 'O titular está bloqueado' }).first().waitFor();
    expect(await field(clinic, 'name').inputValue()).toBe('Trancado');
    await callAs(operator, 'PUT', `/owners/${owner.id}/lock`, { isLocked: false });
  });
});

describe('the draft of a registration', () => {
  /** Tabs of one window: what one of them keeps, the others are offered. */
  let tabs: readonly [Page, Page, Page];
  const offersIn = (tab: Page) => tab.getByRole('button', { name: 'Continuar o registo' });
  const isKept = (name: string) =>
    expect
      .poll(() => tabs[0].evaluate((text) => JSON.stringify(localStorage).includes(text), name))
      .toBe(true);

  beforeAll(async () => {
    const first = await newPage();
    await signedIn(first, 'clinic@demo.test', { at: null });
    tabs = [first, await first.context().newPage(), await first.context().newPage()];
  });
  // No form of the test before writes its draft again.
  beforeEach(async () => {
    for (const tab of tabs) await tab.goto('/api/health');
    await tabs[0].evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('draft')) localStorage.removeItem(key);
    });
  });

  /** Loads an empty registration, as in a tab that was opened anew, and types a name into it. */
  async function type(tab: Page, name: string): Promise<void> {
    await tab.goto('/animal/create');
    await field(tab, 'transponder').fill(freeTransponder());
    await field(tab, 'name').fill(name);
    await isKept(name);
  }

  test('a second registration › leaves that of the first in its place', async () => {
    const [page] = tabs;
    for (const name of ['Primeiro', 'Segundo']) await type(page, name);
    await page.goto('/animal/create');
    await expect.poll(() => offersIn(page).count()).toBe(2);
    await offersIn(page).last().click();
    expect(await field(page, 'name').inputValue()).toBe('Primeiro');
    await expect.poll(() => offersIn(page).count()).toBe(1);
  });

  test('a registration that is finished or discarded in another tab › is no longer offered', async () => {
    const [page, second, third] = tabs;
    await type(page, 'Concluída');
    await second.goto('/animal/create');
    await offersIn(second).waitFor();
    await fillAnimal(page, 'Concluída');
    await fillOwner(page, newcomer());
    await sendRegistration(page);
    await page.getByRole('heading', { name: 'Animal registado: Concluída' }).waitFor();
    await offersIn(second).waitFor({ state: 'detached' });

    await openRegistration(page, freeTransponder());
    await field(page, 'name').fill('Descartada');
    await isKept('Descartada');
    await openAddress(second, '/animal/create');
    await third.goto('/animal/create');
    await Promise.all([second, third].map((tab) => offersIn(tab).waitFor()));
    await third.getByRole('button', { name: 'Descartar' }).click();
    await offersIn(second).waitFor({ state: 'detached' });
  });

  // The last of them: it signs the window out.
  test('an unfinished registration › is restored after a crash, and deleted at sign-out', async () => {
    const [first, page] = tabs;
    const crashing = await first.context().newPage();
    await type(crashing, 'Inacabado');
    const transponder = await field(crashing, 'transponder').inputValue();
    await crashing.close({ runBeforeUnload: false });
    await page.goto('/animal/create');
    await offersIn(page).click();
    expect(await field(page, 'name').inputValue()).toBe('Inacabado');
    expect(await field(page, 'transponder').inputValue()).toBe(transponder);

    await page.goto('/');
    await page.getByRole('button', { name: 'Terminar sessão' }).first().click();
    await page.waitForURL('**/auth**');
    const left = await page.evaluate(() =>
      Object.values(localStorage).some((value) => value.includes('Inacabado')),
    );
    expect(left).toBe(false);
  });
});
