import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

let page: Page;
beforeAll(async () => {
  page = await newPage();
  await signedIn(page, 'operator@demo.test');
});

const heading = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name });
const button = (tab: Page, name: string | RegExp) => tab.getByRole('button', { name });

describe('acting for another user', () => {
  const strip = (tab: Page) => tab.getByRole('region', { name: 'A agir em nome de outro utilizador' });

  async function enter(words: string, name: string) {
    await follow(page, '/personal/impersonate');
    const search = page.getByRole('searchbox');
    await expect.poll(() => search.inputValue()).toBe('');
    await search.fill(words);
    await button(page, `Entrar em nome de ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  test('a list of five active users at a time, without the own account › offers it', async () => {
    await follow(page, '/personal/impersonate');
    const users = page.getByRole('list', { name: 'Utilizadores ativos' }).getByRole('listitem');
    await users.first().waitFor();
    expect(await users.count()).toBe(5);
    const search = page.getByRole('searchbox');
    await search.fill('Olga Peixoto');
    await page.getByText('Nenhum utilizador corresponde a «Olga Peixoto»').waitFor();
    await search.fill('Leonel');
    await users.filter({ hasText: 'Leonel Matos Prates' }).waitFor();
    expect(await users.count()).toBe(1);
  });

  test('an address of a page beyond the last › shows the last one', async () => {
    await follow(page, '/personal');
    await heading(page, 'Área pessoal').waitFor();
    await follow(page, '/personal/impersonate?page=400');
    await page.waitForURL(/impersonate\?page=\d{1,2}$/);
    const users = page.getByRole('list', { name: 'Utilizadores ativos' }).getByRole('listitem');
    await users.first().waitFor();
    await page.goBack();
    await heading(page, 'Área pessoal').waitFor();
    await follow(page, '/personal/impersonate?q=Leonel&page=7');
    await users.filter({ hasText: 'Leonel Matos Prates' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=Leonel');
  });

  test('a failed list › shows the reason and can be repeated', async () => {
    await page.route('**/users/search?*', (route) => route.fulfill({ status: 400, json: {} }));
    // A search that no test has made before.
    await follow(page, '/personal/impersonate?q=Ana');
    const alert = page.getByRole('main').getByRole('alert');
    await alert.waitFor();
    expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
    await page.unroute('**/users/search?*');
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('list', { name: 'Utilizadores ativos' }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('a search by words › finds the user, can be cleared by a button, and keeps the focus', async () => {
    await follow(page, '/personal/impersonate?q=Leonel');
    await page.getByRole('button', { name: 'Limpar a pesquisa' }).click();
    await page.waitForURL('**/personal/impersonate');
    const search = page.getByRole('searchbox');
    expect(await search.inputValue()).toBe('');
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('every page and tab › shows it, after a reload too; leaving returns to where it began', async () => {
    const other = await page.context().newPage();
    await other.goto('/user');
    await heading(other, 'Utilizadores').waitFor();
    await enter('Leonel', 'Leonel Matos Prates');
    await strip(page).getByText('Está a agir em nome de Leonel Matos Prates.').waitFor();
    await strip(page).getByText('A sua conta: Olga Peixoto Reis.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await button(page, 'Terminar sessão').count()).toBe(0);
    await button(page, /^Menu de Leonel/).click();
    expect(await page.getByRole('menuitem', { name: 'Terminar sessão' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Deixar de agir em nome de Leonel Matos Prates' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await accessibilityFaults(page)).toEqual([]);

    // The other tab follows: what it showed is not this user's to see.
    await strip(other).waitFor();
    await heading(other, 'Sem permissão').waitFor();

    await follow(page, '/personal/sessions');
    await page.getByText('Acesso reservado ao próprio utilizador').waitFor();
    await page.reload();
    await strip(page).waitFor();
    await strip(page).getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/personal/impersonate?q=Leonel');
    await button(page, /^Menu de Olga/).waitFor();
    expect(await strip(page).count()).toBe(0);
    await button(other, /^Menu de Olga/).waitFor();
    await heading(other, 'Utilizadores').waitFor();

    await follow(page, '/personal/audit?kind=IMPERSONATION');
    await page.getByText('Em nome de Leonel Matos Prates').first().waitFor();
    await other.close();
  });

  test('the page of a user › begins it once confirmed, and leaving leads back to the page', async () => {
    const { content } = await callAs<{ content: { id: number; name: string }[] }>(
      page,
      'GET',
      '/users/search?universalSearch=Leonel',
    );
    const path = `/user/${content[0]?.id}`;
    await follow(page, path);
    const offer = button(page, 'Entrar em nome deste utilizador');
    await offer.click();
    await page.getByRole('dialog').getByText('Cada ação fica registada com os dois nomes').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    expect(await strip(page).count()).toBe(0);
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Outro Nome');
    await offer.waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: /^Nome/ }).fill(content[0]?.name ?? '');
    await offer.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
    await strip(page).getByText('Está a agir em nome de Leonel Matos Prates.').waitFor();
    await strip(page).getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(`**${path}`);
    await button(page, /^Menu de Olga/).waitFor();
    // Not for oneself.
    const own = (
      await callAs<{ content: { id: number }[] }>(page, 'GET', '/users/search?universalSearch=Olga+Peixoto')
    ).content[0]?.id;
    await follow(page, `/user/${own}`);
    await heading(page, 'Olga Peixoto Reis').waitFor();
    await button(page, 'Guardar').waitFor();
    expect(await offer.count()).toBe(0);
  });

  test('a veterinarian › is acted for after the choice of an entity, and can be left there', async () => {
    await enter('Inês Carvalho', 'Inês Carvalho Duarte');
    await button(page, 'Entrar sem entidade').waitFor();
    expect(await button(page, /Terminar sessão|Sair da conta/).count()).toBe(0);
    await strip(page).getByRole('button', { name: 'Sair' }).click();
    await button(page, /^Menu de Olga/).waitFor();
    await enter('Inês Carvalho', 'Inês Carvalho Duarte');
    await button(page, 'Entrar sem entidade').click();
    await button(page, /^Menu de Inês/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await strip(page).getByRole('button', { name: 'Sair' }).click();
    await button(page, /^Menu de Olga/).waitFor();
  });

  test('an account that was closed meanwhile › is refused with a message, and nothing changes', async () => {
    await follow(page, '/personal/impersonate?q=Abílio');
    await button(page, 'Entrar em nome de Abílio Carvalho Lourenço').click();
    const found = await callAs<{ content: { id: number; version: number }[] }>(
      page,
      'GET',
      '/users/search?universalSearch=lourenco8010',
    );
    const { id, version } = found.content[0]!;
    await callAs(page, 'PUT', `/users/${id}`, { version, status: 'INACTIVE' });
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByText('Não foi possível entrar em nome deste utilizador').waitFor();
    await button(page, /^Menu de Olga/).waitFor();
    expect(await strip(page).count()).toBe(0);
  });
});
