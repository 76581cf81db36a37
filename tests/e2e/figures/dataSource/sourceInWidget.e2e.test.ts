import type { Page } from 'playwright';
import { beforeAll, test } from 'vitest';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

let operator: Page;
beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test', { at: '/data-sources/create' });
});

const choose = async (label: RegExp, option: string) => {
  await operator.getByRole('combobox', { name: label }).click();
  await operator.getByRole('option', { name: option, exact: true }).click();
};

test('a data source › is made by choosing, tried, and shown by a widget, after which its page says so', async () => {
  await operator.getByRole('textbox', { name: 'Nome', exact: true }).fill('Animais por espécie e estado');
  await choose(/^Conjunto de dados/, 'Animais');
  await operator.getByRole('button', { name: 'Adicionar parâmetro' }).click();
  await choose(/^Coluna filtrada/, 'Concelho');
  await operator.getByRole('button', { name: 'Pré-visualizar 20 linhas' }).click();
  await operator.getByRole('table', { name: 'Pré-visualização' }).getByText('Cão').first().waitFor();
  await operator.getByRole('button', { name: 'Criar', exact: true }).click();
  await operator.getByText('Fonte de dados criada: Animais por espécie e estado').waitFor();

  await openAddress(operator, '/dashboard/create');
  await operator.getByRole('textbox', { name: 'Nome', exact: true }).fill('Painel da fonte');
  await operator.getByRole('button', { name: 'Adicionar elemento' }).click();
  const dialog = operator.getByRole('dialog', { name: 'Elemento do painel' });
  await dialog.getByRole('textbox', { name: 'Título', exact: true }).fill('Da minha fonte');
  await dialog.getByRole('radio', { name: 'Fonte de dados' }).check();
  await dialog.getByRole('combobox', { name: /^Fonte de dados/ }).fill('espécie e estado');
  await operator.getByRole('option', { name: 'Animais por espécie e estado' }).click();
  // The parameter of the source is asked for beside it.
  await dialog.getByRole('group', { name: /^Concelho/ }).waitFor();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await operator.getByRole('button', { name: 'Criar', exact: true }).click();
  await operator.getByRole('heading', { level: 2, name: 'Da minha fonte' }).waitFor();
  await operator.getByRole('button', { name: 'Ver em tabela: Da minha fonte' }).click();
  await operator.getByRole('table', { name: 'Da minha fonte' }).getByText('Cão').first().waitFor();

  await openAddress(operator, '/data-sources');
  await operator.getByRole('link', { name: 'Animais por espécie e estado' }).click();
  await operator.getByRole('link', { name: 'Painel da fonte' }).waitFor();
  await operator.getByRole('switch', { name: 'Ativa' }).uncheck();
  await operator.getByRole('button', { name: 'Guardar' }).click();
  await operator.getByText('A fonte de dados está em uso.').first().waitFor();
});
