import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkDeclarations } from '../../resources/kit/checks/checkDeclarations.ts';
import { count } from '../../resources/kit/derive.ts';
import { reference } from '../../resources/kit/fields.ts';
import { modules } from '../../resources/schemas.ts';
import { getOne } from '../../server/db/db.ts';
import { findUnderived } from '../../server/write/derived.ts';
import { storedModule } from '../../server/write/storedModule.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';
import { addMeasurementTable, measurement, withMeasurements } from './childModule.ts';
import { makeRecord } from './records.ts';

const PERMISSIONS = ['READ_ANIMAL', 'WRITE_ANIMAL_LICENSE', 'READ_VERSIONS'] as const;

let server: TestServer;
/** Of the entity that registered the animal, of another one, and of the first without the permission to write. */
let clinic: Person;
let stranger: Person;
let reader: Person;
let animalId: number;
let transponder: string;

beforeAll(async () => {
  server = await testServer({}, withMeasurements);
  await addMeasurementTable(server.db);
  clinic = await server.person({ permissions: PERMISSIONS });
  stranger = await server.person({ permissions: PERMISSIONS });
  const { entityId } = await getOne<{ entityId: number }>(
    server.db,
    sql`select entity_id from app_user where id = ${clinic.id}`,
  );
  reader = await server.person({ permissions: ['READ_ANIMAL'], entityId });
});
afterAll(() => server.close());

beforeEach(async () => {
  animalId = await makeRecord(server.db, 'animal');
  transponder = (
    await getOne<{ transponder: string }>(
      server.db,
      sql`select transponder from animal where id = ${animalId}`,
    )
  ).transponder;
  await server.db.query(sql`
    insert into transponder_alias (transponder, animal_id, kind) values (${transponder}, ${animalId}, 'CURRENT')`);
  await server.db.query(sql`
    insert into animal_entity (animal_id, entity_id, ground) select ${animalId}, entity_id, 'REGISTERED' from app_user where id = ${clinic.id}`);
});

const weight = (more: object = {}) => ({ animalId, date: '2024-05-01', kilograms: 12.5, ...more });
const add = async (more: object = {}): Promise<number> =>
  (await clinic.call('POST', '/measurements/', weight(more))).body.id;
const rowsOf = (id: number) =>
  getOne<{ rows: number }>(
    server.db,
    sql`select count(*)::int as rows from measurement where animal_id = ${id}`,
  );

describe('a child record', () => {
  it('below its parent, by the number or the id of the parent › is created, read, changed and removed', async () => {
    const made = await clinic.call('POST', '/measurements/', {
      transponder,
      date: '2024-05-01',
      kilograms: 12.5,
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ animalId, animal: { id: animalId, transponder }, kilograms: 12.5 });
    for (const key of [transponder, animalId]) {
      const path = `/measurements/${key}/${made.body.id}`;
      expect((await clinic.call('GET', path)).body).toMatchObject({ id: made.body.id });
      expect((await clinic.call('GET', `${path}/versions`)).body).toHaveLength(1);
    }
    const path = `/measurements/${transponder}/${made.body.id}`;
    const changed = await clinic.call('PUT', path, { version: 1, kilograms: 13 });
    expect(changed.body).toMatchObject({ version: 2, kilograms: 13 });
    expect((await clinic.call('GET', `/measurements/${made.body.id}`)).body.kilograms).toBe(13);
    expect((await clinic.call('DELETE', path)).status).toBe(200);
    expect((await clinic.call('GET', path)).status).toBe(404);
  });

  it('below a number that no parent has › is not found', async () => {
    const body = { transponder: '620999999999999', date: '2024-05-01', kilograms: 12.5 };
    expect((await clinic.call('POST', '/measurements/', body)).status).toBe(404);
    expect(await rowsOf(animalId)).toEqual({ rows: 0 });
  });

  it('below another parent › is not found', async () => {
    const id = await add();
    const other = await makeRecord(server.db, 'animal');
    for (const key of [other, '620000000000007'])
      expect((await clinic.call('GET', `/measurements/${key}/${id}`)).status).toBe(404);
  });

  it('in lists › is found by the number of its parent, by its id, and with those of all parents', async () => {
    const id = await add();
    const ids = async (who: Person, query: string) =>
      (await who.call('GET', `/measurements/search?${query}`)).body.content.map(
        (one: { id: number }) => one.id,
      );
    expect(await ids(clinic, `transponder=${transponder}`)).toEqual([id]);
    expect(await ids(clinic, `animalId=${animalId}`)).toEqual([id]);
    expect(await ids(clinic, '')).toContain(id);
    expect(await ids(clinic, 'transponder=620000000000007')).toEqual([]);
    const posted = await clinic.call('POST', '/measurements/search', { transponder });
    expect(posted.body.totalItems).toBe(1);
  });

  it('its answers › name its parent, its field, its audit and its document', async () => {
    expect(
      (await clinic.call('POST', '/measurements/', { date: '2024-05-01', kilograms: 1 })).body.errors,
    ).toEqual([{ property: 'animalId', error: 'MISSING_ANIMAL_ID' }]);
    const id = await add();
    const row = await getOne<{ details: object }>(
      server.db,
      sql`select details from audit_log where object_type = 'measurement' and object_id = ${String(id)} and action = 'CREATE'`,
    );
    expect(row.details).toMatchObject({ animalId });
    const { body } = await clinic.call('GET', '/openapi.json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/measurements/search',
        '/api/measurements/{transponder}/{id}',
        '/api/measurements/{transponder}/{id}/versions',
      ]),
    );
  });
});

describe('a caller who does not see the parent', () => {
  it('any call › finds, creates, changes and removes nothing', async () => {
    const id = await add();
    const one = `/measurements/${transponder}/${id}`;
    const tried = await Promise.all([
      stranger.call('GET', `/measurements/${id}`),
      stranger.call('GET', one),
      stranger.call('GET', `${one}/versions`),
      stranger.call('PUT', one, { version: 1, kilograms: 99 }),
      stranger.call('PUT', '/measurements', { id, version: 1, kilograms: 99 }),
      stranger.call('DELETE', one),
      stranger.call('DELETE', `/measurements?ids=${id}`),
      stranger.call('POST', '/measurements/', weight()),
      stranger.call('POST', '/measurements/', { ...weight(), animalId: undefined, transponder }),
    ]);
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
    const found = await stranger.call('GET', `/measurements/search?transponder=${transponder}`);
    expect(found.body.totalItems).toBe(0);
    expect(await rowsOf(animalId)).toEqual({ rows: 1 });
    expect((await clinic.call('GET', one)).body).toMatchObject({ version: 1, kilograms: 12.5 });
  });

  it('a parent that cannot be read at all › is refused by permission', async () => {
    const outside = await server.person({ permissions: ['WRITE_ANIMAL_LICENSE'] });
    expect((await outside.call('GET', '/measurements/search')).status).toBe(403);
    expect((await outside.call('POST', '/measurements/', weight())).status).toBe(403);
  });
});

describe('the state of the parent', () => {
  it('a state that forbids the operation › is refused with its reason in spite of the permission', async () => {
    const id = await add();
    await server.db.query(sql`update animal set status = 'LOST' where id = ${animalId}`);
    const one = `/measurements/${transponder}/${id}`;
    const answers = [
      await clinic.call('POST', '/measurements/', weight()),
      await clinic.call('PUT', one, { version: 1, kilograms: 13 }),
      await clinic.call('DELETE', one),
    ];
    expect(answers.map(({ status, body }) => [status, body.data?.message])).toEqual(
      answers.map(() => [409, 'ANIMAL_IS_LOST']),
    );
    expect((await clinic.call('GET', one)).body).toMatchObject({ version: 1, kilograms: 12.5 });
    expect(await rowsOf(animalId)).toEqual({ rows: 1 });
  });

  it('a condition of the declaration › is refused with its reason', async () => {
    await server.db.query(sql`update animal set birthdate = '2000-01-01' where id = ${animalId}`);
    const answer = await clinic.call('POST', '/measurements/', weight());
    expect([answer.status, answer.body.data?.message]).toEqual([409, 'NEVER_ALLOWED']);
  });

  it('a caller without the permission of the child › is refused in every state', async () => {
    const id = await add();
    expect((await reader.call('GET', `/measurements/${id}`)).status).toBe(200);
    expect((await reader.call('POST', '/measurements/', weight())).status).toBe(403);
    expect((await reader.call('DELETE', `/measurements/${id}`)).status).toBe(403);
  });
});

describe('a value that a parent derives from its children', () => {
  const parent = async () => (await clinic.call('GET', `/animals/search?ids=${animalId}`)).body.content[0];

  it('follows every creation, change and removal, with a version of the parent where it changes', async () => {
    const { version } = await parent();
    const first = await add();
    expect(await parent()).toMatchObject({
      version: version + 1,
      licenseDateEnd: '2024-05-01',
      latestKilograms: 12.5,
      measurements: 1,
      hasHeavyMeasurement: false,
    });
    const second = await add({ date: '2024-06-01', kilograms: 40, isHeavy: true });
    expect(await parent()).toMatchObject({ latestKilograms: 40, measurements: 2, hasHeavyMeasurement: true });
    // An earlier one changes nothing of the parent.
    await clinic.call('PUT', `/measurements/${first}`, { version: 1, kilograms: 11 });
    expect(await parent()).toMatchObject({ version: version + 2, latestKilograms: 40 });
    await clinic.call('DELETE', `/measurements/${second}`);
    expect(await parent()).toMatchObject({
      version: version + 3,
      licenseDateEnd: '2024-05-01',
      latestKilograms: 11,
      measurements: 1,
      hasHeavyMeasurement: false,
    });
    const { body: versions } = await clinic.call('GET', `/animals/${animalId}/versions`);
    expect(versions[0]).toMatchObject({ latestKilograms: 11, revisionType: 'UPDATE' });
    expect(versions[0].revisionChangedFields).toEqual(
      expect.arrayContaining(['licenseDateEnd', 'latestKilograms', 'measurements', 'hasHeavyMeasurement']),
    );
    const row = await getOne<{ details: object }>(
      server.db,
      sql`select details from audit_log where object_type = 'animal' and object_id = ${String(animalId)}
        and action = 'UPDATE' order by id desc limit 1`,
    );
    expect(row.details).toMatchObject({ derivedFrom: 'measurement' });
  });

  it('children that are created at the same time › are all counted', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((kilograms) => clinic.call('POST', '/measurements/', weight({ kilograms }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await parent()).toMatchObject({ measurements: 4 });
  });

  it('equals what its children make it, and one that was changed by hand is found', async () => {
    await add();
    const table = withMeasurements.tables.find(({ module }) => module.name === 'measurement')!;
    expect(await findUnderived(server.db, table)).toEqual([]);
    await server.db.query(sql`update animal set measurements = 7 where id = ${animalId}`);
    expect(await findUnderived(server.db, table)).toEqual([animalId]);
    await server.db.query(sql`update animal set measurements = 1 where id = ${animalId}`);
  });

  it('in a body › is refused as a computed field', async () => {
    const editor = await server.person({
      permissions: [...PERMISSIONS, 'REGISTER_ANIMAL'],
      profile: { name: 'operator' },
    });
    const answer = await editor.call('PUT', `/animals/${animalId}`, { version: 1, measurements: 5 });
    expect(answer.body.errors).toEqual([{ property: 'measurements', error: 'UNWRITABLE_FIELD' }]);
  });
});

describe('a declaration of a child module stops the start', () => {
  it('when its field does not refer to the parent, or its number is a field', () => {
    const check =
      (fields: object, more: object = {}) =>
      () =>
        checkDeclarations(
          [...modules, { ...measurement, ...more, fields: { ...measurement.fields, ...fields } }],
          [],
        );
    expect(check({})).not.toThrow();
    expect(check({ animalId: reference('breed', { required: true, createOnly: true }) })).toThrow(
      'measurement: animalId must refer to the parent animal',
    );
    expect(check({ animalId: reference('animal', { required: true }) })).toThrow('required and createOnly');
    expect(check({}, { parent: { ...measurement.parent, derives: { name: count() } } })).toThrow(
      'name is derived, and animal takes it from its forms',
    );
    expect(check({}, { parent: { ...measurement.parent, by: 'note' } })).toThrow(
      "note is a field and the parent's number",
    );
  });

  it('when it is stored without its parent', () => {
    expect(() => storedModule(measurement, {})).toThrow('measurement is stored without its parent');
  });
});
