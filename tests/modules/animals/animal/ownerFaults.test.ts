import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { transferBody } from '../../requests/animalTransfer/transfers.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';
import { contactLinkOf, newNif, person, proveContacts } from '../../owners/owner/owners.ts';
import { clinic, makeWorld, register, type World } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
});
afterAll(() => server.close());

const message = (answer: { status: number; body: { data?: { message: string } } }): string =>
  `${answer.status} ${answer.body.data?.message}`;

/** Flags faults of an animal, as an import does. */
const flag = (id: number, ...properties: string[]) =>
  server.db.query(
    sql`update animal set errors = ${JSON.stringify(
      properties.map((property) => ({ property, error: 'INVALID_EMAIL' })),
    )}::jsonb where id = ${id}`,
  );

const errorsOf = async (id: number): Promise<string[]> =>
  (await staff.call('GET', `/animals/${id}`)).body.errors.map((one: { property: string }) => one.property);

async function colleague(permissions: readonly Permission[]): Promise<Person> {
  const [row] = await server.db.query<{ entityId: number }>(
    sql`select entity_id from app_user where id = ${staff.id}`,
  );
  return server.person({ permissions, entityId: row!.entityId });
}

const EDIT: readonly Permission[] = ['READ_ANIMAL', 'WRITE_ANIMAL_NAME', 'READ_OWNER'];

/** Tries what EDIT allows, in each way there is. */
async function tries(who: Person, made: { id: number; transponder: string }) {
  const read = await who.call('GET', `/animals/${made.id}`);
  const { version } = read.body;
  const saved = await who.call('PUT', `/animals/${made.id}`, { version, name: `Novo ${version}` });
  const photo = await who.call('PUT', `/animals/${made.transponder}/photo`, { photo: null });
  return { state: read.body.operations.EDIT, saved, photo };
}

describe('an animal with a fault of its owner’s data', () => {
  it('a user who may not correct the owner › may not edit the animal either', async () => {
    const made = await register(staff, world);
    await flag(made.id, 'owner.email');
    const { state, saved, photo } = await tries(await colleague(EDIT), made);
    expect(state).toEqual({ allowed: false, reason: 'ERROR_FLAGGED_FIELD_NOT_WRITABLE' });
    expect(message(saved)).toBe('409 ERROR_FLAGGED_FIELD_NOT_WRITABLE');
    expect(message(photo)).toBe('409 ERROR_FLAGGED_FIELD_NOT_WRITABLE');
  });

  it('a user who may correct the owner › edits the animal, with the fault still there', async () => {
    const made = await register(staff, world);
    await flag(made.id, 'owner.email');
    const { state, saved } = await tries(await colleague([...EDIT, 'WRITE_OWNER']), made);
    expect(state).toEqual({ allowed: true });
    expect(saved.status).toBe(200);
    expect(await errorsOf(made.id)).toEqual(['owner.email']);
  });

  it('a field that this owner’s kind closes › keeps the animal closed until staff may write it', async () => {
    const owner = person(world.parishId, {
      type: 'COLLECTIVE',
      vatNumber: newNif('5'),
      nationality: undefined,
      name: 'Canil Faltoso, Lda',
      responsible: 'Rita Canil',
    });
    const made = await register(staff, world, { owner });
    await flag(made.id, 'owner.email');
    expect((await tries(await colleague([...EDIT, 'WRITE_OWNER']), made)).state.allowed).toBe(false);
    const permitted = await colleague([...EDIT, 'WRITE_OWNER', 'WRITE_OWNER_VALIDATED_ID_FIELDS']);
    expect((await tries(permitted, made)).state.allowed).toBe(true);
  });

  it('a flagged identity field › is open to those who correct wrong ones', async () => {
    const made = await register(staff, world);
    await flag(made.id, 'owner.vatNumber');
    expect((await tries(await colleague([...EDIT, 'WRITE_OWNER']), made)).state.allowed).toBe(false);
    const permitted = await colleague([...EDIT, 'WRITE_OWNER', 'WRITE_OWNER_ID_FIELDS_ON_ERROR']);
    expect((await tries(permitted, made)).state.allowed).toBe(true);
  });

  it('the owner’s correction of the field, once confirmed › clears its fault and leaves the others', async () => {
    const made = await register(staff, world);
    await proveContacts(server.db, made.ownerId);
    await flag(made.id, 'owner.email', 'owner.phone2', 'color');
    const { body: owner } = await staff.call('GET', `/owners/${made.ownerId}`);
    const saved = await staff.call('PUT', `/owners/${made.ownerId}`, {
      version: owner.version,
      email: 'certo@example.test',
    });
    expect(saved.status).toBe(200);
    expect(await errorsOf(made.id)).toEqual(['owner.email', 'owner.phone2', 'color']);
    const token = await contactLinkOf(server.db, owner.email);
    await postAsVisitor(server, '/public-contact-changes', { token, answer: 'CONFIRM' });
    expect(await errorsOf(made.id)).toEqual(['owner.phone2', 'color']);
    // The animal keeps its version: an edit that is open is not stale.
    expect((await staff.call('GET', `/animals/${made.id}`)).body.version).toBe(1);
  });

  it('a new owner › takes the former owner’s faults away', async () => {
    const made = await register(staff, world);
    await flag(made.id, 'owner.email', 'color');
    const operator = await server.person({
      permissions: ['READ_ANIMAL', 'MANAGE_ANIMAL_TRANSFER'],
      profile: { name: 'operator' },
    });
    const asked = await staff.call('POST', `/animal-transfers/${made.transponder}`, transferBody(world));
    const decided = await operator.call('PUT', `/animal-transfers/${asked.body.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status).toBe(200);
    expect(await errorsOf(made.id)).toEqual(['color']);
  });
});
