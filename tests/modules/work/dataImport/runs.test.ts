import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { begin, importOf, rowsOf, run, simulate, simulated, startImportJobs, undo } from './imports.ts';

const OPERATOR = { permissions: ['RUN_IMPORT', 'WRITE_BREED'], profile: { name: 'operator' } } as const;

let server: TestServer;
let jobs: RunningJobs;
let who: Person;
beforeAll(async () => {
  server = await testServer();
  jobs = startImportJobs(server);
  who = await server.person(OPERATOR);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const breedsNamed = (prefix: string) =>
  server.db.query<{ name: string; type: string | null; version: number }>(
    sql`select name, type, version from breed where name like ${`${prefix}%`} order by name`,
  );
const file = (...rows: string[]) => ['Nome;Nível;Categoria', ...rows].join('\r\n');

describe('dry run', () => {
  it('of an import › lists what would become of each row, and writes nothing', async () => {
    const found = await simulated(
      who,
      'breeds',
      file('Alfa um;Raça;A', 'Alfa dois;Raça;', 'Alfa três;Nada;', ';Raça;'),
    );
    expect(found).toMatchObject({ rowCount: 4, newCount: 2, refusedCount: 2, writeCount: 2 });
    expect(await breedsNamed('Alfa')).toEqual([]);
    expect(await rowsOf(who, found.id)).toMatchObject([
      { line: 2, state: 'NEW', label: 'Alfa um', code: null },
      { line: 3, state: 'NEW' },
      {
        line: 4,
        state: 'REFUSED',
        code: 'UNKNOWN_WORD',
        column: 'groupType',
        columnLabel: 'Nível',
        cell: 'Nada',
      },
      { line: 5, state: 'REFUSED', code: 'ROW_WITHOUT_KEY', column: 'name' },
    ]);
  });

  it('with a word that means nothing › takes the meaning that is given to it', async () => {
    const { id, unknownWords } = await simulated(who, 'breeds', file('Beta;Patamar;'), 'Outra');
    expect(unknownWords).toEqual([{ column: 'groupType', word: 'Patamar', count: 1 }]);
    const setup = { words: [{ column: 'groupType', word: 'Patamar', means: 'BREED' }] };
    expect((await who.call('PUT', `/imports/${id}/setup`, setup)).status).toBe(200);
    expect(await simulate(who, id)).toMatchObject({ newCount: 1, unknownWords: [] });
    const again = await simulated(who, 'breeds', file('Beta dois;Patamar;'), 'OUTRA');
    expect(again).toMatchObject({ newCount: 1, words: { groupType: { patamar: 'BREED' } } });
  });
});

describe('import', () => {
  it('of what was shown › writes exactly that, names it in the versions, changes nothing the second time, and is undone', async () => {
    const text = file(...Array.from({ length: 30 }, (_, n) => `Gama ${n};Raça;A`));
    const { id } = await simulated(who, 'breeds', text);
    expect(await run(who, id)).toMatchObject({ writtenCount: 30, failedCount: 0 });
    expect(await breedsNamed('Gama')).toHaveLength(30);
    const versions = await server.db.query(
      sql`select 1 from record_version where module = 'breed' and import_id = ${id}`,
    );
    expect(versions).toHaveLength(30);
    expect(await simulated(who, 'breeds', text)).toMatchObject({ sameCount: 30, writeCount: 0 });
    await undo(who, id);
    expect(await breedsNamed('Gama')).toEqual([]);
  });

  it('of a value that differs › is a conflict until it is decided', async () => {
    await run(who, (await simulated(who, 'breeds', file('Delta;Raça;A', 'Delta dois;Raça;A'))).id);
    const { id, conflictCount, writeCount } = await simulated(
      who,
      'breeds',
      file('Delta;Raça;B', 'Delta dois;Raça;B'),
    );
    expect({ conflictCount, writeCount }).toEqual({ conflictCount: 2, writeCount: 0 });
    const [row] = await rowsOf(who, id, '?state=CONFLICT');
    expect(row).toMatchObject({
      code: 'VALUE_DIFFERS',
      column: 'type',
      theirsCode: null,
      changes: [{ field: 'type' }],
    });
    const rule = { decision: 'THEIRS', state: 'CONFLICT', code: 'VALUE_DIFFERS' };
    expect((await who.call('POST', `/imports/${id}/decisions`, rule)).body).toMatchObject({
      decided: 2,
      writeCount: 2,
    });
    const one = { decision: 'OURS', lines: [3] };
    expect((await who.call('POST', `/imports/${id}/decisions`, one)).body).toMatchObject({ decided: 1 });
    expect(await run(who, id)).toMatchObject({ writtenCount: 1, failedCount: 0 });
    expect(await breedsNamed('Delta')).toMatchObject([{ type: 'B' }, { type: 'A' }]);
    await undo(who, id);
    expect(await breedsNamed('Delta')).toMatchObject([{ type: 'A', version: 3 }, { type: 'A' }]);
  });

  it('with a row that is left out › writes the others, and a decision makes the number of before wrong', async () => {
    const { id } = await simulated(who, 'breeds', file('Capa um;Raça;A', 'Capa dois;Raça;A'));
    await who.call('POST', `/imports/${id}/decisions`, { decision: 'SKIP', lines: [2] });
    const wrong = await who.call('PUT', `/imports/${id}/start`, { count: 2 });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ property: 'count', error: 'INVALID_CONFIRMATION' }],
    ]);
    expect(await run(who, id)).toMatchObject({ writtenCount: 1 });
    expect(await breedsNamed('Capa')).toMatchObject([{ name: 'Capa dois' }]);
  });

  it('of which a record was changed since › is not undone', async () => {
    const { id } = await simulated(who, 'breeds', file('Lambda;Raça;A'));
    await run(who, id);
    await server.db.query(sql`update breed set version = version + 1 where name = 'Lambda'`);
    const { status, body } = await who.call('PUT', `/imports/${id}/undo`);
    expect([status, body.data]).toMatchObject([409, { message: 'BULK_RECORD_CHANGED', record: 'Lambda' }]);
    expect(await breedsNamed('Lambda')).toHaveLength(1);
  });

  it('that is dropped before it runs › can no longer be run, and can be simulated again', async () => {
    const { id } = await simulated(who, 'breeds', file('Mi;Raça;A'));
    expect((await who.call('PUT', `/imports/${id}/cancel`)).body).toMatchObject({ state: 'CANCELED' });
    expect((await who.call('PUT', `/imports/${id}/start`, { count: 1 })).body.data.message).toBe(
      'DRY_RUN_REQUIRED',
    );
    expect(await simulate(who, id)).toMatchObject({ writeCount: 1 });
  });

  it('whose rows were refused › gives them back as they came, with a reason', async () => {
    const { id } = await simulated(who, 'breeds', file('Épsilon;Nada;A'));
    const { body } = await who.call('GET', `/imports/${id}/refused`);
    expect(String(body)).toContain('Nome;Nível;Categoria;Motivo\r\nÉpsilon;Nada;A;Nível: ');
  });

  it('with groups and the breeds they hold › makes both', async () => {
    const text = ['Nome;Nível;Grupo superior', 'Zeta grupo;Grupo final;', 'Zeta raça;Raça;Zeta grupo'].join(
      '\n',
    );
    const { id, newCount } = await simulated(who, 'breeds', text);
    expect(newCount).toBe(2);
    expect(await run(who, id)).toMatchObject({ writtenCount: 2 });
  });

  it('of a record that was changed since the dry run › is refused whole', async () => {
    await run(who, (await simulated(who, 'breeds', file('Eta;Raça;A'))).id);
    const { id } = await simulated(who, 'breeds', file('Eta;Raça;B', 'Eta dois;Raça;A'));
    await who.call('POST', `/imports/${id}/decisions`, { decision: 'THEIRS' });
    await server.db.query(sql`update breed set version = version + 1 where name = 'Eta'`);
    const { writeCount } = await importOf(who, id);
    await who.call('PUT', `/imports/${id}/start`, { count: writeCount });
    await expect.poll(async () => (await importOf(who, id)).state, { timeout: 20_000 }).toBe('FAILED');
    expect(await importOf(who, id)).toMatchObject({ error: 'IMPORT_SET_CHANGED' });
    expect(await breedsNamed('Eta dois')).toEqual([]);
  });

  it('of another user, or without the right to make such records › is not found, and not begun', async () => {
    const { id } = await simulated(who, 'breeds', file('Teta;Raça;A'));
    const stranger = await server.person({ permissions: ['RUN_IMPORT', 'WRITE_BREED'] });
    expect((await stranger.call('GET', `/imports/${id}/rows`)).status).toBe(404);
    const without = await server.person({ permissions: ['RUN_IMPORT'] });
    const fileId = '0'.repeat(32);
    expect((await without.call('POST', '/imports', { kind: 'breeds', source: 'x', fileId })).status).toBe(
      403,
    );
    expect((await stranger.call('POST', '/imports', { kind: 'breeds', source: 'x', fileId })).status).toBe(
      404,
    );
  });

  it('without a column that it needs › is not simulated', async () => {
    const id = await begin(who, 'breeds', 'Uma;Outra\na;b');
    const { status, body } = await who.call('PUT', `/imports/${id}/simulate`);
    expect([status, body.errors]).toEqual([422, [{ property: 'mapping.name', error: 'MISSING_COLUMN' }]]);
  });

  it('with columns and meanings that there are not › is refused', async () => {
    const id = await begin(who, 'breeds', file('Iota;Raça;A'));
    const wrong = [
      { mapping: [{ column: 'password', at: 0 }] },
      { mapping: [{ column: '__proto__', at: 1 }] },
      { words: [{ column: 'groupType', word: 'a', means: 'NOTHING' }] },
      { words: [{ column: 'parentId', word: 'a', means: "1'; drop table breed" }] },
      { words: [{ column: 'constructor', word: 'a', means: 'b' }] },
    ];
    for (const body of wrong)
      expect([body, (await who.call('PUT', `/imports/${id}/setup`, body)).status]).toEqual([body, 422]);
  });
});
