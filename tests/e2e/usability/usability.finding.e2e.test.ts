import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { callAs, newPage, scrollsSideways, signIn, withBrowser } from '../helpers/browser.ts';
import { openAddress } from '../helpers/openAddress.ts';
import { showAllOperations } from '../helpers/operations.ts';

withBrowser();

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test', { at: '/nowhere' });
});

interface Found {
  readonly id: number;
  readonly name: string;
  readonly transponder?: string;
}

const firstOf = async (path: string, query = ''): Promise<Found> =>
  (await callAs<{ content: Found[] }>(page, 'GET', `/${path}/search?itemsPerPage=1${query}`)).content[0]!;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Whether an element is on the screen, not only on the page. */
const inSight = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('Back', () => {
  test('to a list › restores its filter, page, row and scroll', async () => {
    const filter = encodeURIComponent('{"type":"SINGULAR"}');
    await openAddress(page, `/owner?filter=${filter}&page=3&perPage=50&sort=name&order=ASC`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await rows.nth(40).waitFor();
    const link = rows.nth(40).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const name = await link.innerText();
    const scrolled = await page.evaluate(() => Math.round(scrollY));
    expect(scrolled).toBeGreaterThan(400);
    await link.click();
    await heading(name).waitFor();
    await page.goBack();
    await page.getByRole('link', { name, exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
    expect(await inSight(page.getByRole('link', { name, exact: true }))).toBe(true);
    await page.getByRole('button', { name: 'Remover o filtro Tipo de titular' }).waitFor();
    await page.getByRole('button', { name: 'Página 3, atual' }).waitFor();
  });
});

describe('a reload', () => {
  test('the open tab of a record › is restored', async () => {
    const { id } = await firstOf('owners');
    await openAddress(page, `/owner/${id}`);
    await page.getByRole('tab', { name: 'Animais' }).click();
    await page.reload();
    await page.getByRole('tab', { name: 'Animais', selected: true }).waitFor();
  });

  test('the last tab of a record › is in sight', async () => {
    const { transponder } = await firstOf('animals', '&status=NORMAL');
    await openAddress(page, `/animal/view/${transponder}?tab=files`);
    const tab = page.getByRole('tab', { selected: true });
    await tab.waitFor();
    // Once the strip has come to rest: its place over so many drawn frames.
    const cut = await tab.evaluate(async (one) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let drawn = 0; drawn < 60; drawn += 1) await frame();
      const strip = one.closest('.MuiTabs-scroller')!.getBoundingClientRect();
      return Math.round(one.getBoundingClientRect().right - strip.right);
    });
    expect(cut).toBeLessThanOrEqual(0);
  });

  test('filters that are typed in › are restored, with their panel open', async () => {
    await openAddress(page, '/vaccine');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill('rab');
    await page.getByRole('button', { name: 'Remover o filtro Nome' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Remover o filtro Nome' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).waitFor();
    await page.getByRole('button', { name: 'Filtrar' }).click();
  });

  test('filters that are remembered › still hold when a row is previewed and afterwards', async () => {
    await openAddress(page, '/vaccine');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill('bio');
    const chip = page.getByRole('button', { name: 'Remover o filtro Nome' });
    await chip.waitFor();
    const previews = page.getByRole('button', { name: /^Pré-visualizar / });
    // One vaccine has such a name; the whole list is shown until the answer has come.
    await expect.poll(() => previews.count()).toBe(1);
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await openAddress(page, '/vaccine');
    await chip.waitFor();
    await previews.first().click();
    await page.getByRole('dialog').waitFor();
    expect(
      await page.getByRole('button', { name: 'Remover o filtro Nome', includeHidden: true }).count(),
    ).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => previews.count()).toBe(1);
    await chip.click();
    await page.getByRole('button', { name: 'Filtrar' }).click();
  });

  test('an open preview or dialog › stays open; once closed, it stays closed', async () => {
    const { name } = await firstOf('vaccines', '&sortProperty=name&sortDirection=ASC');
    await openAddress(page, '/vaccine');
    await page.getByRole('button', { name: `Pré-visualizar ${name}` }).click();
    const preview = page.getByRole('dialog', { name });
    await preview.waitFor();
    await page.reload();
    await preview.waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name, exact: true }).waitFor();
    expect(await preview.count()).toBe(0);

    const animal = await firstOf('animals', '&status=NORMAL');
    await openAddress(page, `/animal/view/${animal.transponder}`);
    await showAllOperations(page);
    await page.getByRole('button', { name: 'Registar óbito' }).click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.getByRole('dialog').getByRole('button', { name: 'Registar óbito' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('a link', () => {
  /** Where a link opens the application, as on another person's device. */
  let colleague: Page;
  let stranger: Page;

  beforeAll(async () => {
    [colleague, stranger] = [await newPage(), await newPage()];
    await signIn(colleague, 'operator@demo.test', { at: null });
    await signIn(stranger, 'reader@demo.test', { at: null });
  });

  test('to a view › opens the same for a colleague who may see it, and nothing for one who may not', async () => {
    const filter = { name: 'bio' };
    await openAddress(
      page,
      `/vaccine?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=name&order=DESC`,
    );
    const names = (on: Page) => on.getByRole('row').getByRole('link').allInnerTexts();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
    await page.getByRole('button', { name: 'Pré-visualizar Biocan R' }).click();
    await page.getByRole('dialog', { name: 'Biocan R' }).waitFor();
    const address = page.url();
    await colleague.goto(address);
    await colleague.getByRole('dialog', { name: 'Biocan R' }).waitFor();
    await colleague.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await colleague.getByRole('columnheader', { name: 'Nome' }).waitFor();
    expect(await colleague.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(await names(colleague)).toEqual(await names(page));
    await stranger.goto(address);
    await stranger.getByRole('heading', { level: 1, name: 'Sem permissão' }).waitFor();
  });
});

describe('a date', () => {
  test('01022024 and 1/2/2024 › are accepted, and half a date is refused with the name of its field', async () => {
    await openAddress(page, '/animal/create');
    const birth = page.getByRole('textbox', { name: 'Data de nascimento' });
    for (const typed of ['01022024', '1/2/2024', '01-02-2024', '1.2.2024']) {
      await birth.fill('');
      await birth.pressSequentially(typed);
      await birth.press('Tab');
      await expect.poll(() => birth.inputValue(), { message: typed }).toBe('01-02-2024');
    }
    await birth.fill('01-02');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.poll(() => birth.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('A data está incompleta. Use o formato DD-MM-AAAA.').waitFor();
  });
});

describe('the keyboard', () => {
  test('Back › leads to the row from which a record was opened', async () => {
    await openAddress(page, '/animal?perPage=50');
    const row = page.getByRole('table').getByRole('link').nth(8);
    const name = await row.innerText();
    await row.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/animal/view/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  });

  test('/ › selects the words that were searched for, and Ctrl+K right after typing opens the palette for good', async () => {
    await openAddress(page, '/animal');
    await page.getByRole('table').getByRole('link').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('luna');
    await page.keyboard.press('Control+k');
    await page.waitForURL('**luna**');
    const palette = page.getByRole('dialog');
    await palette.waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('kiko');
    await page.waitForURL('**kiko**');
    expect(page.url()).not.toContain('luna');
  });
});

describe('an empty list', () => {
  test('its message › shows which words found nothing, and removes the filters', async () => {
    await openAddress(page, '/vaccine?filter=%7B%22universalSearch%22%3A%22nada%20assim%22%7D');
    await page.getByText('Nenhum registo corresponde a «nada assim».').waitFor();
    await page.getByRole('button', { name: 'Limpar os filtros' }).click();
    await page.getByRole('link', { name: 'Biocan R' }).waitFor();
  });

  test('a list without any record › says why, and offers the first step', async () => {
    const { content } = await callAs<{ content: Found[] }>(
      page,
      'GET',
      '/animals/search?status=NORMAL&itemsPerPage=20',
    );
    let without: string | undefined;
    for (const { transponder } of content) {
      const found = await callAs<{ content: unknown[] }>(
        page,
        'GET',
        `/aggressions/search?transponder=${transponder}`,
      );
      if (found.content.length === 0) without ??= transponder;
    }
    await openAddress(page, `/animal/view/${without}?tab=aggression`);
    await page.getByText('Ainda não há registos').waitFor();
    expect(await page.getByRole('main').getByRole('searchbox').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Criar o primeiro' }).click();
    await heading('Registar agressão').waitFor();
  });
});

describe('a status', () => {
  test('any place › shows it as a word with an icon, never as a colour alone', async () => {
    for (const path of ['/transfers?filter=%7B%7D', '/animal?filter=%7B%22status%22%3A%22DEAD%22%7D']) {
      await openAddress(page, path);
      const badges = page.locator('main [data-status]');
      await badges.first().waitFor();
      for (const badge of await badges.all()) {
        expect((await badge.innerText()).trim()).not.toBe('');
        expect(await badge.locator('svg').count()).toBe(1);
      }
    }
  });

  test('generated pages › show it in this way too: in the list, in a record, and in a choice', async () => {
    for (const [path, column] of [
      ['/user?filter=%7B%7D', 'Estado'],
      ['/entity?filter=%7B%7D', 'Ativa'],
      ['/veterinary?filter=%7B%7D', 'Ativo'],
    ] as const) {
      await openAddress(page, path);
      const heads = page.getByRole('columnheader');
      await page.getByRole('columnheader', { name: column }).waitFor();
      const at = (await heads.allInnerTexts()).findIndex((text) => text.trim() === column);
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await rows.first().waitFor();
      for (const row of await rows.all()) {
        const badge = row.getByRole('cell').nth(at).locator('[data-status]');
        expect((await badge.innerText()).trim()).not.toBe('');
        expect(await badge.locator('svg').count()).toBe(1);
      }
    }
    await openAddress(page, '/user?filter=%7B%22status%22%3A%22INACTIVE%22%7D');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const status = page.getByRole('combobox', { name: 'Estado' });
    await status.waitFor();
    expect(await status.locator('svg[data-tone=neutral]').count()).toBe(1);
    await status.click();
    const active = page.getByRole('option', { name: 'Ativo', exact: true });
    expect(await active.locator('svg[data-tone=good]').count()).toBe(1);
    await page.keyboard.press('Escape');
  });
});

describe('at 360 px', () => {
  /** The middle of the main button's height, as a part of the screen's: the thumb has the lower half. */
  const height = async (button: Locator) => {
    await button.waitFor();
    const box = await button.boundingBox();
    return ((box?.y ?? 0) + (box?.height ?? 0) / 2) / 740;
  };

  test('the main button of a page › is in reach of a thumb, and nothing scrolls sideways', async () => {
    const owner = await firstOf('owners', '&isLocked=false&editLocked=false');
    const open = await callAs<{ content: Found[] }>(
      page,
      'GET',
      '/animal-transfers/search?itemsPerPage=1&validationStatus=WAITING_VALIDATION&kind=SIGNED',
    );
    await page.setViewportSize({ width: 360, height: 740 });
    try {
      for (const [address, name] of [
        ['/breed?filter=%7B%7D', 'Criar raça'],
        ['/breed/create', 'Criar'],
        ['/animal', 'Registar animal'],
        ['/animal/create', 'Continuar'],
        [`/owner/${owner.id}`, 'Editar'],
        ['/personal', 'Guardar'],
        [`/transfers/${open.content[0]?.id}`, 'Aceitar'],
      ] as const) {
        await openAddress(page, address);
        const main = page.getByRole('main');
        const button = main
          .getByRole('button', { name, exact: true })
          .or(main.getByRole('link', { name, exact: true }));
        const at = await height(button.first());
        expect(at, `${address}: ${name}`).toBeGreaterThan(0.5);
        expect(at, `${address}: ${name}`).toBeLessThan(0.95);
        expect(await scrollsSideways(page), address).toBe(false);
      }
    } finally {
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});
