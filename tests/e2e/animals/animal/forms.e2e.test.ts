import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { field, fillOwner, newcomer, part, transponderField } from '../../helpers/registering.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser();

interface Row {
  readonly id: number;
  readonly name: string;
  readonly transponder: string;
  readonly isLocked: boolean;
  readonly isExternal: boolean;
  readonly hasPendingOwnerTransfer: boolean;
}

const DECLARATION = {
  name: 'declaracao.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

let operator: Page;
let animal: Row;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: Row[] }>(
    operator,
    'GET',
    '/animals/search?status=NORMAL&itemsPerPage=20',
  );
  animal = content.find((one) => !one.isLocked && !one.isExternal && !one.hasPendingOwnerTransfer)!;
});

/** The parts of a record in the order of the specification. */
const PARTS = ['Geral', 'Saúde', 'Licenças', 'Agressões', 'Titularidade', 'Desaparecimentos', 'Ficheiros'];

/** Whether a strip of tabs has to be scrolled for one of them. */
const isStripCut = (strip: Locator): Promise<boolean> =>
  strip.evaluate((one) => one.scrollWidth > one.parentElement!.clientWidth);

/** Pastes a text into the focused field, as a whole. */
const paste = (page: Page, text: string) => page.keyboard.insertText(text);

describe('a number with a country’s extra zero', () => {
  test.each(['/animal/create', '/animal/pre-register'])(
    'pasted at %s › is kept whole, and offered without the zero',
    async (path) => {
      await openAddress(operator, path);
      await transponderField(operator).focus();
      await paste(operator, '0620272000999999');
      expect(await transponderField(operator).inputValue()).toBe('0620272000999999');
      await operator.getByRole('button', { name: /620272000999999/ }).click();
      expect(await transponderField(operator).inputValue()).toBe('620272000999999');
      expect(await operator.getByRole('button', { name: /620272000999999/ }).count()).toBe(0);
    },
  );
});

describe('an animal that is edited', () => {
  test('cancelling › asks before changes are dropped, beside the category and the owner', async () => {
    await openAddress(operator, `/animal/view/${animal.transponder}`);
    await operator.getByRole('button', { name: /^Editar/ }).click();
    await part(operator, 'Dados do animal').getByRole('group', { name: 'Categoria' }).waitFor();
    await part(operator, 'Titular').getByText('Tipo de titular', { exact: true }).waitFor();
    await part(operator, 'Titular').getByText('País do NIF', { exact: true }).waitFor();
    // A record that is being edited is a page that no address opens.
    expect(await accessibilityFaults(operator)).toEqual([]);

    const name = operator.getByRole('textbox', { name: 'Nome', exact: false }).first();
    await name.fill('Alterado sem guardar');
    await operator.getByRole('button', { name: 'Cancelar' }).click();
    const question = operator.getByRole('dialog');
    await question.getByRole('button', { name: 'Continuar a editar' }).click();
    expect(await name.inputValue()).toBe('Alterado sem guardar');
    await operator.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Descartar' }).click();
    await operator.getByRole('button', { name: /^Editar/ }).click();
    await expect.poll(() => name.inputValue()).toBe(animal.name);
    // Nothing was changed: nothing is asked.
    await operator.getByRole('button', { name: 'Cancelar' }).click();
    await operator.getByRole('button', { name: /^Editar/ }).click();
    await name.fill('Guardado ao cancelar');
    await operator.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Guardar as alterações' }).click();
    await operator.getByRole('heading', { level: 1, name: 'Guardado ao cancelar' }).waitFor();
  });

  test('its operations › are the six likeliest, then the others in groups, without deleting it', async () => {
    await openAddress(operator, `/animal/view/${animal.transponder}`);
    const operations = operator.getByRole('navigation', { name: 'Operações', exact: true });
    await operations.getByRole('button', { name: 'Emitir certificado' }).waitFor();
    expect(await operations.getByRole('button').count()).toBe(7);
    await showAllOperations(operator);
    const group = (name: string) => operator.getByRole('list', { name, exact: true });
    await group('Estado').getByRole('button', { name: 'Registar óbito' }).waitFor();
    await group('Saúde e licenças').getByRole('button', { name: 'Registar esterilização' }).waitFor();
    await group('Documentos').getByRole('button', { name: 'Imprimir' }).waitFor();
    expect(await operations.getByRole('button', { name: /^Eliminar/ }).count()).toBe(0);
  });

  test('two of its versions › are compared in a dialog', async () => {
    await openAddress(operator, `/animal/view/${animal.transponder}`);
    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Comparar versões' }).click();
    const dialog = operator.getByRole('dialog', { name: /^Versões de / });
    // Of the changes of the tests before.
    await dialog.getByText('Guardado ao cancelar').first().waitFor();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
  });

  test('its seven parts › are all in sight on a screen of 1280 pixels, and the further ones in a menu', async () => {
    await openAddress(operator, `/animal/view/${animal.transponder}`);
    const strip = operator.getByRole('tablist', { name: 'Secções da ficha' });
    await strip.getByRole('tab', { name: 'Ficheiros' }).waitFor();
    expect(await strip.getByRole('tab').allInnerTexts()).toEqual(PARTS);
    expect(await isStripCut(strip)).toBe(false);
    await operator.getByRole('button', { name: 'Mais', exact: true }).click();
    await operator.getByRole('menuitem', { name: 'Linha de vida' }).click();
    await operator.waitForURL('**tab=lifeLine');
    expect(await accessibilityFaults(operator)).toEqual([]);
    await operator.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(operator)).toBe(false);
    await operator.getByRole('button', { name: 'Linha de vida', exact: true }).click();
    await operator.getByRole('menuitem', { name: 'Certificados' }).click();
    await operator.waitForURL('**tab=certificates');
    await strip.getByRole('tab', { name: 'Ficheiros' }).click();
    await operator.waitForURL('**tab=files');
    await operator.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('a registration', () => {
  test('the switch for crosses before a breed is chosen › says what comes first', async () => {
    await openAddress(operator, '/animal/create');
    const cross = operator.getByRole('switch', { name: 'Animal cruzado' });
    expect(await cross.isDisabled()).toBe(true);
    const described = await cross.getAttribute('aria-describedby');
    expect(await operator.locator(`[id="${described}"]`).innerText()).toBe(
      'Escolha primeiro a espécie ou raça.',
    );
  });

  test('breeds that cannot be loaded › are an error, and are offered after another try', async () => {
    await operator.route('**/api/breeds/search*', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    // Breeds that were loaded once are kept.
    await operator.goto('/animal/create');
    const about = part(operator, 'Dados do animal');
    await about.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click();
    const breed = about.getByRole('combobox', { name: 'Espécie ou raça' });
    await breed.fill('labrador');
    await operator.getByRole('option', { name: 'Labrador Retriever' }).waitFor();
    expect(await about.getByRole('alert').count()).toBe(0);
  });

  test('a breed whose name is typed whole › is chosen when the field is left; another text is refused', async () => {
    await openAddress(operator, '/animal/create');
    const about = part(operator, 'Dados do animal');
    const breed = about.getByRole('combobox', { name: 'Espécie ou raça' });
    await breed.fill('labradror');
    await breed.press('Tab');
    await about.getByRole('alert').filter({ hasText: '«labradror» não está na lista.' }).waitFor();
    await breed.fill('labrador retriever');
    await breed.press('Tab');
    await expect.poll(() => breed.inputValue()).toBe('Labrador Retriever');
    expect(await about.getByRole('alert').count()).toBe(0);
  });
});

describe('a change of owner', () => {
  test('an address of the animal › is sent with the request, whose page shows it', async () => {
    await openAddress(operator, `/animal/owner/change/${animal.transponder}`);
    await operator.locator('input[type=file]').setInputFiles(DECLARATION);
    await operator.getByText('declaracao.pdf').waitFor();
    await operator.getByRole('button', { name: 'Continuar' }).click();
    await fillOwner(operator, newcomer('Morada Diferente'), 'newOwner.');
    await operator.getByRole('switch', { name: 'Vive na morada do novo titular' }).uncheck();
    await operator.getByRole('button', { name: 'Enviar o pedido' }).click();
    await operator.getByText(/campos por corrigir/).waitFor();
    await field(operator, 'place.postalCode').fill('1900-181');
    await expect.poll(() => field(operator, 'place.street').isEnabled()).toBe(true);
    await field(operator, 'place.street').fill('Rua do Grilo');
    await field(operator, 'place.door').fill('99');
    await operator.getByRole('button', { name: 'Enviar o pedido' }).click();
    await operator.getByRole('link', { name: 'Ver o pedido' }).click();
    await operator.getByText('Rua do Grilo, 99', { exact: false }).waitFor();
  });
});
