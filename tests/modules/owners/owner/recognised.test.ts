import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import {
  clinic,
  CLINIC,
  faults,
  makeWorld,
  register,
  registration,
  type World,
} from '../../animals/animal/fixtures.ts';
import { transferBody } from '../../requests/animalTransfer/transfers.ts';
import { newNif, person } from './owners.ts';

let server: TestServer;
let world: World;
/** The clinic whose client the owner is. */
let first: Person;
/** Another, at whose counter the owner stands. */
let other: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  const permissions = [...CLINIC, 'READ_OWNER_BY_VAT'] as const;
  first = await clinic(server, { permissions });
  other = await clinic(server, { permissions });
  operator = await server.person({
    permissions: ['READ_ANIMAL', 'READ_OWNER', 'READ_OWNER_BY_VAT', 'MANAGE_ANIMAL_TRANSFER'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

/** What would reach an owner, or say where it lives. */
const SECRETS = ['rosa.antunes', '912345678', '912 345 678', 'Avenida de Roma', '1000-123', '14234566'];
const holdsNoSecret = ({ body }: TestAnswer): void => {
  const text = JSON.stringify(body).toLowerCase();
  for (const secret of SECRETS) expect(text).not.toContain(secret.toLowerCase());
};
const MASKED = [
  { contact: 'email', value: 'r…@example.test' },
  { contact: 'phone', value: '+351 9•• ••• •78' },
];

/** A client of the first clinic. */
async function client(more: Record<string, unknown> = {}): Promise<{ id: number; vatNumber: string }> {
  const given = person(world.parishId, { vatNumber: newNif(), ...more });
  const { ownerId } = await register(first, world, { owner: given });
  return { id: ownerId, vatNumber: String(given.vatNumber) };
}
const find = (who: Person, vatNumber: string) =>
  who.call('GET', `/owners/get-by-vat?vatNumber=${vatNumber}&country=PT`);
const given = (vatNumber: string, more: object = {}) => ({
  type: 'SINGULAR',
  country: 'PT',
  vatNumber,
  ...more,
});
const recordOf = async (id: number): Promise<TestAnswer['body']> =>
  (await operator.call('GET', `/owners/${id}`)).body;

describe('an owner found by number', () => {
  it('outside the scope › shows who it is and masked contacts, and no more', async () => {
    const { id, vatNumber } = await client();
    const found = await find(other, vatNumber);
    holdsNoSecret(found);
    expect(found.body).toEqual({
      id,
      type: 'SINGULAR',
      name: 'Rosa Maria Antunes',
      country: 'PT',
      vatNumber,
      isLocalResident: true,
      county: 'Lisboa',
      isLocked: false,
      isRestricted: true,
      maskedContacts: MASKED,
    });
  });

  it('outside the scope › is noted as such in the audit', async () => {
    const { id, vatNumber } = await client();
    await find(other, vatNumber);
    const [row] = await server.db.query<{ details: unknown }>(
      sql`select details from audit_log where action = 'READ_BY_VAT' and object_id = ${String(id)}`,
    );
    expect(row!.details).toEqual({ country: 'PT', found: true, outside: true });
  });

  it('by a veterinarian of another entity › is masked as well', async () => {
    const { vatNumber } = await client();
    const found = await find(await server.person({ type: 'VETERINARY' }), vatNumber);
    expect(found.body.isRestricted).toBe(true);
    holdsNoSecret(found);
  });

  it('by its own clinic, and by the operator › has what fills the form', async () => {
    const { vatNumber } = await client();
    for (const who of [first, operator])
      expect((await find(who, vatNumber)).body).toMatchObject({
        isRestricted: false,
        email: 'rosa.antunes@example.test',
        parish: { name: 'Areeiro' },
      });
  });
});

describe('a registration for an owner on record outside the scope', () => {
  it('by the number alone › registers the animal, and changes nothing of the owner', async () => {
    const { id, vatNumber } = await client();
    const before = await recordOf(id);
    const made = await register(other, world, { owner: given(vatNumber) });
    expect(made.ownerId).toBe(id);
    holdsNoSecret({ status: 200, body: made } as TestAnswer);
    expect(await recordOf(id)).toEqual(before);
  });

  it('its page › shows masked contacts, and versions and lists show none', async () => {
    const { vatNumber } = await client();
    const made = await register(other, world, { owner: given(vatNumber) });
    const seen = await other.call('GET', `/animals/${made.id}`);
    expect(seen.body).toMatchObject({
      isInScope: true,
      owner: { isRestricted: true, name: 'Rosa Maria Antunes', maskedContacts: MASKED },
    });
    holdsNoSecret(seen);
    holdsNoSecret(await other.call('GET', `/animals/${made.id}/versions`));
    holdsNoSecret(await other.call('GET', `/animals/search?transponder=${made.transponder}`));
    // Its number finds the animal for anybody; the contacts are for the counter where the owner was.
    const stranger = await clinic(server);
    expect((await stranger.call('GET', `/animals/${made.transponder}`)).body.owner).not.toHaveProperty(
      'maskedContacts',
    );
  });

  it('after a change of owner › shows nothing of the contacts of the new one', async () => {
    const { vatNumber } = await client();
    const made = await register(other, world, { owner: given(vatNumber) });
    const newOwner = person(world.parishId, { name: 'Tomás Leitão', email: 'tomas.leitao@example.test' });
    const { body } = await first.call(
      'POST',
      `/animal-transfers/${made.transponder}`,
      transferBody(world, { newOwner }),
    );
    const decided = await operator.call('PUT', `/animal-transfers/${body.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status).toBe(200);
    const { owner } = (await other.call('GET', `/animals/${made.id}`)).body;
    expect(owner).toMatchObject({ isRestricted: true, name: 'Tomás Leitão' });
    expect(owner).not.toHaveProperty('maskedContacts');
  });

  it('with data of its own › proposes what is ticked, and overwrites nothing', async () => {
    const { id, vatNumber } = await client();
    const made = await register(other, world, {
      owner: given(vatNumber, {
        name: 'Outra Pessoa',
        email: 'ladra@example.test',
        phone: '913 000 222',
        changedContacts: ['phone'],
      }),
    });
    expect(made.ownerFieldsKept.toSorted()).toEqual(['email', 'name']);
    expect(await recordOf(id)).toMatchObject({
      name: 'Rosa Maria Antunes',
      email: 'rosa.antunes@example.test',
      phone: '+351912345678',
      waitingChanges: [{ contact: 'phone', value: '+351913000222' }],
    });
  });

  it('with a value that is none › is refused', async () => {
    const { vatNumber } = await client();
    const owner = given(vatNumber, { phone: '12', changedContacts: ['phone'] });
    expect(faults(await other.call('POST', '/animals/', registration(world, { owner })))).toEqual([
      'owner.phone INVALID_PHONE',
    ]);
  });

  it('by an account that finds no owner by number › is asked for all, on record or not', async () => {
    const { vatNumber } = await client();
    const plain = await clinic(server);
    const ask = async (number: string) =>
      faults(await plain.call('POST', '/animals/', registration(world, { owner: given(number) })));
    const known = await ask(vatNumber);
    expect(known).toContain('owner.name MISSING_NAME');
    expect(known).toEqual(await ask(newNif()));
  });

  it('a number that no owner has › is asked for all', async () => {
    const owner = given(newNif());
    expect(faults(await other.call('POST', '/animals/', registration(world, { owner })))).toContain(
      'owner.name MISSING_NAME',
    );
  });
});

describe('a change of owner to one on record', () => {
  it('by the number alone › is asked for and accepted', async () => {
    const { id, vatNumber } = await client();
    const made = await register(other, world);
    const before = await recordOf(id);
    const body = transferBody(world, { newOwner: given(vatNumber) });
    const asked = await other.call('POST', `/animal-transfers/${made.transponder}`, body);
    expect(asked.status).toBe(200);
    const { body: shown } = await operator.call('GET', `/animal-transfers/${asked.body.id}`);
    expect(shown.newOwner.name).toBe('Rosa Maria Antunes');
    await operator.call('PUT', `/animal-transfers/${asked.body.id}/decision`, { validation: 'ACCEPTED' });
    expect((await operator.call('GET', `/animals/${made.id}`)).body.owner.id).toBe(id);
    expect((await recordOf(id)).version).toBe(before.version);
  });
});
