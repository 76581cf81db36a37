import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import {
  FILE_LATE_DAYS,
  noticeMissingDays,
} from '../../../../server/modules/money/multibancoDay/noticeMissingDays.ts';
import { makeWorld, type World } from '../multibancoReference/multibancoWorld.ts';

let world: World;
const today = dayIn();

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.server.close());

const missing = async (): Promise<{ day: string; payments: number; amount: number }[]> =>
  (await world.operator.call('GET', '/multibanco-days/missing')).body.days;
const readFile = (day: string) =>
  world.server.db.query(sql`insert into multibanco_day (day, filename, sha256, row_count, amount)
    values (${day}, 'a.csv', '', 0, 0)`);
const notice = () => noticeMissingDays(world.server.db, world.server.app.services.settings, today);

describe('days without the provider’s file', () => {
  it('before any file was read › are none', async () => {
    expect(await missing()).toEqual([]);
  });

  it('since the first file › are listed with what was booked on them, and today is not', async () => {
    await readFile(addDays(today, -6));
    await readFile(addDays(today, -4));
    await world.server.db.query(sql`
      insert into multibanco_payment (provider_transaction, source, entity_code, number, amount, paid_timestamp, status, fault)
      values ('P-x', 'NOTICE', '90150', '123456789', 700, ${`${addDays(today, -3)}T12:00:00Z`}, 'UNMATCHED', 'UNKNOWN_REFERENCE')`);
    expect(await missing()).toEqual([
      { day: addDays(today, -5), payments: 0, amount: 0 },
      { day: addDays(today, -3), payments: 1, amount: 700 },
      { day: addDays(today, -2), payments: 0, amount: 0 },
      { day: addDays(today, -1), payments: 0, amount: 0 },
    ]);
    expect((await world.clinic.call('GET', '/multibanco-days/missing')).status).toBe(403);
  });

  it('that are late › are notified to staff once, by three servers at the same moment', async () => {
    const noted = await Promise.all([notice(), notice(), notice()]);
    expect(noted.flat().sort()).toEqual([addDays(today, -5), addDays(today, -FILE_LATE_DAYS)]);
    expect(await notice()).toEqual([]);
    const told = await world.server.db.query<{ additionalInfo: { count: number } }>(
      sql`select additional_info from notification where type = 'PAYMENT_FILE_MISSING' and user_id = ${world.operator.id}`,
    );
    expect(told.reduce((sum, { additionalInfo }) => sum + additionalInfo.count, 0)).toBe(2);
  });
});
