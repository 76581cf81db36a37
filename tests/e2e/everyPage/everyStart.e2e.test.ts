import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { imports } from '../../../resources/generated/imports.ts';
import { callAs, newPage, signedIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { openPages } from './everyAddress.ts';

// Pages are built without what only the server needs of a declaration: each of these is begun once from the built page.
withBrowser();

let page: Page;
/** Messages of what a page cannot do. */
const faults = () => page.getByText(/Tente de novo|Ocorreu um erro|Página não encontrada/);

/** Pages whose form comes up once something is chosen. */
const BEGUN_ABOVE = new Set(['/import/create', '/operations/create']);

/** Opens an address by way of another page, so that nothing of the page before is there. */
async function openFresh(address: string): Promise<void> {
  await follow(page, '/general-files');
  await page.getByRole('heading', { level: 1, name: 'Ficheiros gerais' }).waitFor();
  await follow(page, address);
}

beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test', { at: '/import' });
});

interface Kind {
  readonly name: string;
  readonly label: string;
}

/** A file with the header of an import's example, and a row that says nothing. */
const emptyRow = (name: string): string => {
  const { header } = imports.find((one) => one.name === name)!.example;
  return [header, header.map((_, at) => (at === 0 ? 'x' : ''))].map((row) => row.join(';')).join('\r\n');
};

describe('every import', () => {
  test('from its page › is sent and simulated', async () => {
    const kinds = await callAs<Kind[]>(page, 'GET', '/imports/kinds');
    expect(kinds.map(({ name }) => name).toSorted()).toEqual(imports.map(({ name }) => name).toSorted());
    for (const { name, label } of kinds) {
      await follow(page, '/import/create');
      await page.getByRole('combobox', { name: 'O que quer importar' }).click();
      await page.getByRole('option', { name: label, exact: true }).click();
      await page.getByRole('combobox', { name: 'Origem do ficheiro' }).fill('Programa do Marão');
      await page
        .getByLabel('Escolher ficheiro')
        .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(emptyRow(name)) });
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await page.getByRole('heading', { name: 'Leitura do ficheiro' }).waitFor();
      await page.getByRole('button', { name: 'Simular', exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Simular', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      expect([name, await faults().count()]).toEqual([name, 0]);
    }
  });
});

describe('every operation', () => {
  test('from its page › asks for what it needs, or is simulated', async () => {
    await follow(page, '/operations');
    const links = page.getByRole('link', { name: /^Simular/ });
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      await openFresh(address);
      const simulate = page.getByRole('button', { name: 'Simular', exact: true });
      await simulate.click();
      const missing = page.locator('[aria-invalid="true"]');
      const isBegun = async () => /\/operations\/\d+$/.test(page.url()) || (await missing.count()) > 0;
      await expect.poll(isBegun).toBe(true);
      expect([address, await faults().count()]).toEqual([address, 0]);
    }
  });
});

describe('every form that makes a record', () => {
  test('saved as it comes up › says at its fields what it lacks', async () => {
    const forms = await openPages(page, 'pt', ({ kind }) => kind === 'create');
    expect(forms.length).toBeGreaterThan(15);
    for (const address of forms.map((form) => form.address).filter((one) => !BEGUN_ABOVE.has(one))) {
      await openFresh(address);
      const form = page.getByRole('main').locator('form');
      const save = form.locator('button[type="submit"]').last();
      await save.waitFor();
      // A form about an animal waits for its number first.
      if (await save.isDisabled()) continue;
      await save.click();
      const missing = page.locator('[aria-invalid="true"]');
      const isSaved = () => new URL(page.url()).pathname !== new URL(address, page.url()).pathname;
      await expect
        .poll(async () => isSaved() || (await missing.count()) > 0, { message: address })
        .toBe(true);
      expect([address, await faults().count()]).toEqual([address, 0]);
    }
  });
});
