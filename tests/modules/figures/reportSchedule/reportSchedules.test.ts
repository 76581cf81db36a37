import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_SCHEDULES } from '../../../../resources/figures/reportSchedule/schema.ts';
import { MOST_FAILURES } from '../../../../resources/kit/values/scheduleRule.ts';
import { mailHandler } from '../../../../server/jobs/mail.ts';
import type { Mail } from '../../../../server/mail/mail.ts';
import { reportSchedules } from '../../../../server/modules/figures/reportSchedule/reportSchedules.ts';
import { runDue } from '../../../../server/schedules/runDue.ts';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { CLINIC, clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { BY_BREED, makeTemplate, WITH_OWNERS } from '../reportRun/reports.ts';

let server: TestServer;
let world: World;
let manager: Person;
let vet: Person;
let running: RunningJobs;
let byBreed: number;
let withOwners: number;
const DAILY = { every: 'DAY', time: '06:00', timezone: 'Europe/Lisbon' };
const OUTSIDE = 'ana.camara@example.pt';

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  manager = await server.person({
    permissions: ['READ_ANIMAL', 'READ_OWNER', 'MANAGE_REPORT_TEMPLATES', 'GENERATE_REPORT'],
    profile: { name: 'operator' },
  });
  vet = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
  await register(vet, world);
  await register(vet, world, { breedId: world.cat });
  byBreed = await makeTemplate(manager, {
    ...BY_BREED,
    parameters: [{ name: 'breed', type: 'BREED', column: 'breed' }],
  });
  withOwners = await makeTemplate(manager, WITH_OWNERS);
  running = startJobs(server.app.services, undefined, { pollMs: 20 });
});
afterAll(async () => {
  await running.stop();
  await server.close();
});

const emailOf = async (who: Person): Promise<string> =>
  (await server.db.query<{ email: string }>(sql`select email from app_user where id = ${who.id}`))[0]!.email;
const save = async (who: Person, more: object = {}) =>
  who.call('POST', '/report-schedules/', {
    name: 'Animais por raça',
    templateId: byBreed,
    format: 'CSV',
    rule: DAILY,
    recipients: [{ email: await emailOf(who) }],
    ...more,
  });
const made = async (who: Person, more: object = {}): Promise<number> => {
  const { status, body } = await save(who, more);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.id;
};
const history = async (who: Person, id: number) =>
  (await who.call('GET', `/report-schedules/${id}/history`)).body.content as {
    recipient: string;
    state: string;
    rowCount: number;
    isAccount: boolean;
  }[];
const due = () => runDue(server.app.services, reportSchedules);
/** Has the time of a schedule come, and waits until all that it runs has ended. */
async function runOut(id: number, who: Person) {
  await server.db.query(
    sql`update report_schedule set next_run_timestamp = now() - interval '3 days' where id = ${id}`,
  );
  await due();
  await expect
    .poll(async () => (await history(who, id)).every(({ state }) => /DONE|FAILED/.test(state)))
    .toBe(true);
}
/** The mails that wait for an address, as they are sent. */
async function mailsTo(address: string): Promise<Mail[]> {
  const waiting = await server.db.query<{ id: number; payload: object; creationTimestamp: string }>(sql`
    select id, payload, creation_timestamp from outbox where kind = 'MAIL' and payload ->> 'to' = ${address} order by id`);
  const sent: Mail[] = [];
  const send = mailHandler({ send: async (mail) => void sent.push(mail), close: () => undefined }, server.db);
  for (const one of waiting) await send(one as never);
  return sent;
}

describe('a schedule of reports', () => {
  it('whose time has come › runs once, however long no server ran, and mails a link and its filters', async () => {
    const id = await made(vet, { parameters: { breed: { is: [world.cat] } } });
    await runOut(id, vet);
    await due();
    expect(await history(vet, id)).toMatchObject([
      { recipient: await emailOf(vet), isAccount: true, state: 'DONE', rowCount: 1 },
    ]);
    const { body } = await vet.call('GET', `/report-schedules/${id}`);
    expect(Date.parse(body.nextRunTimestamp)).toBeGreaterThan(Date.now());
    const [mail] = await mailsTo(await emailOf(vet));
    expect(mail!.subject).toMatch(/^Relatório: Relatório \d+$/);
    expect(mail!.text).toContain('Europeu Comum');
    expect(mail!.text).toMatch(/\/jobs\?job=\d+/);
    expect(mail!.attachments).toBeUndefined();
    const audit = await server.db
      .query(sql`select user_id, details ->> 'recipient' as recipient from audit_log
      where action = 'REPORT_SENT' and object_id = ${String(id)}`);
    expect(audit).toEqual([{ userId: vet.id, recipient: await emailOf(vet) }]);
  });

  it('for several recipients › gives each what it may see, with its own values', async () => {
    const id = await made(manager, {
      recipients: [
        { email: await emailOf(manager) },
        { email: await emailOf(vet), parameters: { breed: { is: [world.dog] } } },
      ],
    });
    await runOut(id, manager);
    const sent = await history(manager, id);
    expect(sent.map(({ recipient, rowCount }) => [recipient, rowCount]).sort()).toEqual(
      [
        [await emailOf(manager), 2],
        [await emailOf(vet), 1],
      ].sort(),
    );
    expect((await vet.call('GET', `/report-schedules/${id}/history`)).status).toBe(404);
  });

  it('to an address without an account › attaches counts, and refuses rows and personal data', async () => {
    const id = await made(vet, { recipients: [{ email: OUTSIDE }] });
    await runOut(id, vet);
    const [mail] = await mailsTo(OUTSIDE);
    expect(mail!.attachments?.[0]?.bytes.toString('utf8')).toContain('Labrador Retriever');
    expect(mail!.text).not.toContain('/jobs');
    const refused = await save(vet, {
      templateId: withOwners,
      parameters: { period: { period: 'TODAY' } },
      recipients: [{ email: OUTSIDE }],
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ property: 'recipients[0].email', error: 'RECIPIENT_NEEDS_ACCOUNT' }],
    ]);
    // An account of another entity is only an address.
    const other = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
    const foreign = await save(vet, {
      templateId: withOwners,
      parameters: { period: { period: 'TODAY' } },
      recipients: [{ email: await emailOf(other) }],
    });
    expect(foreign.body.errors[0].error).toBe('RECIPIENT_NEEDS_ACCOUNT');
  });

  it('whose template has come to have personal data › sends nothing to an address any more', async () => {
    const template = await makeTemplate(manager, BY_BREED);
    const to = 'bruno.camara@example.pt';
    const id = await made(vet, { templateId: template, recipients: [{ email: to }] });
    const { version } = (await manager.call('GET', `/report-templates/${template}`)).body;
    const { query } = WITH_OWNERS;
    const definition = { query, parameters: [], layout: {}, groupTotals: false };
    const changed = await manager.call('PUT', `/report-templates/${template}`, { version, definition });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await runOut(id, vet);
    expect(await history(vet, id)).toMatchObject([{ state: 'FAILED', error: 'RECIPIENT_NEEDS_ACCOUNT' }]);
    expect(await mailsTo(to)).toEqual([]);
  });

  it('that fails five times for a recipient › is paused, and its user notified', async () => {
    const template = await makeTemplate(manager, BY_BREED);
    const id = await made(vet, { templateId: template });
    await server.db.query(sql`update report_template set is_active = false where id = ${template}`);
    for (let n = 0; n < 4; n += 1) await runOut(id, vet);
    expect((await vet.call('GET', `/report-schedules/${id}`)).body).toMatchObject({
      active: true,
      failureCount: 4,
    });
    await runOut(id, vet);
    const { body } = await vet.call('GET', `/report-schedules/${id}`);
    expect(body).toMatchObject({ active: false, nextRunTimestamp: null, failureCount: 5 });
    const { body: notices } = await vet.call('GET', '/notifications/search?unread=true');
    expect(notices.content).toContainEqual(
      expect.objectContaining({ type: 'REPORT_SCHEDULE_PAUSED', objectId: `${id}` }),
    );
  });

  it('of a user who may not run reports any more › fails, sends nothing, and stops after five times', async () => {
    const who = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
    const id = await made(who);
    await server.db.query(sql`update role set permissions = array_remove(permissions, 'GENERATE_REPORT')
      where id = (select role_id from app_user where id = ${who.id})`);
    for (let failures = 1; failures <= MOST_FAILURES; failures += 1) {
      await server.db.query(
        sql`update report_schedule set next_run_timestamp = now() - interval '1 minute' where id = ${id}`,
      );
      expect(await due()).toBe(1);
      expect(
        await server.db.query(sql`select active, failure_count from report_schedule where id = ${id}`),
      ).toEqual([{ active: failures < MOST_FAILURES, failureCount: failures }]);
    }
    expect(await due()).toBe(0);
    expect(await server.db.query(sql`select from report_run where schedule_id = ${id}`)).toEqual([]);
  });

  it('sent at once › is sent to the caller alone; a paused one has no next run', async () => {
    const id = await made(vet, { recipients: [{ email: OUTSIDE }], active: false });
    expect((await vet.call('GET', `/report-schedules/${id}`)).body.nextRunTimestamp).toBeNull();
    const { status } = await vet.call('POST', `/report-schedules/${id}/send-now`);
    expect(status).toBe(200);
    expect((await history(vet, id)).map(({ recipient }) => recipient)).toEqual([await emailOf(vet)]);
    expect((await manager.call('POST', `/report-schedules/${id}/send-now`)).status).toBe(404);
  });

  it('in a format that its template does not offer › is refused', async () => {
    const csvAlone = await makeTemplate(manager, BY_BREED, { formats: ['CSV'] });
    const { status, body } = await save(vet, { templateId: csvAlone, format: 'PDF' });
    expect([status, body.errors]).toEqual([
      422,
      [{ property: 'format', error: 'REPORT_FORMAT_NOT_OFFERED' }],
    ]);
  });

  it('beyond those that an account may have › is refused', async () => {
    const who = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
    const first = await made(who);
    await server.db
      .query(sql`insert into report_schedule (name, template_id, format, rule, recipients, user_id, active)
      select name, template_id, format, rule, recipients, user_id, false from report_schedule,
        generate_series(2, ${MOST_SCHEDULES}::int) where id = ${first}`);
    const { status, body } = await save(who);
    expect([status, body.data?.message]).toEqual([409, 'TOO_MANY_REPORT_SCHEDULES']);
    const { body: own } = await who.call('GET', '/report-schedules/search?itemsPerPage=50');
    expect(own.content).toHaveLength(MOST_SCHEDULES);
  });

  it('the list › has the own ones; a template in use is not deleted', async () => {
    const other = await clinic(server, { permissions: [...CLINIC, 'GENERATE_REPORT'] });
    expect((await other.call('GET', '/report-schedules/search')).body.totalItems).toBe(0);
    const refused = await manager.call('DELETE', `/report-templates/${byBreed}`);
    expect([refused.status, refused.body.data.message]).toEqual([409, 'REPORT_TEMPLATE_IN_USE']);
  });
});
