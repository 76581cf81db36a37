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
  await operator.getByRole('textbox', { name: 'Nome' }).fill('Espécies do país');
  await operator.getByRole('button', { name: 'Criar' }).click();
  // Nothing chosen is refused under the field.
  await operator.getByRole('alert').filter({ hasText: 'Números' }).waitFor();
  await operator.getByRole('combobox', { name: 'Números' }).click();
  await operator.getByRole('option', { name: 'Animais vivos por espécie' }).click();
  await operator.keyboard.press('Escape');
  await operator.getByRole('combobox', { name: 'Estado' }).click();
  await operator.getByRole('option', { name: 'Publicado' }).click();
  await operator.getByRole('switch', { name: 'Aberto ao público' }).check();
  await operator.getByRole('button', { name: 'Criar' }).click();
  await operator.getByRole('tab', { name: 'Gráficos' }).click();
  await operator.getByRole('heading', { name: 'Animais vivos por espécie' }).waitFor();
  expect(await operator.getByRole('heading', { name: 'Registos por mês' }).count()).toBe(0);
  const address = await operator.getByRole('link', { name: 'Abrir a página pública' }).getAttribute('href');

  await visitor.goto(address!);
  await visitor.getByRole('heading', { level: 1, name: 'Espécies do país' }).waitFor();
  const table = visitor.getByRole('table', { name: 'Animais vivos por espécie' });
  expect(await table.getByRole('row').count()).toBe(4);
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
