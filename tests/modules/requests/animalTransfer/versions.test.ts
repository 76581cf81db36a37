import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({
    permissions: ['READ_ANIMAL', 'MANAGE_ANIMAL_TRANSFER', 'READ_VERSIONS'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

async function open() {
  const animal = await register(staff, world);
  const opened = await staff.call('POST', `/animal-transfers/${animal.transponder}`, {
    documents: [declaration],
    newOwner: ownerFields(world.parishId, { name: 'Ana Reis' }),
  });
  return { animal, id: opened.body.id as number };
}

const versionsOf = async (who: Person, id: number) =>
  (await who.call('GET', `/animal-transfers/${id}/versions`)).body as Record<string, unknown>[];

describe('versions of a change of owner', () => {
  it('an accepted request › has a version of its opening, of each step and of the decision', async () => {
    const { id } = await open();
    const step = (path: string, body: object, who = operator) =>
      who.call('PUT', `/animal-transfers/${id}/${path}`, body);
    await step('decision', { validation: 'MORE_INFORMATION_NEEDED', comments: 'Falta a assinatura.' });
    await step('documents', { documents: [declaration] }, staff);
    await step('decision', { validation: 'ACCEPTED' });
    const versions = await versionsOf(operator, id);
    expect(versions.map(({ version, validationStatus }) => [version, validationStatus])).toEqual([
      [4, 'DONE'],
      [3, 'WAITING_VALIDATION'],
      [2, 'WAITING_DOCUMENTATION'],
      [1, 'WAITING_VALIDATION'],
    ]);
    expect(versions[0]).toMatchObject({
      closed: true,
      accepted: true,
      comments: 'Falta a assinatura.',
      newOwner: { name: 'Ana Reis' },
      newOwnerId: expect.any(Number),
      creationUser: { id: operator.id },
    });
    expect(versions[0]!.revisionChangedFields).toEqual([
      'validationStatus',
      'closed',
      'accepted',
      'newOwnerId',
      'contestEndTimestamp',
    ]);
  });

  it('a canceled request › names the user who canceled it', async () => {
    const { id } = await open();
    await staff.call('PUT', `/animal-transfers/${id}/cancel`, { comments: 'Engano.' });
    const [last] = await versionsOf(operator, id);
    expect(last).toMatchObject({ closed: true, accepted: null, creationUser: { id: staff.id } });
  });

  it('a request of another entity › shows no versions', async () => {
    const { id } = await open();
    const other = await clinic(server);
    expect((await other.call('GET', `/animal-transfers/${id}/versions`)).status).toBe(404);
    expect(await versionsOf(staff, id)).toHaveLength(1);
  });
});

describe('a decision whose last row cannot be written', () => {
  it('a failure of the last insert › leaves the request, the animal and the audit unchanged', async () => {
    const { id, animal } = await open();
    const state = () =>
      server.db.query(sql`
        select t.version, t.validation_status, t.closed, a.version as animal_version, a.owner_id,
          (select count(*)::int from audit_log) as audit_rows, (select count(*)::int from owner) as owners,
          (select count(*)::int from record_version) as versions, (select count(*)::int from outbox) as jobs
        from animal_transfer t join animal a on a.id = t.animal_id where t.id = ${id}`);
    // The number of the version that the animal would get.
    await server.db.query(sql`
      insert into record_version (module, record_id, version, revision_type, data)
      values ('animal', ${animal.id}, 2, 'UPDATE', '{}')`);
    const before = await state();
    const refused = await operator.call('PUT', `/animal-transfers/${id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(await state()).toEqual(before);
  });
});
