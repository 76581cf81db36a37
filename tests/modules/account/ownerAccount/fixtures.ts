import sql from 'sql-template-tag';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { register, type World } from '../../animals/animal/fixtures.ts';

/** A user who is signed in with the account of an owner. */
export async function ownerPerson(server: TestServer, ownerId: number): Promise<Person> {
  const person = await server.person({ permissions: [] });
  await server.db.query(
    sql`update app_user set owner_id = ${ownerId}, entity_id = null, role_id = null where id = ${person.id}`,
  );
  return person;
}

/** An animal that staff registered, and the account of its owner. */
export async function animalOfAccount(server: TestServer, staff: Person, world: World) {
  const { id, transponder } = await register(staff, world);
  const { ownerId } = await getOne<{ ownerId: number }>(
    server.db,
    sql`select owner_id from animal where id = ${id}`,
  );
  return {
    id: id as number,
    transponder: transponder as string,
    ownerId,
    person: await ownerPerson(server, ownerId),
  };
}
