import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, PASSWORD, signIn, withBrowser } from '../../helpers/browser.ts';
import { copyData } from '../../helpers/copies.ts';
import { startServer, SUPPORT_EMAIL } from '../../helpers/server.ts';

withBrowser();

const address = (page: Page) => page.getByRole('link', { name: SUPPORT_EMAIL });

let operator: Page;
let reader: Page;
let visitor: Page;
beforeAll(async () => {
  [operator, reader, visitor] = [await newPage(), await newPage(), await newPage()];
  await signIn(operator, 'operator@demo.test', { at: '/help' });
  await signIn(reader, 'reader@demo.test', { at: '/configuration' });
});

async function openSignInHelp(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Ajuda', exact: true }).click();
  await page.getByRole('dialog').getByText('O código não chega').waitFor();
}

describe('the address to write to', () => {
  test('a user without permissions, with a question, or with an inactive account › sees it', async () => {
    await address(operator).waitFor();
    await reader.getByRole('heading', { level: 1, name: 'Sem permissão' }).waitFor();
    await address(reader).waitFor();
    expect(await address(reader).getAttribute('href')).toBe(`mailto:${SUPPORT_EMAIL}`);

    const { content } = await callAs<{ content: { id: number; version: number }[] }>(
      operator,
      'GET',
      '/users/search?email=reader@demo.test',
    );
    const { id, version } = content[0]!;
    await callAs(operator, 'PUT', `/users/${id}`, { status: 'INACTIVE', version });
    await visitor.goto('/auth');
    await visitor.getByLabel('E-mail').fill('reader@demo.test');
    await visitor.getByRole('textbox', { name: 'Palavra-passe' }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Continuar' }).click();
    const notice = visitor.getByRole('alert').filter({ hasText: 'A conta está inativa' });
    await notice.getByRole('link', { name: SUPPORT_EMAIL }).waitFor();
    await openSignInHelp(visitor);
    await address(visitor).waitFor();
  });

  test('a server without one › shows none', async () => {
    const copy = await copyData();
    const server = await startServer(process.cwd(), copy.folder, copy.settings);
    const page = await newPage({ baseURL: server.baseUrl });
    await openSignInHelp(page);
    expect(await page.locator('[href^="mailto:"]').count()).toBe(0);
    await page.context().close();
    await server.stop();
    await copy.remove();
  });
});
