import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDb } from '../../../../server/db/open.ts';
import {
  callAs,
  giveCode,
  giveCredentials,
  newPage,
  scrollsSideways,
  signInOnPages,
  withBrowser,
} from '../../helpers/browser.ts';
import { ownServer } from '../../helpers/ownServer.ts';
import { startServer } from '../../helpers/server.ts';
import { setLanguage } from '../../helpers/signedIn.ts';

withBrowser();

const READER = 'reader@demo.test';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const gone = async (page: Page): Promise<void> => {
  await heading(page, 'Documento não disponível').waitFor();
  await page.getByText('os documentos podem ser descarregados durante 15 dias').waitFor();
};

/** Clicks for a file, and gives its name and what is in it. */
async function download(page: Page): Promise<{ filename: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarregar' }).click();
  const file = await coming;
  return { filename: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

let reader: Page;
/** The address of the reader's document, once there is one. */
let address: string;

beforeAll(async () => {
  reader = await newPage();
  await signInOnPages(reader, READER, { at: '/personal' });
});

describe('a copy of one’s own data', () => {
  test('a request in the personal area › leads to a notification, and the file is saved from its page', async () => {
    await reader.getByRole('button', { name: 'Pedir uma cópia dos meus dados' }).click();
    await reader.getByText('A cópia está a ser preparada').waitFor();
    const told = reader.getByRole('status').filter({ hasText: 'Documento disponível' });
    await told.getByRole('link', { name: 'Documento disponível' }).click();
    await reader.waitForURL('**/temp-docs/*');
    address = new URL(reader.url()).pathname;
    await heading(reader, 'O seu documento').waitFor();
    await reader.getByText(/^Disponível até \d\d-\d\d-\d{4}/).waitFor();
    const { filename, text } = await download(reader);
    expect(filename).toMatch(/^os-meus-dados-\d{4}-\d\d-\d\d\.json$/);
    expect((JSON.parse(text) as { account: { email: string } }).account.email).toBe(READER);
  });

  test('the keyboard alone › opens it, and it fits a narrow screen in both languages', async () => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      await reader.emulateMedia({ colorScheme });
      await reader.setViewportSize({ width, height: 800 });
      for (const [locale, title, button] of [
        ['en', 'Your document', 'Download'],
        ['pt', 'O seu documento', 'Descarregar'],
      ] as const) {
        await setLanguage(reader, locale);
        await reader.goto(address);
        await heading(reader, title).waitFor();
        const save = reader.getByRole('button', { name: button });
        await save.focus();
        const coming = reader.waitForEvent('download');
        await reader.keyboard.press('Enter');
        await (await coming).delete();
        expect(await scrollsSideways(reader), `${locale} ${width}`).toBe(false);
      }
    }
  });

  test('its user › gets it after signing in, other users do not', async () => {
    const later = await newPage();
    await later.goto(address);
    await later.waitForURL('**/auth**');
    await giveCode(later, await giveCredentials(later, READER));
    await later.waitForURL(`**${address}`);
    await heading(later, 'O seu documento').waitFor();

    const other = await newPage();
    await signInOnPages(other, 'operator@demo.test', { at: address });
    await gone(other);
    expect(await other.getByText('os-meus-dados').count()).toBe(0);
  });

  test('its fifteenth day › ends it, also on an open page', async () => {
    // The database belongs to the running server alone: the days pass while it is stopped.
    const id = address.split('/').at(-1);
    const { baseUrl, dataDir, stop, copy } = ownServer();
    expect((await callAs<{ id: string }>(reader, 'GET', `/temp-documents/${id}`)).id).toBe(id);
    await stop();
    const db = await openDb({ dataDir, databaseUrl: copy.settings.DATABASE_URL });
    await db.query(sql`update temp_document set creation_timestamp = creation_timestamp - interval '15 days',
      expiration_timestamp = expiration_timestamp - interval '15 days' where id = ${id}`);
    await db.close();
    const server = await startServer(process.cwd(), copy.folder, copy.settings);
    try {
      const fresh = await newPage({ baseURL: server.baseUrl });
      await signInOnPages(fresh, READER, { at: address });
      await gone(fresh);
      // The page that was open since before asks the server that is there now.
      await reader.route(`${baseUrl}/api/**`, (route) =>
        route.continue({ url: route.request().url().replace(baseUrl, server.baseUrl) }),
      );
      await reader.getByRole('button', { name: 'Descarregar' }).click();
      await reader.getByText('O documento já não está disponível').waitFor();
    } finally {
      await server.stop();
    }
  });
});
