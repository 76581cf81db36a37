import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import { accessibilityFaults, callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let clinic: Page;
let operator: Page;
let animal: AnimalView;

beforeAll(async () => {
  clinic = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(clinic, 'clinic@demo.test', { at: null });
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: null });
  const { content } = await callAs<{ content: readonly AnimalView[] }>(
    clinic,
    'GET',
    '/animals/search?itemsPerPage=50&status=NORMAL',
  );
  for (const { transponder } of content) {
    animal = await callAs<AnimalView>(clinic, 'GET', `/animals/${transponder}`);
    if (animal.operations.SET_DEAD?.allowed && animal.operations.EDIT?.allowed) return;
  }
  throw new Error('no animal of the clinic may be marked as dead');
});

const open = async (page: Page) => {
  await page.goto(`/animal/view/${animal.transponder}`);
  await page.getByRole('heading', { level: 1, name: animal.name }).waitFor();
};
const noticeOn = (page: Page) => page.getByRole('note').filter({ hasText: 'Óbito registado' });

describe('the death of an animal', () => {
  test('its dialog › asks for the date and says that it cannot be reverted; then the page has the notice and no operations', async () => {
    await open(clinic);
    const more = clinic.getByRole('button', { name: /^Mais \d+ operações$/ });
    await more.click();
    await clinic.getByRole('button', { name: 'Registar óbito' }).click();
    const dialog = clinic.getByRole('dialog', { name: `Registar o óbito de ${animal.name}` });
    await dialog.getByText('Não poderá reverter este registo').waitFor();
    const date = dialog.getByRole('textbox', { name: /Data do óbito/ });
    expect(await date.inputValue()).toMatch(/^\d\d-\d\d-\d{4}$/);
    expect(await accessibilityFaults(clinic)).toEqual([]);
    await date.fill('');
    await dialog.getByRole('button', { name: 'Registar óbito' }).click();
    await dialog.getByText('Indique a data do óbito.').first().waitFor();
    await date.fill('01-01-1999');
    await dialog.getByRole('button', { name: 'Registar óbito' }).click();
    await dialog
      .getByText(/posterior ao nascimento/)
      .first()
      .waitFor();
    await date.fill(new Date().toISOString().slice(0, 10).split('-').reverse().join('-'));
    await dialog.getByRole('button', { name: 'Registar óbito' }).click();
    await clinic.getByText('O óbito foi registado.').waitFor();
    await noticeOn(clinic).waitFor();
    for (const name of ['Editar', 'Registar intervenção', 'Emitir certificado', 'Anular o óbito'])
      expect(await clinic.getByRole('button', { name, exact: true }).count(), name).toBe(0);
  });

  test('undoing it › asks for confirmation, and the record is open again', async () => {
    await open(operator);
    await noticeOn(operator).waitFor();
    await operator.getByRole('button', { name: 'Anular o óbito' }).click();
    const dialog = operator.getByRole('dialog', { name: `Anular o óbito de ${animal.name}?` });
    await dialog.getByRole('button', { name: 'Anular o óbito' }).click();
    await operator.getByText('O óbito foi anulado.').waitFor();
    await noticeOn(operator).waitFor({ state: 'detached' });
    await operator.getByRole('button', { name: 'Registar óbito' }).waitFor();
    await open(clinic);
    await clinic.getByRole('button', { name: 'Editar', exact: true }).waitFor();
  });
});
