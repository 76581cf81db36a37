import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { rowsOf, run, simulated, startImportJobs, undo } from './imports.ts';

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
