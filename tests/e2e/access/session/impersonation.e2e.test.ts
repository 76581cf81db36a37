import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';

withBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('acting for another user', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'A agir em nome de outro utilizador' });

  async function enter(page: Page, words: string, name: string) {
    await page.goto('/personal/impersonate');
    await page.getByRole('searchbox').fill(words);
    await button(page, `Entrar em nome de ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  test('a list of five active users at a time, without the own account › offers it', async () => {
    const page = await newPage();
    await signedIn(page, 'operator@demo.test', { at: '/personal/impersonate' });
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
    const page = await newPage();
    await signedIn(page, 'operator@demo.test', { at: '/personal' });
    await page.goto('/personal/impersonate?page=400');
    await page.waitForURL(/impersonate\?page=\d{1,2}$/);
    const users = page.getByRole('list', { name: 'Utilizadores ativos' }).getByRole('listitem');
    await users.first().waitFor();
    await page.goBack();
    await heading(page, 'Área pessoal').waitFor();
    await page.goto('/personal/impersonate?q=Leonel&page=7');
    await users.filter({ hasText: 'Leonel Matos Prates' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=Leonel');
  });

  test('a failed list › shows the reason and can be repeated', async () => {
    const page = await newPage();
    await page.route('**/users/search?*', (route) => route.fulfill({ status: 400, json: {} }));
    await signedIn(page, 'operator@demo.test', { at: '/personal/impersonate' });
    const alert = page.getByRole('main').getByRole('alert');
    await alert.waitFor();
    expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
    await page.unroute('**/users/search?*');
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('list', { name: 'Utilizadores ativos' }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('a search by words › finds the user, can be cleared by a button, and keeps the focus', async () => {
    const page = await newPage();
    await signedIn(page, 'operator@demo.test', { at: '/personal/impersonate?q=Leonel' });
    await page.getByRole('button', { name: 'Limpar a pesquisa' }).click();
    await page.waitForURL('**/personal/impersonate');
    const search = page.getByRole('searchbox');
    expect(await search.inputValue()).toBe('');
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('every page and tab › shows it, after a reload too; leaving returns to where it began', async () => {
    const page = await newPage();
    await signedIn(page, 'operator@demo.test');
    const other = await page.context().newPage();
    await other.goto('/user');
    await heading(other, 'Utilizadores').waitFor();
    await enter(page, 'Leonel', 'Leonel Matos Prates');
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

    await page.goto('/personal/sessions');
    await page.getByText('Acesso reservado ao próprio utilizador').waitFor();
    await page.reload();
    await strip(page).waitFor();
    await strip(page).getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/personal/impersonate?q=Leonel');
    await button(page, /^Menu de Olga/).waitFor();
    expect(await strip(page).count()).toBe(0);
    await button(other, /^Menu de Olga/).waitFor();
    await heading(other, 'Utilizadores').waitFor();

    await page.goto('/personal/audit?kind=IMPERSONATION');
    await page.getByText('Em nome de Leonel Matos Prates').first().waitFor();
  });

  test('begins on their own page too, once confirmed, and leaving leads back to it', async () => {
    const page = await newPage();
    await signedIn(page, 'operator@demo.test');
    const { content } = await callAs<{ content: { id: number; name: string }[] }>(
      page,
      'GET',
      '/users/search?universalSearch=Leonel',
    );
    const path = `/user/${content[0]?.id}`;
    await page.goto(path);
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
    await page.goto(`/user/${own}`);
    await button(page, 'Guardar').waitFor();
    expect(await offer.count()).toBe(0);
  });

  test('of a veterinarian begins with the choice of an entity, and can be left there', async () => {
    const page = await newPage();
    await signedIn(page, 'operator@demo.test');
    await enter(page, 'Inês Carvalho', 'Inês Carvalho Duarte');
    await button(page, 'Entrar sem entidade').waitFor();
    expect(await button(page, /Terminar sessão|Sair da conta/).count()).toBe(0);
    await strip(page).getByRole('button', { name: 'Sair' }).click();
    await button(page, /^Menu de Olga/).waitFor();
    await enter(page, 'Inês Carvalho', 'Inês Carvalho Duarte');
    await button(page, 'Entrar sem entidade').click();
    await button(page, /^Menu de Inês/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await strip(page).getByRole('button', { name: 'Sair' }).click();
    await button(page, /^Menu de Olga/).waitFor();
  });

  test('that fails, the account being closed meanwhile, says so and changes nothing', async () => {
    const page = await newPage();
    await signedIn(page, 'operator@demo.test', { at: '/personal/impersonate?q=Abílio' });
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
