import { spaced } from '../../../../resources/numbers/spaced.ts';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailCount, newPage, nextMail, signedIn, withBrowser } from '../../helpers/browser.ts';
import { showAllOperations } from '../../helpers/operations.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import {
  continueButton,
  creditsOf,
  field,
  fillAnimal,
  fillOwner,
  freeTransponder,
  grouped,
  newcomer,
  openStep,
  sendRegistration,
} from '../../helpers/registering.ts';

withBrowser({ whole: true });

const MARIA = newcomer('Maria Travanca');
const JOANA = newcomer('Joana Ribalta');
const TRANSPONDER = freeTransponder();
const NAME = 'Faísca Travanca';

/** A page of text as a PDF: what a scanned declaration is to the register. */
const DECLARATION = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
    '0000000009 00000 n \n0000000056 00000 n \n0000000107 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n170\n%%EOF\n',
);

let clinic: Page;
let operator: Page;

beforeAll(async () => {
  [clinic, operator] = [await newPage(), await newPage()];
  await signedIn(clinic, 'clinic@demo.test', { at: '/nowhere' });
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

/** What is said below a field. */
async function describes(source: string, sentence: string): Promise<void> {
  const describedBy = await field(clinic, source).getAttribute('aria-describedby');
  expect(await clinic.locator(`[id="${describedBy ?? ''}"]`).innerText(), source).toContain(sentence);
}

describe('an animal that a clinic registers', () => {
  test('an unknown number › leads to its registration, which sent empty says under each field what is missing', async () => {
    await openAddress(clinic, '/');
    const scan = clinic.getByRole('textbox', { name: 'Número do transponder' });
    await scan.fill(TRANSPONDER);
    await clinic.keyboard.press('Enter');
    await clinic.getByRole('link', { name: 'Registar o animal' }).click();
    await clinic.waitForURL('**/animal/create');
    expect(await field(clinic, 'transponder').inputValue()).toBe(TRANSPONDER);
    await clinic.getByText('15 | 15').waitFor();

    await continueButton(clinic).click();
    await clinic.getByText(/\d+ campos por corrigir/).waitFor();
    await expect.poll(() => clinic.evaluate(() => document.activeElement?.id)).toBe('field-name');
    await describes('name', 'Indique o nome.');
    await describes('birthdate', 'Indique a data de nascimento.');
    await describes('color', 'Indique a cor da pelagem.');
    await describes('veterinaryId', 'Indique o médico veterinário.');
    await clinic.getByRole('link', { name: 'Indique a cor da pelagem.', exact: true }).click();
    expect(await clinic.evaluate(() => document.activeElement?.id)).toBe('field-color');
  });

  test('its owner’s step left empty › says under each field what is missing', async () => {
    await fillAnimal(clinic, NAME);
    await openStep(clinic, 'owner');
    await continueButton(clinic).click();
    await clinic.getByText(/\d+ campos por corrigir/).waitFor();
    await describes('owner.vatNumber', 'Indique o número de identificação fiscal.');
    await describes('owner.postalCode', 'Indique o código postal.');
    // Below the heading of its section, and once: most sentences name their field themselves.
    expect(await clinic.getByRole('link', { name: /^Titular, / }).count()).toBe(0);
    await clinic.getByRole('link', { name: 'Indique a rua.', exact: true }).waitFor();
  });

  test('its owner, whose address follows from the postal code › is stored with it, for one credit', async () => {
    const before = await creditsOf(clinic);
    await fillOwner(clinic, MARIA);
    await sendRegistration(clinic);
    await clinic.getByRole('heading', { name: `Animal registado: ${NAME}` }).waitFor();
    await clinic.getByText(`Saldo: ${before - 1} créditos.`).waitFor();
    expect(await creditsOf(clinic)).toBe(before - 1);
    await clinic.getByRole('button', { name: 'Registar outro animal' }).waitFor();

    await clinic.getByRole('link', { name: 'Abrir a ficha' }).click();
    await clinic.waitForURL(`**/animal/view/${TRANSPONDER}`);
    await clinic.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await clinic.getByRole('link', { name: MARIA.name }).first().waitFor();
  });

  test('its sheet › is printed without menus, with a code of two centimetres or more', async () => {
    await clinic.emulateMedia({ media: 'print' });
    const code = clinic.getByRole('img', { name: `Código QR com o endereço da ficha de ${NAME}` });
    await code.waitFor();
    const box = await code.boundingBox();
    expect((box?.width ?? 0) / (96 / 2.54)).toBeGreaterThanOrEqual(2);
    expect(await clinic.getByRole('button', { name: 'Transmitir a titularidade' }).isVisible()).toBe(false);
    expect(await clinic.locator('nav').first().isVisible()).toBe(false);
    await clinic.emulateMedia({ media: 'screen' });
  });

  test('the new animal › is found by number, name and owner', async () => {
    for (const words of [grouped(TRANSPONDER), NAME, MARIA.name]) {
      await openAddress(clinic, '/animal');
      await clinic.getByRole('searchbox', { name: 'Pesquisar em animais' }).fill(words);
      await clinic.getByRole('main').getByText(NAME, { exact: true }).waitFor();
      const link = clinic.getByRole('main').locator(`a[href="/animal/view/${TRANSPONDER}"]`);
      await link.waitFor();
      await expect.poll(() => clinic.getByRole('main').locator('a[href^="/animal/view/"]').count()).toBe(1);
    }
  });
});

describe('an animal that gets a new owner', () => {
  test('the request of the clinic › has a declaration attached, and holds back changes of the record', async () => {
    await openAddress(clinic, `/animal/view/${TRANSPONDER}`);
    await showAllOperations(clinic);
    await clinic.getByRole('button', { name: 'Transmitir a titularidade' }).click();
    await clinic.waitForURL('**/animal/owner/change/**');
    await clinic.getByRole('button', { name: 'Continuar' }).click();
    await clinic.getByText('Anexe pelo menos um documento.').waitFor();
    await clinic
      .locator('input[type=file]')
      .setInputFiles({ name: 'declaracao.pdf', mimeType: 'application/pdf', buffer: DECLARATION });
    await clinic.getByText('declaracao.pdf').waitFor();
    await clinic.getByRole('button', { name: 'Continuar' }).click();
    await fillOwner(clinic, JOANA, 'newOwner.');
    await clinic.getByRole('button', { name: 'Enviar o pedido' }).click();
    await clinic.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();

    await clinic.getByRole('link', { name: 'Voltar à ficha do animal' }).click();
    await clinic.getByText('Transmissão de titularidade pendente', { exact: true }).waitFor();
    await showAllOperations(clinic);
    const edit = clinic.getByRole('button', { name: /^Editar/ });
    expect(await edit.getAttribute('aria-disabled')).toBe('true');
    const operations = clinic.getByRole('navigation', { name: 'Operações' });
    await operations.getByText('Há um pedido de transmissão de titularidade pendente').waitFor();
  });

  test('an operator › sees the declaration, accepts, and learns that it was the last request', async () => {
    const [maria, joana] = [await mailCount(MARIA.email), await mailCount(JOANA.email)];
    await openAddress(operator, '/transfers');
    await operator.getByRole('searchbox').fill(TRANSPONDER);
    await expect.poll(() => operator.url()).toContain(TRANSPONDER);
    await operator.getByRole('main').getByRole('link', { name: NAME }).click();
    await operator.waitForURL('**/transfers/*');
    await operator.getByRole('heading', { level: 1, name: new RegExp(NAME) }).waitFor();
    const both = operator.getByRole('table');
    await both.getByText(MARIA.name).waitFor();
    await both.getByText(JOANA.name).waitFor();
    const preview = operator.getByTitle('Pré-visualização de declaracao.pdf');
    await preview.waitFor();
    expect(await preview.getAttribute('src')).toMatch(/^blob:/);

    await operator.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await operator
      .getByText(`${NAME} passa de ${MARIA.name} para ${JOANA.name}.`, { exact: false })
      .waitFor();
    await operator.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
    await operator.getByText(/^Pedido aceite \(/).waitFor();
    await operator.getByText('Não há mais pedidos nesta lista.').waitFor();

    // Both sides were notified.
    expect((await nextMail(MARIA.email, maria)).text).toContain(spaced(TRANSPONDER));
    expect((await nextMail(JOANA.email, joana)).text).toContain(spaced(TRANSPONDER));
  });

  test('its record › shows the new owner, and the old one beside it in the versions', async () => {
    await openAddress(clinic, `/animal/view/${TRANSPONDER}`);
    await clinic.getByRole('heading', { level: 1, name: NAME }).waitFor();
    await clinic.getByRole('main').getByText(JOANA.name).first().waitFor();

    await openAddress(operator, `/animal/view/${TRANSPONDER}?tab=versions`);
    const versions = operator.getByRole('table', { name: 'Comparação de versões' });
    const owner = versions.getByRole('row', { name: /Titular/ });
    await owner.getByText(MARIA.name).waitFor();
    await owner.getByText(JOANA.name).waitFor();
  });

  test('the clinic that made the request › finds the decision among its notifications', async () => {
    await openAddress(clinic, '/');
    await clinic.getByText('Transmissão de titularidade aceite').first().waitFor();
  });
});
