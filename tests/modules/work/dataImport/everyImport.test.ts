import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sql, { raw } from 'sql-template-tag';
import { imports } from '../../../../resources/generated/imports.ts';
import type { Import } from '../../../../resources/kit/import.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { modules } from '../../../../resources/schemas.ts';
import { getOne } from '../../../../server/db/db.ts';
import type { RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeWorld, newTransponder, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif } from '../../owners/owner/owners.ts';
import { rowsOf, run, simulated, startImportJobs, undo } from './imports.ts';

let server: TestServer;
let jobs: RunningJobs;
let who: Person;
let world: World;
beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  await server.db.query(
    sql`insert into vaccine (name, immunization_time_period, immunization_time_unit) values ('Rabisin', 3, 'YEAR')`,
  );
  jobs = startImportJobs(server);
  who = await server.person({ permissions: [...PERMISSIONS], profile: { name: 'operator' } });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** Rows of each import: more than are tried together, so that none is alone. */
const ROWS = 6;

/** What stands for the words in braces of an example. */
async function wordsFor(row: string, n: number): Promise<Record<string, string>> {
  const entity = await getOne<{ name: string; profile: string; role: string }>(
    server.db,
    sql`select e.name, p.name as profile, (select name from role order by id limit 1) as role
      from entity e join entity_profile p on p.id = e.profile_id order by e.id limit 1`,
  );
  return {
    n: String(n),
    transponder: newTransponder(),
    nif: newNif(),
    nipc: newNif('5'),
    entity: entity.name,
    profile: entity.profile,
    role: entity.role,
    ...(row.includes('{animal}') && { animal: (await register(who, world)).transponder }),
  };
}

async function exampleOf({ example }: Import): Promise<string> {
  const lines = [example.header.join(';')];
  for (let n = 1; n <= ROWS; n += 1) {
    const row = example.row.join(';');
    // eslint-disable-next-line no-await-in-loop -- one after the other
    const words = await wordsFor(row, n);
    lines.push(row.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? ''));
  }
  return lines.join('\r\n');
}

describe('every declared import', () => {
  it.each(imports.map((one) => [one.name, one] as const))(
    '%s › takes its example over, nothing the second time, and takes it back',
    async (name, declared) => {
      const { table } = modules.find((one) => one.name === declared.of)!;
      const rows = async () =>
        (await server.db.query<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`))[0]?.n;
      const text = await exampleOf(declared);
      const before = await rows();
      const { id, writeCount } = await simulated(who, name, text);
      expect([await rowsOf(who, id, '?state=REFUSED,CONFLICT'), writeCount]).toEqual([[], ROWS]);
      expect(await rows()).toBe(before);
      expect(await run(who, id)).toMatchObject({ writtenCount: ROWS, failedCount: 0 });
      const after = await rows();
      expect(after).toBeGreaterThan(before ?? 0);
      expect(await simulated(who, name, text)).toMatchObject({ sameCount: ROWS, writeCount: 0 });
      await undo(who, id);
      expect(await rows()).toBe(declared.withdrawnBy ? after : before);
    },
  );
});
