import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  arrive,
  callAs,
  giveCode,
  giveCredentials,
  newPage,
  scrollsSideways,
  signIn,
  withBrowser,
} from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';

withBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Ir para o início' });

let page: Page;
let reader: Page;
/** Of a user who has not signed in. */
let visitor: Page;
let vaccine: { id: number; name: string };

/** A record that no page has loaded yet. */
const createVaccine = (name: string): Promise<typeof vaccine> =>
  callAs(page, 'POST', '/vaccines/', { name, immunizationTimePeriod: 3, immunizationTimeUnit: 'YEAR' });

beforeAll(async () => {
  [page, reader, visitor] = await Promise.all([newPage(), newPage(), newPage()]);
  await signIn(page, 'operator@demo.test');
  await signIn(reader, 'reader@demo.test');
  vaccine = await createVaccine('Vacina que se procura');
});
afterEach(async () => {
  for (const one of [page, reader]) {
    await one.context().setOffline(false);
    await one.unrouteAll();
  }
});

describe('what is not there', () => {
  test('an address that does not decode › shows it from its first load', async () => {
    await page.goto('/owner/%E0%A4%A');
    await heading(page, 'Página não encontrada').waitFor();
  });

  test('an address of no page or no record › shows it, and offers home, back and another try', async () => {
    for (const address of [
      '/nowhere',
      '/vaccine/99999999',
      '/vaccine/abc',
      '/vaccine/create/nada',
      `/vaccine/${vaccine.id}/nada`,
      '/owner/99999999',
      '/transfers/99999999',
      '/transfers/abc',
      '/transfers/%00',
      '/animal/view/abc',
      '/configuration/nada',
    ]) {
      await follow(page, address);
      await heading(page, 'Página não encontrada').waitFor();
      expect(await page.title(), address).toBe('Página não encontrada · Coleira');
      await button(page, 'Atualizar a página').waitFor();
      await button(page, 'Voltar atrás').waitFor();
      await home(page).click();
      await heading(page, 'Início').waitFor();
    }
  });

  test('a record that another user deletes after it was shown › is not shown again, nor in its list', async () => {
    const deleted = await createVaccine('Vacina eliminada');
    const row = page.getByRole('link', { name: deleted.name });
    await follow(page, '/vaccine');
    await row.waitFor();
    await row.click();
    await heading(page, deleted.name).waitFor();
    await follow(page, '/nowhere');
    await heading(page, 'Página não encontrada').waitFor();
    await callAs(page, 'DELETE', `/vaccines/${deleted.id}`);
    await follow(page, '/vaccine');
    await heading(page, 'Vacinas').waitFor();
    await row.waitFor({ state: 'detached' });
    await follow(page, `/vaccine/${deleted.id}`);
    await heading(page, 'Página não encontrada').waitFor();
  });

  test('an address below the sign-in › shows it in its frame', async () => {
    await visitor.goto('/auth/nowhere');
    await heading(visitor, 'Página não encontrada').waitFor();
    expect(await visitor.title()).toBe('Página não encontrada · Coleira');
    await visitor.getByRole('button', { name: 'English' }).click();
    await heading(visitor, 'Page not found').waitFor();
    await visitor.getByRole('link', { name: 'Go to the home page' }).click();
    // Who has no session gets the start page, in the language that was chosen.
    await heading(visitor, 'National register of companion animals').waitFor();
    await visitor.getByRole('button', { name: 'Português' }).click();
    await heading(visitor, 'Registo nacional de animais de companhia').waitFor();
  });

  test('the Back button › leads to the page before', async () => {
    await follow(page, '/vaccine');
    await heading(page, 'Vacinas').waitFor();
    await follow(page, '/nowhere');
    await button(page, 'Voltar atrás').click();
    await heading(page, 'Vacinas').waitFor();
  });
});

describe('what an account may not see', () => {
  test('its page › shows the refusal and whom to ask', async () => {
    await follow(reader, '/configuration');
    await heading(reader, 'Sem permissão').waitFor();
    await reader.getByText('peça a permissão a quem gere as contas').waitFor();
    await home(reader).click();
    await heading(reader, 'Início').waitFor();
  });

  test('the address to which only the sign-in led › is replaced by the home page', async () => {
    await visitor.goto('/configuration');
    await giveCode(visitor, await giveCredentials(visitor, 'reader@demo.test'));
    await arrive(visitor);
    await heading(visitor, 'Início').waitFor();
    expect(new URL(visitor.url()).pathname).toBe('/');
  });
});

describe('without a network', () => {
  test('a page › shows it at once, repeats the request, and continues when the network is back', async () => {
    const unseen = await createVaccine('Vacina sem rede');
    await follow(page, '/vaccine/1');
    await page.getByRole('textbox', { name: 'Nome' }).waitFor();
    await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
    await page.context().setOffline(true);
    await follow(page, `/vaccine/${unseen.id}`);
    await heading(page, 'Sem ligação à Internet').waitFor();
    await page.getByText(/^Ocorreu um erro a tentar estabelecer a ligação com o servidor/).waitFor();
    await button(page, 'Tentar de novo').waitFor();
    await page.context().setOffline(false);
    await heading(page, unseen.name).waitFor();
    expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
  });

  test('a record that is shown already › stays', async () => {
    await follow(page, `/vaccine/${vaccine.id}`);
    await heading(page, vaccine.name).waitFor();
    await page.context().setOffline(true);
    await page.getByText('Sem ligação à Internet.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe(vaccine.name);
    await page.context().setOffline(false);
    await page.getByText('Sem ligação à Internet.').waitFor({ state: 'detached' });
  });
});

describe('a server that does not answer', () => {
  test('three further attempts › show it, and the page continues automatically once it answers', async () => {
    const unseen = await createVaccine('Vacina sem resposta');
    await follow(page, '/');
    await heading(page, 'Início').waitFor();
    let tries = 0;
    await page.route('**/api/**', (route) => {
      if (route.request().url().endsWith(`/vaccines/${unseen.id}`)) tries += 1;
      return route.abort();
    });
    await follow(page, `/vaccine/${unseen.id}`);
    await heading(page, 'O servidor não responde').waitFor();
    await page.getByText(/^Ocorreu um erro a tentar estabelecer a ligação com o servidor/).waitFor();
    expect(tries).toBe(4);
    await page.unrouteAll();
    await heading(page, unseen.name).waitFor();
  });

  test('a list › shows it, and its button tries again', async () => {
    await follow(page, '/');
    await heading(page, 'Início').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await follow(page, '/breed');
    await heading(page, 'O servidor não responde').waitFor();
    await page.unrouteAll();
    await button(page, 'Tentar de novo').click();
    await heading(page, 'Raças').waitFor();
  });
});

test('an unreadable answer › is described in words, never with technical text', async () => {
  const unseen = await createVaccine('Vacina ilegível');
  await follow(page, '/');
  await heading(page, 'Início').waitFor();
  // Something between page and server breaks and answers for it.
  await page.route(`**/api/vaccines/${unseen.id}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'text/html',
      body: '<h1>nginx: upstream prematurely closed</h1>',
    }),
  );
  await follow(page, `/vaccine/${unseen.id}`);
  await heading(page, 'Não foi possível abrir a página').waitFor();
  await page.getByText('A plataforma não conseguiu responder ao pedido').waitFor();
  expect(await page.getByText('nginx').count()).toBe(0);
  await page.unrouteAll();
  await button(page, 'Atualizar a página').click();
  await heading(page, unseen.name).waitFor();
});

/** Cuts the page off from one of its parts. */
const loseProfile = (of: Page) => of.route(/assets\/ProfilePage-/, (route) => route.abort());

describe('a page that falls over', () => {
  test('a second failure after one reload › is reported with the last actions, and shows the id of the visit', async () => {
    await page.goto('/vaccine');
    await heading(page, 'Vacinas').waitFor();
    await page.evaluate(() => sessionStorage.removeItem('coleira.chunkReload'));
    await loseProfile(page);
    const reported = page.waitForRequest((request) => request.url().includes('/api/fe-debug/'));
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('menuitem', { name: 'Área pessoal' }).click();
    await heading(page, 'Ocorreu um erro na página').waitFor();
    const report = await reported;
    const body = report.postDataJSON() as Record<string, unknown> & { steps: string[] };
    expect(body).toMatchObject({
      log: expect.stringContaining('TypeError') as string,
      logSessionId: expect.stringMatching(/^[a-z]{12}$/) as string,
      location: '/personal',
      stack: expect.any(String) as string,
    });
    expect(body.steps.at(-1)).toMatch(/^\d\d:\d\d:\d\d page \/personal$/);
    expect((await report.response())?.status()).toBe(200);
    await page.getByText(String(body.logSessionId)).waitFor();
    await page.unrouteAll();
    await home(page).click();
    await heading(page, 'Início').waitFor();
  });

  test('a reload that helps › shows no message', async () => {
    await page.goto('/vaccine');
    await heading(page, 'Vacinas').waitFor();
    await page.evaluate(() => sessionStorage.removeItem('coleira.chunkReload'));
    await page.route(/assets\/ProfilePage-/, (route) => route.abort(), { times: 1 });
    await follow(page, '/personal');
    await heading(page, 'Área pessoal').waitFor();
  });

  test('because there is no network › waits for it', async () => {
    await reader.context().setOffline(true);
    await follow(reader, '/personal/password');
    await heading(reader, 'Sem ligação à Internet').waitFor();
    await reader.context().setOffline(false);
    await heading(reader, 'Alterar a palavra-passe').waitFor();
  });

  test('its report › contains no typed text, name or number', async () => {
    await page.goto('/vaccine/create');
    await page.getByRole('textbox', { name: 'Nome' }).fill('Maria Segredo 245612343');
    await button(page, 'Criar').click();
    await page.getByRole('alert').first().waitFor();
    await loseProfile(page);
    await page.evaluate(() => sessionStorage.setItem('coleira.chunkReload', String(Date.now())));
    const reported = page.waitForRequest((request) => request.url().includes('/api/fe-debug/'));
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('menuitem', { name: 'Área pessoal' }).click();
    await button(page, 'Sair sem guardar').click();
    const report = (await reported).postData() ?? '';
    expect(report).toContain('button \\"Criar\\"');
    expect(report).not.toMatch(/Segredo|245612343|operator@|Menu de/);
  });
});

describe('every error page', () => {
  /** Waits for a page and looks at it in both themes, on a wide window and on a narrow one. */
  async function check(title: string): Promise<void> {
    await heading(reader, title).waitFor();
    for (const [colorScheme, width] of [
      ['dark', 320],
      ['light', 1280],
    ] as const) {
      await reader.emulateMedia({ colorScheme });
      await reader.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
      await reader.setViewportSize({ width, height: 700 });
      const at = `${title}, ${colorScheme}, ${width} px`;
      expect(await accessibilityFaults(reader), at).toEqual([]);
      expect(await scrollsSideways(reader), at).toBe(false);
    }
  }

  test('in both themes and at both widths › has no axe findings and does not scroll sideways', async () => {
    await follow(reader, '/nowhere');
    await check('Página não encontrada');
    await follow(reader, '/configuration');
    await check('Sem permissão');
    await loseProfile(reader);
    await reader.evaluate(() => sessionStorage.setItem('coleira.chunkReload', String(Date.now())));
    await follow(reader, '/personal');
    await check('Ocorreu um erro na página');
    await home(reader).click();
    await heading(reader, 'Início').waitFor();
    await reader.context().setOffline(true);
    // A page whose script this window has not loaded yet.
    await follow(reader, '/personal/sessions');
    await check('Sem ligação à Internet');
  });
});
