import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  setConfiguration,
  signIn,
  withBrowser,
} from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { openAddress } from '../helpers/openAddress.ts';

withBrowser({ whole: true });

let page: Page;
let reader: Page;

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test');
  reader = await newPage();
  await signIn(reader, 'reader@demo.test', { at: null });
});

const unreadCount = async (): Promise<number> =>
  (await callAs<{ totalItems: number }>(page, 'GET', '/notifications/search?unread=true')).totalItems;

describe('the page of notifications', () => {
  test('the link of the notification button › opens it, with ten rows, and one can be marked as read', async () => {
    const before = await unreadCount();
    expect(before).toBeGreaterThan(1);
    await follow(page, '/');
    await page.getByRole('button', { name: `Notificações: ${before} por ler` }).click();
    await page.getByRole('link', { name: 'Ver todas as notificações' }).click();
    await page.waitForURL('**/notifications');
    const list = page.getByRole('list', { name: 'Notificações' });
    const mark = list.getByRole('button', { name: /^Marcar como lida/ });
    await mark.first().waitFor();
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(10);
    await mark.first().click();
    await page.getByRole('button', { name: `Notificações: ${before - 1} por ler` }).waitFor();
    expect(await unreadCount()).toBe(before - 1);
  });

  test('a failed request › is shown as such on page and button, never as an empty list, and can be repeated', async () => {
    const search = '**/api/notifications/search**';
    await page.route(search, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notificações' });
    await bell.getByRole('button', { name: 'Tentar de novo' }).waitFor();
    expect(await bell.getByText('Não há notificações por ler').count()).toBe(0);
    await page.unroute(search);
    await bell.getByRole('button', { name: 'Tentar de novo' }).click();
    await bell.getByRole('list').getByRole('link').first().waitFor();
    await page.keyboard.press('Escape');
  });

  test('leads from a notification to what it is about', async () => {
    await follow(page, '/notifications/');
    const link = page.getByRole('list', { name: 'Notificações' }).getByRole('link').first();
    const to = (await link.getAttribute('href')) ?? '';
    expect(to).toMatch(/^\/(transfers|animal)\//);
    await link.click();
    await page.waitForURL(`**${to}`);
  });
});

describe('the configuration', () => {
  afterAll(() => setConfiguration(page, 'announcement', { pt: '', en: '' }));

  test('a wrong value › has its error under the field and stays in it', async () => {
    await follow(page, '/configuration');
    await page.getByRole('button', { name: 'Editar: Créditos por registo' }).click();
    const credits = page.getByRole('dialog').getByRole('textbox', { name: 'Créditos por registo' });
    await credits.fill('muitos');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('dialog').getByText('O valor indicado não é válido.').waitFor();
    expect(await credits.inputValue()).toBe('muitos');
    await expect.poll(() => credits.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Cancelar' }).click();
  });

  test('changes the announcement, which everybody then reads above every page', async () => {
    await follow(page, '/configuration');
    await page.getByRole('button', { name: 'Editar: Aviso geral' }).click();
    await page.getByRole('textbox', { name: 'Texto em português' }).fill('Manutenção no sábado.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('region', { name: 'Aviso' }).getByText('Manutenção no sábado.').waitFor();

    await reader.goto('/configuration');
    await reader.getByRole('region', { name: 'Aviso' }).getByText('Manutenção no sábado.').waitFor();
    await reader.getByText('Sem permissão').first().waitFor();
  });
});

describe('the general files', () => {
  test('a user with the permissions › uploads, views and deletes them', async () => {
    await follow(page, '/general-files');
    await page.getByRole('button', { name: 'Adicionar ficheiros' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'modelo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    });
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('button', { name: 'Ver modelo.pdf', exact: true }).click();
    await page.getByTitle('Pré-visualização de modelo.pdf').waitFor();
    await page.getByRole('button', { name: 'Fechar modelo.pdf' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descarregar modelo.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('modelo.pdf');
    await page.getByRole('button', { name: 'Eliminar modelo.pdf' }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await page.getByText('O ficheiro foi eliminado.').waitFor();
    await page.getByRole('button', { name: 'Eliminar modelo.pdf' }).waitFor({ state: 'detached' });
  });
});

describe('the page of an owner', () => {
  let owner: { id: number; version: number; name: string };

  beforeAll(async () => {
    const found = await callAs<{ content: (typeof owner)[] }>(
      page,
      'GET',
      '/owners/search?itemsPerPage=1&type=SINGULAR&isLocked=false&editLocked=false',
    );
    owner = found.content[0] as typeof owner;
  });
  afterAll(() => callAs(page, 'PUT', `/owners/${owner.id}/lock`, { isLocked: false }));

  test('locks the owner until a day, and then refuses the edit with the reason', async () => {
    await follow(page, `/owner/${owner.id}`);
    await page.getByRole('button', { name: 'Editar' }).waitFor();
    await page.getByRole('button', { name: 'Bloquear o titular' }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('textbox', { name: 'Data de desbloqueio' });
    await day.fill('01-01-2020');
    await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
    await dialog.getByText('A data de desbloqueio tem de ser uma data futura.').waitFor();
    await day.fill('01-01-2090');
    await dialog.getByRole('textbox', { name: 'Observações do bloqueio' }).fill('Processo em averiguação.');
    await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();

    const alert = page.getByRole('alert').filter({ hasText: 'Titular bloqueado até 01-01-2090' });
    await alert.getByText('os dados não podem ser alterados').waitFor();
    await alert.getByText('Processo em averiguação.').waitFor();
    await page.getByRole('button', { name: 'Editar' }).waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /Bloquear por óbito/ })
      .getByText('já está bloqueado')
      .waitFor();

    const { version } = await callAs<typeof owner>(page, 'GET', `/owners/${owner.id}`);
    await expect(callAs(page, 'PUT', `/owners/${owner.id}`, { name: 'Outro Nome', version })).rejects.toThrow(
      / 409 .*OWNER_IS_LOCKED/s,
    );
  });

  test('its sections › show the owner’s animals and files, on a telephone too', async () => {
    const [animal] = (
      await callAs<{ content: { name: string; ownerId: number }[] }>(
        page,
        'GET',
        '/animals/search?itemsPerPage=1',
      )
    ).content;
    await page.setViewportSize({ width: 390, height: 844 });
    await openAddress(page, `/owner/${animal?.ownerId}`);
    await page.getByRole('tab', { name: 'Animais' }).click();
    await page
      .getByRole('link', { name: animal?.name ?? '', exact: true })
      .first()
      .waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('tab', { name: 'Ficheiros' }).click();
    await page.getByRole('button', { name: 'Adicionar ficheiros' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('addresses by what is known of a record', () => {
  const first = async <T>(path: string): Promise<T> =>
    (await callAs<{ content: T[] }>(page, 'GET', path)).content[0]!;

  test('lead from a tax number to the entity, and from a ballot number to the veterinarian', async () => {
    const entity = await first<{ id: number; name: string; vatNumber: string }>(
      '/entities/search?universalSearch=Alvalade',
    );
    await follow(page, `/entity/by-vat/${entity.vatNumber}/`);
    await page.waitForURL(`**/entity/${entity.id}`);
    await page.getByRole('heading', { level: 1, name: entity.name }).waitFor();
    const vet = await first<{ id: number; name: string; ballotNumber: string }>('/veterinaries/search');
    await follow(page, `/veterinary/byBallot/${encodeURIComponent(vet.ballotNumber)}`);
    await page.waitForURL(`**/veterinary/${vet.id}`);
    await page.getByRole('heading', { level: 1, name: vet.name }).waitFor();
  });

  test('an unknown number › is shown as such', async () => {
    for (const path of ['/entity/by-vat/599999993', '/veterinary/byBallot/0']) {
      await follow(page, '/');
      await page.getByRole('heading', { level: 1, name: 'Início' }).waitFor();
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name: 'Página não encontrada' }).waitFor();
    }
  });

  test('a page that leads to a new account says for which entity it is', async () => {
    const entity = await first<{ id: number; name: string }>('/entities/search?universalSearch=Alvalade');
    await follow(page, '/user');
    await page.evaluate((entityId) => {
      history.pushState({ usr: { entityId, from: '/user' }, key: 'given' }, '', '/user/create');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, entity.id);
    await page.getByRole('heading', { level: 1, name: 'Criar utilizador' }).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Entidade', exact: true }).inputValue())
      .toContain(entity.name);
  });
});

describe('the own entity', () => {
  test('users who may read it › open it from the menu, and without the permission cannot change it', async () => {
    const clinic = await newPage();
    await signIn(clinic, 'nocredit@demo.test', { at: '/myEntity/' });
    const own = await callAs<{ name: string; email: string }>(clinic, 'GET', '/entities/mine');
    await clinic.getByRole('heading', { level: 1, name: own.name }).waitFor();
    await clinic.getByText(own.email).waitFor();
    expect(await clinic.getByRole('button', { name: 'Guardar' }).count()).toBe(0);
    await clinic.getByRole('button', { name: 'A minha entidade' }).click();
    await clinic.getByRole('link', { name: 'Dados da entidade' }).waitFor();
    await clinic.context().close();
  });

  test('users who may not read it › have no such page', async () => {
    await reader.goto('/myEntity');
    await reader.getByRole('heading', { level: 1, name: 'Sem permissão' }).waitFor();
  });
});
