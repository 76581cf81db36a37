import type { Page } from 'playwright';
import { speciesOfCategory } from '../../../../resources/animals/animal/silhouettes.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';
import { callAs } from '../../helpers/serverCalls.ts';
import { showAllOperations } from '../../helpers/operations.ts';

withBrowser();

let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
});

interface Line {
  readonly transponder: string;
  readonly name: string;
  readonly breedCategory: string | null;
}

describe('a merge of two records', () => {
  test('with a value of the old record › is previewed, done, shown in the life line and undone', async () => {
    const { content } = await callAs<{ content: Line[] }>(
      operator,
      'GET',
      '/animals/search?status=NORMAL&itemsPerPage=40&sortProperty=id&sortDirection=DESC',
    );
    const dogs = content.filter(({ breedCategory }) => speciesOfCategory(breedCategory) === 'dog');
    const [current, old] = dogs.filter(({ name }, at) => dogs.findIndex((one) => one.name === name) === at);
    if (!current || !old) throw new Error('the demonstration has no two animals');
    await openAddress(operator, `/animal/view/${current.transponder}`);
    await showAllOperations(operator);
    await operator.getByRole('button', { name: 'Fundir fichas' }).click();
    const dialog = operator.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Fundir fichas' });
    expect(await confirm.isDisabled()).toBe(true);
    const search = async (digits: string) => {
      await dialog.getByRole('textbox', { name: 'Transponder antigo' }).fill(digits);
      await dialog.getByRole('button', { name: 'Pesquisar' }).click();
    };
    await search(current.transponder);
    await dialog.getByText('Este é o transponder da própria ficha').waitFor();
    await search(old.transponder.slice(0, 4));
    await dialog.getByText('Há mais de uma ficha').waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    await search(old.transponder);
    await dialog
      .getByRole('radio', { name: /^Nome: fica o valor de/ })
      .nth(1)
      .check();
    await confirm.click();
    await dialog.getByText('Indique o motivo.').waitFor();
    await dialog.getByRole('combobox', { name: 'Motivo' }).fill('Ficha em duplicado');
    await operator.keyboard.press('Escape');
    await confirm.click();
    await operator.getByText('As fichas do animal foram fundidas').waitFor();
    await operator.getByRole('heading', { level: 1, name: old.name }).waitFor();

    await openAddress(operator, `/animal/view/${old.transponder}?tab=lifeLine`);
    await operator.getByText(/foi fundida com esta/).waitFor();
    await operator.getByRole('button', { name: 'Tipos de acontecimento' }).click();
    await operator.getByRole('button', { name: 'Fusão de animais' }).click();
    await operator.waitForURL('**kinds=animalMerge**');
    await operator.getByRole('listitem').filter({ hasText: 'Ficha em duplicado' }).getByRole('link').click();
    await operator.waitForURL(/animal-merge\/\d+/);
    await operator.getByRole('button', { name: 'Anular a fusão' }).click();
    const undo = operator.getByRole('dialog');
    await undo.getByRole('textbox', { name: 'Motivo' }).fill('Eram dois animais');
    await undo.getByRole('button', { name: 'Anular a fusão' }).click();
    await operator.getByText(/^Fusão de fichas anulada: /).waitFor();

    await openAddress(operator, `/animal/view/${old.transponder}`);
    await operator.getByRole('heading', { level: 1, name: old.name }).waitFor();
    await openAddress(operator, `/animal/view/${current.transponder}?tab=lifeLine`);
    await operator.getByRole('link', { name: /^Abrir Registo,/ }).click();
    await operator.waitForURL('**tab=versions&version=1');
    // Undone, the merge leaves the record as it was registered.
    await operator.getByText('As duas versões são iguais.').waitFor();

    await openAddress(operator, `/animal/life-line/${current.transponder}`);
    await operator.getByRole('heading', { level: 1, name: current.name }).waitFor();
    await operator.getByRole('button', { name: 'Imprimir' }).waitFor();
  });
});
