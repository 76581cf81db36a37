import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

let page: Page;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

interface Entry {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
}
const read = async (key: string) => {
  const { content } = await callAs<{ content: readonly Entry[] }>(
    page,
    'GET',
    '/configurations/search?itemsPerPage=100',
  );
  return content.find((entry) => entry.key === key)!;
};

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test');
});

describe('a value of the configuration', () => {
  test('its words without accents, its address and the palette › lead to it', async () => {
    await follow(page, '/configuration');
    await page.getByRole('searchbox').fill('antirrabica');
    await row('Lembretes aos titulares').waitFor();
    await row('Saldo baixo').waitFor({ state: 'detached' });
    await follow(page, '/configuration#lowBalance');
    await page.locator('#lowBalance[aria-current]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('saldo baixo');
    await page.getByRole('option', { name: 'Saldo baixo' }).click();
    await page.waitForURL(/\/configuration#lowBalance$/);
  });

  test('a draft › outlives a reload, and the value before the last change can be restored', async () => {
    await follow(page, '/configuration');
    const before = (await read('referenceDays')).value;
    await button('Editar: Prazo das referências').click();
    const field = page.getByRole('textbox', { name: 'Prazo das referências' });
    await field.fill('7');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('As alterações que ainda não tinha guardado continuam aqui.').waitFor();
    expect(await field.inputValue()).toBe('7');
    await button('Guardar').click();
    await page.getByText('Configuração guardada: Prazo das referências').waitFor();
    expect((await read('referenceDays')).value).toBe(7);
    await button('Editar: Prazo das referências').click();
    await field.fill('9');
    await button('Guardar').click();
    await row('Prazo das referências').getByText('Antes: 7').waitFor();
    await button('Repor o valor anterior: Prazo das referências').click();
    await page.getByText('O formulário tem o valor anterior.').waitFor();
    expect(await field.inputValue()).toBe('7');
    await button('Usar a predefinição').click();
    expect(await field.inputValue()).toBe('3');
    await button('Guardar').click();
    await row('Prazo das referências').getByText('Antes: 9').waitFor();
    expect(before === null || typeof before === 'number').toBe(true);
  });
});
