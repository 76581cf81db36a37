import type { Page } from 'playwright';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { sendContactReminders } from '../../../../server/modules/owners/contactReminder/sendContactReminders.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { newPage, scrollsSideways, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let server: TestServer;
let link: string;
/** A phone without a session. */
let page: Page;

const isConfirmed = async (): Promise<boolean> =>
  (
    await getOne<{ isNew: boolean }>(
      server.db,
      sql`select contact_confirmed_at > now() - interval '1 day' as is_new from owner`,
    )
  ).isNew;

// In this process, so that the mail is sent without waiting for the hour of its job.
beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  server = await testServer();
  const publicUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await makeRecord(server.db, 'animal');
  await server.db.query(sql`update owner set email = 'titular@example.test',
    contact_confirmed_at = now() - interval '14 months'`);
  await server.db.query(sql`insert into configuration (key, value) values ('contactReminders', 'true')`);
  await sendContactReminders(server.db, { publicUrl });
  const { text } = await getOne<{ text: string }>(
    server.db,
    sql`select payload->>'text' as text from outbox where kind = 'MAIL'`,
  );
  link = /http\S+\/public\/contacts#\S+/.exec(text)![0];
});
afterAll(() => server.close());

describe('an owner without an account, on a phone', () => {
  test('with the link of the yearly mail › confirms the contacts with the button', async () => {
    await page.goto(link);
    await page.getByRole('heading', { name: 'Os seus contactos' }).waitFor();
    const change = page.getByRole('link', { name: /pedir a alteração/ });
    expect(await change.getAttribute('href')).toBe('/forms/personal-data');
    expect(await isConfirmed()).toBe(false);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Está tudo certo' }).click();
    await page.getByText('Os contactos ficaram confirmados.').waitFor();
    expect(await isConfirmed()).toBe(true);
  });

  test('with a wrong link › reads that it is no longer valid', async () => {
    // The link differs behind the # alone, which loads nothing.
    await page.goto(`${link}x`);
    await page.reload();
    await page.getByRole('button', { name: 'Está tudo certo' }).click();
    await page.getByRole('alert').getByText('A ligação já não é válida').waitFor();
  });
});
