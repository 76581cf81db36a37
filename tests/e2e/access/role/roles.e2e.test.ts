import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, callAs, newPage, signIn, withBrowser } from '../../helpers/browser.ts';
import { follow } from '../../helpers/follow.ts';

withBrowser();

interface Role {
  readonly id: number;
  readonly version: number;
  readonly permissions: readonly string[];
}

let page: Page;
let reader: Page;
const make = (name: string, permissions: readonly string[]) =>
  callAs<Role>(page, 'POST', '/roles/', { name, permissions });
const get = ({ id }: Role) => callAs<Role>(page, 'GET', `/roles/${id}`);
const cell = (permission: string, role: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${permission}: ${role}`) });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

let alfa: Role;
let beta: Role;

beforeAll(async () => {
  [page, reader] = await Promise.all([newPage(), newPage()]);
  await signIn(page, 'operator@demo.test');
  await signIn(reader, 'reader@demo.test');
  alfa = await make('Alfa', ['READ_ANIMAL']);
  beta = await make('Beta', ['READ_ANIMAL', 'READ_OWNER']);
});

/** Only the two roles of these tests, so that nothing else is changed by them. */
async function open(): Promise<void> {
  await follow(page, '/');
  await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
  await follow(page, `/role/bulk?roles=${alfa.id},${beta.id}`);
}

describe('several roles', () => {
  test('that are chosen › leave the table of a phone where it is', async () => {
    const top = async () => (await page.getByRole('grid').boundingBox())?.y;
    const { content } = await callAs<{ content: readonly Role[] }>(page, 'GET', '/roles/search');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/role/bulk');
      await page.getByRole('grid').waitFor();
      const before = await top();
      await page.goto(`/role/bulk?roles=${content.map(({ id }) => id).slice(1)}`);
      await page.getByRole('grid').waitFor();
      expect(await top(), `${width} px`).toBe(before);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('the list › links to one table that compares them', async () => {
    await follow(page, '/role');
    await page.getByRole('link', { name: 'Editar em conjunto' }).click();
    await page.getByRole('heading', { level: 1, name: 'Editar perfis de acesso em conjunto' }).waitFor();
    await page.getByRole('columnheader', { name: 'Clínica veterinária' }).waitFor();
    await open();
    await page.getByRole('columnheader', { name: 'Alfa' }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Permissão',
      'Todos',
      'Alfa',
      'Beta',
    ]);
    expect(await cell('Consultar titulares', 'Alfa').isChecked()).toBe(false);
    expect(await cell('Consultar titulares', 'Beta').isChecked()).toBe(true);
  });

  test('the keyboard › changes them, and a summary is shown before they are saved together', async () => {
    await open();
    await page.getByRole('searchbox').fill('consultar titulares');
    await page.waitForURL(/q=consultar/);
    await cell('Consultar titulares', 'Alfa').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Consultar titulares: Beta');
    await page.keyboard.press('Space');
    expect(await focused()).toBe('Consultar titulares: Beta, deixa de ter');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('Consultar titulares: todos os perfis mostrados');
    await page.keyboard.press('Control+Home');
    await page.getByRole('checkbox', { name: 'Consultar titulares: Alfa, passa a ter' }).waitFor();
    await page.getByText('2 alterações em 2 perfis').waitFor();
    expect((await get(alfa)).permissions).toEqual(['READ_ANIMAL']);

    await button('Rever e guardar').click();
    const preview = page.getByRole('dialog', { name: 'O que vai mudar' });
    expect(await preview.getByRole('region', { name: 'Alfa' }).textContent()).toMatch(
      /Passa a ter.*Consultar titulares/,
    );
    expect(await preview.getByRole('region', { name: 'Beta' }).textContent()).toMatch(
      /Deixa de ter.*Consultar titulares/,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Guardar 2 alterações' }).click();
    await page.getByText('Os perfis de acesso foram guardados.').waitFor();
    await page.getByText('Ainda não há alterações').waitFor();
    expect((await get(alfa)).permissions).toEqual(['READ_ANIMAL', 'READ_OWNER']);
    expect((await get(beta)).permissions).toEqual(['READ_ANIMAL']);
  });

  test('rows and groups › are ticked together, and undoing a tick is no change', async () => {
    await open();
    await page.getByRole('checkbox', { name: 'Consultar vacinas' }).count();
    await page.getByRole('checkbox', { name: 'Gerir vacinas: todos os perfis mostrados' }).check();
    await page.getByText('2 alterações em 2 perfis').waitFor();
    await page.getByRole('checkbox', { name: 'Gerir vacinas: todos os perfis mostrados' }).uncheck();
    await page.getByText('Ainda não há alterações').waitFor();
    await page.getByRole('checkbox', { name: 'Créditos e faturação: Alfa' }).check();
    await page.getByText('5 alterações em 1 perfil').waitFor();
    await page.getByRole('switch', { name: 'Só o que muda' }).click();
    expect(await page.getByRole('rowheader').count()).toBe(6);
    await button('Desfazer tudo').click();
    await page.getByText('Ainda não há alterações').first().waitFor();
  });

  test('changes saved by another user meanwhile › are not overwritten, and the ticks stay', async () => {
    await open();
    await cell('Gerir vacinas', 'Alfa').check();
    const now = await get(alfa);
    await callAs(page, 'PUT', `/roles/${alfa.id}`, {
      version: now.version,
      permissions: [...now.permissions, 'READ_BALANCE'],
    });
    await button('Rever e guardar').click();
    await page.getByText('Um dos perfis foi alterado entretanto.').waitFor();
    await button('Guardar 1 alteração').click();
    await page.getByText('Os perfis de acesso foram guardados.').waitFor();
    expect((await get(alfa)).permissions).toEqual(
      expect.arrayContaining(['READ_BALANCE', 'MANAGE_VACCINES']),
    );
  });

  test('with changes that are not saved › are left after a question only', async () => {
    await open();
    await cell('Gerir raças', 'Beta').check();
    await page.getByRole('link', { name: 'Utilizadores' }).first().click();
    await button('Ficar na página').click();
    expect(await cell('Gerir raças', 'Beta').isChecked()).toBe(true);
    await button('Desfazer tudo').click();
    await page.getByRole('link', { name: 'Utilizadores' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Utilizadores' }).waitFor();
  });
});

describe('permissions', () => {
  test('each one › is explained with its roles, and names the people who have it', async () => {
    await follow(page, '/role');
    await page.getByRole('link', { name: 'Permissões', exact: true }).click();
    await page.getByRole('searchbox').fill('numero completo');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Consultar animais' }) });
    await row.getByRole('link', { name: 'Clínica veterinária' }).waitFor();
    await row.getByRole('button', { name: 'Ver quem: Consultar animais' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quem tem: Consultar animais' });
    await dialog.getByRole('link').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Permissões', selected: true }).waitFor();
    await page
      .getByText(/^Perfil de acesso: /)
      .first()
      .waitFor();
  });

  test('two roles › are compared, what differs first', async () => {
    await follow(page, `/role/compare?a=${alfa.id}&b=${beta.id}`);
    const table = page.getByRole('table').first();
    await table.getByRole('columnheader', { name: 'Alfa' }).waitFor();
    await page.getByRole('button', { name: 'Trocar' }).click();
    await page.waitForURL(new RegExp(`a=${beta.id}&b=${alfa.id}`));
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toMatch(/diferença/);
  });

  test('what has changed since a day › names roles with what they gained', async () => {
    await follow(page, '/role/changes');
    const change = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Alfa' }) });
    await change.getByText('Ganhou').waitFor();
  });
});

describe('a role', () => {
  test('a removed permission › closes the page for its users at their next step', async () => {
    await reader.getByRole('link', { name: 'Animais', exact: true }).first().waitFor();
    const found = await callAs<{ content: Role[] }>(page, 'GET', '/roles/search?name=Consulta de animais');
    const { id, version } = found.content[0]!;
    await callAs(page, 'PUT', '/roles/bulk', { changes: [{ id, version, remove: ['READ_ANIMAL'] }] });
    await reader.reload();
    await reader.getByRole('button', { name: /^Menu de / }).waitFor();
    await reader.getByRole('link', { name: 'Animais', exact: true }).first().waitFor({ state: 'detached' });
    await callAs(page, 'PUT', '/roles/bulk', {
      changes: [{ id, version: version + 1, add: ['READ_ANIMAL'] }],
    });
  });

  test('its own page › creates, shows and changes it', async () => {
    await follow(page, '/role/create');
    await page.getByRole('textbox', { name: 'Nome' }).fill('alfa');
    await button('Criar').click();
    await page
      .getByText(/Já existe/)
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Gama');
    await page.getByRole('checkbox', { name: 'Consultar animais' }).check();
    await button('Criar').click();
    const grants = page.getByRole('dialog', { name: 'O que o perfil «Gama» concede' });
    await grants.getByText('Consultar animais').waitFor();
    await grants.getByRole('button', { name: 'Voltar ao formulário' }).click();
    await grants.waitFor({ state: 'detached' });
    await button('Criar').click();
    await grants.getByRole('button', { name: 'Criar perfil de acesso' }).click();
    await page.waitForURL(/\/role(\/\d+)?$/);
    const found = await callAs<{ content: Role[] }>(page, 'GET', '/roles/search?universalSearch=gama');
    expect(found.content[0]?.permissions).toEqual(['READ_ANIMAL']);
    await follow(page, `/role/${found.content[0]?.id}`);
    await page.getByRole('heading', { level: 1, name: 'Gama' }).waitFor();
    await page.getByRole('checkbox', { name: 'Consultar titulares' }).check();
    await button('Guardar').click();
    const preview = page.getByRole('dialog', { name: 'O que vai mudar' });
    await preview.getByText('Ninguém tem este perfil.').waitFor();
    await preview.getByRole('button', { name: 'Voltar' }).click();
    await preview.waitFor({ state: 'detached' });
    expect((await get(found.content[0]!)).permissions).toEqual(['READ_ANIMAL']);
    await button('Guardar').click();
    await preview.getByRole('button', { name: 'Guardar 1 alteração' }).click();
    await page.getByText('Perfil de acesso guardado: Gama').waitFor();
    expect((await get(found.content[0]!)).permissions).toEqual(['READ_ANIMAL', 'READ_OWNER']);
  });
});
