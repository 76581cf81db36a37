import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage, withBrowser } from '../../helpers/browser.ts';
import { copyData, type DataCopy } from '../../helpers/copies.ts';
import { startServer, type RunningServer } from '../../helpers/server.ts';

withBrowser();

let page: Page;
let copy: DataCopy;
let register: RunningServer;
/** The web site of a municipality, which shows the form in a frame of the height that the form reports. */
let site: Server;
/** Another site with the same page, which is not among those configured. */
let otherSite: Server;

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const PAGE = (src: string): string => `<!doctype html><title>Município</title>
  <iframe title="Formulário" src="${src}" style="width: 360px; height: 100px"></iframe>
  <script>
    addEventListener('message', ({ data, origin }) => {
      if (origin !== '${new URL(src).origin}' || data.type !== 'coleira-form-height') return;
      document.querySelector('iframe').style.height = data.height + 'px';
    });
  </script>`;

async function openSite(): Promise<Server> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(PAGE(`${register.baseUrl}/forms/request-death`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  page = await newPage();
  site = await openSite();
  otherSite = await openSite();
  copy = await copyData();
  const settings = { FORM_EMBEDDERS: originOf(site), ...copy.settings };
  register = await startServer(process.cwd(), copy.folder, settings);
});
afterAll(async () => {
  await register.stop();
  site.close();
  otherSite.close();
  await copy.remove();
});

describe('a public form in the page of another site', () => {
  test('reports its height, so that nothing of it scrolls in the frame, also when it grows', async () => {
    await page.goto(originOf(site));
    const form = page.frameLocator('iframe');
    await form.getByRole('heading', { name: 'Comunicar o óbito de um animal' }).waitFor();
    const hidden = () =>
      form
        .locator(':root')
        .evaluate((root) => root.scrollHeight - root.ownerDocument.defaultView!.innerHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
    const before = await height();
    expect(before).toBeGreaterThan(400);
    await form.getByRole('button', { name: 'Continuar' }).click();
    await form.getByRole('alert').waitFor();
    await expect.poll(height).toBeGreaterThan(before);
    await expect.poll(hidden).toBeLessThanOrEqual(0);
  });

  test('of a site that is not configured › the frame stays empty and keeps its height', async () => {
    await page.goto(originOf(otherSite));
    const urls = page.frames().map((frame) => frame.url());
    expect(urls).not.toContain(`${register.baseUrl}/forms/request-death`);
    expect(await page.frameLocator('iframe').getByRole('heading', { level: 1 }).count()).toBe(0);
    expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(100);
  });
});
