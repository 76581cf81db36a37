import type { Page, Route } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SILENCE_MS } from '../../../dataProvider/client/silence.ts';
import { MAX_FILE_BYTES } from '../../../resources/common/document/limits.ts';
import { newPage, signIn, withBrowser } from '../helpers/browser.ts';
import { follow } from '../helpers/follow.ts';
import { askForCode, newPhone, sendWithCode } from '../common/publicForm/sending.ts';
import { findVaccines } from '../views/vaccines.ts';

withBrowser();

/** A server that does what it is asked, and says nothing. */
function silent(keys: (string | undefined)[]) {
  return async (route: Route) => {
    const request = route.request();
    await route.fetch();
    keys.push(request.headers()['idempotency-key']);
  };
}

/** Waits for a call that hangs, then lets the time pass that a silence may last. */
async function outlast(page: Page, keys: readonly unknown[]): Promise<void> {
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.fastForward(SILENCE_MS);
}

describe('a server that takes a call and never answers', () => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage();
    await page.clock.install();
    await signIn(page, 'operator@demo.test');
  });

  test('for a form › counts as a lost connection, and another try applies once', async () => {
    const name = 'Vacina sem resposta';
    await follow(page, '/vaccine/create');
    await page.getByRole('textbox', { name: 'Nome' }).fill(name);
    await page.getByRole('textbox', { name: /^Período/ }).fill('3');
    await page.getByRole('combobox', { name: /^Unidade/ }).click();
    await page.getByRole('option').first().click();
    const keys: (string | undefined)[] = [];
    const calls = (url: URL) => /^\/api\/vaccines\/?$/.test(url.pathname);
    await page.route(calls, silent(keys), { times: 1 });
    await page.getByRole('button', { name: 'Criar', exact: true }).click();
    await outlast(page, keys);
    const alert = page.getByRole('alert').filter({ hasText: 'Sem ligação ao servidor' });
    await alert.waitFor();
    const second = page.waitForRequest((request) => calls(new URL(request.url())));
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    expect((await second).headers()['idempotency-key']).toBe(keys[0]);
    await page.getByText(`Vacina criada: ${name}`).waitFor();
    expect((await findVaccines(page, name)).totalItems).toBe(1);
  });

  test('for a list › is a page that says so and continues once the server speaks', async () => {
    const keys: (string | undefined)[] = [];
    await follow(page, '/vaccine');
    await page.getByRole('heading', { name: 'Vacinas' }).waitFor();
    await page.route('**/api/breeds/search*', silent(keys), { times: 1 });
    await page.getByRole('link', { name: 'Raças', exact: true }).click();
    await outlast(page, keys);
    await page.getByRole('heading', { name: 'O servidor não responde' }).waitFor();
    await page.clock.fastForward(6_000);
    await page.getByRole('heading', { name: 'Raças' }).waitFor();
  });
});

describe('a public form', () => {
  let page: Page;
  beforeAll(async () => {
    page = await newPhone();
    await page.clock.install();
  });

  test('with a photo over the limit › makes it smaller, and shows how much of it is sent', async () => {
    await page.goto('/forms/request-death');
    await page.getByLabel('Nome completo').fill('Rita Seabra');
    await page.getByLabel('Número do transponder').fill('620 098 100 277 009');
    await page.getByLabel('Data do óbito').fill('2026-05-01');
    await page.getByLabel('Quem comunica').selectOption('OWNER');
    await page.getByLabel('NIF do titular').fill('123456789');
    await page.getByLabel('O seu e-mail').fill('rita.seabra@example.test');
    // As some systems hand it over: without a type, only its name says what it is.
    const photo = await sharp({
      create: {
        width: 4000,
        height: 3000,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(MAX_FILE_BYTES);
    await page
      .locator('input[name="documents"]')
      .setInputFiles({ name: 'telefone.jpg', mimeType: 'application/octet-stream', buffer: photo });
    await page.getByText('telefone.jpg').waitFor();
    const code = await askForCode(page, 'rita.seabra@example.test');
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const speed = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await speed(300_000);
    await sendWithCode(page, code);
    await page.getByRole('button', { name: /^A enviar… [1-9]\d? %$/ }).waitFor();
    await speed(-1);
    await page.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();
    const reference = (await page.locator('.reference').innerText()).trim();
    expect(reference).toMatch(/^[0-9A-Z]{10}$/);
    await line.detach();
  });

  test('whose answer never comes › says so, and is stored once when it is sent again', async () => {
    await page.goto('/forms/request-death');
    await page.getByLabel('Nome completo').fill('Rui Seabra');
    await page.getByLabel('Número do transponder').fill('620 098 100 277 008');
    await page.getByLabel('Data do óbito').fill('2026-05-01');
    await page.getByLabel('Quem comunica').selectOption('OWNER');
    await page.getByLabel('NIF do titular').fill('123456789');
    await page.getByLabel('O seu e-mail').fill('rui.seabra@example.test');
    const code = await askForCode(page, 'rui.seabra@example.test');
    const keys: (string | undefined)[] = [];
    const calls = (url: URL) => /^\/api\/public-forms\/request-death\/?$/.test(url.pathname);
    await page.route(calls, silent(keys), { times: 1 });
    await sendWithCode(page, code);
    await outlast(page, keys);
    await page.getByRole('alert').getByText('Não há ligação.').waitFor();
    const second = page.waitForRequest((request) => calls(new URL(request.url())));
    await page.getByRole('button', { name: 'Enviar o pedido' }).click();
    expect((await second).headers()['idempotency-key']).toBe(keys[0]);
    await page.getByRole('heading', { name: 'O pedido foi enviado' }).waitFor();
  });
});
