import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signedIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';

withBrowser();

let operator: Page;
let clinic: Page;
/** Of a user who has not signed in yet. */
let visitor: Page;
beforeAll(async () => {
  [operator, clinic, visitor] = await Promise.all([newPage(), newPage(), newPage()]);
  await Promise.all([signedIn(operator, 'operator@demo.test'), signedIn(clinic, 'clinic@demo.test')]);
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Opens a page and waits for its heading. */
async function at(page: Page, path: string, name: string): Promise<void> {
  await follow(page, path);
  await heading(page, name).waitFor();
}

describe.each([
  ['the search over everything', 'Pesquisar em tudo', 'Control+k'],
  ['the list of shortcuts', 'Atalhos de teclado', '?'],
])('%s', (_what, name, keys) => {
  test('a dialog open before a reload › is open again; closed, it stays closed, and the focus is on the heading', async () => {
    await at(operator, '/vaccine', 'Vacinas');
    await operator.keyboard.press(keys);
    await dialog(operator, name).waitFor();
    await operator.reload();
    await dialog(operator, name).waitFor();
    await operator.keyboard.press('Escape');
    await dialog(operator, name).waitFor({ state: 'detached' });
    await expect.poll(() => focused(operator)).toBe('H1');
    await operator.reload();
    await heading(operator, 'Vacinas').waitFor();
    expect(await operator.getByRole('dialog').count()).toBe(0);
  });

  test('the Back button › closes it', async () => {
    await at(operator, '/breed', 'Raças');
    await operator.getByRole('link', { name: 'Vacinas' }).first().click();
    await heading(operator, 'Vacinas').waitFor();
    await operator.keyboard.press(keys);
    await dialog(operator, name).waitFor();
    await operator.goBack();
    await heading(operator, 'Raças').waitFor();
    expect(await operator.getByRole('dialog').count()).toBe(0);
  });

  test('a form below it › stays as it is', async () => {
    await at(operator, '/vaccine/create', 'Criar vacina');
    const field = operator.getByRole('textbox', { name: 'Nome' });
    await field.fill('Meio escrita');
    await heading(operator, 'Criar vacina').focus();
    await operator.keyboard.press(keys);
    await dialog(operator, name).waitFor();
    await operator.keyboard.press('Escape');
    await dialog(operator, name).waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('Meio escrita');
    await follow(operator, '/vaccine');
    await operator.getByRole('button', { name: 'Sair sem guardar' }).click();
    await heading(operator, 'Vacinas').waitFor();
  });
});

test('the place that the search over everything leads to › is one step from the page before', async () => {
  await at(operator, '/breed', 'Raças');
  await operator.keyboard.press('Control+k');
  await dialog(operator, 'Pesquisar em tudo').getByRole('combobox').fill('vacinas');
  await operator.keyboard.press('Enter');
  await heading(operator, 'Vacinas').waitFor();
  await operator.goBack();
  await heading(operator, 'Raças').waitFor();
  expect(await operator.getByRole('dialog').count()).toBe(0);
});

test('the menu of a telephone › is open again after a reload', async () => {
  await operator.setViewportSize({ width: 390, height: 844 });
  await at(operator, '/vaccine', 'Vacinas');
  await operator.getByRole('button', { name: 'Mais', exact: true }).click();
  await dialog(operator, 'Menu principal').waitFor();
  await operator.reload();
  await dialog(operator, 'Menu principal').getByRole('link', { name: 'Raças' }).click();
  await heading(operator, 'Raças').waitFor();
  await dialog(operator, 'Menu principal').waitFor({ state: 'detached' });
  await operator.setViewportSize({ width: 1280, height: 800 });
});

test('the help beside the page › is open again after a reload, until it is closed', async () => {
  await at(operator, '/animal', 'Animais');
  await operator.getByRole('button', { name: 'Ajuda', exact: true }).click();
  const help = operator.getByRole('complementary', { name: 'Listas, filtros e vistas' });
  await help.waitFor();
  await operator.reload();
  await help.waitFor();
  await help.getByRole('button', { name: 'Fechar a ajuda' }).click();
  await help.waitFor({ state: 'detached' });
  await operator.reload();
  await heading(operator, 'Animais').waitFor();
  expect(await help.count()).toBe(0);
});

describe('what will change in the roles', () => {
  test('a reload › shows it again with the ticks, and it can be saved', async () => {
    const { id } = await callAs<{ id: number }>(operator, 'POST', '/roles/', {
      name: 'Recarregado',
      permissions: ['READ_ANIMAL'],
    });
    await at(operator, `/role/bulk?roles=${id}`, 'Editar perfis de acesso em conjunto');
    await operator.getByRole('checkbox', { name: /^Consultar titulares: Recarregado/ }).check();
    await operator.getByRole('switch', { name: 'Só o que muda' }).click();
    await operator.getByRole('button', { name: 'Rever e guardar' }).click();
    const preview = dialog(operator, 'O que vai mudar');
    await preview.getByText('Consultar titulares').waitFor();
    await operator.reload();
    await preview.getByText('Consultar titulares').waitFor();
    await operator.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await expect.poll(() => focused(operator)).toBe('H1');
    await operator.getByText('1 alteração em 1 perfil').waitFor();
    await operator.getByRole('button', { name: 'Rever e guardar' }).click();
    await preview.getByRole('button', { name: 'Guardar 1 alteração' }).click();
    await operator.getByText('Os perfis de acesso foram guardados.').waitFor();
    await preview.waitFor({ state: 'detached' });
    const saved = await callAs<{ permissions: string[] }>(operator, 'GET', `/roles/${id}`);
    expect(saved.permissions).toContain('READ_OWNER');
    await operator.reload();
    await operator.getByText('Ainda não há alterações').first().waitFor();
    expect(await operator.getByRole('dialog').count()).toBe(0);
  });
});

describe('a request for support', () => {
  const asking = () => dialog(clinic, 'Pedir suporte');
  const button = () => clinic.getByRole('banner').getByRole('button', { name: /^Pedir suporte/ });
  const words = () => asking().getByRole('textbox', { name: 'Descrição' });
  const taken = () => asking().getByRole('button', { name: 'Ver e ocultar partes' }).waitFor();
  const restored = (text: RegExp) => asking().getByRole('status').filter({ hasText: text });

  test('half written › is open again after a reload, says what was not kept, fits a telephone, and is sent from there', async () => {
    await at(clinic, '/animal', 'Animais');
    await button().click();
    await taken();
    expect(await restored(/tinha começado/).count()).toBe(0);
    await asking().getByRole('combobox', { name: 'Categoria' }).click();
    await clinic.getByRole('option', { name: 'Faturação' }).click();
    await words().fill('A meio de');
    await asking()
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
    await asking().getByRole('listitem').filter({ hasText: 'a.pdf' }).waitFor();
    await clinic.reload();
    await restored(/Os ficheiros têm de ser escolhidos de novo/).waitFor();
    expect(await words().inputValue()).toBe('A meio de');
    await asking().getByRole('combobox', { name: 'Categoria' }).getByText('Faturação').waitFor();
    await taken();
    await clinic.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(clinic)).toBe(false);
    await clinic.setViewportSize({ width: 1280, height: 800 });
    await words().fill('A meio de uma pergunta.');
    await asking().getByRole('button', { name: 'Criar pedido' }).click();
    await clinic
      .getByText(/O pedido de suporte n.º \d+ foi criado/)
      .first()
      .waitFor();
    await asking().waitFor({ state: 'detached' });
    await expect.poll(() => focused(clinic)).toBe('H1');
    const { content } = await callAs<{ content: { description: string }[] }>(
      clinic,
      'GET',
      '/ticketing/search',
    );
    expect(content[0]?.description).toBe('A meio de uma pergunta.');
    await button().click();
    await taken();
    expect(await words().inputValue()).toBe('');
    await clinic.keyboard.press('Escape');
    await asking().waitFor({ state: 'detached' });
    await expect.poll(() => button().evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('about a process › is still about it after a reload, and is gone once it is discarded', async () => {
    const path = '/ticketing/search?category=CHANGE_OWNER';
    const found = await callAs<{ content: { processId: number }[] }>(clinic, 'GET', path);
    const { processId } = found.content[0]!;
    await follow(clinic, `/transfers/${processId}`);
    await clinic.getByRole('button', { name: 'Pedir suporte sobre este processo' }).click();
    await words().fill('Sobre isto');
    await clinic.reload();
    await restored(/A imagem é a da página como está agora\.$/).waitFor();
    await asking().getByText(`a ligação a: Transmissão de titularidade n.º ${processId}`).waitFor();
    expect(await words().inputValue()).toBe('Sobre isto');
    await clinic.keyboard.press('Escape');
    await dialog(clinic, 'Descartar o pedido?').getByRole('button', { name: 'Descartar' }).click();
    await asking().waitFor({ state: 'detached' });
    await clinic.reload();
    await clinic.getByRole('button', { name: 'Pedir suporte sobre este processo' }).click();
    await taken();
    expect(await words().inputValue()).toBe('');
    await clinic.keyboard.press('Escape');
  });

  test('a picture that was removed › is not there after a reload either', async () => {
    await at(clinic, '/support', 'Suporte');
    await button().click();
    await taken();
    await words().fill('Sem imagem');
    await asking().getByRole('button', { name: 'Retirar' }).click();
    await clinic.reload();
    await restored(/^Continua o pedido que tinha começado\.$/).waitFor();
    await asking().getByText('A imagem não será enviada.').waitFor();
    await asking().getByRole('button', { name: 'Cancelar' }).click();
    await dialog(clinic, 'Descartar o pedido?').getByRole('button', { name: 'Descartar' }).click();
    await asking().waitFor({ state: 'detached' });
  });

  test('a sign-out › removes it from the device', async () => {
    await signedIn(visitor, 'reader@demo.test');
    await visitor
      .getByRole('banner')
      .getByRole('button', { name: /^Pedir suporte/ })
      .click();
    await dialog(visitor, 'Pedir suporte').getByRole('textbox', { name: 'Descrição' }).fill('Um segredo');
    const kept = () =>
      visitor.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify(history.state));
    expect(await kept()).toContain('Um segredo');
    await visitor.goto('/logout?force=true');
    await visitor.waitForURL('**/auth');
    expect(await kept()).not.toContain('Um segredo');
  });
});

test('the file of a ticket that is being looked at › is open again after a reload', async () => {
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const { id } = await callAs<{ id: number }>(clinic, 'POST', '/ticketing/', {
    category: 'OTHER',
    subject: 'OTHER',
    description: 'Com um ficheiro.',
    attachments: [{ filename: 'ponto.png', type: 'image/png', contents: picture }],
  });
  await follow(clinic, `/support/${id}`);
  await clinic.getByRole('button', { name: 'Ver o anexo ponto.png' }).click();
  await dialog(clinic, 'ponto.png').getByRole('img').waitFor();
  await clinic.reload();
  await dialog(clinic, 'ponto.png').getByRole('img').waitFor();
  await dialog(clinic, 'ponto.png').getByRole('button', { name: 'Fechar' }).click();
  await dialog(clinic, 'ponto.png').waitFor({ state: 'detached' });
  await dialog(clinic, /n\.º/).getByText('Com um ficheiro.').waitFor();
});

describe('before the sign-in', () => {
  test('the help and the way through the order › are open again after a reload', async () => {
    await visitor.goto('/auth');
    await visitor.getByRole('tab').nth(1).click();
    await visitor.reload();
    await expect.poll(() => visitor.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
    await visitor.getByRole('tab').nth(0).click();
    await visitor.getByRole('button', { name: 'Ajuda' }).click();
    await visitor.getByRole('dialog').waitFor();
    await visitor.reload();
    await visitor.getByRole('dialog').waitFor();
    await visitor.keyboard.press('Escape');
    await visitor.getByRole('dialog').waitFor({ state: 'detached' });
    await visitor.getByLabel('E-mail').waitFor();
  });

  test('the tab in which a veterinarian asks for an entity › is open again after a reload', async () => {
    await signedIn(visitor, 'vet@demo.test', { at: '/personal/entities' });
    const tab = visitor.getByRole('tab').nth(1);
    await tab.click();
    await visitor.reload();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  });
});
