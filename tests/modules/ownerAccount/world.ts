import sql from 'sql-template-tag';
import type { Person, TestServer } from '../../helpers/server.ts';

/** A user who is signed in with the account of an owner. */
export async function ownerPerson(server: TestServer, ownerId: number): Promise<Person> {
  const person = await server.person({ permissions: [] });
  await server.db.query(
    sql`update app_user set owner_id = ${ownerId}, entity_id = null, role_id = null where id = ${person.id}`,
  );
  return person;
}
