import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults, makeWorld, newTransponder, register, type World } from '../../animals/animal/fixtures.ts';
import { find, lose, lostClinic, lostOperator, message, placeOf, report, send } from './reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server);
});
afterAll(() => server.close());

const statusOf = async (transponder: string): Promise<string> =>
  (await staff.call('GET', `/animals/${transponder}`)).body.status;

describe('reading reports', () => {
  it('a transponder › answers the open report, else the latest', async () => {
    const { animal, lost } = await lose(operator, staff, world);
    const read = await staff.call('GET', `/lost-animals/${animal.transponder}`);
    expect(read.body).toMatchObject({ id: lost.id, lostAnimalId: lost.id, transponder: animal.transponder });
    expect((await staff.call('GET', `/lost-animals/${newTransponder()}`)).status).toBe(404);
    expect((await staff.call('GET', `/lost-animals/id/99999999`)).status).toBe(404);
  });

  it('the second transponder of the animal › means the same report, in its path and in the list', async () => {
    const editor = await lostOperator(server, ['WRITE_ANIMAL_PROTECTED_FIELDS']);
    const animal = await register(staff, world);
    const second = newTransponder('985');
    const saved = await editor.call('PUT', `/animals/${animal.id}`, {
      version: animal.version,
      secondTransponder: second,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { body: lost } = await send(operator, { transponder: second });
    expect((await staff.call('GET', `/lost-animals/${second}`)).body.id).toBe(lost.id);
    const listed = await staff.call('GET', `/lost-animals/search?transponder=${second}`);
    expect(listed.body.content.map(({ id }: { id: number }) => id)).toEqual([lost.id]);
  });

  it('the list › has the open reports of the whole country, by place and date, and leaves an audit row', async () => {
    const place = await placeOf(server, world.parishId);
    const found = await find(operator, { eventCountry: 'PT', ...place });
    const elsewhere = await lostClinic(server);
    const { body } = await elsewhere.call(
      'GET',
      '/lost-animals/history?sortProperty=eventDate&itemsPerPage=100',
    );
    expect(body.itemsPerPage).toBe(100);
    expect(body.content.map((one: { id: number }) => one.id)).toContain(found.id);
    expect(body.content.every((one: { isClosed: boolean }) => !one.isClosed)).toBe(true);
    const inCounty = await elsewhere.call('GET', `/lost-animals/search?eventCountyId=${place.eventCountyId}`);
    expect(inCounty.body.content).toEqual([
      expect.objectContaining({ id: found.id, eventParish: expect.objectContaining({ name: 'Areeiro' }) }),
    ]);
    expect((await elsewhere.call('GET', '/lost-animals/history?sortProperty=name')).status).toBe(400);
    expect(
      await server.db.query(
        sql`select 1 from audit_log where user_id = ${elsewhere.id} and action = 'SEARCH' and object_type = 'lostAnimal'`,
      ),
    ).toHaveLength(2);
    expect(
      (
        await server
          .person({ permissions: ['READ_ANIMAL'] })
          .then((one) => one.call('GET', '/lost-animals/history'))
      ).status,
    ).toBe(403);
  });

  it('a closed report › shows who reported to the reporting entity alone', async () => {
    const found = await find(staff);
    await server.db.query(
      sql`update lost_animal set is_closed = true, delivery_status = 'DELIVERED_TO_OWNER' where id = ${found.id}`,
    );
    const elsewhere = await lostClinic(server, ['READ_VERSIONS']);
    const path = `/lost-animals/history/${found.transponder}`;
    expect((await staff.call('GET', path)).body.content[0]).toMatchObject({ participantName: 'Rui Sá' });
    expect((await elsewhere.call('GET', path)).body.content[0]).toMatchObject({
      id: found.id,
      participantName: null,
      participantContact: null,
      observations: null,
    });
    expect((await elsewhere.call('GET', `/lost-animals/id/${found.id}`)).body.participantName).toBeNull();
    expect((await elsewhere.call('GET', `/lost-animals/${found.id}/versions`)).status).toBe(404);
    const all = await elsewhere.call('GET', '/lost-animals/history?isClosed=true&itemsPerPage=100');
    expect(all.body.content.map((one: { id: number }) => one.id)).not.toContain(found.id);
  });
});

describe('editing a report', () => {
  it('an open report › is changed by holders of EDIT_LOST_ANIMAL, and has versions', async () => {
    const { lost } = await lose(operator, staff, world);
    const change = { eventLocal: 'Rua Nova, 3' };
    const reader = await server.person({ permissions: ['READ_LOST_ANIMAL_HISTORY'] });
    expect((await reader.call('PUT', `/lost-animals/${lost.transponder}`, change)).status).toBe(403);
    expect((await staff.call('PUT', `/lost-animals/${lost.transponder}`, change)).body).toMatchObject({
      ...change,
      version: 2,
    });
    expect(
      faults(await staff.call('PUT', `/lost-animals/${lost.transponder}`, { transponder: newTransponder() })),
    ).toEqual(['transponder UNWRITABLE_FIELD']);
    expect((await staff.call('GET', `/lost-animals/${lost.id}/versions`)).body).toHaveLength(2);
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${lost.id}`);
    expect(message(await staff.call('PUT', `/lost-animals/${lost.id}`, change))).toBe(
      '409 LOST_ALREADY_CLOSED',
    );
  });
});

describe('a lost report of another entity than the operator', () => {
  const pend = async () => {
    const animal = await register(staff, world);
    const { body } = await send(staff, { transponder: animal.transponder });
    return { animal, pending: body };
  };

  it('a new report › waits for validation, leaves the animal as it is, and notifies who decides', async () => {
    const { animal, pending } = await pend();
    expect(pending).toMatchObject({ validationStatus: 'PENDING', isClosed: false });
    expect(await statusOf(animal.transponder)).toBe('NORMAL');
    expect(message(await send(operator, { transponder: animal.transponder }))).toBe(
      '409 LOST_PENDING_VALIDATION',
    );
    const search = `/lost-animals/pending/search?validationStatus=PENDING&universalSearch=${animal.transponder}&itemsPerPage=1`;
    expect((await operator.call('GET', search)).body.content).toEqual([
      expect.objectContaining({ id: pending.id }),
    ]);
    // Who made it finds it in the history of its animal.
    expect((await staff.call('GET', search)).status).toBe(403);
    const history = `/lost-animals/history/${animal.transponder}?isClosed=false`;
    expect((await staff.call('GET', history)).body.content).toEqual([
      expect.objectContaining({ id: pending.id }),
    ]);
    expect((await operator.call('GET', `/lost-animals/pending/${pending.id}`)).body).toMatchObject({
      id: pending.id,
      operations: { CLOSE: { allowed: false, reason: 'LOST_PENDING_VALIDATION' } },
    });
    const ofAnimal = `/lost-animals/search?animalId=${animal.id}`;
    expect((await staff.call('GET', ofAnimal)).body.content).toEqual([
      expect.objectContaining({ id: pending.id, validationStatus: 'PENDING' }),
    ]);
    const elsewhere = await lostClinic(server);
    expect((await elsewhere.call('GET', ofAnimal)).body.content).toEqual([]);
    expect((await elsewhere.call('GET', `/lost-animals/id/${pending.id}`)).status).toBe(404);
    expect(
      await server.db.query(
        sql`select 1 from notification where user_id = ${operator.id} and type = 'PENDING_LOST_ANIMAL_REQUESTED'
          and object_id = ${String(pending.id)}`,
      ),
    ).toHaveLength(1);
  });

  it('acceptance › makes the animal lost, once', async () => {
    const { animal, pending } = await pend();
    const decide = (who: Person, body: object) =>
      who.call('PUT', `/lost-animals/pending/${pending.id}`, body);
    expect((await decide(staff, { validation: 'ACCEPTED' })).status).toBe(403);
    expect(faults(await decide(operator, {}))).toEqual(['validation MISSING_VALIDATION']);
    expect(faults(await decide(operator, { validation: 'PERHAPS' }))).toEqual([
      'validation INVALID_VALIDATION',
    ]);
    expect((await decide(operator, { validation: 'ACCEPTED' })).body).toMatchObject({
      validationStatus: 'ACCEPTED',
    });
    expect(await statusOf(animal.transponder)).toBe('LOST');
    for (const version of [undefined, 99])
      expect(message(await decide(operator, { validation: 'REJECTED', comments: 'x', version }))).toBe(
        '409 LOST_ALREADY_VALIDATED',
      );
    expect(
      await server.db.query(
        sql`select 1 from notification where user_id = ${staff.id} and type = 'PENDING_LOST_ANIMAL_ACCEPTED'
          and object_id = ${String(pending.id)}`,
      ),
    ).toHaveLength(1);
  });

  it('the history and the queue › have a permission each, and neither opens the reads of the other', async () => {
    const { animal, pending } = await pend();
    const { lost } = await lose(operator, staff, world);
    const holder = (permission: 'READ_LOST_ANIMAL_HISTORY' | 'ANIMAL_LOST_PENDING') =>
      server.person({ permissions: [permission], profile: { name: 'operator' } });
    const [historian, validator] = [
      await holder('READ_LOST_ANIMAL_HISTORY'),
      await holder('ANIMAL_LOST_PENDING'),
    ];
    const statuses = async (who: Person, paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await who.call('GET', path)).status));
    const idsOf = async (who: Person, path: string) =>
      ((await who.call('GET', path)).body.content as { id: number }[]).map(({ id }) => id);
    const histories = [
      '/lost-animals/search',
      '/lost-animals/history',
      '/lost-animals/map',
      `/lost-animals/history/${animal.transponder}`,
      `/lost-animals/id/${lost.id}`,
      `/lost-animals/${lost.transponder}`,
    ];
    const queue = [
      '/lost-animals/pending/search',
      `/lost-animals/pending/${pending.id}`,
      '/pending-lost-animals/search',
      `/pending-lost-animals/${pending.id}`,
    ];
    expect(new Set(await statuses(validator, histories))).toEqual(new Set([403]));
    expect(new Set(await statuses(historian, queue))).toEqual(new Set([403]));
    expect(new Set(await statuses(validator, queue))).toEqual(new Set([200]));
    expect((await historian.call('GET', `/lost-animals/id/${lost.id}`)).status).toBe(200);
    // The value of a filter opens no more than the list does, nor does a number.
    expect(await idsOf(historian, '/lost-animals/search?validationStatus=PENDING')).not.toContain(pending.id);
    expect((await historian.call('GET', `/lost-animals/id/${pending.id}`)).status).toBe(404);
    expect(await idsOf(historian, `/lost-animals/history/${animal.transponder}`)).toEqual([]);
    expect(await idsOf(validator, '/lost-animals/pending/search?itemsPerPage=100')).toContain(pending.id);
  });

  it('staff of the operator without ANIMAL_LOST_PENDING › decide by no call, and leave the report as it is', async () => {
    const { animal, pending } = await pend();
    const others = await server.person({
      permissions: PERMISSIONS.filter((one) => one !== 'ANIMAL_LOST_PENDING'),
      profile: { name: 'operator' },
    });
    const accept = { validation: 'ACCEPTED' };
    for (const [path, body] of [
      [`/lost-animals/pending/${pending.id}`, accept],
      [`/pending-lost-animals/${pending.id}/decision`, accept],
      ['/pending-lost-animals/bulk-update', { ...accept, pendingLostAnimalIds: [pending.id] }],
    ] as const)
      expect((await others.call('PUT', path, body)).status, path).toBe(403);
    const { version } = (await staff.call('GET', `/lost-animals/id/${pending.id}`)).body;
    const edited = await staff.call('PUT', `/lost-animals/${animal.transponder}`, {
      version,
      validationStatus: 'ACCEPTED',
    });
    // A report that waits is edited by no call.
    expect(edited.status).toBe(404);
    expect(await statusOf(animal.transponder)).toBe('NORMAL');
  });

  it('rejection › leaves the animal as it is, and another report can be made', async () => {
    const { animal, pending } = await pend();
    const path = `/pending-lost-animals/${pending.id}/decision`;
    expect(faults(await operator.call('PUT', path, { validation: 'REJECTED' }))).toEqual([
      'reasons MISSING_REASONS',
    ]);
    expect(
      faults(await operator.call('PUT', `/lost-animals/pending/${pending.id}`, { validation: 'REJECTED' })),
    ).toEqual(['comments MISSING_COMMENTS']);
    expect(
      (await operator.call('PUT', path, { validation: 'REJECTED', comments: 'Sem prova.' })).body,
    ).toMatchObject({ closed: true, accepted: false });
    expect((await staff.call('GET', `/lost-animals/id/${pending.id}`)).body).toMatchObject({
      validationStatus: 'REJECTED',
      isClosed: true,
      deliveryStatus: null,
      comments: 'Sem prova.',
    });
    expect(await statusOf(animal.transponder)).toBe('NORMAL');
    expect((await staff.call('GET', `/lost-animals/history/${animal.transponder}`)).body.content).toEqual([]);
    expect((await send(staff, { transponder: animal.transponder })).status).toBe(200);
  });

  it('an animal that has died since › cannot be accepted as lost', async () => {
    const { animal, pending } = await pend();
    await server.db.query(sql`update animal set status = 'DEAD' where id = ${animal.id}`);
    for (const path of [
      `/lost-animals/pending/${pending.id}`,
      `/pending-lost-animals/${pending.id}/decision`,
    ])
      expect(message(await operator.call('PUT', path, { validation: 'ACCEPTED' }))).toBe(
        '409 ANIMAL_IS_DEAD',
      );
  });
});

describe('observations of a report', () => {
  it('an open report › takes observations, which are removed by permission', async () => {
    const { lost } = await lose(operator, staff, world);
    const path = `/lost-animals/${lost.transponder}/observation`;
    expect(faults(await staff.call('POST', path, {}))).toEqual(['observation MISSING_OBSERVATION']);
    const added = await staff.call('POST', path, { observation: 'Visto no jardim.' });
    expect(added.body).toMatchObject({ observation: 'Visto no jardim.' });
    const list = `/lost-animal-observations/search?lostAnimalId=${lost.id}`;
    expect((await operator.call('GET', list)).body.content).toEqual([
      expect.objectContaining({
        observation: 'Visto no jardim.',
        creationUser: expect.objectContaining({ id: staff.id }),
      }),
    ]);
    const processObservations = [
      {
        id: added.body.id,
        observation: 'Visto no jardim.',
        creationUser: { id: staff.id, name: expect.any(String) },
        creationTimestamp: expect.any(String),
      },
    ];
    expect((await operator.call('GET', `/lost-animals/${lost.transponder}`)).body).toMatchObject({
      processObservations,
    });
    const closes = await server.person({ permissions: ['UPDATE_LOST_ANIMAL_STATUS'] });
    expect((await closes.call('GET', `/lost-animals/${lost.id}`)).body.processObservations).toEqual([]);
    expect((await staff.call('DELETE', `${path}/${added.body.id}`)).status).toBe(403);
    expect((await operator.call('DELETE', `${path}/${added.body.id}`)).status).toBe(200);
    expect((await operator.call('DELETE', `${path}/${added.body.id}`)).status).toBe(404);
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${lost.id}`);
    expect(message(await operator.call('POST', path, { observation: 'Tarde.' }))).toBe(
      '409 LOST_ALREADY_CLOSED',
    );
  });

  it('a closed report › shows its observations to the reporting entity alone', async () => {
    const found = await find(staff);
    await staff.call('POST', `/lost-animals/${found.id}/observation`, { observation: 'Já tem titular.' });
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${found.id}`);
    const path = `/lost-animals/id/${found.id}`;
    const elsewhere = await lostClinic(server);
    expect((await staff.call('GET', path)).body.processObservations).toHaveLength(1);
    expect((await elsewhere.call('GET', path)).body.processObservations).toEqual([]);
  });
});

describe('two reports of one transponder at once', () => {
  it('both are sent together › one is stored', async () => {
    const transponder = newTransponder();
    const both = await Promise.all(
      [staff, operator].map((who) =>
        who.call(
          'POST',
          '/lost-animals/',
          report({ transponder, status: 'FOUND', foundAnimalSituation: 'STREET' }),
        ),
      ),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(JSON.stringify(both.find(({ status }) => status !== 200)?.body)).toContain('LOST_ALREADY_OPEN');
  });
});
