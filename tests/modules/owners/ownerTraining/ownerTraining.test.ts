import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, CLINIC, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { daysAgo, grownAnimal, refusal } from '../../animals/healthIntervention/interventions.ts';

let server: TestServer;
let world: World;
let staff: Person;
let ownerId: number;
let transponder: string;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, {
    permissions: [
      ...CLINIC,
      'READ_OWNER',
      'READ_VERSIONS',
      'LOCK_OWNER',
      'WRITE_OWNER_TRAINING',
      'DELETE_OWNER_TRAINING',
    ],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  const animal = await grownAnimal(server, staff, world);
  ({ transponder } = animal);
  const found = await staff.call('GET', `/animals/${transponder}`);
  ownerId = found.body.owner.id;
});

const training = (more: object = {}) => ({
  certificationNumber: 'FORM-2024/118',
  certificationDate: daysAgo(30),
  trainingEntity: 'Escola Canina do Tejo',
  ...more,
});
const path = (query = '') => `/owners/${ownerId}/training${query}`;

describe('the training of an owner', () => {
  it('put once › is created, read, changed with a version, listed by versions, and removed', async () => {
    expect((await staff.call('GET', path())).status).toBe(404);
    const made = await staff.call('PUT', path(), training());
    expect(made).toMatchObject({
      status: 200,
      body: { version: 1, trainingEntity: 'Escola Canina do Tejo' },
    });
    const changed = await staff.call('PUT', path(), { version: 1, trainingEntity: 'Outra escola' });
    expect(changed.body).toMatchObject({
      id: made.body.id,
      version: 2,
      trainingEntity: 'Outra escola',
      certificationNumber: 'FORM-2024/118',
    });
    const stale = await staff.call('PUT', path(), { version: 1, trainingEntity: 'Terceira' });
    expect(refusal(stale)).toEqual([409, 'STALE_VERSION']);
    const versions = await staff.call('GET', path('/versions'));
    expect(versions.body).toHaveLength(2);
    const [newest] = versions.body as { revisionId: number; revisionTimestamp: string }[];
    const one = await staff.call(
      'GET',
      path(`/versions/${newest!.revisionId}/${encodeURIComponent(newest!.revisionTimestamp)}`),
    );
    expect(one.body).toMatchObject({ trainingEntity: 'Outra escola' });
    expect((await staff.call('DELETE', path())).body).toEqual({ id: made.body.id });
    expect((await staff.call('GET', path())).status).toBe(404);
  });

  it('missing or wrong values › are refused under their fields', async () => {
    const empty = await staff.call('PUT', path(), {});
    expect(empty.status).toBe(422);
    expect(empty.body.errors.map((one: { error: string }) => one.error).sort()).toEqual([
      'MISSING_CERTIFICATION_DATE',
      'MISSING_CERTIFICATION_NUMBER',
      'MISSING_TRAINING_ENTITY',
    ]);
    const future = await staff.call('PUT', path(), training({ certificationDate: daysAgo(-3) }));
    expect(future.body.errors).toEqual([
      { property: 'certificationDate', error: 'INVALID_CERTIFICATION_DATE' },
    ]);
  });

  it('for an animal and without one › are kept apart, and without a transponder the latest is meant', async () => {
    await staff.call('PUT', path(), training({ certificationDate: daysAgo(400) }));
    const ofAnimal = await staff.call('PUT', path(`?transponder=${transponder}`), training());
    expect(ofAnimal.body.animal).toMatchObject({ transponder });
    expect((await staff.call('GET', path())).body.id).toBe(ofAnimal.body.id);
    const other = await grownAnimal(server, staff, world);
    await server.db.query(
      sql`update animal set owner_id = (select id from owner where id <> ${ownerId} limit 1) where id = ${other.id}`,
    );
    const foreign = await staff.call('PUT', path(`?transponder=${other.transponder}`), training());
    expect(foreign.status).toBe(404);
    const found = await staff.call('GET', `/owner-trainings/search?ownerId=${ownerId}`);
    expect(found.body.totalItems).toBe(2);
  });

  it('two trainings without an animal › the second is refused', async () => {
    await staff.call('PUT', path(), training());
    const second = await staff.call('POST', '/owner-trainings/', { ownerId, ...training() });
    expect(second.body.errors).toEqual([{ property: 'animalId', error: 'TRAINING_ALREADY_RECORDED' }]);
  });

  it('a locked owner › is refused with the reason, and so is a caller without the permission', async () => {
    const reader = await clinic(server, { permissions: [...CLINIC, 'READ_OWNER'] });
    expect((await reader.call('PUT', path(), training())).status).toBe(403);
    expect((await reader.call('DELETE', path())).status).toBe(403);
    await staff.call('PUT', path(), training());
    await staff.call('PUT', `/owners/${ownerId}/lock`, { isLocked: true });
    expect(refusal(await staff.call('PUT', path(), training()))).toEqual([409, 'OWNER_IS_LOCKED']);
    expect(refusal(await staff.call('DELETE', path()))).toEqual([409, 'OWNER_IS_LOCKED']);
    await staff.call('PUT', `/owners/${ownerId}/lock`, { isLocked: false });
  });

  it('a training that is not there › is not removed', async () => {
    expect((await staff.call('DELETE', path())).status).toBe(404);
  });

  it('an owner of other entities › is not found', async () => {
    const stranger = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER_TRAINING'] });
    await staff.call('PUT', path(), training());
    expect((await stranger.call('GET', path())).status).toBe(404);
    expect((await stranger.call('PUT', path(), training())).status).toBe(404);
    const rows = await server.db.query(
      sql`select 1 from audit_log where object_type = 'ownerTraining' and action = 'READ'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});
