// A file of tests in the copy only, whose recipes have been followed: see recipes.e2e.test.ts.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn, showDate } from '../../../resources/numbers/dates.ts';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import { showAllOperations } from '../helpers/operations.ts';

withBrowser();

let page: Page;
/** A living animal whose record is not locked. */
let transponder: string;
let animalPage: string;

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: readonly { transponder: string }[] }>(
    page,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=20',
  );
  for (const one of content) {
    const { operations } = await callAs<{ operations: Record<string, { allowed: boolean }> }>(
      page,
      'GET',
      `/animals/${one.transponder}`,
    );
    if (operations.QUARANTINE?.allowed && operations.REGISTER_INTERVENTION?.allowed) ({ transponder } = one);
  }
  animalPage = `/animal/view/${transponder}`;
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });

/** What is wrong with the page that is open, as every page of the register is asked. */
async function faults(): Promise<readonly string[]> {
  const found = await accessibilityFaults(page);
  if (await scrollsSideways(page)) found.push('the page scrolls sideways');
  return found;
}

describe('after the recipes of CONTRIBUTING.md', () => {
  test('the field › is in the form of a vaccine, and is found by the filter of the list', async () => {
    await openAddress(page, '/vaccine/1');
    await field('Fabricante').fill('Laboratório do Sul');
    expect(await faults()).toEqual([]);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await button('Guardar').click();
    expect((await saved).status()).toBe(200);
    await openAddress(page, '/vaccine?filter={"manufacturer":"Laboratório do Sul"}');
    await page.getByRole('row', { name: /Nobivac Rabies/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
  });

  test('the module › has a form and a list, and the page beside it counts', async () => {
    await openAddress(page, '/coat-color/create');
    await field(/Nome/).fill('Tigrado');
    expect(await faults()).toEqual([]);
    await button('Criar').click();
    await page.getByRole('heading', { level: 1, name: 'Tigrado' }).waitFor();
    await openAddress(page, '/coat-color');
    await page.getByRole('row', { name: /Tigrado/ }).waitFor();
    expect(await faults()).toEqual([]);
    await page.getByRole('link', { name: 'Contagem de cores de pelagem' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contagem de cores de pelagem' }).waitFor();
    await page.getByRole('img', { name: /Raras: 0/ }).waitFor();
    expect(await faults()).toEqual([]);
  });

  test('the child record › has a tab of the animal with its list and form', async () => {
    await openAddress(page, `${animalPage}?tab=animalWeight`);
    await page.getByRole('link', { name: 'Criar peso' }).click();
    await field(/Data/).fill(showDate(addDays(dayIn(), -1)));
    await field(/Quilogramas/).fill('12,5');
    expect(await faults()).toEqual([]);
    await button('Criar').click();
    await page.waitForURL(/\/animal\/view\/\d+\?tab=animalWeight$/);
    await page.getByText('12,5').waitFor();
    expect(await faults()).toEqual([]);
  });

  test('the operation › asks for its reason, locks the record, and is off from then on', async () => {
    await openAddress(page, animalPage);
    await showAllOperations(page);
    await button('Colocar em quarentena').click();
    const dialog = page.getByRole('dialog', { name: /Colocar em quarentena/ });
    const confirm = dialog.getByRole('button', { name: 'Colocar em quarentena' });
    await confirm.click();
    await dialog.getByText(/^Indique/).waitFor();
    await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Raiva');
    expect(await faults()).toEqual([]);
    await confirm.click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: 'Colocar em quarentena A ficha do animal já está bloqueada.' })
      .waitFor();
  });

  test('the request › is asked for, and stands in its queue until it is accepted', async () => {
    await openAddress(page, '/photo-removal/create');
    await page.getByRole('combobox', { name: /Animal/ }).fill(transponder);
    await page.getByRole('option', { name: new RegExp(transponder.slice(-4)) }).click();
    await field(/Assunto/).fill('Fotografia antiga');
    await field(/Fundamentos/).fill('Não é este animal.');
    expect(await faults()).toEqual([]);
    await button('Criar').click();
    await page.waitForURL(/photo-removal(\/\d+)?$/);
    await openAddress(page, '/photo-removal');
    await page.getByRole('link', { name: /Fotografia antiga/ }).click();
    expect(await faults()).toEqual([]);
    await button('Aceitar').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Aceitar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Aceite').first().waitFor();
  });
});
