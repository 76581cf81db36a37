import type { Page } from 'playwright';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { sendReminders } from '../../../../server/modules/animals/animalReminder/sendReminders.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { accessibilityFaults, newPage, scrollsSideways, withBrowser } from '../../helpers/browser.ts';

withBrowser();

let server: TestServer;
let link: string;
/** A phone without a session. */
let page: Page;

const isRefused = async (): Promise<boolean> =>
  (await getOne<{ skipReminders: boolean }>(server.db, sql`select skip_reminders from owner`)).skipReminders;

// In this process, so that reminders are sent without waiting for the hour of their job.
beforeAll(async () => {
  page = await newPage({ viewport: { width: 390, height: 844 } });
  server = await testServer();
  const publicUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await makeRecord(server.db, 'animal');
  await server.db.query(sql`update owner set email = 'titular@example.test'`);
  await server.db.query(sql`update animal set rabies_immunization_date_end = ${addDays(dayIn(), 5)}`);
  await server.db.query(sql`insert into configuration (key, value) values ('reminderDays', '30')`);
  await sendReminders(server.db, { publicUrl });
  const { text } = await getOne<{ text: string }>(
    server.db,
    sql`select payload->>'text' as text from outbox where kind = 'MAIL'`,
  );
  link = /http\S+\/public\/reminders#\S+/.exec(text)![0];
});
afterAll(() => server.close());

describe('an owner without an account, on a phone', () => {
  test('with the link of a reminder › refuses further ones, and takes it back', async () => {
    await page.goto(link);
    await page.getByRole('heading', { name: 'Lembretes por e-mail' }).waitFor();
    expect(await isRefused()).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Deixar de receber' }).click();
    await page.getByText('Já não recebe lembretes.').waitFor();
    expect(await isRefused()).toBe(true);
    await page.getByRole('button', { name: 'Voltar a receber' }).click();
    await page.getByText('Volta a receber lembretes.').waitFor();
    expect(await isRefused()).toBe(false);
  });

  test('with a link that was cut › reads that it has to be opened from the mail', async () => {
    await page.goto(link.replace(/#.*/, ''));
    await page.getByText('A ligação está incompleta.').waitFor();
    await page.goto(`${link}x`);
    await page.reload();
    await page.getByRole('button', { name: 'Deixar de receber' }).click();
    await page.getByRole('alert').getByText('A ligação já não é válida.').waitFor();
  });
});
