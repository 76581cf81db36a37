import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import {
  continueButton,
  field,
  fillAnimal,
  fillOwner,
  freeTransponder,
  newcomer,
  openRegistration,
  openStep,
  part,
  registerButton,
  sendRegistration,
  transponderField,
} from '../../helpers/registering.ts';

withBrowser();

const DOCUMENT = {
  name: 'fatura.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

let clinic: Page;

beforeAll(async () => {
  clinic = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
});

const step = (page: Page) => page.locator('[data-step]:not([hidden])');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe('a registration in three steps, on a phone', () => {
  test('each step › takes the focus as it opens, and does not scroll sideways', async () => {
    await openRegistration(clinic, freeTransponder());
    await fillAnimal(clinic, 'Rosmaninho');
    await openStep(clinic, 'owner');
    await expect.poll(() => step(clinic).evaluate((group) => group === document.activeElement)).toBe(true);
    await fillOwner(clinic, newcomer('Celeste Alecrim'));
    await openStep(clinic, 'confirm');
    expect(await scrollsSideways(clinic)).toBe(false);
  });

  test('a reload › stays at the step, with everything that was entered', async () => {
    await clinic.reload();
    expect(await step(clinic).getAttribute('data-step')).toBe('confirm');
    expect(await clinic.getByRole('button', { name: 'Continuar o registo' }).count()).toBe(0);
    await part(clinic, 'Dados do animal').getByText('Labrador Retriever').waitFor();
    await part(clinic, 'Titular').getByText('Celeste Alecrim').waitFor();
    await part(clinic, 'Titular').getByText('Rua do Grilo, 12').waitFor();
  });

  test('what is to be changed › is one press away, and shows in the summary', async () => {
    await part(clinic, 'Dados do animal').getByRole('button', { name: 'Alterar' }).click();
    await field(clinic, 'name').fill('Alecrim');
    await openStep(clinic, 'confirm');
    await part(clinic, 'Dados do animal').getByText('Alecrim', { exact: true }).waitFor();
    expect(await part(clinic, 'Dados do animal').getByText('Rosmaninho').count()).toBe(0);
  });

  test('an animal of more than 120 days › is said to be late before the credit is spent', async () => {
    const late = clinic.getByRole('note').filter({ hasText: 'Passaram mais de 120 dias' });
    expect(await late.count()).toBe(0);
    await part(clinic, 'Dados do animal').getByRole('button', { name: 'Alterar' }).click();
    await field(clinic, 'birthdate').fill('01-02-2025');
    await openStep(clinic, 'confirm');
    await late.waitFor();
    await clinic.getByText('Este registo gasta 1 crédito', { exact: false }).waitFor();
  });

  test('a fault that the server finds in an earlier step › opens it', async () => {
    await clinic.route(
      (url) => url.pathname === '/api/animals',
      (route) =>
        route.fulfill({
          status: 422,
          json: { hasErrors: true, errors: [{ property: 'passport', error: 'INVALID_PASSPORT' }] },
        }),
      { times: 1 },
    );
    await registerButton(clinic).click();
    await expect.poll(() => step(clinic).getAttribute('data-step')).toBe('animal');
    await expect.poll(() => focused(clinic)).toBe('field-passport');
    await clinic.getByRole('alert').filter({ hasText: '1 campo por corrigir' }).waitFor();
    // The link of the summary leads there from the other steps too.
    await openStep(clinic, 'owner');
    await clinic.getByRole('button', { name: 'Passo anterior', exact: true }).click();
    await sendRegistration(clinic);
    await clinic.getByRole('heading', { name: 'Animal registado: Alecrim' }).waitFor();
  });

  test('another animal of the same owner › begins at the first step', async () => {
    await clinic.getByRole('button', { name: 'Outro animal do mesmo titular' }).click();
    expect(await step(clinic).getAttribute('data-step')).toBe('animal');
    expect(await transponderField(clinic).inputValue()).toBe('');
  });

  test('a number that is registered already › does not lead on to the owner', async () => {
    const { content } = await callAs<{ content: { transponder: string }[] }>(
      clinic,
      'GET',
      '/animals/search?status=NORMAL&itemsPerPage=1',
    );
    await openRegistration(clinic, content[0]!.transponder);
    await clinic.getByText('Já existe um animal registado com este transponder', { exact: false }).waitFor();
    await fillAnimal(clinic, 'Repetido');
    await continueButton(clinic).click();
    await expect.poll(() => focused(clinic)).toBe('field-transponder');
    expect(await step(clinic).getAttribute('data-step')).toBe('animal');
  });

  test('an address that asks for a later step of an empty form › opens the first', async () => {
    await openAddress(clinic, '/');
    await openAddress(clinic, '/animal/create?step=confirm');
    await transponderField(clinic).waitFor();
    expect(await step(clinic).getAttribute('data-step')).toBe('animal');
  });
});

describe('a number that was not issued to anybody', () => {
  test('a request for it › has the reason and a document, and survives a reload', async () => {
    await openAddress(clinic, '/animal/pre-register');
    await transponderField(clinic).fill(freeTransponder());
    await fillAnimal(clinic, 'Estrangeirinha');
    await fillOwner(clinic, newcomer('Olímpia Frade'));
    await openStep(clinic, 'confirm');
    await clinic.getByRole('button', { name: 'Pedir o pré-registo' }).click();
    await clinic.getByText('Anexe pelo menos um documento.').first().waitFor();
    expect(await step(clinic).getAttribute('data-step')).toBe('confirm');
    await clinic.getByRole('textbox', { name: 'Motivo do pré-registo' }).fill('Vem de fora.');
    await clinic.locator('input[type=file]').setInputFiles(DOCUMENT);
    await clinic.getByRole('listitem').filter({ hasText: 'fatura.pdf' }).waitFor();
    await expect
      .poll(() => clinic.evaluate(() => JSON.stringify(sessionStorage).includes('Vem de fora.')))
      .toBe(true);
    await clinic.reload();
    await clinic.getByRole('listitem').filter({ hasText: 'fatura.pdf' }).waitFor();
    expect(await step(clinic).getAttribute('data-step')).toBe('confirm');
    await clinic.getByRole('button', { name: 'Pedir o pré-registo' }).click();
    await clinic.getByRole('heading', { name: 'O pré-registo foi pedido' }).waitFor();
    await clinic
      .getByRole('link', { name: /pedido/i })
      .first()
      .waitFor();
  });
});
