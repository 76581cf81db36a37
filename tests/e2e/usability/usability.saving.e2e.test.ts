import type { Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import {
  countAnimals,
  creditsOf,
  field,
  fillRegistration,
  freeTransponder,
  openStep,
  part,
  registerButton,
} from '../helpers/registering.ts';

withBrowser();

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'clinic@demo.test', { at: '/nowhere' });
});

/** Two drawn frames: whatever a click shows at once is on the page. */
const drawn = (on: Page) =>
  on.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Where registrations are sent. */
const REGISTRATIONS = (url: URL) => url.pathname === '/api/animals';

describe('saving', () => {
  test('an animal › is shown as registered only after the server has answered', async () => {
    const transponder = freeTransponder();
    await fillRegistration(page, transponder);
    await openStep(page, 'confirm');
    const said = page.getByRole('heading', { name: 'Animal registado: Faísca' });
    let saidBefore = -1;
    let wasBusy = false;
    await page.route(
      REGISTRATIONS,
      async (route) => {
        const answer = await route.fetch();
        await drawn(page);
        saidBefore = await said.count();
        wasBusy = await page.getByRole('button', { name: 'Registar animal' }).isDisabled();
        await route.fulfill({ response: answer });
      },
      { times: 1 },
    );
    await registerButton(page).click();
    await said.waitFor();
    expect({ saidBefore, wasBusy }).toEqual({ saidBefore: 0, wasBusy: true });
    expect(await countAnimals(page, transponder)).toBe(1);
  });

  test('a lost connection › keeps what was typed, and a second attempt registers one animal', async () => {
    const transponder = freeTransponder();
    await fillRegistration(page, transponder, 'Pirata');
    await openStep(page, 'confirm');
    const credits = await creditsOf(page);
    // The worst case: the server has done it, and its answer never arrives.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(REGISTRATIONS, lose);
    await registerButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Sem ligação ao servidor' });
    await alert.waitFor();
    expect(await field(page, 'transponder').inputValue()).toBe(transponder);
    expect(await field(page, 'name').inputValue()).toBe('Pirata');
    expect(await field(page, 'owner.door').inputValue()).toBe('12');
    await part(page, 'Dados do animal').getByText('Fêmea').waitFor();

    await page.unroute(REGISTRATIONS, lose);
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('heading', { name: 'Animal registado: Pirata' }).waitFor();
    expect(await countAnimals(page, transponder)).toBe(1);
    expect(await creditsOf(page)).toBe(credits - 1);
  });

  test('a double click › registers one animal and takes one credit', async () => {
    const transponder = freeTransponder();
    await fillRegistration(page, transponder, 'Trovão');
    await openStep(page, 'confirm');
    const credits = await creditsOf(page);
    const keys: (string | undefined)[] = [];
    await page.route(REGISTRATIONS, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await drawn(page);
      await route.continue();
    });
    // Two clicks before the page has drawn anything, as of an impatient finger, and two more with the mouse.
    await registerButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await page.getByRole('button', { name: 'Registar animal' }).dblclick({ force: true, noWaitAfter: true });
    await page.getByRole('heading', { name: 'Animal registado: Trovão' }).waitFor();
    await page.unroute(REGISTRATIONS);
    expect(keys).toHaveLength(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await countAnimals(page, transponder)).toBe(1);
    expect(await creditsOf(page)).toBe(credits - 1);
  });
});

describe('a generated form', () => {
  const VACCINES = (url: URL) => url.pathname === '/api/vaccines';
  const said = (on: Page) => on.getByText(/^Vacina criada: /);
  let operator: Page;

  beforeAll(async () => {
    operator = await newPage();
    await signIn(operator, 'operator@demo.test', { at: '/nowhere' });
  });

  async function fillVaccine(name: string): Promise<void> {
    await openAddress(operator, '/vaccine/create');
    await operator.getByRole('textbox', { name: 'Nome' }).fill(name);
    await operator.getByRole('textbox', { name: /^Período/ }).fill('3');
    await operator.getByRole('combobox', { name: /^Unidade/ }).click();
    await operator.getByRole('option').first().click();
  }

  /** How many vaccines have this name. */
  async function count(name: string): Promise<number> {
    const path = '/vaccines/search?itemsPerPage=100';
    const { content } = await callAs<{ content: { name: string }[] }>(operator, 'GET', path);
    return content.filter((vaccine) => vaccine.name === name).length;
  }

  const create = () => operator.getByRole('button', { name: 'Criar', exact: true });

  test('its message › says that it is saved only after the server has answered', async () => {
    await fillVaccine('Leishmaniose de ensaio');
    let saidBefore = -1;
    await operator.route(
      VACCINES,
      async (route) => {
        const answer = await route.fetch();
        await drawn(operator);
        saidBefore = await said(operator).count();
        await route.fulfill({ response: answer });
      },
      { times: 1 },
    );
    await create().click();
    await said(operator).waitFor();
    expect(saidBefore).toBe(0);
    expect(await count('Leishmaniose de ensaio')).toBe(1);
  });

  test('an offline device › keeps what was typed, and a second attempt saves it once', async () => {
    await fillVaccine('Tosse do canil de ensaio');
    await operator.context().setOffline(true);
    await create().click();
    const alert = operator.getByRole('alert').filter({ hasText: 'Sem ligação ao servidor' });
    await alert.waitFor();
    const name = operator.getByRole('textbox', { name: 'Nome' });
    expect(await name.inputValue()).toBe('Tosse do canil de ensaio');
    expect(await operator.getByRole('textbox', { name: /^Período/ }).inputValue()).toBe('3');
    expect(await said(operator).count()).toBe(0);
    await operator.context().setOffline(false);
    await alert.getByRole('button', { name: 'Tentar de novo' }).dblclick();
    await said(operator).waitFor();
    expect(await count('Tosse do canil de ensaio')).toBe(1);
  });
});
