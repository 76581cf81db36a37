import sql from 'sql-template-tag';
import type { Db } from '../../../../server/db/db.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { person } from '../../owners/owner/owners.ts';

/** A server with a clinic that registers animals, and an operator who decides on changes of owner. */
export async function transferServer(): Promise<{
  server: TestServer;
  world: World;
  staff: Person;
  operator: Person;
}> {
  const server = await testServer();
  const world = await makeWorld(server.db);
  const operator = await server.person({
    permissions: ['READ_ANIMAL', 'MANAGE_ANIMAL_TRANSFER', 'READ_VERSIONS'],
    profile: { name: 'operator' },
  });
  return { server, world, staff: await clinic(server), operator };
}

/** The body with which a new owner is asked for. */
export const transferBody = (world: World, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  documents: [declaration],
  newOwner: person(world.parishId, { name: 'Tomás Leitão', email: 'tomas@example.test' }),
  ...more,
});

/** Status and message of an answer, in one line. */
export const message = (answer: { status: number; body: { data?: { message: string } } }): string =>
  `${answer.status} ${answer.body.data?.message}`;

/** The mails to an address, in the order in which they were written. */
export const findMailsTo = (db: Db, address: string) =>
  db.query<{ subject: string }>(
    sql`select payload->>'subject' as subject from outbox where kind = 'MAIL' and payload->>'to' = ${address} order by id`,
  );
