import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeIn } from '../../../helpers/mailbox.ts';
import {
  accessibilityFaults,
  callAs,
  mailCount,
  nextMail,
  scrollsSideways,
  withBrowser,
} from '../../helpers/browser.ts';
import { askForCode, newOperator, newPhone, PDF, sendWithCode } from './sending.ts';

withBrowser();

const EMAIL = 'carlota.freire@example.test';
const TRANSPONDER = '620098100277001';

let page: Page;
let operator: Page;
let reference: string;

interface Found {
  readonly content: readonly { readonly id: number; readonly requesterName: string }[];
}

beforeAll(async () => {
  page = await newPhone();
  operator = await newOperator();
});

/** Decides the person's request as the operator does. */
async function decide(decision: object): Promise<void> {
  const { content } = await callAs<Found>(
    operator,
    'GET',
    `/request-deaths/search?universalSearch=${TRANSPONDER}`,
  );
  expect(content).toMatchObject([{ requesterName: 'Carlota Freire' }]);
  const seen = await mailCount(EMAIL);
  await callAs(operator, 'PUT', `/request-deaths/${content[0]!.id}/decision`, decision);
  // The mail about the decision comes before that with the next code.
  await nextMail(EMAIL, seen);
}

/** Whether the page's heading has the focus: what had it is gone with the step before. */
const hasHeadingFocus = (name: string): Promise<boolean> =>
  page.getByRole('heading', { level: 1, name }).evaluate((one) => one === document.activeElement);

/** Opens the request by the link of the mail, with a mailed code. */
async function openRequest(): Promise<void> {
  await page.goto(`/public/request/${reference}`);
  const seen = await mailCount(EMAIL);
  await page.getByRole('button', { name: 'Enviar o código' }).click();
  const code = codeIn(await nextMail(EMAIL, seen));
  expect(await hasHeadingFocus('Acompanhar um pedido')).toBe(true);
  await page.getByLabel('Código').fill(code);
  await page.getByRole('button', { name: 'Abrir o pedido' }).click();
  await page.getByRole('heading', { name: 'Comunicar o óbito de um animal' }).waitFor();
  expect(await hasHeadingFocus('Comunicar o óbito de um animal')).toBe(true);
}

describe('a person without an account, on a phone', () => {
  test('with a field left empty › is led to it, and finds what was typed after a reload', async () => {
    await page.goto('/forms/request-death');
    const name = page.getByLabel('Nome completo');
    await name.fill('Carlota Freire');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Apagar o rascunho' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    expect(await name.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Repor o que foi apagado' }).click();
    expect(await name.inputValue()).toBe('Carlota Freire');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Número do transponder' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('transponder');
    expect(await scrollsSideways(page)).toBe(false);
    await page.reload();
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('Carlota Freire');
  });

  test('with files that cannot be sent › reads which and why before a code is mailed', async () => {
    const files = (names: readonly string[]) => names.map((name) => ({ ...PDF, name }));
    const input = page.locator('input[name="documents"]');
    // On a slow line the first files take a while to be looked at: the form is not sent without them.
    let release = (): void => undefined;
    const isReleased = new Promise<void>((done) => (release = done));
    await page.route('**/*chosenFiles*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    const next = page.getByRole('button', { name: 'Continuar' });
    expect(await next.isEnabled()).toBe(true);
    await input.setInputFiles([
      { name: 'jogo.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { ...PDF, name: 'grande.pdf', buffer: Buffer.alloc(9_000_000) },
    ]);
    await expect.poll(() => next.isDisabled()).toBe(true);
    await page.getByText('A carregar…').waitFor();
    release();
    await page.getByText('jogo.exe: este tipo de ficheiro não é aceite.').waitFor();
    await page.getByText('grande.pdf: o ficheiro tem mais de 5 MB.').waitFor();
    await expect.poll(() => next.isEnabled()).toBe(true);
    await input.setInputFiles(files(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf']));
    await page.getByText('Só pode enviar 5 ficheiros. Não foi adicionado: 6.pdf.').waitFor();
    expect(await page.locator('.files li').count()).toBe(5);
    expect(await scrollsSideways(page)).toBe(false);
    for (let left = 5; left > 0; left -= 1)
      await page
        .getByRole('button', { name: /^Retirar: / })
        .first()
        .click();
    await page.locator('.files').waitFor({ state: 'detached' });
  });

  test('once the mailed code is given › has a reference', async () => {
    await page.getByLabel('Número do transponder').fill('620 098 100 277 001');
    await page.getByLabel('Data do óbito').fill('2026-05-01');
    await page.getByLabel('Quem comunica').selectOption('OWNER');
    await page.getByLabel('NIF do titular').fill('123456789');
    await page.getByLabel('O seu e-mail').fill(EMAIL);
    const code = await askForCode(page, EMAIL);
    await sendWithCode(page, code === '000000' ? '111111' : '000000');
    await page.getByRole('alert').getByText('O código não está correto.').waitFor();
    await sendWithCode(page, code);
    await page.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();
    reference = (await page.locator('.reference').innerText()).trim();
    expect(reference).toMatch(/^[0-9A-Z]{10}$/);
  });

  test('asked for more › adds a document, and reads the decision', async () => {
    await decide({ validation: 'MORE_INFORMATION_NEEDED', reasons: ['DATE_UNCLEAR'] });
    await openRequest();
    await page.getByText('Aguarda documentação').waitFor();
    await page.getByText('A data do óbito não é clara.').waitFor();
    await page.locator('input[name="documents"]').setInputFiles(PDF);
    await page.getByRole('button', { name: 'Enviar os documentos' }).click();
    await page.getByText('Aguarda validação').waitFor();
    await page.getByText('Os documentos foram recebidos.').waitFor();
    expect(await page.getByText('A data do óbito não é clara.').count()).toBe(0);
    expect(await hasHeadingFocus('Comunicar o óbito de um animal')).toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
    await decide({ validation: 'REJECTED', reasons: ['ANIMAL_UNKNOWN'] });
    await openRequest();
    await page.getByText('Rejeitado').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
