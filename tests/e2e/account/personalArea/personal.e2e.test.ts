import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, signedIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

let operator: Page;
let reader: Page;
beforeAll(async () => {
  [operator, reader] = await Promise.all([newPage(), newPage()]);
  await signedIn(operator, 'operator@demo.test', { at: '/personal' });
  await signedIn(reader, 'reader@demo.test');
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
  test('each of its pages › leads to the others', async () => {
    const pages = operator.getByRole('navigation', { name: 'Área pessoal' });
    for (const [path, title] of PAGES) {
      await pages.locator(`a[href="${path}"]`).click();
      await heading(operator, title).waitFor();
      expect(await pages.locator('[aria-current="page"]').getAttribute('href')).toBe(path);
    }
  });

  test('staff without permissions › see their own data only', async () => {
    await follow(reader, '/personal');
    const pages = reader.getByRole('navigation', { name: 'Área pessoal' });
    await pages.getByRole('link', { name: 'Sessões abertas' }).waitFor();
    expect(await pages.getByRole('link', { name: 'Agir em nome de outro utilizador' }).count()).toBe(0);
    expect(await pages.getByRole('link', { name: 'Entidades' }).count()).toBe(0);
  });
});

describe('my activity and my files', () => {
  test('their filters › are in the address, so that a reload and a link show the same', async () => {
    await follow(reader, '/personal/audit');
    const rows = reader.getByRole('list', { name: 'A minha atividade' }).getByRole('listitem');
    await rows.filter({ hasText: 'Início de sessão' }).first().waitFor();
    await reader.getByRole('combobox', { name: 'Tipo de atividade' }).click();
    await reader.getByRole('option', { name: 'Dados da conta' }).click();
    await reader.getByText('Nenhuma atividade corresponde aos filtros').waitFor();
    await reader.reload();
    await reader.getByText('Nenhuma atividade corresponde aos filtros').waitFor();
    await button(reader, 'Mostrar toda a atividade').click();
    await rows.filter({ hasText: 'Início de sessão' }).first().waitFor();
    await reader.getByRole('textbox', { name: 'Até' }).fill('01-01-2020');
    await reader.getByText('Nenhuma atividade corresponde aos filtros').waitFor();
  });

  test('files › are found by the words of the path', async () => {
    const contents = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
    const send = (title: string) =>
      callAs(operator, 'POST', '/documents/general', { documents: [{ title, filename: 'a.pdf', contents }] });
    await send('Guia de marcação');
    await send('Modelo de cedência');
    await follow(operator, '/personal/files/marcacao');
    const files = operator.getByRole('list', { name: 'Os meus ficheiros' });
    await files.getByText('Guia de marcação').waitFor();
    expect(await files.getByText('Modelo de cedência').count()).toBe(0);
    const search = operator.getByRole('searchbox');
    expect(await search.inputValue()).toBe('marcacao');
    await search.fill('cedência');
    await operator.waitForURL('**/personal/files/ced%C3%AAncia');
    await files.getByText('Modelo de cedência').waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill('nada assim');
    await operator.getByText('Mostrar todos').click();
    await files.getByText('Guia de marcação').waitFor();
  });
});

describe('the profile', () => {
  test('a change › is saved, and leaving unsaved changes asks first', async () => {
    await follow(reader, '/personal');
    const name = reader.getByRole('textbox', { name: 'Nome completo' });
    await name.fill('Leonel Prates');
    await reader.getByRole('link', { name: 'Sessões abertas' }).click();
    await reader.getByRole('dialog').getByRole('button', { name: 'Ficar' }).click();
    expect(await name.inputValue()).toBe('Leonel Prates');
    const zone = reader.getByRole('combobox', { name: 'Fuso horário' });
    await zone.fill('Atlantic/Azores');
    await reader.getByRole('option', { name: 'Açores' }).click();
    await zone.fill('Lisbia');
    await zone.press('Tab');
    await reader.getByRole('alert').filter({ hasText: '«Lisbia» não está na lista.' }).waitFor();
    expect(await zone.inputValue()).toBe('Açores');
    await zone.fill('lisboa');
    await zone.press('Tab');
    expect(await zone.inputValue()).toBe('Lisboa');
    await zone.fill('acores');
    await zone.press('Tab');
    await reader.getByRole('switch', { name: 'Receber notificações por e-mail' }).click();
    await button(reader, 'Guardar').click();
    await reader.getByText('Guardado com sucesso').waitFor();
    await button(reader, /^Menu de Leonel Prates/).waitFor();
    await reader.reload();
    await name.waitFor();
    expect(await zone.inputValue()).toBe('Açores');
    await name.fill('Leonel Matos Prates');
    await button(reader, 'Guardar').click();
    await reader.getByText('Guardado com sucesso').first().waitFor();
  });

  test('a lost connection › is worded as in every form, and sending again saves what was typed', async () => {
    await follow(reader, '/personal');
    const name = reader.getByRole('textbox', { name: 'Nome completo' });
    const own = await name.inputValue();
    await reader.getByText('É atribuída por quem gere as contas.').waitFor();
    await reader.route('**/api/users/me', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await name.fill(`${own} Sá`);
    await button(reader, 'Guardar').click();
    const banner = reader.getByRole('alert').filter({ hasText: 'Sem ligação ao servidor' });
    await banner.waitFor();
    await reader.unroute('**/api/users/me');
    await banner.getByRole('button').click();
    const saved = async () => (await callAs<{ name: string }>(reader, 'GET', '/users/me')).name;
    await expect.poll(saved).toBe(`${own} Sá`);
    await button(reader, new RegExp(`^Menu de ${own} Sá,`)).waitFor();
    await name.fill(own);
    await button(reader, 'Guardar').click();
    await button(reader, new RegExp(`^Menu de ${own},`)).waitFor();
  });

  test('errors of its fields › are shown under them and above the form, other errors only above', async () => {
    await follow(reader, '/personal');
    const name = reader.getByRole('textbox', { name: 'Nome completo' });
    const own = await name.inputValue();
    await name.fill('');
    await button(reader, 'Guardar').click();
    await reader.getByText('Por favor preencha com o nome completo', { exact: true }).waitFor();
    const banner = reader.getByRole('alert').filter({ hasText: 'Não foi possível concluir a operação' });
    await banner.getByText('Verifique os campos assinalados').waitFor();

    await name.fill(own);
    await banner.waitFor({ state: 'detached' });
    const refusals = [
      { property: 'version', error: 'INVALID_VERSION' },
      { property: 'receiveNotifications', error: 'MISSING_RECEIVE_NOTIFICATIONS' },
      { property: 'timezone', error: 'INVALID_TIMEZONE' },
    ];
    await reader.route(
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
    await button(reader, 'Guardar').click();
    await banner.waitFor();
    const zone = reader.getByRole('combobox', { name: 'Fuso horário' });
    expect(await zone.getAttribute('aria-invalid')).toBe('true');
    expect(await banner.locator('.MuiAlert-message > div').count()).toBe(3);
    await button(reader, 'Guardar').click();
    await reader.getByText('Guardado com sucesso').first().waitFor();
    await banner.waitFor({ state: 'detached' });
  });
});
