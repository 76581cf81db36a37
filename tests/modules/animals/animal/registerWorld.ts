import sql from 'sql-template-tag';
import { afterAll, beforeAll } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, type World } from './fixtures.ts';

export let server: TestServer;
export let world: World;
export let staff: Person;

export const balanceOf = async (transponder: string) =>
  getOne<{ value: number; lines: number }>(
    server.db,
    sql`select b.value, (select count(*) from billing_transaction x where x.entity_id = b.entity_id
          and x.type = 'CONSUMPTION')::int as lines
      from credit_balance b join animal a on a.entity_id = b.entity_id where a.transponder = ${transponder}`,
  );

/** Starts a server with a clinic that registers animals. */
export function startRegistrations(): void {
  beforeAll(async () => {
    server = await testServer();
    world = await makeWorld(server.db);
    staff = await clinic(server);
  });

  afterAll(() => server.close());
}
