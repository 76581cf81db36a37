import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { codeIn } from '../helpers/mailbox.ts';
import {
  accessibilityFaults,
  callAs,
  giveCode,
  mailCount,
  newPage,
  nextMail,
  PASSWORD,
  scrollsSideways,
  signIn,
  withBrowser,
} from './browser.ts';

withBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const PAGES = [
  ['/personal', 'Área pessoal'],
  ['/personal/password', 'Alterar a palavra-passe'],
  ['/personal/sessions', 'Sessões abertas'],
  ['/personal/files', 'Os meus ficheiros'],
  ['/personal/audit', 'A minha atividade'],
  ['/personal/impersonate', 'Agir em nome de outro'],
] as const;

describe('the personal area', () => {
  test.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)(
    'leads from each of its pages to the others, without faults or sideways scrolling (%s, %i px)',
    async (colorScheme, width) => {
      const page = await newPage({ colorScheme, viewport: { width, height: 800 } });
      await signIn(page, 'operator@demo.test', { at: '/personal' });
      const pages = page.getByRole('navigation', { name: 'Área pessoal' });
      for (const [path, title] of PAGES) {
        await pages.locator(`a[href="${path}"]`).click();
        await heading(page, title).waitFor();
        expect(await pages.locator('[aria-current="page"]').getAttribute('href')).toBe(path);
        await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
        expect(await accessibilityFaults(page), path).toEqual([]);
        expect(await scrollsSideways(page), path).toBe(false);
      }
    },
  );

  test('shows staff without rights what is theirs, and no more', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal' });
    const pages = page.getByRole('navigation', { name: 'Área pessoal' });
    await pages.getByRole('link', { name: 'Sessões abertas' }).waitFor();
    expect(await pages.getByRole('link', { name: 'Agir em nome de outro' }).count()).toBe(0);
    expect(await pages.getByRole('link', { name: 'Entidades' }).count()).toBe(0);
    await page.goto('/personal/impersonate');
    await heading(page, 'Sem permissão').waitFor();
  });
});

describe('open sessions', () => {
  test('are told apart; one that is ended elsewhere is over there at once', async () => {
    const [mine, lost] = [
      await newPage(),
      await newPage({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0' }),
    ];
    await signIn(lost, 'kennel@demo.test', { at: '/personal' });
    await signIn(mine, 'kennel@demo.test', { at: '/personal/sessions' });
    const rows = mine.getByRole('list', { name: 'Sessões abertas' }).getByRole('listitem');
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).textContent()).toMatch(/Chrome em Linux.*Esta sessão.*127\.0\.0\.1/);
    expect(await rows.nth(1).textContent()).toContain('Firefox em Windows');
    await button(mine, 'Terminar a sessão: Firefox em Windows').click();
    await mine.getByRole('dialog').getByRole('button', { name: 'Terminar a sessão' }).click();
    await mine.getByText('A sessão foi terminada.').waitFor();
    await mine.getByText('Não há outras sessões abertas.').waitFor();
    await lost.getByText('Por segurança, a sessão expirou').waitFor();
  });

  test('all end at once but this one', async () => {
    const [mine, other] = [await newPage(), await newPage()];
    await signIn(other, 'kennel@demo.test');
    await signIn(mine, 'kennel@demo.test', { at: '/personal/sessions' });
    await button(mine, 'Terminar todas as outras').click();
    await button(mine, 'Terminar as outras').click();
    await mine.getByText('Não há outras sessões abertas.').waitFor();
    await other.getByText('Por segurança, a sessão expirou').waitFor();
  });
});

describe('another e-mail', () => {
  test('says what is missing at its field, is confirmed from its mailbox by a button, and then serves to sign in', async () => {
    const page = await newPage();
    await signIn(page, 'nocredit@demo.test', { at: '/personal' });
    await button(page, 'Alterar').click();
    const dialog = page.getByRole('dialog', { name: 'Alterar o e-mail' });
    const email = dialog.getByLabel('Novo e-mail');
    await email.fill('nocredit@demo.test');
    await dialog.getByRole('button', { name: 'Enviar a ligação' }).click();
    await dialog.getByText('Este já é o endereço da conta.').waitFor();
    await dialog.getByText('Indique a palavra-passe.').waitFor();
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);

    await email.fill('outra.caixa@demo.test');
    const password = dialog.getByRole('textbox', { name: 'Palavra-passe atual' });
    await password.fill('Errada!99');
    await dialog.getByRole('button', { name: 'Enviar a ligação' }).click();
    await dialog.getByText('A palavra-passe atual não está correta.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const oldMails = await mailCount('nocredit@demo.test');
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Enviar a ligação' }).click();
    await page.getByText('À espera de confirmação: outra.caixa@demo.test').waitFor();
    expect((await nextMail('nocredit@demo.test', oldMails)).subject).toContain('outro endereço');

    const link =
      /\/personal\/email\/[\w-]+/.exec((await nextMail('outra.caixa@demo.test', 0)).text)?.[0] ?? '';
    await page.goto(link);
    await heading(page, 'Confirmar o e-mail').waitFor();
    expect((await callAs<{ email: string }>(page, 'GET', '/users/me')).email).toBe('nocredit@demo.test');
    await button(page, 'Confirmar o novo endereço').click();
    await page.getByText('O e-mail da conta é agora outra.caixa@demo.test.').waitFor();
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('outra.caixa@demo.test');
    await page.goto(link);
    await button(page, 'Confirmar o novo endereço').click();
    await page.getByText('A ligação já não é válida').waitFor();

    const again = await newPage();
    const seen = await mailCount('outra.caixa@demo.test');
    await again.goto('/');
    await again.getByLabel('E-mail').fill('outra.caixa@demo.test');
    await again.getByRole('textbox', { name: 'Palavra-passe' }).fill(PASSWORD);
    await button(again, 'Continuar').click();
    await giveCode(again, codeIn(await nextMail('outra.caixa@demo.test', seen)));
    await button(again, /^Menu de /).waitFor();
  });
});

describe('another password', () => {
  test('says what is missing or wrong at its field, and is told by mail', async () => {
    const page = await newPage();
    await signIn(page, 'clinic@demo.test', { at: '/personal/password' });
    const old = page.getByRole('textbox', { name: 'Palavra-passe atual' });
    const fresh = page.getByRole('textbox', { name: 'Nova palavra-passe', exact: true });
    const again = page.getByRole('textbox', { name: /Confirm/ });
    const save = page.locator('main').locator('button[type="submit"]');
    await save.click();
    for (const text of [
      'Indique a palavra-passe atual.',
      'Indique a palavra-passe.',
      'Confirme a nova palavra-passe.',
    ])
      await page.getByText(text).waitFor();
    expect(await old.evaluate((field) => field === document.activeElement)).toBe(true);
    await old.fill(PASSWORD);
    await fresh.fill(PASSWORD);
    await again.fill(PASSWORD);
    await save.click();
    await page.getByText('A nova palavra-passe não pode ser igual à atual.').waitFor();
    await fresh.fill('Medronho?38');
    await save.click();
    await page
      .getByText(/tem de ser igual|não coincid|é diferente/)
      .first()
      .waitFor();
    await again.fill('Medronho?38');
    await old.fill('Errada!99');
    await save.click();
    await page.getByText('A palavra-passe atual não está correta.').waitFor();
    const seen = await mailCount('clinic@demo.test');
    await old.fill(PASSWORD);
    await save.click();
    await page.getByText('A palavra-passe foi alterada.').waitFor();
    expect((await nextMail('clinic@demo.test', seen)).subject).toBe('A palavra-passe foi alterada');
  });
});

describe('the own trail and files', () => {
  test('are narrowed in the address, so that a reload and a link show the same', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal/audit' });
    const rows = page.getByRole('list', { name: 'A minha atividade' }).getByRole('listitem');
    await rows.filter({ hasText: 'Início de sessão' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Tipo de atividade' }).click();
    await page.getByRole('option', { name: 'Dados da conta' }).click();
    await page.getByText('Nada corresponde ao que escolheu').waitFor();
    await page.reload();
    await page.getByText('Nada corresponde ao que escolheu').waitFor();
    await button(page, 'Mostrar toda a atividade').click();
    await rows.filter({ hasText: 'Início de sessão' }).first().waitFor();
    await page.getByRole('textbox', { name: 'Até' }).fill('01-01-2020');
    await page.getByText('Nada corresponde ao que escolheu').waitFor();
  });

  test('of files are found by the words of the path', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test');
    const contents = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
    const send = (title: string) =>
      callAs(page, 'POST', '/documents/general', { documents: [{ title, filename: 'a.pdf', contents }] });
    await send('Guia de marcação');
    await send('Modelo de cedência');
    await page.goto('/personal/files/marcacao');
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

describe('acting for another user', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'A agir em nome de outro utilizador' });

  async function enter(page: Page, words: string, name: string) {
    await page.goto('/personal/impersonate');
    await page.getByRole('searchbox').fill(words);
    await button(page, `Entrar como ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  test('is offered for five active users at a time, oneself left out', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test', { at: '/personal/impersonate' });
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

  test('is offered on the last page there is where the address names one beyond it', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test', { at: '/personal' });
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

  test('says why the users could not be had, and asks again', async () => {
    const page = await newPage();
    await page.route('**/users/search?*', (route) => route.fulfill({ status: 400, json: {} }));
    await signIn(page, 'operator@demo.test', { at: '/personal/impersonate' });
    const alert = page.getByRole('main').getByRole('alert');
    await alert.waitFor();
    expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
    await page.unroute('**/users/search?*');
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('list', { name: 'Utilizadores ativos' }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('is found by words that one button clears, and the field keeps the keyboard', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test', { at: '/personal/impersonate?q=Leonel' });
    await page.getByRole('button', { name: 'Limpar a pesquisa' }).click();
    await page.waitForURL('**/personal/impersonate');
    const search = page.getByRole('searchbox');
    expect(await search.inputValue()).toBe('');
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('is told on every page and in every tab, over a reload too; leaving returns to where it began', async () => {
    const page = await newPage();
    await signIn(page, 'operator@demo.test');
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
    await page.getByText('Só o próprio utilizador').waitFor();
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
    await signIn(page, 'operator@demo.test');
    const { content } = await callAs<{ content: { id: number; name: string }[] }>(
      page,
      'GET',
      '/users/search?universalSearch=Leonel',
    );
    const path = `/user/${content[0]?.id}`;
    await page.goto(path);
    const offer = button(page, 'Entrar como este utilizador');
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
    await signIn(page, 'operator@demo.test');
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
    await signIn(page, 'operator@demo.test');
    await page.goto('/personal/impersonate?q=Abílio');
    await button(page, 'Entrar como Abílio Carvalho Lourenço').click();
    const found = await callAs<{ content: { id: number; version: number }[] }>(
      page,
      'GET',
      '/users/search?universalSearch=lourenco8010',
    );
    const { id, version } = found.content[0]!;
    await callAs(page, 'PUT', `/users/${id}`, { version, status: 'INACTIVE' });
    await page.getByRole('dialog').getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByText('Não foi possível entrar como este utilizador').waitFor();
    await button(page, /^Menu de Olga/).waitFor();
    expect(await strip(page).count()).toBe(0);
  });
});

describe('the profile', () => {
  test('keeps what was changed, and asks before changes are left behind', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal' });
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    await name.fill('Leonel Prates');
    await page.getByRole('link', { name: 'Sessões abertas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ficar' }).click();
    expect(await name.inputValue()).toBe('Leonel Prates');
    await page.getByRole('combobox', { name: 'Fuso horário' }).fill('Atlantic/Azores');
    await page.getByRole('option', { name: 'Atlantic/Azores' }).click();
    await page.getByRole('switch', { name: 'Receber notificações por e-mail' }).click();
    await button(page, 'Guardar').click();
    await page.getByText('Guardado com sucesso').waitFor();
    await button(page, /^Menu de Leonel Prates/).waitFor();
    await page.reload();
    await name.waitFor();
    expect(await page.getByRole('combobox', { name: 'Fuso horário' }).inputValue()).toBe('Atlantic/Azores');
    await name.fill('Leonel Matos Prates');
    await button(page, 'Guardar').click();
    await page.getByText('Guardado com sucesso').first().waitFor();
  });

  test('tells what is wrong under its field and above the form, and what is wrong elsewhere only there', async () => {
    const page = await newPage();
    await signIn(page, 'reader@demo.test', { at: '/personal' });
    const name = page.getByRole('textbox', { name: 'Nome completo' });
    const own = await name.inputValue();
    await name.fill('');
    await button(page, 'Guardar').click();
    await page.getByText('Por favor preencha com o nome completo', { exact: true }).waitFor();
    const banner = page.getByRole('alert').filter({ hasText: 'Não foi possível concluir' });
    await banner.getByText('Alguns campos precisam de atenção').waitFor();

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
    await page.getByText('Guardado com sucesso').first().waitFor();
    await banner.waitFor({ state: 'detached' });
  });
});
