import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFaults, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { callAs } from '../../helpers/serverCalls.ts';

withBrowser();

let operator: Page;
/** An owner without animals. */
let ownerId: number;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test');
  const made = await callAs<{ id: number }>(operator, 'POST', '/owners/', {
    type: 'TRACES',
    isLocalResident: false,
    country: 'ES',
    name: 'Criadero Robles',
    vatNumber: 'B58818501',
    address: 'Calle Mayor 1',
  });
  ownerId = made.id;
});

test('an export of an owner › is made in a dialog and leads to its files', async () => {
  await operator.goto(`/owner/${ownerId}`);
  await operator.getByRole('button', { name: 'Exportar os dados do titular' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const files = dialog.getByRole('link', { name: /\.(pdf|json)$/ });
  await expect.poll(() => files.count()).toBe(2);
  expect(await accessibilityFaults(operator)).toEqual([]);
  await files.filter({ hasText: '.json' }).click();
  await operator.waitForURL(/temp-docs/);
  await operator.getByRole('button', { name: 'Descarregar' }).waitFor();
});

test('an erasure › waits for another person; once accepted, a pseudonym and the sealed part are left', async () => {
  await operator.goto(`/owner/${ownerId}`);
  await operator.getByRole('button', { name: 'Pedir a eliminação dos dados pessoais' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Fundamentos' }).fill('Carta do titular');
  expect(await accessibilityFaults(operator)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pedir a eliminação' }).click();
  await operator.waitForURL(/owner-erasures\/\d+/);
  await operator.getByText('Tem de ser outra pessoa').waitFor();
  await operator.getByRole('link', { name: 'Criadero Robles' }).waitFor();
  expect(await operator.getByRole('button', { name: 'Aceitar' }).count()).toBe(0);

  // The one of the demonstration, which a colleague asked for.
  await operator.goto('/owner-erasures/1');
  await operator.getByRole('button', { name: 'Aceitar' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Aceitar' }).click();
  await operator.getByText('O pedido foi aceite').waitFor();
  await operator.goto('/owner-erasures/1');
  await operator.getByRole('heading', { name: 'O que fica, e porquê' }).waitFor();
  expect(await accessibilityFaults(operator)).toEqual([]);
  await operator.getByRole('link', { name: /^Titular \d+$/ }).click();
  await operator.getByRole('alert').getByText('Dados eliminados').waitFor();
  const remove = operator.getByRole('button', { name: 'Eliminar a ficha' });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await operator.getByRole('button', { name: 'Consultar a parte selada' }).click();
  await dialog.getByRole('textbox', { name: 'Motivo da consulta' }).fill('Pedido do tribunal');
  await dialog.getByRole('button', { name: 'Consultar' }).click();
  await dialog.getByText(/Guardada até/).waitFor();
  expect(await accessibilityFaults(operator)).toEqual([]);
});
