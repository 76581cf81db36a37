import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makerDelivery } from '../importSource/sampleFiles.ts';
import { begin, rowsOf, run, simulate, simulated, startImportJobs, undo } from './imports.ts';

let server: TestServer;
let jobs: RunningJobs;
let who: Person;
let clinic: string;
beforeAll(async () => {
  server = await testServer();
  jobs = startImportJobs(server);
  who = await server.person({
    permissions: ['RUN_IMPORT', 'MANAGE_TRACEABILITY'],
    profile: { name: 'operator' },
  });
  await server.person({});
  clinic = (await getOne<{ name: string }>(server.db, sql`select name from entity order by id desc limit 1`))
    .name;
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const HEAD = 'De;Até;Quantidade;Destino;Lote;Fabricante';
const file = (...rows: string[]) => [HEAD, ...rows.map((row) => row.replace('@', clinic))].join('\r\n');
const stock = async () =>
  getOne<{ movements: number; numbers: number }>(
    server.db,
    sql`select (select count(*)::int from transponder_movement) as movements, (select count(*)::int from transponder) as numbers`,
  );

describe('delivery of a maker', () => {
  const text = () =>
    file(
      '620098700010001;620098700010010;10;@;L-1;Datamars',
      '620098700020001;;;@;L-1;Datamars',
      '620098700030001;;1;@;L-2;Datamars',
    );

  it('with ranges beside numbers › becomes one movement of each lot, nothing the second time, and is undone', async () => {
    const { id, newCount } = await simulated(who, 'deliveries', text());
    expect(newCount).toBe(3);
    expect(await stock()).toEqual({ movements: 0, numbers: 0 });
    expect(await run(who, id)).toMatchObject({ writtenCount: 3 });
    expect(await stock()).toEqual({ movements: 2, numbers: 12 });
    expect(await simulated(who, 'deliveries', text())).toMatchObject({ sameCount: 3, writeCount: 0 });
    await undo(who, id);
    expect(await stock()).toEqual({ movements: 0, numbers: 0 });
  });

  it('as makers send it, with receiver, lot and maker typed for all rows › takes ranges and codes of readers, and leaves what overlaps', async () => {
    const before = await stock();
    const id = await begin(who, 'deliveries', makerDelivery(), 'Fabricante');
    const { body: given } = await who.call('GET', `/imports/${id}`);
    const setUp = (mapping: Record<string, number | string>) =>
      who.call('PUT', `/imports/${id}/setup`, {
        mapping: Object.entries(mapping).map(([column, at]) => ({ column, at })),
      });
    expect(
      (await setUp({ ...given.mapping, toEntityId: clinic, lot: 'G-77', manufacturer: 'Datamars' })).status,
    ).toBe(200);
    await simulate(who, id);
    expect(await rowsOf(who, id)).toMatchObject([
      { line: 2, state: 'NEW' },
      { line: 3, state: 'NEW' },
      { line: 4, state: 'NEW', notes: [{ code: 'CELL_TRANSPONDER_FROM_23' }] },
      { line: 5, state: 'REFUSED', code: 'INVALID_RANGE' },
      { line: 6, state: 'REFUSED', code: 'SOURCE_TOTALS_ROW' },
    ]);
    await run(who, id);
    expect((await stock()).numbers).toBe(before.numbers + 102);
    await undo(who, id);
  });

  it('with a count that differs, or numbers of an earlier delivery › refuses the row alone', async () => {
    await run(who, (await simulated(who, 'deliveries', text())).id);
    const { id } = await simulated(
      who,
      'deliveries',
      file(
        '620098700040001;620098700040010;9;@;L-3;Datamars',
        '620098700010005;620098700010012;8;@;L-3;Datamars',
        '620098700050001;;;@;L-3;Datamars',
      ),
    );
    expect(await rowsOf(who, id)).toMatchObject([
      { state: 'REFUSED', code: 'CELL_COUNT_DIFFERS', column: 'quantity' },
      { state: 'REFUSED', code: 'TRANSPONDERS_ALREADY_DELIVERED', column: 'numbers' },
      { state: 'NEW' },
    ]);
  });
});
