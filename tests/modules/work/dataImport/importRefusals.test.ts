import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { outcomeOf } from '../../../auth/people.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults } from '../../animals/animal/fixtures.ts';
import { begin, importOf, rowsOf, run, simulated, startImportJobs, upload } from './imports.ts';

const RIGHTS = { permissions: ['RUN_IMPORT', 'WRITE_BREED'] } as const;

let server: TestServer;
let jobs: RunningJobs;
let who: Person;
beforeAll(async () => {
  server = await testServer();
  jobs = startImportJobs(server);
  who = await server.person(RIGHTS);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const file = (...rows: string[]) => ['Nome;Nível;Categoria', ...rows].join('\r\n');
const breedsNamed = (name: string) => server.db.query(sql`select name from breed where name = ${name}`);
const importsOf = ({ id }: Person) => server.db.query(sql`select 1 from data_import where user_id = ${id}`);
const loseRight = ({ id }: Person) =>
  server.db.query(sql`update role set permissions = array_remove(permissions, 'WRITE_BREED')
    where id = (select role_id from app_user where id = ${id})`);
const loseFile = (id: number) =>
  server.db.query(sql`delete from large_file where id = (select file_id from data_import where id = ${id})`);
const SKIP = { decision: 'SKIP', lines: [2] };
const OPTIONS = { options: { headerRow: 1 } };

describe('an import that is begun', () => {
  it('of a kind that there is not › is refused', async () => {
    const other = await server.person(RIGHTS);
    const fileId = await upload(other, file('Não;Raça;A'));
    const begun = await other.call('POST', '/imports', { kind: 'nothing', source: 'Ficha', fileId });
    expect([begun.status, faults(begun)]).toEqual([422, ['kind INVALID_IMPORT_KIND']]);
    expect(await importsOf(other)).toEqual([]);
  });

  it('from the file of another user › does not find it', async () => {
    const other = await server.person(RIGHTS);
    const fileId = await upload(who, file('Alheia;Raça;A'));
    const begun = await other.call('POST', '/imports', { kind: 'breeds', source: 'Ficha', fileId });
    expect(outcomeOf(begun)).toBe('404 DOCUMENT_NOT_FOUND');
    expect(await importsOf(other)).toEqual([]);
  });
});

describe('rows of an entity within a day', () => {
  it('more than it may have › end the dry run with the reason, over all its imports; staff import on', async () => {
    const limited = await testServer({ ENTITY_IMPORT_ROWS_A_DAY: '3' });
    const limitedJobs = startImportJobs(limited);
    const user = await limited.person(RIGHTS);
    await simulated(user, 'breeds', file('Um;Raça;A', 'Dois;Raça;A'));
    const id = await begin(user, 'breeds', file('Três;Raça;A', 'Quatro;Raça;A'));
    await user.call('PUT', `/imports/${id}/simulate`);
    await expect.poll(async () => (await importOf(user, id)).state, { timeout: 30_000 }).toBe('FAILED');
    expect(await importOf(user, id)).toMatchObject({ error: 'IMPORT_ROWS_LIMIT' });
    expect(await limited.db.query(sql`select 1 from data_import_row where import_id = ${id}`)).toEqual([]);
    const operator = await limited.person({ ...RIGHTS, profile: { name: 'operator' } });
    const many = file('Um;Raça;A', 'Dois;Raça;A', 'Três;Raça;A', 'Quatro;Raça;A');
    expect(await simulated(operator, 'breeds', many)).toMatchObject({ rowCount: 4 });
    await limitedJobs.stop();
    await limited.close();
  });
});

describe('an import of another user', () => {
  it('whatever is asked of it › is not found, and stays as it is', async () => {
    const { id } = await simulated(who, 'breeds', file('De outro;Raça;A', 'De outro;Nada;'));
    const before = await importOf(who, id);
    const stranger = await server.person(RIGHTS);
    for (const [method, path, body] of [
      ['POST', 'decisions', SKIP],
      ['GET', 'table', undefined],
      ['GET', 'refused', undefined],
      ['PUT', 'setup', { words: [] }],
      ['PUT', 'setup', OPTIONS],
    ] as const)
      expect([path, outcomeOf(await stranger.call(method, `/imports/${id}/${path}`, body))]).toEqual([
        path,
        '404 NOT_FOUND',
      ]);
    expect(await importOf(who, id)).toEqual(before);
    expect(await rowsOf(who, id)).toMatchObject([{ decision: null }, { decision: null }]);
  });
});

describe('an import in another state', () => {
  it('before its dry run › takes no decisions', async () => {
    const id = await begin(who, 'breeds', file('Cedo;Raça;A'));
    expect(outcomeOf(await who.call('POST', `/imports/${id}/decisions`, SKIP))).toBe('409 DRY_RUN_REQUIRED');
  });

  it('once it was run › is neither set up nor simulated again', async () => {
    const { id } = await simulated(who, 'breeds', file('Tarde;Raça;A'));
    const { mapping } = await run(who, id);
    const set = await who.call('PUT', `/imports/${id}/setup`, { mapping: [{ column: 'name', at: 1 }] });
    expect(outcomeOf(set)).toBe('409 IMPORT_NOT_OPEN');
    expect(outcomeOf(await who.call('PUT', `/imports/${id}/simulate`))).toBe('409 IMPORT_NOT_OPEN');
    expect(await importOf(who, id)).toMatchObject({ state: 'DONE', mapping });
  });

  it('more than a week after its dry run › is not run', async () => {
    const { id } = await simulated(who, 'breeds', file('Velha;Raça;A'));
    await server.db.query(
      sql`update data_import set ready_timestamp = now() - interval '9 days' where id = ${id}`,
    );
    const started = await who.call('PUT', `/imports/${id}/start`, { count: 1 });
    expect(outcomeOf(started)).toBe('409 RUN_EXPIRED');
    expect([(await importOf(who, id)).state, await breedsNamed('Velha')]).toEqual(['READY', []]);
  });

  it('more than 90 days after its run › is not undone', async () => {
    const { id } = await simulated(who, 'breeds', file('Antiga;Raça;A'));
    await run(who, id);
    await server.db.query(
      sql`update data_import set start_timestamp = now() - interval '92 days' where id = ${id}`,
    );
    expect(outcomeOf(await who.call('PUT', `/imports/${id}/undo`))).toBe('409 IMPORT_UNDO_TOO_LATE');
    expect([(await importOf(who, id)).state, await breedsNamed('Antiga')]).toEqual([
      'DONE',
      [{ name: 'Antiga' }],
    ]);
  });
});

describe('an import whose file was deleted', () => {
  it('whatever reads it › says so, and changes nothing', async () => {
    const id = await begin(who, 'breeds', file('Sem ficheiro;Raça;A'));
    await loseFile(id);
    for (const answer of [
      await who.call('GET', `/imports/${id}/table`),
      await who.call('PUT', `/imports/${id}/setup`, OPTIONS),
      await who.call('PUT', `/imports/${id}/simulate`),
    ])
      expect(outcomeOf(answer)).toBe('409 IMPORT_FILE_GONE');
    expect(await importOf(who, id)).toMatchObject({ state: 'DRAFT', version: 1 });
  });
});

describe('an import whose user loses the right to make such records', () => {
  it('between its steps › is neither simulated, run nor undone', async () => {
    const other = await server.person(RIGHTS);
    const drafted = await begin(other, 'breeds', file('Direito um;Raça;A'));
    const ready = (await simulated(other, 'breeds', file('Direito dois;Raça;A'))).id;
    const done = (await simulated(other, 'breeds', file('Direito três;Raça;A'))).id;
    await run(other, done);
    await loseRight(other);
    for (const [id, step, body] of [
      [drafted, 'simulate', {}],
      [ready, 'start', { count: 1 }],
      [done, 'undo', {}],
    ] as const)
      expect([step, outcomeOf(await other.call('PUT', `/imports/${id}/${step}`, body))]).toEqual([
        step,
        '403 FORBIDDEN',
      ]);
    expect(await breedsNamed('Direito dois')).toEqual([]);
    expect(await breedsNamed('Direito três')).toHaveLength(1);
  });

  it('while it waits to run › fails, and writes nothing', async () => {
    const other = await server.person(RIGHTS);
    const { id } = await simulated(other, 'breeds', file('Em espera;Raça;A'));
    await jobs.stop();
    const started = await other.call('PUT', `/imports/${id}/start`, { count: 1 });
    expect(started.body).toMatchObject({ state: 'RUNNING' });
    await loseRight(other);
    jobs = startImportJobs(server);
    await expect.poll(async () => (await importOf(other, id)).state, { timeout: 20_000 }).toBe('FAILED');
    expect(await importOf(other, id)).toMatchObject({ error: 'JOB_RIGHT_LOST' });
    expect(await breedsNamed('Em espera')).toEqual([]);
  });
});
