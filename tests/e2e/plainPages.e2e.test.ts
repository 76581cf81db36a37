import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accessibilityFaults,
  callAs,
  newPage,
  scrollsSideways,
  signIn,
  tokenOf,
  withBrowser,
} from './browser.ts';

withBrowser();

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await signIn(page, 'operator@demo.test');
});

const unreadCount = async (): Promise<number> =>
  (await callAs<{ totalItems: number }>(page, 'GET', '/notifications/search?unread=true')).totalItems;

describe('the page of notifications', () => {
  test('is reached from the bell, shows ten at a time, and marks one as read', async () => {
    const before = await unreadCount();
    expect(before).toBeGreaterThan(1);
    await page.goto('/');
    await page.getByRole('button', { name: `Notificações: ${before} por ler` }).click();
    await page.getByRole('link', { name: 'Ver todas as notificações' }).click();
    await page.waitForURL('**/notifications');
    const list = page.getByRole('list', { name: 'Notificações' });
    const mark = list.getByRole('button', { name: /^Marcar como lida/ });
    await mark.first().waitFor();
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(10);
    expect(await accessibilityFaults(page)).toEqual([]);
    await mark.first().click();
    await page.getByRole('button', { name: `Notificações: ${before - 1} por ler` }).waitFor();
    expect(await unreadCount()).toBe(before - 1);
  });

  test('leads from a notification to what it is about', async () => {
    await page.goto('/notifications/');
    const link = page.getByRole('list', { name: 'Notificações' }).getByRole('link').first();
    const to = (await link.getAttribute('href')) ?? '';
    expect(to).toMatch(/^\/(transfers|animal)\//);
    await link.click();
    await page.waitForURL(`**${to}`);
  });
});

describe('the configuration', () => {
  afterAll(() => callAs(page, 'PUT', '/configurations/announcement', { value: { pt: '', en: '' } }));

  test('says what is wrong with a value under its field, and keeps what was typed', async () => {
    await page.goto('/configuration');
    await page.getByRole('button', { name: 'Editar: Créditos por registo' }).click();
    const credits = page.getByRole('dialog').getByRole('textbox', { name: 'Créditos por registo' });
    await credits.fill('muitos');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('dialog').getByText('O valor indicado não é válido.').waitFor();
    expect(await credits.inputValue()).toBe('muitos');
    await page.getByRole('button', { name: 'Cancelar' }).click();
  });

  test('changes the announcement, which everybody then reads above every page', async () => {
    await page.goto('/configuration');
    await page.getByRole('button', { name: 'Editar: Aviso geral' }).click();
    await page
      .getByRole('textbox', { name: 'Texto em português' })
      .fill('<p>Manutenção no <b>sábado</b>.</p>');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('region', { name: 'Aviso' }).getByText('Manutenção no sábado.').waitFor();

    const reader = await newPage();
    await signIn(reader, 'reader@demo.test');
    await reader.getByRole('region', { name: 'Aviso' }).getByText('Manutenção no sábado.').waitFor();
    await reader.goto('/configuration');
    await reader.getByText('Sem permissão').first().waitFor();
    await reader.context().close();
  });
});

describe('the general files', () => {
  test('are brought, looked at and deleted by whoever may', async () => {
    await page.goto('/general-files');
    await page.getByRole('button', { name: 'Juntar ficheiros' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'modelo.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    });
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('button', { name: 'Pré-visualizar modelo.pdf' }).click();
    await page.getByTitle('Pré-visualização de modelo.pdf').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descarregar modelo.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('modelo.pdf');
    await page.getByRole('button', { name: 'Remover modelo.pdf' }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await page.getByText('O ficheiro foi eliminado.').waitFor();
    await page.getByRole('button', { name: 'Remover modelo.pdf' }).waitFor({ state: 'detached' });
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
    await page.goto(`/owner/${owner.id}`);
    await page.getByRole('button', { name: 'Guardar' }).waitFor();
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
    await page.getByRole('button', { name: 'Guardar' }).waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /Bloquear por óbito/ })
      .getByText('já está bloqueado')
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    const { version } = await callAs<typeof owner>(page, 'GET', `/owners/${owner.id}`);
    const refused = await page.request.put(`/api/owners/${owner.id}`, {
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
      data: { name: 'Outro Nome', version },
    });
    expect(refused.status()).toBe(409);
    expect(await refused.json()).toMatchObject({ data: { message: 'OWNER_IS_LOCKED' } });
  });

  test('shows the owner’s animals and files, on a telephone too', async () => {
    const [animal] = (
      await callAs<{ content: { name: string; ownerId: number }[] }>(
        page,
        'GET',
        '/animals/search?itemsPerPage=1',
      )
    ).content;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/owner/${animal?.ownerId}`);
    await page.getByRole('tab', { name: 'Animais' }).click();
    await page
      .getByRole('link', { name: animal?.name ?? '', exact: true })
      .first()
      .waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('tab', { name: 'Ficheiros' }).click();
    await page.getByRole('button', { name: 'Juntar ficheiros' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});
