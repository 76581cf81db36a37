import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import {
  accessibilityFaults,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';

withBrowser();

let operator: Page;
let visitor: Page;
beforeAll(async () => {
  operator = await newPage();
  visitor = await newPage({ viewport: { width: 390, height: 844 } });
  await signedIn(operator, 'operator@demo.test', { at: '/dashboard/create' });
});

test('a dashboard › is published on its page, and opens for the public at its own address', async () => {
  await operator.getByRole('textbox', { name: 'Nome', exact: true }).fill('Espécies do país');
  await operator.getByRole('button', { name: 'Criar' }).click();
  // A dashboard without a widget is refused.
  await operator.getByRole('alert').filter({ hasText: 'Adicione pelo menos um elemento' }).waitFor();
  await operator.getByRole('button', { name: 'Adicionar elemento' }).click();
  const dialog = operator.getByRole('dialog', { name: 'Elemento do painel' });
  await dialog.getByRole('textbox', { name: 'Título', exact: true }).fill('Animais por espécie');
  await dialog.getByRole('combobox', { name: 'Conjunto de dados' }).click();
  await operator.getByRole('option', { name: 'Animais', exact: true }).click();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();

  // Picked up, moved, resized and dropped by keys; Escape puts it back.
  const handle = operator.getByRole('button', { name: 'Mover ou redimensionar: Animais por espécie' });
  const said = operator.getByRole('status').filter({ hasText: /Coluna|em movimento|voltou/ });
  await handle.press('Enter');
  await said.filter({ hasText: 'em movimento' }).waitFor();
  await handle.press('ArrowRight');
  await said.filter({ hasText: 'Coluna 2, linha 1, 6 de largura' }).waitFor();
  await handle.press('Shift+ArrowRight');
  await said.filter({ hasText: '7 de largura' }).waitFor();
  await handle.press('Escape');
  await said.filter({ hasText: 'voltou ao lugar' }).waitFor();
  await handle.press('Enter');
  await handle.press('ArrowRight');
  await handle.press('Enter');
  await said.filter({ hasText: 'largado. Coluna 2, linha 1, 6 de largura' }).waitFor();
  await operator.getByRole('button', { name: 'Anular' }).click();
  await operator.getByRole('button', { name: 'Refazer' }).click();

  await operator.getByRole('combobox', { name: 'Estado' }).click();
  await operator.getByRole('option', { name: 'Publicado' }).click();
  await operator.getByRole('switch', { name: 'Aberto ao público' }).check();
  await operator.getByRole('button', { name: 'Criar', exact: true }).click();
  await operator.getByRole('heading', { level: 2, name: 'Animais por espécie' }).waitFor();
  await operator.getByRole('button', { name: 'Ver em tabela: Animais por espécie' }).click();
  await operator.getByRole('table', { name: 'Animais por espécie' }).waitFor();
  await operator.getByRole('button', { name: 'Ver as linhas: Animais por espécie' }).click();
  const rows = operator.getByRole('dialog', { name: 'Linhas de: Animais por espécie' });
  await rows.getByRole('table').waitFor();
  await rows.getByRole('button', { name: 'Fechar' }).click();
  // A filter stands in the address.
  await operator.getByRole('combobox', { name: 'Período' }).click();
  await operator.getByRole('option', { name: 'Este ano' }).click();
  await operator.waitForURL(/period=THIS_YEAR/);
  const address = await operator.getByRole('link', { name: 'Abrir a página pública' }).getAttribute('href');

  await visitor.goto(address!);
  await visitor.getByRole('heading', { level: 1, name: 'Espécies do país' }).waitFor();
  const table = visitor.getByRole('table', { name: 'Animais por espécie' });
  expect(await table.getByRole('row').count()).toBeGreaterThan(2);
  expect(await scrollsSideways(visitor)).toBe(false);
  expect(await accessibilityFaults(visitor)).toEqual([]);
  await visitor.goto('/public/dashboards/999999');
  await visitor.getByText('Este painel não existe ou já não é público.').waitFor();
  const refused: string[] = [];
  visitor.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await visitor.goto('/public/dashboards');
  await visitor.getByText('Este painel não existe ou já não é público.').waitFor();
  expect(refused).toEqual([]);
});
