import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

let operator: Page;
let reader: Page;
/** The window of a user whose answers do not arrive. */
let kennel: Page;
beforeAll(async () => {
  [operator, reader, kennel] = await Promise.all([newPage(), newPage(), newPage()]);
  await signedIn(operator, 'operator@demo.test', { at: '/nowhere' });
  await signedIn(reader, 'reader@demo.test', { at: '/nowhere' });
  await signedIn(kennel, 'kennel@demo.test', { at: '/personal' });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const PAGES = [
  ['/personal', 'Área pessoal'],
  ['/personal/password', 'Alterar a palavra-passe'],
  ['/personal/sessions', 'Sessões abertas'],
  ['/personal/files', 'Os meus ficheiros'],
  ['/personal/audit', 'A minha atividade'],
  ['/personal/impersonate', 'Agir em nome de outro utilizador'],
] as const;

describe('the personal area', () => {
  test.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)(
    'leads from each of its pages to the others, without sideways scrolling (%s, %i px)',
    async (colorScheme, width) => {
      const page = operator;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await openAddress(page, '/personal');
      const pages = page.getByRole('navigation', { name: 'Área pessoal' });
      for (const [path, title] of PAGES) {
        await pages.locator(`a[href="${path}"]`).click();
        await heading(page, title).waitFor();
        expect(await pages.locator('[aria-current="page"]').getAttribute('href')).toBe(path);
        await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
        expect(await scrollsSideways(page), path).toBe(false);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    },
  );

  test('staff without permissions › see their own data only', async () => {
    await openAddress(reader, '/personal');
    const pages = reader.getByRole('navigation', { name: 'Área pessoal' });
    await pages.getByRole('link', { name: 'Sessões abertas' }).waitFor();
    expect(await pages.getByRole('link', { name: 'Agir em nome de outro utilizador' }).count()).toBe(0);
    expect(await pages.getByRole('link', { name: 'Entidades' }).count()).toBe(0);
    await openAddress(reader, '/personal/impersonate');
    await heading(reader, 'Sem permissão').waitFor();
  });
});

describe('my activity and my files', () => {
  test('their filters › are in the address, so that a reload and a link show the same', async () => {
    const page = reader;
    await openAddress(page, '/personal/audit');
    const rows = page.getByRole('list', { name: 'A minha atividade' }).getByRole('listitem');
    await rows.filter({ hasText: 'Início de sessão' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Tipo de atividade' }).click();
    await page.getByRole('option', { name: 'Dados da conta' }).click();
    await page.getByText('Nenhuma atividade corresponde aos filtros').waitFor();
    await page.reload();
    await page.getByText('Nenhuma atividade corresponde aos filtros').waitFor();
    await button(page, 'Mostrar toda a atividade').click();
    await rows.filter({ hasText: 'Início de sessão' }).first().waitFor();
    await page.getByRole('textbox', { name: 'Até' }).fill('01-01-2020');
    await page.getByText('Nenhuma atividade corresponde aos filtros').waitFor();
  });

  test('of files are found by the words of the path', async () => {
    const page = operator;
    const contents = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
    const send = (title: string) =>
      callAs(page, 'POST', '/documents/general', { documents: [{ title, filename: 'a.pdf', contents }] });
    await send('Guia de marcação');
    await send('Modelo de cedência');
    await openAddress(page, '/personal/files/marcacao');
    const files = page.getByRole('list', { name: 'Os meus ficheiros' });
    await files.getByText('Guia de marcação').waitFor();
    expect(await files.getByText('Modelo de cedência').count()).toBe(0);
    const search = page.getByRole('searchbox');
    expect(await search.inputValue()).toBe('marcacao');
    await search.fill('cedência');
    await page.waitForURL('**/personal/files/ced%C3%AAncia');
    await files.getByText('Modelo de cedência').waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill('nada assim');
    await page.getByText('Mostrar todos').click();
    await files.getByText('Guia de marcação').waitFor();
  });
});

describe('the profile', () => {
  test('a change › is saved, and leaving unsaved changes asks first', async () => {
    const page = reader;
    await openAddress(page, '/personal');
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    await name.fill('Leonel Prates');
    await page.getByRole('link', { name: 'Sessões abertas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ficar' }).click();
    expect(await name.inputValue()).toBe('Leonel Prates');
    const zone = page.getByRole('combobox', { name: 'Fuso horário' });
    await zone.fill('Atlantic/Azores');
    await page.getByRole('option', { name: 'Açores' }).click();
    await zone.fill('Lisbia');
    await zone.press('Tab');
    await page.getByRole('alert').filter({ hasText: '«Lisbia» não está na lista.' }).waitFor();
    expect(await zone.inputValue()).toBe('Açores');
    await zone.fill('lisboa');
    await zone.press('Tab');
    expect(await zone.inputValue()).toBe('Lisboa');
    await zone.fill('acores');
    await zone.press('Tab');
    await page.getByRole('switch', { name: 'Receber notificações por e-mail' }).click();
    await button(page, 'Guardar').click();
    await page.getByText('Dados da conta guardados.').waitFor();
    await button(page, /^Menu de Leonel Prates/).waitFor();
    await page.reload();
    await name.waitFor();
    expect(await zone.inputValue()).toBe('Açores');
    await name.fill('Leonel Matos Prates');
    await button(page, 'Guardar').click();
    await page.getByText('Dados da conta guardados.').first().waitFor();
  });

  test('a lost connection › is worded as in every form, and sending again saves what was typed', async () => {
    const page = kennel;
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    const own = await name.inputValue();
    await page.getByText('É atribuída por quem gere as contas.').waitFor();
    await page.route('**/api/users/me', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await name.fill(`${own} Sá`);
    await button(page, 'Guardar').click();
    const banner = page.getByRole('alert').filter({ hasText: 'Sem ligação ao servidor' });
    await banner.waitFor();
    await page.unroute('**/api/users/me');
    await banner.getByRole('button').click();
    await page.getByText('Dados da conta guardados.').waitFor();
    expect((await callAs<{ name: string }>(page, 'GET', '/users/me')).name).toBe(`${own} Sá`);
  });

  test('errors of its fields › are shown under them and above the form, other errors only above', async () => {
    const page = reader;
    await openAddress(page, '/personal');
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    const own = await name.inputValue();
    await name.fill('');
    await button(page, 'Guardar').click();
    await page.getByText('Por favor preencha com o nome completo', { exact: true }).waitFor();
    const banner = page.getByRole('alert').filter({ hasText: 'Não foi possível concluir a operação' });
    await banner.getByText('Verifique os campos assinalados').waitFor();

    await name.fill(own);
    await banner.waitFor({ state: 'detached' });
    const refusals = [
      { property: 'version', error: 'INVALID_VERSION' },
      { property: 'receiveNotifications', error: 'MISSING_RECEIVE_NOTIFICATIONS' },
      { property: 'timezone', error: 'INVALID_TIMEZONE' },
    ];
    await page.route(
      '**/api/users/me',
      (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 422,
              json: { hasErrors: true, errors: refusals, data: { message: 'FORM_ERROR_MSG' } },
            })
          : route.fallback(),
      { times: 1 },
    );
    await button(page, 'Guardar').click();
    await banner.waitFor();
    const zone = page.getByRole('combobox', { name: 'Fuso horário' });
    expect(await zone.getAttribute('aria-invalid')).toBe('true');
    expect(await banner.locator('.MuiAlert-message > div').count()).toBe(3);
    await button(page, 'Guardar').click();
    await page.getByText('Dados da conta guardados.').first().waitFor();
    await banner.waitFor({ state: 'detached' });
  });
});
