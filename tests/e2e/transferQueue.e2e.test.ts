import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from './browser.ts';

withBrowser();

let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signedIn(operator, 'operator@demo.test');
});

describe('the queue of requests', () => {
  const place = () => operator.getByText(/^\d+ de \d+$/);
  const heading = () => operator.getByRole('heading', { level: 1 });
  const openQueue = async () => {
    await operator.goto('/transfers?filter=%7B%22closed%22%3Afalse%7D');
    await operator.getByRole('table', { name: 'Mudanças de titular' }).waitFor();
  };

  test('moves with J and K, asks with A, and keeps still while somebody types', async () => {
    await openQueue();
    await operator.getByRole('table').getByRole('link').first().click();
    await operator.getByText(/^1 de \d+$/).waitFor();
    const first = operator.url();
    await operator.keyboard.press('j');
    await operator.getByText(/^2 de \d+$/).waitFor();
    await operator.keyboard.press('Alt+k');
    await operator.getByText(/^2 de \d+$/).waitFor();
    await operator.keyboard.press('k');
    await expect.poll(() => operator.url()).toBe(first);
    await operator.keyboard.press('a');
    await operator.getByRole('dialog', { name: 'Aceitar a mudança de titular?' }).waitFor();
    await operator.keyboard.press('Escape');
    await operator.getByRole('dialog').waitFor({ state: 'detached' });
    await operator.getByText('Aguarda').first().waitFor();
  });

  test('a rejection takes its reason from the list, in words that can be changed, and the next request opens', async () => {
    await openQueue();
    await operator.getByRole('table').getByRole('link').first().click();
    await place().waitFor();
    const path = () => new URL(operator.url()).pathname;
    const [first, name] = [path(), await heading().innerText()];
    await operator.getByRole('button', { name: 'Rejeitar' }).click();
    const dialog = operator.getByRole('dialog', { name: 'Rejeitar o pedido' });
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await dialog.getByText('Indique o motivo.').waitFor();
    await dialog.getByRole('combobox', { name: 'Motivo' }).click();
    await operator.getByRole('option').nth(1).click();
    const text = dialog.getByRole('textbox', { name: 'Texto enviado a quem pediu' });
    await text.fill(`${await text.inputValue()} Envie de novo.`);
    await text.press('End');
    await text.pressSequentially('j');
    expect(path()).toBe(first);
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await operator.getByText('O pedido foi rejeitado.').waitFor();
    await expect.poll(path).not.toBe(first);
    await expect.poll(() => heading().innerText()).not.toBe(name);
    await expect.poll(() => operator.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('several are decided at once: how many is said first, and what stands against one of them', async () => {
    await openQueue();
    const ticks = operator.getByRole('table').getByRole('checkbox', { name: /^Selecionar o pedido/ });
    for (const at of [0, 1, 2]) await ticks.nth(at).check();
    const path = await operator.getByRole('table').getByRole('link').first().getAttribute('href');
    const id = Number(path?.split('/').at(-1));
    await callAs(operator, 'PUT', `/animal-transfers/${id}/decision`, {
      validation: 'REJECTED',
      comments: 'Não',
    });
    await operator.getByRole('button', { name: 'Rejeitar', exact: true }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByText('Rejeitar 3 pedidos?').waitFor();
    await dialog.getByRole('textbox', { name: 'Texto enviado a quem pediu' }).fill('Faltam assinaturas.');
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await dialog.getByText('1 pedido não pôde ser decidido:').waitFor();
    await dialog.getByText('já está concluído', { exact: false }).waitFor();
    await dialog.getByText('Rejeitar 2 pedidos?').waitFor();
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await operator.getByText('2 pedidos rejeitados.').waitFor();
  });
});
