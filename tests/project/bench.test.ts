import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOf } from '../../bench/against/change.ts';
import { tidy } from '../../bench/databases.ts';
import type { Outcome } from '../../bench/job.ts';
import { readOptions } from '../../bench/options.ts';
import { traceReads } from '../../bench/trace.ts';
import { Statements } from '../../server/db/statements.ts';
import { sealAll } from '../helpers/seals.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { clinic, makeWorld, register, type World } from '../modules/animals/animal/fixtures.ts';

let server: TestServer;
let person: Person;
let world: World;
beforeAll(async () => {
  server = await testServer();
  person = await clinic(server, { profile: { name: 'operator' } });
  world = await makeWorld(server.db);
});
afterAll(() => server.close());

describe('the bench', () => {
  it('the statements of an animal’s page › are prepared once, not planned for each call', async () => {
    const { db } = server;
    const { id } = await register(person, world);
    const [trace] = await traceReads(db, person.token, [`/api/animals/${String(id)}`]);
    const statements = new Statements();
    expect(
      trace!.reads.filter(({ text }) => statements.use(text).plannedEachTime).map(({ text }) => text),
    ).toEqual([]);
  });

  it('the rows that a run has written, sealed or not › are deleted before the next, and the audit is guarded again', async () => {
    const { db } = server;
    await register(person, world);
    await sealAll(db);
    await tidy(db, { name: 'none', animals: 0, owners: 0 });
    for (const table of ['audit_log', 'audit_seal', 'animal', 'owner', 'animal_license'])
      expect(await db.query(sql`select from ${raw(table)}`), table).toEqual([]);
    await db.query(sql`insert into audit_log (action, object_type) values ('LOGIN', 'user')`);
    await expect(db.query(sql`delete from audit_log`)).rejects.toThrow(/never changed or deleted/);
  });

  it('an option for an area or a commit › leaves all other parts out', () => {
    expect(readOptions(['--only', 'owners'], {})).toMatchObject({
      areas: ['owners'],
      sizes: [],
      embedded: false,
      pages: false,
      write: false,
    });
    expect(readOptions(['--against', 'HEAD'], {})).toMatchObject({ against: 'HEAD', write: false });
    expect(readOptions([], {}).areas).toEqual(['animals', 'owners', 'audit']);
  });

  it('repeated runs of two versions › give the median change, and its confidence interval', () => {
    const outcome = (perSecond: number) => ({ perSecond }) as Outcome;
    const rounds = [90, 91, 92, 93, 94, 95, 96, 97, 98].map((now) => [outcome(100), outcome(now)] as const);
    const { median, low, high } = changeOf('a call', rounds);
    expect([median, low, high].map(Math.round)).toEqual([-6, -9, -3]);
  });
});
