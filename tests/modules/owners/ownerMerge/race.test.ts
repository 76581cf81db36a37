import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { person } from '../owner/owners.ts';
import { makeMergeWorld, PDF, type MergeWorld } from './fixtures.ts';

let server: TestServer;
let w: MergeWorld;

beforeAll(async () => {
  server = await testServer();
  w = await makeMergeWorld(server);
});
afterAll(() => server.close());

/** The embedded database runs one transaction after the other. */
const ROUNDS = testDatabaseUrl ? 12 : 2;

describe('a merge and transfers at the same time', () => {
  it('from and to the absorbed owner › wait for one another, and leave no animal with it', async () => {
    const documents = [{ filename: 'd.pdf', contents: PDF }];
    for (let round = 0; round < ROUNDS; round += 1) {
      const kept = await w.owner();
      const other = await w.owner();
      const third = await w.owner();
      const open = async (transponder: string, vatNumber: string): Promise<number> =>
        (
          await w.staff.call('POST', `/animal-transfers/${transponder}`, {
            documents,
            newOwner: person(w.world.parishId, { vatNumber }),
          })
        ).body.id;
      const away = await open(other.transponder, third.vatNumber);
      const towards = await open(third.transponder, other.vatNumber);
      const between = await open(kept.transponder, other.vatNumber);
      const merge = (await w.ask(kept.id, other.id)).body.id;
      const accept = (path: string) => w.staff.call('PUT', `${path}/decision`, { validation: 'ACCEPTED' });
      const calls = [
        () => w.decide(merge),
        () => accept(`/animal-transfers/${away}`),
        () => accept(`/animal-transfers/${towards}`),
        () => accept(`/animal-transfers/${between}`),
      ];
      // Another one first in each round.
      const order = calls.map((_, at) => calls[(at + round) % calls.length]!);
      const answers = await Promise.all(order.map((call) => call()));
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
      ).toEqual([]);
      const { merged } = (
        await server.db.query<{ merged: boolean }>(
          sql`select merged_into_id is not null as merged from owner where id = ${other.id}`,
        )
      )[0]!;
      const left = await server.db.query(sql`select id from animal where owner_id = ${other.id}`);
      if (merged) expect(left).toEqual([]);
    }
  });
});
