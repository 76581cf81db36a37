import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, test, vi } from 'vitest';
import { newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let clinic: Page;
beforeAll(async () => {
  clinic = await newPage();
  await signedIn(clinic, 'clinic@demo.test', { at: '/reports' });
});

test('a report › is filled in by a clinic, counted, run and downloaded', async () => {
  await clinic.getByRole('combobox', { name: /^Relatório/ }).click();
  await clinic.getByRole('option', { name: 'Registos por entidade e mês' }).click();
  // What it asks begins with what the template proposes.
  const period = clinic.getByRole('group', { name: 'Data de registo' });
  await period.getByRole('combobox', { name: /^Período/ }).click();
  await clinic.getByRole('option', { name: 'Este ano' }).click();
  await clinic.getByRole('combobox', { name: /^Formato/ }).click();
  await clinic.getByRole('option', { name: 'CSV' }).click();
  await clinic.getByRole('button', { name: 'Ver quantas linhas terá' }).click();
  await clinic
    .getByRole('status')
    .filter({ hasText: /\d+ linhas?/ })
    .waitFor();
  const bell = clinic.getByRole('button', { name: /^Notificações: \d+ por ler/ });
  const unread = await bell.getAttribute('aria-label');
  await clinic.getByRole('button', { name: 'Gerar relatório' }).click();

  const line = clinic.getByRole('listitem').filter({ hasText: 'Registos por entidade e mês (CSV)' });
  await line.getByText('Concluído').waitFor();
  // The bell says that it has ended; a toast would lie over what is to be downloaded.
  await vi.waitFor(async () => expect(await bell.getAttribute('aria-label')).not.toBe(unread), 60_000);
  expect(await clinic.getByText('Trabalho concluído').count()).toBe(0);
  const downloaded = clinic.waitForEvent('download');
  await line.getByRole('button', { name: /^Descarregar/ }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  expect(text.split('\r\n')[0]).toMatch(/Entidade.*;Data de registo;Animais$/);
  expect(text).toMatch(/\r\nFiltros;/);
});
