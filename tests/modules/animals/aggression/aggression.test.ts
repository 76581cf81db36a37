import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, CLINIC, makeWorld, type World } from '../animal/fixtures.ts';
import { daysAgo, grownAnimal, refusal, TODAY } from '../healthIntervention/interventions.ts';

const ALL = [
  ...CLINIC,
  'READ_AGGRESSIONS',
  'CREATE_AGGRESSION',
  'EDIT_AGGRESSION',
  'DELETE_AGGRESSION',
  'WRITE_AGGRESSION_CLEAR',
] as const;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

let server: TestServer;
let world: World;
let staff: Person;
let animalId: number;
let transponder: string;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: ALL });
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ id: animalId, transponder } = await grownAnimal(server, staff, world));
});

const bite = (more: object = {}) => ({
  transponder,
  aggressionDate: daysAgo(4),
  aggressionType: 'PERSON',
  aggressionSubType: 'PUBLIC_PLACE_INJURY',
  animalFate: 'DEVOLUTION',
  ...more,
});
const add = (body: object, path = '', who = staff) => who.call('POST', `/aggressions/${path}`, body);
const file = (at: number) => ({
  filename: `auto${at}.pdf`,
  type: 'application/pdf',
  contents: PDF.toString('base64'),
});

describe('an aggression', () => {
  it('with its documents › is added, changed, listed newest first and deleted with them', async () => {
    const made = await add(bite({ documents: [file(1), file(2)] }));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      animalId,
      registerType: 'REGISTER_AGGRESSION',
      clearRegistry: false,
      createdByUser: { id: staff.id },
    });
    const documents = `/documents/search?documentType=AGGRESSION&documentTypeId=${made.body.id}`;
    expect((await staff.call('GET', documents)).body.totalItems).toBe(2);
    const stranger = await server.person({ permissions: ['READ_ANIMAL', 'READ_AGGRESSIONS'] });
    expect((await stranger.call('GET', documents)).body.totalItems).toBe(0);
    const later = await add(bite({ aggressionDate: daysAgo(1) }));
    const list = await staff.call('GET', `/aggressions/search?transponder=${transponder}`);
    expect(list.body.content.map((one: { id: number }) => one.id)).toEqual([later.body.id, made.body.id]);
    const path = `/aggressions/${transponder}/${made.body.id}`;
    const changed = await staff.call('PUT', path, { version: 1, animalFate: 'TRAINING' });
    expect(changed.body).toMatchObject({ version: 2, animalFate: 'TRAINING' });
    expect((await staff.call('DELETE', path)).status).toBe(200);
    expect((await staff.call('GET', documents)).body.totalItems).toBe(0);
  });

  it.each([
    ['no date', { aggressionDate: undefined }, 'aggressionDate MISSING_DATE'],
    ['a date to come', { aggressionDate: addDays(TODAY, 2) }, 'aggressionDate INVALID_AGGRESSION_DATE'],
    ['no type', { aggressionType: undefined }, 'aggressionType MISSING_TYPE'],
    ['no subtype', { aggressionSubType: undefined }, 'aggressionSubType MISSING_SUBTYPE'],
    [
      'a subtype of another type',
      { aggressionSubType: 'SERIOUS_INJURY' },
      'aggressionSubType INVALID_AGGRESSION_SUB_TYPE',
    ],
    ['no fate', { animalFate: undefined }, 'animalFate MISSING_ANIMAL_FATE'],
    ['an unknown fate', { animalFate: 'GONE' }, 'animalFate INVALID_ANIMAL_FATE'],
    ['the reason of a clearing', { clearRegistryReason: 'x' }, 'clearRegistryReason UNWRITABLE_FIELD'],
    [
      'eleven documents',
      { documents: Array.from({ length: 11 }, (_, at) => file(at)) },
      'documents TOO_MANY_FILES',
    ],
  ])('with %s is refused', async (_name, more, code) => {
    expect(refusal(await add(bite(more)))).toEqual([422, code]);
  });

  it.each([
    ['LOST', 201],
    ['FOUND', 201],
    ['DEAD', 409],
  ])('of an animal that is %s is answered %i', async (status, answer) => {
    await server.db.query(sql`update animal set status = ${status} where id = ${animalId}`);
    expect((await add(bite())).status).toBe(answer);
  });

  it('of a locked, external animal with a pending transfer is added', async () => {
    await server.db.query(sql`update animal set is_locked = true, is_external = true where id = ${animalId}`);
    await server.db.query(
      sql`insert into animal_transfer (animal_id, origin, new_owner) values (${animalId}, 'COLEIRA', '{}')`,
    );
    expect((await add(bite())).status).toBe(201);
  });

  it('each call › is refused without its permission', async () => {
    const { body } = await add(bite());
    const path = `/aggressions/${transponder}/${body.id}`;
    const statuses = [];
    for (const one of [
      'READ_AGGRESSIONS',
      'CREATE_AGGRESSION',
      'EDIT_AGGRESSION',
      'DELETE_AGGRESSION',
    ] as const) {
      const who = await server.person({
        permissions: ['READ_ANIMAL', one],
        profile: { name: 'operator' },
      });
      statuses.push([
        (await who.call('GET', path)).status,
        (await add(bite(), '', who)).status,
        (await add({ transponder, clearRegistryReason: 'x' }, 'clear-registry/', who)).status,
        (await who.call('PUT', path, { version: 9, animalFate: 'OTHER' })).status,
        (await who.call('DELETE', path)).status,
      ]);
    }
    expect(statuses).toEqual([
      [200, 403, 403, 403, 403],
      [403, 201, 403, 403, 403],
      [403, 403, 403, 409, 403],
      [403, 403, 403, 403, 200],
    ]);
  });
});

describe('the clearing of the register', () => {
  it('with a reason › is added, of today, and changed by the same path', async () => {
    const reason = 'Sentença favorável';
    const made = await add({ transponder, clearRegistryReason: reason }, 'clear-registry/');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      registerType: 'REGISTER_CLEAR',
      clearRegistry: true,
      clearRegistryReason: reason,
      aggressionDate: TODAY,
    });
    const named = await add(
      { registerType: 'REGISTER_CLEAR', transponder, clearRegistryReason: reason },
      'clear-registry/',
    );
    expect(named.status).toBe(201);
    const changed = await staff.call('PUT', '/aggressions/clear-registry/', {
      id: made.body.id,
      version: 1,
      clearRegistryReason: 'Recurso',
    });
    expect(changed.body).toMatchObject({ clearRegistryReason: 'Recurso' });
    const whole = { registerType: 'REGISTER_CLEAR', clearRegistryReason: 'Acórdão', transponder };
    const again = await staff.call('PUT', '/aggressions/clear-registry/', {
      ...whole,
      id: made.body.id,
      version: 2,
    });
    expect(again.body).toMatchObject({ clearRegistryReason: 'Acórdão' });
    const other = await staff.call('PUT', '/aggressions/clear-registry/', {
      ...whole,
      transponder: (await grownAnimal(server, staff, world)).transponder,
      id: made.body.id,
      version: 3,
    });
    expect(other.status).toBe(404);
    // Which of several is meant, only its id says.
    expect((await staff.call('PUT', '/aggressions/clear-registry/', whole)).status).toBe(400);
  });

  it('without a reason, with fields of an aggression, or without the permission › is refused', async () => {
    expect(refusal(await add({ transponder }, 'clear-registry/'))).toEqual([
      422,
      'clearRegistryReason MISSING_REASON',
    ]);
    expect(refusal(await add(bite({ clearRegistryReason: 'x' }), 'clear-registry/'))[0]).toBe(422);
    const writer = await clinic(server, {
      permissions: ALL.filter((one) => one !== 'WRITE_AGGRESSION_CLEAR'),
    });
    const clear = { registerType: 'REGISTER_CLEAR', clearRegistryReason: 'x', transponder };
    expect((await add(clear, 'clear-registry/', writer)).status).toBe(403);
    expect(refusal(await add(clear, '', writer))).toEqual([422, 'registerType INVALID_REGISTER_TYPE']);
  });
});
