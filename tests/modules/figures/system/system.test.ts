import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SystemStateAnswer } from '../../../../resources/figures/system/calls.ts';
import { DrillError, noteDrill } from '../../../../server/monitoring/noteDrill.ts';
import { startHeartbeat } from '../../../../server/monitoring/heartbeat.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ permissions: ['WRITE_CONFIGURATION'] });
});
afterAll(() => server.close());

async function state(): Promise<SystemStateAnswer> {
  const { status, body } = await operator.call('GET', '/system/state');
  expect(status).toBe(200);
  return body as SystemStateAnswer;
}
const check = async (name: string) => (await state()).checks.find((one) => one.name === name);

describe('the state of the system', () => {
  it('without the right to the configuration › is refused', async () => {
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await reader.call('GET', '/system/state')).status).toBe(403);
  });

  it('a process that reports itself › is listed, and gone once it has ended', async () => {
    const heartbeat = startHeartbeat(server.app, 3000);
    await expect.poll(async () => (await state()).processes.map(({ pid }) => pid)).toEqual([process.pid]);
    const [own] = (await state()).processes;
    expect(own).toMatchObject({ isSilent: false, isDraining: false });
    expect(own!.memoryBytes).toBeGreaterThan(1_000_000);
    await heartbeat.stop();
    expect((await state()).processes).toEqual([]);
  });

  it('a process that has not reported for a minute › is pointed out', async () => {
    await server.db
      .query(sql`insert into server_process (id, host, pid, port, version, start_timestamp, seen_timestamp)
      values (gen_random_uuid(), 'gone', 1, 1, '1', now(), now() - interval '61 seconds')`);
    expect(await check('PROCESSES')).toEqual({ name: 'PROCESSES', isGood: false, value: 1 });
    expect((await state()).processes).toMatchObject([{ host: 'gone', isSilent: true }]);
    await server.db.query(sql`delete from server_process`);
  });

  it('work that is late › is counted by its kind, of unknown kinds together', async () => {
    await server.db.query(sql`insert into outbox (kind, payload, next_attempt) values
      ('MAIL', '{}', now() - interval '10 minutes'), ('MAIL', '{}', now() + interval '1 hour'),
      ('NEW_ONE', '{}', now()), ('NEWER_ONE', '{}', now())`);
    const { queues } = await state();
    expect(queues.map(({ kind, waiting }) => [kind, waiting])).toEqual([
      ['MAIL', 2],
      ['OTHER', 2],
    ]);
    expect(queues[0]!.lateSeconds).toBeGreaterThanOrEqual(600);
    expect(await check('QUEUES')).toMatchObject({ isGood: false });
    await server.db.query(sql`delete from outbox`);
    expect(await check('QUEUES')).toEqual({ name: 'QUEUES', isGood: true, value: 0 });
  });

  it('a mail that was given up, and a job that failed › are pointed out for a day', async () => {
    await server.db.query(sql`insert into outbox (kind, payload, done_timestamp, last_error) values
      ('MAIL', '{}', now() - interval '23 hours', 'refused'), ('MAIL', '{}', now() - interval '25 hours', 'refused'),
      ('MAIL', '{}', now(), null)`);
    expect(await check('MAILS')).toEqual({ name: 'MAILS', isGood: false, value: 1 });
    expect(await check('JOBS')).toEqual({ name: 'JOBS', isGood: true, value: 0 });
  });

  it('no backup, or one that is older than a day › is pointed out', async () => {
    expect(await check('BACKUP')).toEqual({ name: 'BACKUP', isGood: false, value: null });
    await server.db.query(sql`insert into backup (creation_timestamp, last_migration, restore_code)
      values (now() - interval '27 hours', 'x', 'x')`);
    expect(await check('BACKUP')).toMatchObject({ isGood: false });
    await server.db.query(sql`insert into backup (last_migration, restore_code) values ('x', 'y')`);
    expect(await check('BACKUP')).toMatchObject({ isGood: true });
  });

  it('the last drill that was noted › is shown with its age and what it broke, and an old one is pointed out', async () => {
    expect(await check('DRILL')).toBeUndefined();
    const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    const drill = (days: number, broken: readonly string[], rounds: readonly object[]): string =>
      JSON.stringify({ startTimestamp: daysAgo(days + 1), endTimestamp: daysAgo(days), rounds, broken });
    const old = drill(200, [], [{ name: 'SWITCHOVER', lost: 0, gap: 2 }]);
    await noteDrill(server.db, old);
    await noteDrill(server.db, old);
    expect(await check('DRILL')).toMatchObject({ isGood: false });
    expect(await check('DRILL_BOUNDS')).toEqual({ name: 'DRILL_BOUNDS', isGood: true, value: 0 });
    const rounds = [
      { name: 'PRIMARY_KILLED', lost: 3, gap: 71.5 },
      { name: 'PRIMARY_CUT_OFF', skipped: 'no network namespaces', lost: 0, gap: 0 },
    ];
    await noteDrill(server.db, drill(2, ['3 lost', '71.5 s'], rounds));
    const latest = await check('DRILL');
    expect(latest).toMatchObject({ isGood: true });
    expect(Math.round(latest!.value! / 86_400)).toBe(2);
    expect(await check('DRILL_BOUNDS')).toEqual({ name: 'DRILL_BOUNDS', isGood: false, value: 2 });
    expect(
      await server.db.query(
        sql`select rounds, lost_writes, longest_gap_seconds from drill order by end_timestamp`,
      ),
    ).toEqual([
      { rounds: 1, lostWrites: 0, longestGapSeconds: 2 },
      { rounds: 1, lostWrites: 3, longestGapSeconds: 71.5 },
    ]);
  });

  it('a file that is no result of a drill › is refused, and says where', async () => {
    await expect(noteDrill(server.db, 'rounds')).rejects.toThrow(DrillError);
    await expect(noteDrill(server.db, '{"startTimestamp": "yesterday"}')).rejects.toThrow(/startTimestamp/);
  });
});
