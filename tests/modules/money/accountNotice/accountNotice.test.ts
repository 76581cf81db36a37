import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import type { Mail } from '../../../../server/mail/mail.ts';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import { BALANCE_FALL } from '../../../../server/modules/money/billingTransaction/balanceFall.ts';
import { balanceFallJob } from '../../../../server/modules/money/accountNotice/balanceFallJob.ts';
import {
  enqueueStatements,
  STATEMENT_MAIL,
  statementMailJob,
} from '../../../../server/modules/money/accountNotice/mailStatements.ts';
import { postMovement } from '../../../../server/modules/money/billingTransaction/post.ts';
import { consumeCredits } from '../../../../server/modules/money/billingTransaction/consume.ts';
import { stopTypst } from '../../../../server/typst/typst.ts';
import { faults } from '../../animals/animal/fixtures.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

const CLINIC = ['READ_BILLING', 'READ_BALANCE', 'READ_TRANSACTIONS'] as const;

let server: TestServer;
let clinic: Person;
let entityId: number;
let outbox: Outbox;
const sent: Mail[] = [];
const mailer = {
  send: async (mail: Mail) => void sent.push(mail),
  close: () => undefined,
};

const emailOf = async ({ id }: Person): Promise<string> =>
  (await server.db.query<{ email: string }>(sql`select email from app_user where id = ${id}`))[0]!.email;

beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  stopTypst();
  await server.close();
});
beforeEach(async () => {
  sent.length = 0;
  clinic = await server.person({ permissions: CLINIC, profile: { isBillable: true }, credits: 20 });
  [{ entityId }] = (await server.db.query(sql`select entity_id from app_user where id = ${clinic.id}`)) as [
    { entityId: number },
  ];
  const { db, app } = server;
  outbox = startOutbox(
    db,
    {
      [BALANCE_FALL]: balanceFallJob(db, app.services.settings),
      [STATEMENT_MAIL]: statementMailJob(db, mailer, app.services.settings),
    },
    { pollMs: 20 },
  );
});
afterEach(() => outbox.stop());

const read = async (who = clinic) => (await who.call('GET', '/billing/account')).body;
const set = (more: object = {}, who = clinic) =>
  who.call('PUT', '/billing/account', {
    version: 0,
    threshold: null,
    mailsStatement: false,
    recipientIds: [],
    ...more,
  });
const PRICE = { service: 'REGISTRATION', tableId: null, unitPrice: null, vatRate: null } as const;
const use = (credits = 1) =>
  server.db.transaction((tx) =>
    consumeCredits(tx, { entityId, credits, transponder: '620098100000012', userId: null, price: PRICE }),
  );
const charge = (credits: number) =>
  server.db.transaction((tx) => postMovement(tx, { entityId, type: 'CHARGE', credits, userId: null }));
const settled = () =>
  vi.waitFor(
    async () =>
      expect(
        await server.db.query(
          sql`select 1 from outbox where kind = any(${[BALANCE_FALL, STATEMENT_MAIL]}) and done_timestamp is null`,
        ),
      ).toEqual([]),
    { timeout: 20_000 },
  );
const noticesOf = async (who = clinic): Promise<number> =>
  (await server.db.query(sql`select 1 from notification where type = 'BALANCE_FALL' and user_id = ${who.id}`))
    .length;
const fallMails = async (): Promise<{ to: string; text: string }[]> =>
  (
    await server.db.query<{ payload: { to: string; text: string; subject: string } }>(
      sql`select payload from outbox where kind = 'MAIL' and payload ->> 'subject' = 'Créditos abaixo do limiar'
        and payload ->> 'to' = ${await emailOf(clinic)} order by id`,
    )
  ).map(({ payload }) => payload);

describe('a balance', () => {
  it('that falls below the threshold of its entity › is notified and mailed once for each fall', async () => {
    expect((await set({ threshold: 18 })).status).toBe(200);
    for (let at = 0; at < 5; at += 1)
      // eslint-disable-next-line no-await-in-loop
      await use();
    await settled();
    expect(await noticesOf()).toBe(1);
    expect((await fallMails()).map(({ text }) => text)).toEqual([expect.stringContaining('17 créditos')]);
    await charge(10);
    await use(9);
    await settled();
    expect(await noticesOf()).toBe(2);
    expect(await fallMails()).toHaveLength(2);
  });

  it('that twelve acts at the same moment take below it › is notified once', async () => {
    await set({ threshold: 15 });
    await Promise.all(Array.from({ length: 12 }, () => use()));
    await settled();
    expect(await noticesOf()).toBe(1);
    expect((await read()).value).toBe(8);
  });

  it('without a threshold › is not notified', async () => {
    await use(20);
    await settled();
    expect(await noticesOf()).toBe(0);
  });

  it('of four weeks › is forecast from what was used, whatever was charged between', async () => {
    expect(await read()).toMatchObject({ value: 20, used: 0, daysLeft: null });
    const other = await server.person({ permissions: CLINIC, profile: { isBillable: true } });
    const [{ id }] = (await server.db.query(
      sql`select entity_id as id from app_user where id = ${other.id}`,
    )) as [{ id: number }];
    const book: [daysAgo: number, type: string, credits: number, after: number][] = [
      [60, 'CHARGE', 100, 100],
      [40, 'CONSUMPTION', -30, 70],
      [20, 'CONSUMPTION', -40, 30],
      [10, 'CHARGE', 20, 50],
      [5, 'CONSUMPTION', -16, 34],
    ];
    for (const [days, type, credits, after] of book)
      // eslint-disable-next-line no-await-in-loop
      await server.db
        .query(sql`insert into billing_transaction (entity_id, date, type, credits, balance_after)
        values (${id}, now() - make_interval(days => ${days}::int), ${type}, ${credits}::int, ${after}::int)`);
    await server.db.query(sql`insert into credit_balance (entity_id, value) values (${id}, 34)`);
    // 56 in 28 days are two a day.
    expect(await read(other)).toMatchObject({ value: 34, used: 56, usedDays: 28, daysLeft: 17 });
  });
});

describe('the notices of an account', () => {
  it('with users of another entity, without one for the statement, or with a threshold of 0 › are refused', async () => {
    const other = await server.person({ permissions: CLINIC, profile: { isBillable: true } });
    expect(faults(await set({ recipientIds: [other.id] }))).toEqual(['recipientIds INVALID_RECIPIENTS']);
    expect(faults(await set({ mailsStatement: true }))).toEqual(['recipientIds MISSING_RECIPIENTS']);
    expect(faults(await set({ threshold: 0 }))).toEqual(['threshold INVALID_THRESHOLD']);
    expect((await read()).notices).toMatchObject({ version: 0, threshold: null });
  });

  it('set by two at the same moment › are those of one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((threshold) => set({ threshold })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    const { notices, candidates } = await read();
    expect(notices.version).toBe(1);
    expect(candidates.map(({ id }: { id: number }) => id)).toEqual([clinic.id]);
  });

  it('of an entity that is not billed, or without the permission › are refused', async () => {
    const free = await server.person({ permissions: CLINIC, profile: { isBillable: false } });
    expect((await set({}, free)).status).toBe(403);
    const reader = await server.person({ permissions: ['READ_BALANCE'], entityId });
    expect((await set({ threshold: 1 }, reader)).status).toBe(403);
    expect((await reader.call('GET', '/billing/account')).status).toBe(200);
  });
});

describe('the statement of a month', () => {
  it('that an entity wants › is mailed once as a PDF to those it chose, from the next month on', async () => {
    const { db } = server;
    await set({ mailsStatement: true, recipientIds: [clinic.id] });
    await enqueueStatements(db);
    await settled();
    expect(sent).toEqual([]);
    await db.query(sql`delete from statement_mail where entity_id = ${entityId}`);
    await Promise.all([enqueueStatements(db), enqueueStatements(db), enqueueStatements(db)]);
    await settled();
    expect(sent.map(({ to }) => to)).toEqual([await emailOf(clinic)]);
    const [{ attachments }] = sent as [Mail];
    expect(attachments![0]!.filename).toMatch(/^extrato-\d+-\d{4}-\d{2}\.pdf$/);
    expect(attachments![0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(attachments![0]!.filename).not.toContain(dayIn().slice(0, 7));
  });

  it('for a user who may no longer read it › is not mailed', async () => {
    const { db } = server;
    await set({ mailsStatement: true, recipientIds: [clinic.id] });
    await db.query(sql`delete from statement_mail where entity_id = ${entityId}`);
    await db.query(sql`update app_user set status = 'INACTIVE' where id = ${clinic.id}`);
    await enqueueStatements(db);
    await settled();
    expect(sent).toEqual([]);
  });
});
