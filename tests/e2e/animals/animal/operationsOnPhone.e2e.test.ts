import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import type { AnimalView } from '../../../../resources/animals/animal/calls.ts';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser();

/** What is done with the animal, or shown as possible. */
const CHANGES = ['EDIT', 'CHANGE_OWNER', 'SET_DEAD'];
const PHONE = { width: 390, height: 844 };

let clinic: Page;
let operator: Page;
/** An animal whose record is open to every change. */
let animal: AnimalView;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
  clinic = await newPage({ viewport: PHONE });
  await signedIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: readonly AnimalView[] }>(
    clinic,
    'GET',
    '/animals/search?itemsPerPage=50&status=NORMAL',
  );
  for (const { transponder } of content) {
    animal = await callAs<AnimalView>(clinic, 'GET', `/animals/${transponder}`);
    if (CHANGES.every((name) => animal.operations[name]?.allowed)) return;
  }
  throw new Error('no animal is open to every change');
});

describe('the operations of an animal, on a phone', () => {
  const list = () => clinic.getByRole('navigation', { name: 'Operações', exact: true });
  const names = () => list().getByRole('button').allInnerTexts();
  const more = () => list().getByRole('button', { name: /operações$/ });

  test('a narrow window › shows the three likeliest, and the others below a button', async () => {
    await openAddress(clinic, `/animal/view/${animal.transponder}`);
    await more().waitFor();
    expect(await names()).toEqual([
      'Editar',
      'Registar intervenção',
      'Emitir certificado',
      expect.stringMatching(/^Mais \d+ operações$/),
    ]);
    expect(await more().getAttribute('aria-expanded')).toBe('false');
    await more().focus();
    await clinic.keyboard.press('Enter');
    expect(await more().getAttribute('aria-expanded')).toBe('true');
    expect(await names()).toContain('Comunicar desaparecimento');
    await clinic.keyboard.press('Tab');
    expect(await clinic.evaluate(() => document.activeElement?.textContent)).toBe(
      'Transmitir a titularidade',
    );
    await more().click();
    expect(await names()).toHaveLength(4);
  });

  test('a wide window › shows six, and the others below a button', async () => {
    await openAddress(clinic, `/animal/view/${animal.transponder}`);
    await clinic.setViewportSize({ width: 1280, height: 800 });
    await list().getByRole('button', { name: 'Comunicar desaparecimento' }).waitFor();
    expect(await names()).toHaveLength(7);
    await clinic.setViewportSize(PHONE);
  });
});

describe('a fact on the record of an animal that is wrong', () => {
  test('its source › is shown, and support is asked with it in words', async () => {
    await openAddress(clinic, `/animal/view/${animal.transponder}`);
    await clinic.getByRole('button', { name: 'Origem dos dados' }).click();
    const dialog = clinic.getByRole('dialog', { name: /^Origem dos dados de / });
    const breed = dialog.getByRole('listitem').filter({ hasText: 'Espécie / raça' });
    await breed.getByText(/^(Indicado no registo, em|Alterado em|Sem origem registada)/).waitFor();
    expect(await scrollsSideways(clinic)).toBe(false);

    await breed.getByRole('button', { name: 'Comunicar erro em: Espécie / raça' }).click();
    const asking = clinic.getByRole('dialog', { name: 'Pedir suporte' });
    expect(await asking.getByLabel('Assunto').inputValue()).toMatch(
      /^Erro na ficha \d{15}: Espécie \/ raça$/,
    );
    const text = asking.getByLabel('Descrição');
    expect(await text.inputValue()).toMatch(/^Animal: .+, \d{15}\nEspécie \/ raça: .+\nO que está errado:$/);
    await text.focus();
    await clinic.keyboard.press('Control+End');
    await clinic.keyboard.type(' é um cão sem raça definida.');
    await asking.getByRole('button', { name: 'Criar pedido' }).click();
    await asking.waitFor({ state: 'detached' });
    // What one was reading is still there.
    await dialog.waitFor();
  });
});

const open = async (page: Page) => {
  await openAddress(page, `/animal/view/${animal.transponder}`);
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
    await clinic.getByText(`Óbito registado: ${animal.name}`).waitFor();
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
    await operator.getByText(`Óbito anulado: ${animal.name}`).waitFor();
    await noticeOn(operator).waitFor({ state: 'detached' });
    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Registar óbito' }).waitFor();
    await open(clinic);
    await clinic.getByRole('button', { name: 'Editar', exact: true }).waitFor();
  });
});
