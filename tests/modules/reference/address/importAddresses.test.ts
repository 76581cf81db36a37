import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';

const DISTRICTS = 'cod;nome\n01;Aveiro\n02;Beja\nxx;Longe\n';
const MUNICIPALITIES = '01;01;ÁGUEDA\n99;01;ATLANTIDA\n';
/** Enough for several batches; every tenth line names no municipality. */
const POSTAL_LINES = 2_500;
const POSTAL = Array.from({ length: POSTAL_LINES }, (_, n) =>
  n % 10 === 9
    ? `88;01;249;Longe;1;Rua;;;;Nova ${n};;;;;3750;${String(n % 1000).padStart(3, '0')};LONGE`
    : `01;01;249;Alcafaz;1;Rua;;;;Nova ${n};;;;;3750;${String(n % 1000).padStart(3, '0')};AGADAO`,
).join('\n');

let server: TestServer;
let running: RunningJobs;
let staff: Person;
beforeAll(async () => {
  server = await testServer();
  running = startJobs(server.app.services, undefined, { pollMs: 20 });
  staff = await server.person({ permissions: ['WRITE_CONFIGURATION'] });
});
afterAll(async () => {
  await running.stop();
  await server.close();
});

const upload = (who: Person, filename: string, contents: string | Buffer) =>
  who.call('POST', `/large-files?filename=${encodeURIComponent(filename)}`, contents, {
    'content-type': 'application/octet-stream',
  });
const idOf = async (filename: string, contents: string) => (await upload(staff, filename, contents)).body.id;
const job = async (id: number) =>
  (await staff.call('GET', '/jobs')).body.content.find((one: { id: number }) => one.id === id);

describe('an import of addresses from the page', () => {
  it('tables › are read in batches, with counts and a file of what was left out, and the uploads are deleted', async () => {
    const tables = {
      districts: await idOf('distritos.csv', DISTRICTS),
      municipalities: await idOf('concelhos.csv', MUNICIPALITIES),
      postalCodes: await idOf('todos_cp.txt', POSTAL),
    };
    const started = await staff.call('POST', '/jobs/import-addresses', tables);
    expect(started.status).toBe(200);
    const { id } = started.body;
    await expect.poll(async () => (await job(id)).state, { timeout: 30_000 }).toBe('DONE');
    expect(await job(id)).toMatchObject({
      subject: expect.stringContaining('todos_cp.txt'),
      counts: { inserted: 2 + 1 + 2_250, updated: 0, unchanged: 0, leftOut: 1 + 1 + 250 },
    });
    const [stored] = await server.db.query<{ n: number }>(sql`select count(*)::int as n from postal_code`);
    expect(stored).toEqual({ n: 2_250 });
    const { body } = await staff.call('GET', `/jobs/${id}/file`);
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 252);
    expect(lines[1]).toBe('"distritos.csv";"4";"o código não é um número de dois algarismos";"xx Longe"');
    expect(
      await server.db.query(sql`select from large_file where not is_result and expiration_timestamp > now()`),
    ).toEqual([]);
    const again = await staff.call('POST', '/jobs/import-addresses', {
      postalCodes: await idOf('todos_cp.txt', POSTAL),
    });
    await expect.poll(async () => (await job(again.body.id)).state, { timeout: 30_000 }).toBe('DONE');
    expect((await job(again.body.id)).counts).toMatchObject({ inserted: 0, unchanged: 2_250 });
  });

  it('a table of another kind › fails, and says so', async () => {
    const { body } = await staff.call('POST', '/jobs/import-addresses', {
      parishes: await idOf('distritos.csv', DISTRICTS),
    });
    await expect.poll(async () => (await job(body.id)).state).toBe('FAILED');
    expect(await job(body.id)).toMatchObject({
      error: 'TABLE_COLUMNS',
      errorDetails: { file: 'distritos.csv' },
    });
  });

  it('whose file is deleted before it is read › fails, and changes no table', async () => {
    const count = () => server.db.query(sql`select count(*)::int as n from district`);
    const before = await count();
    const districts = await idOf('distritos.csv', 'cod;nome\n17;Vila Real\n');
    await running.stop();
    const { body } = await staff.call('POST', '/jobs/import-addresses', { districts });
    await server.db.query(sql`delete from large_file where id = ${districts}`);
    running = startJobs(server.app.services, undefined, { pollMs: 20 });
    await expect.poll(async () => (await job(body.id)).state).toBe('FAILED');
    expect((await job(body.id)).error).toBe('DOCUMENT_NOT_FOUND');
    expect(await count()).toEqual(before);
  });

  it('no table, a file of another user, or one that was used already › is refused', async () => {
    const none = await staff.call('POST', '/jobs/import-addresses', {});
    expect([none.status, none.body.errors]).toEqual([
      422,
      [{ property: 'districts', error: 'MISSING_TABLE' }],
    ]);
    const other = await server.person({ permissions: ['WRITE_CONFIGURATION'] });
    const { body } = await upload(other, 'distritos.csv', DISTRICTS);
    const stolen = await staff.call('POST', '/jobs/import-addresses', { districts: body.id });
    expect([stolen.status, stolen.body.data.message]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    const own = await other.call('POST', '/jobs/import-addresses', { districts: body.id });
    expect(own.status).toBe(200);
    expect((await other.call('POST', '/jobs/import-addresses', { districts: body.id })).status).toBe(404);
  });

  it('without the permission › neither uploads nor starts', async () => {
    const clerk = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await upload(clerk, 'a.csv', DISTRICTS)).status).toBe(403);
    expect((await clerk.call('POST', '/jobs/import-addresses', {})).status).toBe(403);
  });
});

describe('an upload as it is', () => {
  it('of several megabytes › is stored as it came', async () => {
    const bytes = Buffer.alloc(3_000_000, 'Coleira ');
    const { status, body } = await upload(staff, 'grande.bin', bytes);
    expect([status, body.size]).toEqual([200, bytes.length]);
    const parts = await server.db.query<{ bytes: Uint8Array }>(
      sql`select bytes from large_file_part where file_id = ${body.id} order by part`,
    );
    expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
  });

  it('that is empty, too large or no file › is refused and leaves nothing', async () => {
    const count = async () => (await server.db.query(sql`select from large_file`)).length;
    const before = await count();
    expect((await upload(staff, 'vazio.csv', Buffer.alloc(0))).status).toBeGreaterThanOrEqual(400);
    const large = await staff.call('POST', '/large-files?filename=a.csv', Buffer.from('x'), {
      'content-type': 'application/octet-stream',
      'content-length': String(300 * 1024 * 1024),
    });
    expect(large.status).toBe(413);
    expect((await staff.call('POST', '/large-files?filename=a.csv', { a: 1 })).status).toBe(400);
    const wrongPlace = await staff.call('POST', '/jobs/import-addresses', Readable.from([Buffer.from('x')]), {
      'content-type': 'application/octet-stream',
    });
    expect(wrongPlace.status).toBe(415);
    expect(await count()).toBe(before);
  });
});
