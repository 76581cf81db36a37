import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let operator: Page;

beforeAll(async () => {
  operator = await newPage();
  await signIn(operator, 'operator@demo.test', { at: null });
});

const first = async (path: string): Promise<number> =>
  (await callAs<{ content: { id: number }[] }>(operator, 'GET', `/${path}/search?itemsPerPage=1`)).content[0]!
    .id;

describe('the page of a request', () => {
  test.each([
    ['request-death', 'request-deaths', 'request-death'],
    ['pending-lost', 'pending-lost-animals', 'animal/lost'],
  ])(
    '%s › has the way to ask about it, and its ticket leads to what it is about',
    async (page, path, leads) => {
      const id = await first(path);
      await operator.goto(`/${page}/${id}`);
      await operator.getByRole('button', { name: 'Pedir suporte sobre este processo' }).click();
      const dialog = operator.getByRole('dialog', { name: 'Pedir suporte' });
      await dialog.getByRole('combobox', { name: 'Categoria' }).click();
      await operator.getByRole('option', { name: 'Outro' }).click();
      await dialog.getByRole('textbox', { name: 'Descrição' }).fill(`Pergunta sobre ${page}`);
      await dialog.getByRole('button', { name: 'Criar pedido' }).click();
      await dialog.waitFor({ state: 'detached' });
      const tickets = operator.getByRole('region', { name: 'Pedidos de suporte deste processo' });
      await tickets.getByRole('link').first().click();
      const link = operator
        .getByRole('dialog')
        .locator(`a[href="/${leads}/${id}"]`, { hasText: `n.º ${id}` });
      await link.waitFor();
      expect(await scrollsSideways(operator)).toBe(false);
    },
  );
});
