import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person as ownerFields, proveContacts } from '../../owners/owner/owners.ts';
import { ownerPerson } from '../../account/ownerAccount/fixtures.ts';
import { answerLink, GIVER, lastLinkOf, mailsOf, RECEIVER } from './parties.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';

export let server: TestServer;
export let world: World;
export let staff: Person;
export let operator: Person;
export let giverNif: string;
export let receiverNif: string;
export let animal: { id: number; transponder: string; ownerId: number };

const registered = async (more: Record<string, unknown> = {}) => {
  giverNif = newNif();
  receiverNif = newNif();
  const owner = ownerFields(world.parishId, { vatNumber: giverNif, email: GIVER, name: 'Ana Reis' });
  const made = await register(staff, world, { owner, ...more });
  animal = { id: made.id, transponder: made.transponder, ownerId: made.owner.id };
  await proveContacts(server.db, animal.ownerId);
};

export const visit = (path: string, payload: object) => postAsVisitor(server, path, payload);

export const newOwner = (more: object = {}) =>
  ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER, name: 'Tomás Leitão', ...more });

export const ask = (who: Person, more: object = {}, transponder = animal.transponder) =>
  who.call('POST', `/animal-transfers/${transponder}`, {
    kind: 'TWO_PARTY',
    newOwner: newOwner(),
    ...more,
  });

export const mailsTo = (to: string) => mailsOf(server, to);
export const linkOf = (to: string) => lastLinkOf(server, to);
export const answer = (token: string, vatNumber: string, given = 'CONFIRM', words?: string) =>
  answerLink(server, { token, vatNumber, answer: given, ...(words && { words }) });

/** Asks for a change of owner by staff, and lets both confirm by their links. */
export async function confirmed(): Promise<{ id: number; last: TestAnswer }> {
  const { id } = (await ask(staff)).body;
  const [given, received] = [await linkOf(GIVER), await linkOf(RECEIVER)];
  expect((await answer(given, giverNif)).status).toBe(200);
  return { id, last: await answer(received, receiverNif) };
}

export const read = async (id: number) => (await operator.call('GET', `/animal-transfers/${id}`)).body;
export const readAnimal = async () => (await operator.call('GET', `/animals/${animal.id}`)).body;
export const decide = (id: number, validation: string, more: object = {}) =>
  operator.call('PUT', `/animal-transfers/${id}/decision`, { validation, comments: 'Visto.', ...more });
export const setTransfer = (id: number, set: Sql) =>
  server.db.query(sql`update animal_transfer set ${set} where id = ${id}`);

export const setAnimal = (set: Sql) => server.db.query(sql`update animal set ${set} where id = ${animal.id}`);

export const accountOf = (ownerId: number) => ownerPerson(server, ownerId);

export const auditOf = async (id: number) =>
  (
    await server.db.query<{ action: string }>(
      sql`select action from audit_log where object_type = 'animalTransfer' and object_id = ${String(id)} order by id`,
    )
  ).map(({ action }) => action);

/** Starts a server with staff and operator; each test has an animal of an owner who is written to. */
export function startTwoParties(environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    server = await testServer(environment);
    world = await makeWorld(server.db);
    staff = await clinic(server);
    operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  });

  afterAll(() => server.close());

  beforeEach(async () => {
    await server.db.query(sql`delete from outbox`);
    await registered();
  });
}
