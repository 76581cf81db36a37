import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { shownCode } from '../../../../resources/numbers/printedCode.ts';
import { accessibilityFaults, callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';

withBrowser();

interface Found {
  readonly content: readonly { readonly id: number; readonly transponder: string }[];
}
interface Issued {
  readonly code: string;
}

const UNKNOWN_CODE = '3467-9ACD-EFGH-JKMN';

let page: Page;
/** A visitor without an account. */
let visitor: Page;
let transponder: string;
/** The code of a certificate that was downloaded. */
let code: string;

beforeAll(async () => {
  [page, visitor] = [await newPage(), await newPage()];
  await signedIn(page, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<Found>(page, 'GET', '/animals/search?itemsPerPage=1&status=NORMAL');
  ({ transponder } = content[0]!);
});

describe('the certificate dialog', () => {
  test('two presses on the page of an animal › download a signed PDF', async () => {
    await openAddress(page, `/animal/view/${transponder}`);
    await page.getByRole('button', { name: 'Emitir certificado', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Emitir certificado: / });
    await dialog.getByLabel('Idioma do documento').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Descarregar' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const pdf = readFileSync(await download.path(), 'latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/ByteRange');
    await dialog.waitFor({ state: 'hidden' });
    // The browser drops the body of the answer when the download starts, so the code is read from the register.
    const [newest] = await callAs<readonly Issued[]>(page, 'GET', `/certificates/issued/${transponder}`);
    ({ code } = newest!);
  });
});

describe('the layout editor', () => {
  test('a layout › is drawn with sample data, and an error is said with its place', async () => {
    const { content } = await callAs<Found>(page, 'GET', '/certificate-templates/search?itemsPerPage=1');
    await openAddress(page, `/certificate/${content[0]!.id}?tab=layout`);
    const preview = page.getByRole('img', { name: 'Pré-visualização com dados de exemplo' });
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(100);
    await page.getByLabel('Modelo (Typst)').fill('#title("Luna")\n#unknown()');
    await page.getByText('Linha 2, coluna 2: O modelo usa «unknown», que não existe.').waitFor();
    await page.getByText('unknown variable: unknown', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Publicar' }).isDisabled()).toBe(true);
  });
});

describe('the validation of a certificate', () => {
  test('in the back office › distinguishes a genuine code from an unknown one', async () => {
    await openAddress(page, '/validate');
    const field = page.getByRole('textbox', { name: 'Código' });
    await page.getByRole('button', { name: 'Validar' }).click();
    await page.getByText('Indique o código do documento.').waitFor();
    await field.fill(code);
    await page.getByRole('button', { name: 'Validar' }).click();
    await page.getByText(/^Sim\. Certificado válido · animal hoje: /).waitFor();
    await page.getByRole('link', { name: 'Ver animal' }).waitFor();
    for (const unknown of [UNKNOWN_CODE, `x${'🐕'.repeat(60)}`, '../../status', '%']) {
      await field.fill(code);
      await page.getByRole('button', { name: 'Validar' }).click();
      await page.getByText('Certificado válido').waitFor();
      await field.fill(unknown);
      await page.getByRole('button', { name: 'Validar' }).click();
      await page.getByText('Certificado inválido').waitFor();
      expect(await page.getByRole('link', { name: 'Ver animal' }).count()).toBe(0);
    }
    await field.fill('..');
    await page.getByRole('button', { name: 'Validar' }).click();
    await page.getByText('Indique o código do documento.').waitFor();
  });

  test('without a sign-in › is answered from its address, on a phone in English with whole words and numbers on one line', async () => {
    await visitor.goto(`/public/validate/${UNKNOWN_CODE}`);
    await visitor.getByText('Não. Certificado inválido').waitFor();
    await visitor.goto(`/public/validate/${code}`);
    await visitor.getByText('Certificado válido').waitFor();
    await visitor.getByRole('rowheader', { name: 'Titular', exact: true }).waitFor();
    await visitor.setViewportSize({ width: 390, height: 800 });
    await visitor.getByRole('button', { name: 'English' }).click();
    await visitor.getByRole('rowheader', { name: 'Owner', exact: true }).waitFor();
    await visitor.getByRole('definition').getByText('Registration certificate').waitFor();
    const number = visitor
      .getByRole('row', { name: /^Transponder/ })
      .getByText(spaced(transponder), { exact: true });
    const heights = await number.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(1);
    expect(Math.max(...heights)).toBeLessThan(35);
    expect(await accessibilityFaults(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Português' }).click();
  });
});

describe('the certificates of an animal', () => {
  test('one that is revoked with a reason › is invalid for everybody', async () => {
    await openAddress(page, `/animal/view/${transponder}?tab=certificates`);
    const row = page.getByRole('listitem').filter({ hasText: shownCode(code) });
    await row.getByText('Válido', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^Revogar/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Revogar o certificado/ });
    await dialog.waitFor();
    await openAddress(page, page.url().slice(new URL(page.url()).origin.length));
    await dialog.getByRole('button', { name: 'Revogar certificado' }).click();
    await dialog.getByText('Indique o motivo').waitFor();
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Emitido por engano');
    await dialog.getByRole('button', { name: 'Revogar certificado' }).click();
    await row.getByText('Revogado', { exact: true }).waitFor();
    await row.getByText('Motivo: Emitido por engano').waitFor();
    expect(await row.getByRole('button', { name: /^Revogar/ }).count()).toBe(0);
    await visitor.goto(`/public/validate/${code}`);
    await visitor.getByText('Certificado revogado').waitFor();
  });
});

describe('kinds of certificate in English', () => {
  test('the kinds that the register came with › have English names, and those of an operator their own', async () => {
    const made = 'Certificado de canil';
    await callAs(page, 'POST', '/certificate-templates/', { name: made, customFilename: 'canil' });
    await openAddress(page, '/');
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.keyboard.press('Escape');
    await openAddress(page, '/certificate');
    await page.getByRole('cell', { name: made, exact: true }).waitFor();
    await page.getByRole('link', { name: 'Registration certificate', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Registration certificate' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
      'Certifies that the animal is registered.',
    );
    await openAddress(page, `/animal/view/${transponder}?tab=certificates`);
    await page
      .getByRole('listitem')
      .filter({ hasText: shownCode(code) })
      .getByText('Registration certificate')
      .waitFor();
    await page.getByRole('button', { name: 'Issue certificate', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Issue certificate: / });
    await dialog.getByRole('combobox', { name: 'Certificate' }).click();
    await page.getByRole('option', { name: 'Travel declaration' }).click();
    await dialog.getByText('Identification and rabies vaccination, to present when travelling.').waitFor();
    await dialog.getByRole('textbox', { name: 'Destination' }).waitFor();
    await dialog.getByRole('textbox', { name: 'Departure date' }).waitFor();
  });
});
