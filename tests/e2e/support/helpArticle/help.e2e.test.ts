import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signedIn,
  withBrowser,
} from '../../helpers/browser.ts';
import { openAddress } from '../../helpers/openAddress.ts';

withBrowser();

let writer: Page;
let reader: Page;
beforeAll(async () => {
  [writer, reader] = [await newPage(), await newPage()];
  await Promise.all([
    signedIn(writer, 'operator@demo.test', { at: '/nowhere' }),
    signedIn(reader, 'reader@demo.test', { at: '/nowhere' }),
  ]);
});

const speak = async (page: Page, language: 'Português' | 'English') => {
  await page.getByRole('button', { name: /^(Menu de|Menu of|Menu for) / }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await page.keyboard.press('Escape');
};

describe('the help', () => {
  test('its index › lists what is explained by topic, and finds it as one types', async () => {
    await openAddress(reader, '/help');
    await reader.getByRole('heading', { name: 'Primeiros passos' }).waitFor();
    await reader.getByRole('searchbox', { name: 'Pesquisar na ajuda' }).fill('ETIQUETA');
    await reader.getByRole('status').getByText('1 artigo').waitFor();
    await reader.getByRole('link', { name: 'Registar um animal' }).waitFor();
    const { pathname, search } = new URL(reader.url());
    await openAddress(reader, `${pathname}${search}`);
    expect(await reader.getByRole('searchbox', { name: 'Pesquisar na ajuda' }).inputValue()).toBe('ETIQUETA');
    await reader.getByRole('searchbox', { name: 'Pesquisar na ajuda' }).fill('xyzxyz');
    await reader.getByText('Nenhum artigo encontrado').waitFor();
    await reader.getByRole('main').getByRole('button', { name: 'Limpar a pesquisa' }).last().click();
    await reader.getByRole('heading', { name: 'Primeiros passos' }).waitFor();
    expect(await reader.getByRole('link', { name: 'Novo artigo' }).count()).toBe(0);
  });

  test('articles › link to each other, with a table of contents, and fit a telephone', async () => {
    await openAddress(reader, '/help');
    await reader.getByRole('link', { name: 'Registar um animal' }).click();
    await reader.getByRole('heading', { level: 1, name: 'Registar um animal' }).waitFor();
    await reader
      .getByRole('navigation', { name: 'Neste artigo' })
      .getByRole('link', { name: 'Guardar' })
      .click();
    await reader.waitForURL('**/help/article/animal/create#on-guardar');
    await reader.getByRole('link', { name: /Seguinte/ }).click();
    await reader.getByRole('heading', { level: 1, name: 'A ficha do animal' }).waitFor();
    // Pages of the register open without loading it anew.
    await reader.evaluate(() => Object.assign(window, { still: 'here' }));
    await reader.getByRole('article').getByRole('link', { name: 'pedido por decidir' }).click();
    await reader
      .getByRole('heading', { level: 1, name: 'Acompanhar e decidir transmissões de titularidade' })
      .waitFor();
    expect(await reader.evaluate(() => (window as { still?: string }).still)).toBe('here');
    await reader.setViewportSize({ width: 320, height: 700 });
    expect(await scrollsSideways(reader)).toBe(false);
    await reader.setViewportSize({ width: 1280, height: 800 });
  });

  test('its language › is that of the page, and an article in the other one is marked', async () => {
    await callAs(writer, 'PUT', '/help/?language=pt-PT&url=/county', {
      title: 'Concelhos',
      category: 'Moradas',
      contents: '<p>Só em português.</p>',
    });
    await openAddress(reader, '/help/article/animal/create');
    await speak(reader, 'English');
    await reader.getByRole('heading', { level: 1, name: 'Registering an animal' }).waitFor();
    await openAddress(reader, '/help');
    const only = reader.getByRole('listitem').filter({ hasText: 'Concelhos' });
    await only.getByText('In Portuguese').waitFor();
    expect(await only.getAttribute('lang')).toBe('pt-PT');
    await only.getByRole('link').click();
    await reader.getByText('This article does not exist in English yet.').waitFor();
    await reader.getByText('Só em português.').waitFor();
    await speak(reader, 'Português');
    await reader.getByText('This article does not exist in English yet.').waitFor({ state: 'detached' });
  });

  test('the help button › opens the article beside its page, and the index where there is none', async () => {
    await openAddress(reader, '/animal');
    await reader.getByRole('button', { name: 'Ajuda', exact: true }).click();
    const panel = reader.getByRole('complementary', { name: 'Listas, filtros e vistas' });
    await panel.getByText('Vistas guardadas').first().waitFor();
    // The button's own label floats beside the page for as long as the pointer is on it.
    await reader.mouse.move(0, 400);
    await reader.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await accessibilityFaults(reader)).toEqual([]);
    // The page stays in use, and the help follows it.
    await reader.getByRole('link', { name: 'Início' }).first().click();
    await reader
      .getByRole('complementary', { name: 'A página inicial e a pesquisa pelo transponder' })
      .waitFor();
    await reader.keyboard.press('Escape');
    await reader.getByRole('complementary').waitFor({ state: 'detached' });
    expect(await reader.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Ajuda');
    await reader.getByRole('button', { name: 'Ajuda', exact: true }).click();
    await reader.getByRole('link', { name: 'Abrir o artigo inteiro' }).click();
    await reader.waitForURL('**/help/article/');
    await openAddress(writer, '/vaccine');
    await writer.getByRole('button', { name: 'Ajuda', exact: true }).click();
    await writer.waitForURL('**/help');
  });
});

describe('an article', () => {
  const editor = () => writer.getByRole('textbox', { name: 'Texto' });
  const tool = (name: string) => writer.getByRole('toolbar').getByRole('button', { name, exact: true });

  test('users without the permission › are not offered to edit it', async () => {
    await openAddress(reader, '/help/article/animal');
    await reader.getByRole('article').waitFor();
    expect(await reader.getByRole('link', { name: 'Editar' }).count()).toBe(0);
  });

  test('the keyboard alone › writes it with a preview, and leaving it unsaved asks first', async () => {
    await openAddress(writer, '/help');
    await writer.getByRole('link', { name: 'Novo artigo' }).click();
    await writer.getByRole('textbox', { name: 'Título' }).fill('Vacinas');
    await editor().waitFor();
    await writer.getByRole('button', { name: 'Criar' }).click();
    await writer.getByText('Indique o tema do artigo.').first().waitFor();
    await writer.getByText('Escreva o texto do artigo.').first().waitFor();
    await writer.getByRole('combobox', { name: 'Tema' }).fill('Saúde');
    await writer.getByRole('combobox', { name: 'Página' }).fill('/vaccine');
    await writer.keyboard.press('Escape');

    await editor().focus();
    await writer.keyboard.press('Alt+F10');
    expect(await writer.evaluate(() => document.activeElement?.textContent)).toBe('Título');
    await writer.keyboard.press('Enter');
    await writer.keyboard.type('A raiva');
    await writer.keyboard.press('Enter');
    await writer.keyboard.type('Vale a partir do ');
    await writer.keyboard.press('Control+b');
    await writer.keyboard.type('21.º dia');
    await writer.keyboard.press('Control+b');
    await writer.keyboard.type(', ver ');
    await writer.keyboard.press('Alt+F10');
    await writer.keyboard.press('End');
    for (let step = 0; step < 3; step += 1) await writer.keyboard.press('ArrowLeft');
    expect(await writer.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Ligação');
    await writer.keyboard.press('Enter');
    const address = writer.getByRole('textbox', { name: 'Endereço' });
    await address.fill('javascript:alert(1)');
    await writer.keyboard.press('Enter');
    await writer.getByText('O endereço não é válido.').waitFor();
    await address.fill('/animal');
    await writer.keyboard.press('Enter');
    await editor().getByRole('link', { name: '/animal' }).waitFor();
    // Tab leaves the text: it is no keyboard trap.
    await editor().focus();
    await writer.keyboard.press('Tab');
    expect(await editor().evaluate((area) => area.contains(document.activeElement))).toBe(false);

    await writer.getByRole('tab', { name: 'Pré-visualizar' }).click();
    await writer.getByRole('tabpanel').getByText('21.º dia').waitFor();
    await writer.getByRole('link', { name: 'Início' }).first().click();
    await writer.getByRole('button', { name: 'Ficar' }).click();
    await writer.getByRole('button', { name: 'Criar' }).click();
    await writer.waitForURL('**/help/article/vaccine');
    await writer.getByRole('heading', { level: 2, name: 'A raiva' }).waitFor();
    expect(await writer.getByRole('article').locator('strong').textContent()).toBe('21.º dia');
    await openAddress(reader, '/help/article/vaccine');
    await reader.getByRole('heading', { level: 2, name: 'A raiva' }).waitFor();
  });

  test('a change with tables and lists › is saved, and its versions can be compared', async () => {
    await writer.getByRole('link', { name: 'Editar' }).click();
    await editor().click();
    await writer.keyboard.press('Control+End');
    await writer.keyboard.press('Enter');
    await tool('Inserir tabela').click();
    await writer.keyboard.type('Dose');
    await tool('Nova linha').click();
    await tool('Nova coluna').click();
    await writer.getByRole('button', { name: 'Guardar' }).click();
    await writer.waitForURL('**/help/article/vaccine');
    // The editor, which leaves a moment after the address changes, has the same heading.
    await writer.getByRole('article').getByRole('columnheader', { name: 'Dose' }).waitFor();
    expect(await writer.getByRole('article').getByRole('row').count()).toBe(4);
    await writer.getByRole('link', { name: 'Editar' }).click();
    await writer.getByRole('button', { name: 'Versões' }).click();
    await writer
      .getByRole('dialog')
      .getByText(/Vers[aã]o/)
      .first()
      .waitFor();
    await writer.keyboard.press('Escape');
  });

  test('a version saved by another user meanwhile › is not overwritten', async () => {
    await openAddress(writer, '/help/edit/vaccine');
    await editor().waitFor();
    await callAs(writer, 'PUT', '/help/?language=pt-PT&url=/vaccine', { category: 'Profilaxia' });
    await writer.getByRole('textbox', { name: 'Título' }).fill('Vacinação');
    await writer.getByRole('button', { name: 'Guardar' }).click();
    await writer.getByRole('dialog').getByText('Profilaxia').waitFor();
    await writer.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await writer.waitForURL('**/help/article/vaccine');
    await writer.getByRole('heading', { level: 1, name: 'Vacinação' }).waitFor();
    await writer.getByRole('article').getByText('Profilaxia').waitFor();
  });

  test('its deletion › asks for confirmation', async () => {
    await openAddress(writer, '/help/edit/vaccine');
    await writer.getByRole('button', { name: 'Eliminar' }).click();
    await writer.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await writer.getByRole('dialog').waitFor({ state: 'detached' });
    await writer.getByRole('button', { name: 'Eliminar' }).click();
    await writer.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await writer.waitForURL('**/help');
    expect(await writer.getByRole('link', { name: 'Vacinação' }).count()).toBe(0);
    await openAddress(writer, '/help/article/vaccine');
    await writer.getByText('Não há ajuda para esta página').first().waitFor();
  });

  test('a deletion that fails › says so', async () => {
    await callAs(writer, 'PUT', '/help/?language=pt-PT&url=/breed', {
      title: 'Raças',
      category: 'Animais',
      contents: '<p>x</p>',
    });
    await openAddress(writer, '/help/edit/breed');
    await writer.getByRole('button', { name: 'Eliminar' }).click();
    // Another user saved first.
    await callAs(writer, 'DELETE', '/help/?language=pt-PT&url=/breed');
    await writer.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await writer.getByText('Erro, algo correu mal').waitFor();
  });
});
