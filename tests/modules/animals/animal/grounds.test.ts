import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { transferBody } from '../../requests/animalTransfer/transfers.ts';
import { daysAgo, grownAnimal, HEALTH } from '../healthIntervention/interventions.ts';
import { clinic, makeWorld, register, type World } from './fixtures.ts';

let server: TestServer;
let world: World;
/** The clinic that registered the animals. */
let first: Person;
/** Another, with the same permissions and more. */
let other: Person;
let operator: Person;

const PERMISSIONS: readonly Permission[] = [
  ...HEALTH,
  'READ_AGGRESSIONS',
  'CREATE_AGGRESSION',
  'MERGE_ANIMALS',
];

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  first = await clinic(server, { permissions: PERMISSIONS });
  other = await clinic(server, { permissions: PERMISSIONS });
  operator = await server.person({
    permissions: ['READ_ANIMAL', 'READ_OWNER', 'MANAGE_ANIMAL_TRANSFER'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

/** How to reach the owner of an animal, and where it lives. */
const SECRETS = ['rosa.antunes@example.test', '912345678', 'Avenida de Roma'];
const holdsNoSecret = ({ body }: TestAnswer): void => {
  const text = JSON.stringify(body).toLowerCase();
  for (const secret of SECRETS) expect(text).not.toContain(secret.toLowerCase());
};

const listed = async (who: Person, transponder: string): Promise<boolean> =>
  (await who.call('GET', `/animals/search?name=Farrusco&itemsPerPage=100`)).body.content.some(
    (one: { transponder: string }) => one.transponder === transponder,
  );

const treat = (who: Person, transponder: string) =>
  who.call('POST', '/health-interventions/', {
    transponder,
    typeId: 4,
    executionDate: daysAgo(10),
    veterinaryId: world.veterinaryId,
  });

const ACTS: readonly (readonly [string, (transponder: string) => Promise<TestAnswer>])[] = [
  ['an intervention', (transponder) => treat(other, transponder)],
  [
    'an aggression',
    (transponder) =>
      other.call('POST', '/aggressions/', {
        transponder,
        aggressionDate: daysAgo(4),
        aggressionType: 'PERSON',
        aggressionSubType: 'PUBLIC_PLACE_INJURY',
        animalFate: 'DEVOLUTION',
      }),
  ],
];

describe('an act on an animal that another entity registered', () => {
  it.each(ACTS)(
    '%s › keeps the animal in the lists, and opens neither its record nor its owner',
    async (_name, act) => {
      const { id, transponder } = await grownAnimal(server, first, world);
      const { ownerId } = (await first.call('GET', `/animals/${id}`)).body;
      expect(await listed(other, transponder)).toBe(false);
      expect((await act(transponder)).status).toBe(201);
      expect(await listed(other, transponder)).toBe(true);

      const seen = await other.call('GET', `/animals/${id}`);
      expect(seen.body).toMatchObject({
        isInScope: false,
        ownerId: null,
        operations: { EDIT: { allowed: false, reason: 'NO_PERMISSION' } },
      });
      holdsNoSecret(seen);
      holdsNoSecret(await other.call('GET', `/animals/search?transponder=${transponder}`));
      holdsNoSecret(await other.call('GET', '/animals/search?name=Farrusco&itemsPerPage=100'));
      holdsNoSecret(await other.call('GET', `/animals/${id}/versions`));
      expect((await other.call('GET', `/owners/${ownerId}`)).status).toBe(404);
      expect((await other.call('GET', `/animals/search?ownerId=${ownerId}`)).body.totalItems).toBe(0);

      const { version } = (await first.call('GET', `/animals/${id}`)).body;
      const changed = await other.call('PUT', `/animals/${id}`, { version, name: 'Roubado' });
      expect([changed.status, changed.body.data.message]).toEqual([403, 'FORBIDDEN']);
      holdsNoSecret(changed);
      holdsNoSecret(await other.call('PUT', `/animals/${id}`, { version: version + 5, name: 'Roubado' }));
      const own = await register(other, world);
      const merged = await other.call('POST', '/animal-merges/', {
        transponder: own.transponder,
        oldTransponder: transponder,
        reason: 'São o mesmo animal',
      });
      expect(merged.status).toBe(422);
    },
  );

  it('a health act › may be corrected by who made it', async () => {
    const { transponder } = await grownAnimal(server, first, world);
    const made = (await treat(other, transponder)).body;
    const path = `/health-interventions/${transponder}/${made.id}`;
    const { version } = made;
    const changed = await other.call('PUT', path, { version, executionDate: daysAgo(9) });
    expect(changed).toMatchObject({ status: 200, body: { executionDate: daysAgo(9) } });
  });
});

describe('a registration', () => {
  it('for a new owner › opens the owner to the entity', async () => {
    const made = await register(other, world);
    expect((await other.call('GET', `/owners/${made.ownerId}`)).status).toBe(200);
    expect((await other.call('GET', `/animals/${made.id}`)).body.owner.isRestricted).toBe(false);
  });

  it('for an owner on record › opens the animal, and not the owner', async () => {
    const { ownerId, transponder } = await register(first, world);
    const { owner } = (await first.call('GET', `/animals/${transponder}`)).body;
    const given = ownerFields(world.parishId, { vatNumber: owner.vatNumber, name: owner.name });
    const made = await register(other, world, { owner: given });
    expect(made.ownerId).toBe(ownerId);
    holdsNoSecret({ status: 200, body: made } as TestAnswer);
    const seen = await other.call('GET', `/animals/${made.id}`);
    expect(seen.body).toMatchObject({ isInScope: true, owner: { isRestricted: true, name: owner.name } });
    holdsNoSecret(seen);
    expect((await other.call('GET', `/owners/${ownerId}`)).status).toBe(404);
    expect((await other.call('GET', `/animals/${transponder}`)).body.isInScope).toBe(false);
  });
});

describe('a change of owner', () => {
  const transfer = async (who: Person, transponder: string, email: string): Promise<void> => {
    const newOwner = ownerFields(world.parishId, { name: 'Tomás Leitão', email });
    const { id } = (
      await who.call('POST', `/animal-transfers/${transponder}`, transferBody(world, { newOwner }))
    ).body;
    const decided = await operator.call('PUT', `/animal-transfers/${id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status).toBe(200);
  };
  const ownerSeenBy = async (who: Person, id: number) => (await who.call('GET', `/animals/${id}`)).body.owner;

  it('the entity that carried it out › reads the new owner, and no other does', async () => {
    const { id, transponder } = await grownAnimal(server, first, world);
    const treating = await clinic(server, { permissions: PERMISSIONS });
    expect((await treat(treating, transponder)).status).toBe(201);
    await transfer(other, transponder, 'tomas.leitao@example.test');
    expect(await ownerSeenBy(other, id)).toMatchObject({
      isRestricted: false,
      email: 'tomas.leitao@example.test',
    });
    for (const one of [first, treating]) {
      const owner = await ownerSeenBy(one, id);
      expect(owner).toMatchObject({ isRestricted: true, name: 'Tomás Leitão' });
      expect(JSON.stringify(owner)).not.toContain('tomas.leitao');
    }
  });

  it('the entity that carried it out › does not read the former owner, nor in versions', async () => {
    const { id, transponder } = await grownAnimal(server, first, world);
    const { version } = (await first.call('GET', `/animals/${id}`)).body;
    const place = { useOwnerAddress: false, postalCode: '1000-123', address: 'Beco do Segredo 7' };
    await first.call('PUT', `/animals/${id}`, { version, ...place, parishId: world.parishId });
    await transfer(other, transponder, 'segundo@example.test');
    const versions = await other.call('GET', `/animals/${id}/versions`);
    expect(versions.status).toBe(200);
    expect(JSON.stringify(versions.body)).not.toContain('Beco do Segredo');
    expect(JSON.stringify((await first.call('GET', `/animals/${id}/versions`)).body)).not.toContain(
      'segundo@',
    );
    const whole = await operator.call('GET', `/animals/${id}`);
    expect(whole.body.owner.email).toBe('segundo@example.test');
  });

  it('the consent of the former owner › ends', async () => {
    const { id } = await grownAnimal(server, first, world);
    const { entityId } = (
      await server.db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${other.id}`)
    )[0]!;
    await server.db.query(
      sql`insert into animal_entity (entity_id, animal_id, ground) values (${entityId}, ${id}, 'CONSENT')`,
    );
    const { transponder, isInScope } = (await other.call('GET', `/animals/${id}`)).body;
    expect(isInScope).toBe(true);
    await transfer(first, transponder, 'terceiro@example.test');
    expect((await other.call('GET', `/animals/${transponder}`)).body.isInScope).toBe(false);
  });
});
