import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord, setColumns } from '../../../kit/records.ts';
import { prepare, recordsOf, start, startBulkJobs, until } from './bulk.ts';

let server: TestServer;
let who: Person;
let jobs: RunningJobs;
beforeAll(async () => {
  server = await testServer();
  who = await server.person({ permissions: [...PERMISSIONS], profile: { name: 'operator' } });
  jobs = startBulkJobs(server);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const LONG_AGO = '2020-01-01T00:00:00Z';
const mailsTo = (to: string) =>
  server.db.query<{ subject: string }>(
    sql`select payload ->> 'subject' as subject from outbox where kind = 'MAIL' and payload ->> 'to' = ${to}`,
  );

describe('closing requests without documents', () => {
  it('of a visitor › writes to the visitor once it runs; one that waited less, or for staff, stays open', async () => {
    const ids: number[] = [];
    const waiting = { validationStatus: 'WAITING_DOCUMENTATION', lastUpdateTimestamp: LONG_AGO };
    const cases = [
      waiting,
      { ...waiting, lastUpdateTimestamp: new Date().toISOString() },
      { ...waiting, validationStatus: 'WAITING_VALIDATION' },
    ];
    for (const values of cases) {
      const id = await makeRecord(server.db, 'diacRequest');
      await setColumns(server.db, 'diac_request', id, values);
      ids.push(id);
    }
    const email = 'requerente@example.test';
    await server.db.query(sql`insert into public_request (reference, module, record_id, form, email, language)
      values ('ABCDEFGH23', 'diacRequest', ${ids[0]!}, 'diac', ${email}, 'pt')`);
    const run = await prepare(who, 'expireDiacRequests', { days: 60, comments: 'Faltam documentos.' });
    expect(await until(who, run, 'READY')).toMatchObject({ changeCount: 1, mailCount: 1 });
    expect(await mailsTo(email)).toEqual([]);
    await start(who, run);
    await until(who, run, 'DONE');
    expect(await mailsTo(email)).toHaveLength(1);
    const rows = await server.db.query(
      sql`select closed, accepted, comments from diac_request where id = any(${ids}::bigint[]) order by id`,
    );
    expect(rows).toEqual([
      { closed: true, accepted: null, comments: 'Faltam documentos.' },
      { closed: false, accepted: null, comments: null },
      { closed: false, accepted: null, comments: null },
    ]);
  });
});

describe('computing derived values anew', () => {
  it('where nothing differs › leaves the record as it is', async () => {
    const [right, wrong] = [await makeRecord(server.db, 'owner'), await makeRecord(server.db, 'owner')];
    const first = await prepare(who, 'recomputeOwners', { firstId: right, lastId: wrong });
    await until(who, first, 'READY');
    await start(who, first);
    await until(who, first, 'DONE');
    await setColumns(server.db, 'owner', wrong, { searchText: '?' });
    const second = await prepare(who, 'recomputeOwners', { firstId: right, lastId: wrong });
    await until(who, second, 'READY');
    const states = (await recordsOf(who, second)).map(({ id, state }: { id: number; state: string }) => [
      id,
      state,
    ]);
    expect(states).toEqual([
      [right, 'UNCHANGED'],
      [wrong, 'WILL_CHANGE'],
    ]);
  });
});
