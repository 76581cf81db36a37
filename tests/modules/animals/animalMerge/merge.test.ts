import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Permission } from '../../../../resources/kit/permissions.ts';
import { findOne, getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import {
  CLINIC,
  clinic,
  faults,
  makeWorld,
  newTransponder,
  register,
  type World,
} from '../animal/fixtures.ts';
import { daysAgo, grownAnimal } from '../healthIntervention/interventions.ts';

const STAFF: readonly Permission[] = [
  ...CLINIC,
  'MERGE_ANIMALS',
  'LOCK_ANIMAL',
  'WRITE_ANIMAL_PROTECTED_FIELDS',
  'WRITE_ANIMAL_BIRTHDATE',
  'READ_HEALTH_INTERVENTION',
  'WRITE_HEALTH_INTERVENTION',
  'READ_AGGRESSIONS',
  'CREATE_AGGRESSION',
  'REGISTER_LOST_ANIMAL',
  'READ_LOST_ANIMAL_HISTORY',
];

interface Registered {
  readonly id: number;
  readonly transponder: string;
}

let server: TestServer;
let world: World;
let staff: Person;
let current: Registered;
let old: Registered;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: STAFF });
});
afterAll(() => server.close());
beforeEach(async () => {
  current = await grownAnimal(server, staff, world);
  old = await grownAnimal(server, staff, world);
});

const merge = (more: object = {}, who = staff): Promise<TestAnswer> =>
  who.call('POST', '/animal-merges/', {
    transponder: current.transponder,
    oldTransponder: old.transponder,
    reason: 'transponder substituído',
    ...more,
  });
const revert = (id: number, body: object = { revertReason: 'Não era o mesmo animal' }) =>
  staff.call('PUT', `/animal-merges/${id}/revert`, body);
const read = async (key: string | number) => (await staff.call('GET', `/animals/${key}`)).body;
const aggression = (transponder: string) =>
  staff.call('POST', '/aggressions/', {
    transponder,
    aggressionDate: daysAgo(4),
    aggressionType: 'PERSON',
    aggressionSubType: 'PUBLIC_PLACE_INJURY',
    animalFate: 'DEVOLUTION',
  });
const sterilise = (transponder: string) =>
  staff.call('POST', '/health-interventions/sterilization/', {
    transponder,
    executionDate: daysAgo(3),
    veterinaryId: world.veterinaryId,
    sterilizationType: 'PRIVATE',
  });
const aggressionsOf = async (id: number): Promise<number[]> =>
  (
    await server.db.query<{ id: number }>(sql`select id from aggression where animal_id = ${id} order by id`)
  ).map((row) => row.id);
const versionsOf = (id: number) =>
  server.db.query<{ version: number; revisionType: string }>(
    sql`select version, revision_type from record_version where module = 'animal' and record_id = ${id} order by version`,
  );

describe('a merge', () => {
  it('of two records › ends the old one, moves what belonged to it, and both numbers find the animal', async () => {
    const bite = (await aggression(old.transponder)).body;
    await sterilise(old.transponder);
    const answer = await merge();
    expect(answer.body).toMatchObject({ animalId: current.id, transponder: current.transponder });
    expect(answer.status).toBe(200);
    expect(await aggressionsOf(current.id)).toEqual([bite.id]);
    const found = await read(old.transponder);
    expect(found).toMatchObject({
      id: current.id,
      mergedTransponder: old.transponder,
      hasMergedTransponders: true,
      isSterilized: true,
    });
    expect(found.transponderMerges).toEqual([
      {
        id: answer.body.id,
        oldTransponder: old.transponder,
        oldTransponderRegDate: expect.stringMatching(/^\d{4}-/),
        oldVeterinary: { name: 'Dra. Helena Prata', ballotNumber: '4321' },
      },
    ]);
    expect((await staff.call('GET', `/animals/${old.id}`)).status).toBe(404);
    const list = await staff.call('GET', `/animals/search?transponder=${old.transponder}`);
    expect(list.body.content.map(({ id }: { id: number }) => id)).toEqual([current.id]);
    const check = await staff.call('POST', `/animals/transponder/validate/${old.transponder}`);
    expect(check.body).toMatchObject({ canRegister: false, animalId: current.id });
    expect((await versionsOf(old.id)).at(-1)).toMatchObject({ revisionType: 'DELETE' });
    const audit = await server.db.query<{ objectType: string; objectId: string }>(
      sql`select object_type, object_id from audit_log where action = 'MERGE' and user_id = ${staff.id}
        and object_id in (${String(old.id)}, ${String(current.id)}) and object_type = 'animal' order by object_id::bigint`,
    );
    expect(audit.map(({ objectId }) => Number(objectId))).toEqual([current.id, old.id]);
  });

  it('with fields taken from the old record › stores their whole groups, and only those that the user may write', async () => {
    await server.db.query(
      sql`update animal set name = 'Bolota', lop_number = 'L1', lop_name = 'Quinta', color = 'branco' where id = ${old.id}`,
    );
    const clerk = await server.person({
      permissions: ['READ_ANIMAL', 'MERGE_ANIMALS', 'WRITE_ANIMAL_NAME'],
      profile: { name: 'operator' },
    });
    const refused = await merge({ take: ['name', 'color'] }, clerk);
    expect(refused.status).toBe(422);
    expect(faults(refused)).toEqual(['color UNWRITABLE_FIELD']);
    expect((await merge({ take: ['name', 'lopNumber'] })).status).toBe(200);
    expect(await read(current.transponder)).toMatchObject({
      name: 'Bolota',
      lopNumber: 'L1',
      lopName: 'Quinta',
      color: 'preto',
    });
  });

  it.each([
    ['no old transponder', { oldTransponder: '' }, 'oldTransponder INVALID_TRANSPONDER'],
    [
      'one that is not registered',
      () => ({ oldTransponder: newTransponder() }),
      'oldTransponder INVALID_TRANSPONDER',
    ],
    [
      'the same transponder',
      () => ({ oldTransponder: current.transponder }),
      'oldTransponder INVALID_TRANSPONDER',
    ],
    ['no reason', { reason: ' ' }, 'reason MISSING_REASON'],
    ['a reason of more than 200 characters', { reason: 'x'.repeat(201) }, 'reason INVALID_REASON'],
  ])('with %s › is refused, and stores nothing', async (_, more, fault) => {
    const answer = await merge(typeof more === 'function' ? more() : more);
    expect(answer.status).toBe(422);
    expect(faults(answer)).toEqual([fault]);
    expect(await read(old.transponder)).toMatchObject({ id: old.id });
  });

  it('of a record that is locked, dead or has an open report › is refused with the reason', async () => {
    await staff.call('PUT', `/animals/${old.transponder}/lock`, { isLocked: true });
    const locked = await merge();
    expect(locked.status).toBe(409);
    expect(faults(locked)).toEqual(['oldTransponder ANIMAL_IS_LOCKED']);
    await server.db.query(sql`update animal set is_locked = false, status = 'DEAD' where id = ${old.id}`);
    expect((await merge()).body.data.message).toBe('ANIMAL_IS_DEAD');
    await server.db.query(sql`update animal set status = 'NORMAL' where id = ${old.id}`);
    await server.db.query(sql`update animal set status = 'LOST' where id = ${current.id}`);
    expect(faults(await merge())).toEqual(['transponder ANIMAL_IS_LOST']);
  });

  it('without permission, or of animals of other entities › is refused', async () => {
    const reader = await clinic(server);
    expect((await merge({}, reader)).status).toBe(403);
    const other = await clinic(server, { permissions: STAFF });
    expect((await merge({}, other)).status).toBe(404);
    const own = await register(other, world);
    const answer = await merge({ transponder: own.transponder }, other);
    expect(faults(answer)).toEqual(['oldTransponder INVALID_TRANSPONDER']);
  });

  it('decided on an older version of either record › is refused as stale', async () => {
    const { version } = await read(current.id);
    const edited = await staff.call('PUT', `/animals/${current.id}`, { version, name: 'Novo' });
    expect(edited.status).toBe(200);
    expect((await merge({ version })).body.data.message).toBe('STALE_VERSION');
    expect((await merge({ oldVersion: 99 })).body.data.message).toBe('STALE_VERSION');
    expect((await merge({ version: version + 1 })).status).toBe(200);
  });

  it('at the same time as edits of both records › loses no edit that was answered', async () => {
    const [a, b] = [await read(current.id), await read(old.id)];
    const [merged, ofCurrent, ofOld] = await Promise.all([
      merge(),
      staff.call('PUT', `/animals/${current.id}`, { version: a.version, name: 'Um' }),
      staff.call('PUT', `/animals/${old.id}`, { version: b.version, name: 'Dois' }),
    ]);
    expect(merged.status).toBe(200);
    expect([200, 409]).toContain(ofCurrent.status);
    expect([200, 404]).toContain(ofOld.status);
    expect((await read(current.id)).name).toBe(ofCurrent.status === 200 ? 'Um' : 'Farrusco');
    const trace = await getOne<{ name: string }>(
      server.db,
      sql`select trace -> 'absorbed' ->> 'name' as name from animal_merge where id = ${merged.body.id}`,
    );
    expect(trace.name).toBe(ofOld.status === 200 ? 'Dois' : 'Farrusco');
  });

  it('of the same two records by several users, in both directions › happens once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        at % 2 === 0 ? merge() : merge({ transponder: old.transponder, oldTransponder: current.transponder }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 422].includes(status))).toBe(true);
    const left = await server.db.query(sql`select id from animal where id in (${current.id}, ${old.id})`);
    expect(left).toHaveLength(1);
  });
});

describe('the preview of a merge', () => {
  it('two records › are shown with what may be taken, what moves, and what is against it', async () => {
    await aggression(old.transponder);
    const path = `/animal-merges/preview?transponder=${current.transponder}&oldTransponder=${old.transponder}`;
    const { body } = await staff.call('GET', path);
    expect(body).toMatchObject({
      current: { id: current.id, transponder: current.transponder },
      old: { id: old.id },
      moves: [
        { module: 'aggression', count: 1 },
        { module: 'animalLicense', count: 1 },
      ],
      obstacle: null,
    });
    expect(body.writable).toContain('name');
    expect(body.writable).not.toContain('transponder');
    await server.db.query(sql`update animal set is_locked = true where id = ${old.id}`);
    expect((await staff.call('GET', path)).body.obstacle).toEqual({
      property: 'oldTransponder',
      reason: 'ANIMAL_IS_LOCKED',
    });
    expect((await (await clinic(server)).call('GET', path)).status).toBe(403);
  });

  it('a dog and a cat › are never merged, whatever their breeds are called; two breeds of dogs are', async () => {
    const path = `/animal-merges/preview?transponder=${current.transponder}&oldTransponder=${old.transponder}`;
    const breedOf = (id: number, breedId: number) =>
      server.db.query(sql`update animal set breed_id = ${breedId} where id = ${id}`);
    await breedOf(old.id, world.cat);
    expect((await staff.call('GET', path)).body.obstacle).toEqual({
      property: 'oldTransponder',
      reason: 'ANIMAL_MERGE_OTHER_SPECIES',
    });
    const refused = await merge();
    expect(refused.status).toBe(409);
    expect(faults(refused)).toEqual(['oldTransponder ANIMAL_MERGE_OTHER_SPECIES']);
    expect((await staff.call('GET', `/animals/${old.id}`)).status).toBe(200);
    await breedOf(old.id, world.otherDog);
    expect((await staff.call('GET', path)).body.obstacle).toBeNull();
    expect((await merge()).status).toBe(200);
  });

  it('the reasons › are the usual ones and those that were written before', async () => {
    await merge({ reason: 'Erro da clínica' });
    const { body } = await staff.call('GET', '/animal-merges/reasons');
    const reasons = body.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toContain('Erro da clínica');
    expect(reasons).toContain('transponder substituído');
  });
});

describe('undoing a merge', () => {
  it('both records › are there again, with versions that go on, and what had moved', async () => {
    await server.db.query(sql`update animal set name = 'Bolota' where id = ${old.id}`);
    const bite = (await aggression(old.transponder)).body;
    await sterilise(old.transponder);
    const last = (await versionsOf(old.id)).length;
    const { id } = (await merge({ take: ['name'] })).body;
    expect(await read(current.id)).toMatchObject({ name: 'Bolota', isSterilized: true });
    const answer = await revert(id);
    expect(answer.body).toMatchObject({ isReverted: true, revertReason: 'Não era o mesmo animal' });
    expect(await read(current.id)).toMatchObject({
      name: 'Farrusco',
      isSterilized: false,
      hasMergedTransponders: false,
    });
    expect(await read(old.transponder)).toMatchObject({ id: old.id, name: 'Bolota', isSterilized: true });
    expect(await aggressionsOf(old.id)).toEqual([bite.id]);
    expect((await versionsOf(old.id)).length).toBeGreaterThan(last + 1);
    expect((await revert(id)).body.data.message).toBe('ANIMAL_MERGE_ALREADY_REVERTED');
    expect((await merge()).status).toBe(200);
  });

  it('an edit since, and a sterilisation that both had › stay', async () => {
    await server.db.query(sql`update animal set name = 'Bolota' where id = ${old.id}`);
    await sterilise(old.transponder);
    await sterilise(current.transponder);
    const { id } = (await merge({ take: ['name'] })).body;
    const { version } = await read(current.id);
    await staff.call('PUT', `/animals/${current.id}`, { version, name: 'Terceiro' });
    expect((await revert(id)).status).toBe(200);
    expect(await read(current.id)).toMatchObject({ name: 'Terceiro', isSterilized: true });
    expect(await read(old.id)).toMatchObject({ isSterilized: true });
  });

  it('no reason, another owner since, or a locked record › is refused', async () => {
    const { id } = (await merge()).body;
    expect(faults(await revert(id, {}))).toEqual(['revertReason MISSING_REASON']);
    await staff.call('PUT', `/animals/${current.transponder}/lock`, { isLocked: true });
    expect((await revert(id)).body.data.message).toBe('ANIMAL_IS_LOCKED');
    await staff.call('PUT', `/animals/${current.transponder}/lock`, { isLocked: false });
    const other = await register(staff, world, {});
    const owner = await findOne<{ ownerId: number }>(
      server.db,
      sql`insert into owner (type, name, country, nationality, vat_number, search_text)
        select type, 'Outra', country, nationality, '999999998', '' from owner where id = ${other.ownerId} returning id as owner_id`,
    );
    await server.db.query(sql`update animal set owner_id = ${owner!.ownerId} where id = ${current.id}`);
    expect((await revert(id)).body.data.message).toBe('ANIMAL_MERGE_OWNER_CHANGED');
  });

  it('of a record whose surviving one was merged in turn › gives back what was its own', async () => {
    const bite = (await aggression(old.transponder)).body;
    const first = (await merge()).body.id;
    const third = await grownAnimal(server, staff, world);
    const second = await merge({ transponder: third.transponder, oldTransponder: current.transponder });
    expect(second.status).toBe(200);
    expect(await read(old.transponder)).toMatchObject({ id: third.id });
    expect((await revert(first)).status).toBe(200);
    expect(await aggressionsOf(old.id)).toEqual([bite.id]);
    expect(await read(current.transponder)).toMatchObject({ id: third.id });
    expect((await revert(second.body.id)).status).toBe(200);
    expect(await read(current.transponder)).toMatchObject({ id: current.id });
  });
});
