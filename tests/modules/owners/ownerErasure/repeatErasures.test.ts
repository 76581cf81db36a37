import { appendFile, readFile, rm } from 'node:fs/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import {
  createdColumn,
  erasureFile,
  NOTE_ERASURE,
  noteErasureJob,
  noteErasures,
  readErasures,
  type ErasedOwner,
} from '../../../../server/modules/owners/ownerErasure/erasureList.ts';
import { repeatErasures } from '../../../../server/modules/owners/ownerErasure/repeatErasures.ts';
import type { OutboxJob } from '../../../../server/jobs/outbox.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { register } from '../../animals/animal/fixtures.ts';
import { findEverywhere, makeErasureWorld, TELLING, type ErasureWorld } from './fixtures.ts';

let server: TestServer;
let w: ErasureWorld;
let file: string;
beforeAll(async () => {
  server = await testServer({ ERASURE_KEY: 'a1'.repeat(32) });
  w = await makeErasureWorld(server);
  file = erasureFile(server.app.services.settings);
});
afterAll(() => server.close());

const entryOf = (id: number): Promise<ErasedOwner> =>
  getOne(server.db, sql`select o.id, ${createdColumn} as created from owner o where o.id = ${id}`);
const start = () => repeatErasures(server.app.services);

describe('the list of erased owners', () => {
  it('where there is none › is begun with those who are erased, and by number alone', async () => {
    const { ownerId, transponder } = await register(w.asker, w.world);
    const deathTimestamp = new Date().toISOString().slice(0, 10);
    await w.asker.call('PUT', `/animals/${transponder}/mark-dead`, { deathTimestamp });
    const request = { ownerId, grounds: 'A pedido da pessoa.' };
    const asked = await w.asker.call('POST', '/owner-erasures/', request);
    expect((await w.decide(asked.body.id)).status).toBe(200);
    expect(await start()).toEqual({ repeated: [], refused: [] });
    expect(await readErasures(file)).toEqual([await entryOf(ownerId)]);
    const line = JSON.parse(await readFile(file, 'utf8'));
    expect(Object.keys(line)).toEqual(['id', 'created']);
  });

  it('of an erasure that is committed › names the owner by a job', async () => {
    await rm(file);
    const jobs = await server.db.query<OutboxJob>(
      sql`select id, kind, payload, attempts, creation_timestamp from outbox where kind = ${NOTE_ERASURE}`,
    );
    expect(jobs.length).toBe(1);
    await noteErasureJob(server.app.services.settings)(jobs[0]!);
    const [noted] = (await readErasures(file))!;
    expect(noted).toEqual(await entryOf(noted!.id));
  });

  it('whose last line was cut short › has the others', async () => {
    const before = await readErasures(file);
    await appendFile(file, '{"id": 77, "crea');
    expect(await readErasures(file)).toEqual(before);
    await appendFile(file, '\n');
  });
});

describe('a start after a restore', () => {
  it('with an owner of the list who has come back › erases that owner again, and says so in a request', async () => {
    const owner = await w.makeKnownOwner();
    await noteErasures(file, [await entryOf(owner.id)]);
    const values = [...Object.values(TELLING), owner.vatNumber];
    expect((await findEverywhere(server.db, values)).length).toBeGreaterThan(10);
    const both = await Promise.all([start(), start()]);
    expect(both.flatMap(({ refused }) => refused)).toEqual([]);
    expect(both.flatMap(({ repeated }) => repeated)).toEqual([owner.id]);
    expect(await findEverywhere(server.db, values)).toEqual([]);
    const { body } = await w.asker.call('GET', `/owner-erasures/search?ownerId=${owner.id}&closed=true`);
    expect(body.content).toMatchObject([{ accepted: true, validationStatus: 'DONE' }]);
    expect(await start()).toEqual({ repeated: [], refused: [] });
  });

  it('with another owner under the number of the list › leaves that owner alone', async () => {
    const { ownerId } = await register(w.asker, w.world);
    await noteErasures(file, [{ id: ownerId, created: '2020-01-01T00:00:00.000000' }]);
    expect(await start()).toEqual({ repeated: [], refused: [] });
  });

  it('with an owner who has a living animal again › erases nothing, and names the reason', async () => {
    const { ownerId } = await register(w.asker, w.world);
    await noteErasures(file, [await entryOf(ownerId)]);
    expect(await start()).toEqual({ repeated: [], refused: [{ ownerId, code: 'OWNER_HAS_ANIMALS' }] });
  });
});
