import sql from 'sql-template-tag';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { getOne, type Queryable } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, type World } from '../../animals/animal/fixtures.ts';

/** A server with a clinic that registers animals, and an operator who decides what the public forms ask for. */
export async function publicFormServer(): Promise<{
  server: TestServer;
  world: World;
  staff: Person;
  operator: Person;
}> {
  const server = await testServer();
  const world = await makeWorld(server.db);
  const staff = await clinic(server);
  const operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  return { server, world, staff, operator };
}

/** The id of the request that a reference stands for. */
export async function requestIdOf(db: Queryable, reference: string): Promise<number> {
  const { id } = await getOne<{ id: number }>(
    db,
    sql`select record_id as id from public_request where reference = ${reference}`,
  );
  return id;
}
