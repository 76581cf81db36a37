import { expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

test('notes on a record › are written, shown to others where public, and deleted', async () => {
  const page = await newPage();
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
  const { content } = await callAs<{ content: { id: number }[] }>(
    page,
    'GET',
    '/owners/search?type=COLLECTIVE&itemsPerPage=1',
  );
  const address = `/owner/${content[0]!.id}`;
  await openAddress(page, address);
  const open = page.getByRole('button', { name: /^Observações/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Observações' });
  await dialog.getByText('Não há observações').waitFor();
  await dialog.getByRole('button', { name: 'Guardar observação' }).click();
  await dialog.getByText('Indique a observação.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const box = dialog.getByRole('textbox', { name: 'Nova observação' });
  await box.fill('Pedir sempre o cartão de cidadão.');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Continuar a escrever' }).click();
  await dialog.getByRole('checkbox', { name: 'Mostrar a quem abre esta página' }).check();
  await dialog.getByRole('button', { name: 'Guardar observação' }).click();
  await page.getByText('A observação foi guardada').waitFor();
  await dialog.getByRole('list').getByText('Pedir sempre o cartão de cidadão.').waitFor();
  expect(await box.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Observações: 1' }).waitFor();
  const notice = page.getByRole('region', { name: 'Avisos sobre este registo' });
  await notice.getByText('Pedir sempre o cartão de cidadão.').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await openAddress(page, address);
  await notice.waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await open.click();
  await dialog.getByRole('button', { name: /^Eliminar a observação de/ }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByText('A observação foi removida').waitFor();
  await dialog.getByText('Não há observações').waitFor();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.context().close();
});
