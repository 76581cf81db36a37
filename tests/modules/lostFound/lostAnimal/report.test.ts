import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults, makeWorld, newTransponder, register, type World } from '../../animals/animal/fixtures.ts';
import { find, lose, lostClinic, lostOperator, message, placeOf, send } from './reports.ts';

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

describe('a lost report of the operator', () => {
  it('a registered animal › is lost at once, with the description of the register', async () => {
    const { animal, lost } = await lose(operator, staff, world);
    expect(lost).toMatchObject({
      status: 'LOST',
      validationStatus: 'ACCEPTED',
      transponder: animal.transponder,
      name: 'Farrusco',
      breed: { name: 'Labrador Retriever' },
      species: { name: 'Cão' },
      participantContact: '+351912345678',
      isClosed: false,
      deliveryStatus: null,
      creationOrigin: 'COLEIRA',
      creationUser: { id: operator.id, veterinaryId: null },
    });
    expect(await statusOf(animal.transponder)).toBe('LOST');
    const audit = await server.db.query(
      sql`select 1 from audit_log where action = 'SET_LOST' and object_id = ${String(animal.id)}`,
    );
    expect(audit).toHaveLength(1);
  });

  it('of an animal that was found before it was registered › is among the reports of the animal', async () => {
    const found = await find(operator);
    await server.db.query(sql`update lost_animal set is_closed = true where id = ${found.id}`);
    const animal = await register(staff, world, { transponder: found.transponder });
    const { body } = await staff.call('GET', `/lost-animals/search?animalId=${animal.id}`);
    expect(body.content).toMatchObject([{ id: found.id }]);
  });

  it('of a number that became the second of an animal › is among the reports of the animal', async () => {
    const found = await find(operator);
    const editor = await lostOperator(server, ['WRITE_ANIMAL_PROTECTED_FIELDS']);
    const animal = await register(staff, world);
    const { version } = (await editor.call('GET', `/animals/${animal.id}`)).body;
    const secondTransponder = found.transponder;
    expect((await editor.call('PUT', `/animals/${animal.id}`, { version, secondTransponder })).status).toBe(
      200,
    );
    const { body } = await staff.call('GET', `/lost-animals/search?animalId=${animal.id}`);
    expect(body.content).toMatchObject([{ id: found.id }]);
  });

  it('a locked animal › can be reported all the same', async () => {
    const animal = await register(staff, world);
    await server.db.query(sql`update animal set is_locked = true where id = ${animal.id}`);
    expect((await send(operator, { transponder: animal.transponder })).status).toBe(200);
  });

  it('a lost animal › is refused, and the open report is named', async () => {
    const { animal, lost } = await lose(operator, staff, world);
    for (const status of ['LOST', 'FOUND'] as const) {
      const refused = await send(staff, {
        transponder: animal.transponder,
        status,
        ...(status === 'FOUND' && { foundAnimalSituation: 'STREET' }),
      });
      expect(message(refused)).toBe('409 ANIMAL_IS_LOST');
      expect(refused.body.data).toMatchObject({ lostAnimalId: lost.id, transponder: animal.transponder });
    }
  });

  it('a dead animal › is refused', async () => {
    const animal = await register(staff, world);
    await server.db.query(sql`update animal set status = 'DEAD' where id = ${animal.id}`);
    expect(message(await send(operator, { transponder: animal.transponder }))).toBe('409 ANIMAL_IS_DEAD');
  });

  it('an unregistered transponder › is refused', async () => {
    expect(faults(await send(operator, { transponder: newTransponder() }))).toEqual([
      'transponder TRANSPONDER_NOT_REGISTERED',
    ]);
  });

  it('a veterinarian › can make it, other users need the permission', async () => {
    const animal = await register(staff, world);
    const vet = await server.person({ type: 'VETERINARY' });
    const other = await server.person({ permissions: ['READ_ANIMAL', 'READ_LOST_ANIMAL_HISTORY'] });
    expect((await send(other, { transponder: animal.transponder })).status).toBe(403);
    const { status, body } = await send(vet, { transponder: animal.transponder });
    expect(status).toBe(200);
    const [{ veterinaryId }] = (await server.db.query<{ veterinaryId: number }>(
      sql`select veterinary_id from app_user where id = ${vet.id}`,
    )) as [{ veterinaryId: number }];
    const creationUser = { id: vet.id, name: expect.any(String), veterinaryId };
    expect((await operator.call('GET', `/lost-animals/id/${body.id}`)).body).toMatchObject({ creationUser });
  });
});

describe('a found report', () => {
  it('a report of any user › acts at once, and notifies the entity of the animal', async () => {
    const animal = await register(staff, world);
    const elsewhere = await lostClinic(server);
    const found = await send(elsewhere, {
      transponder: animal.transponder,
      status: 'FOUND',
      foundAnimalSituation: 'CAMV',
    });
    expect(found.body).toMatchObject({ status: 'FOUND', validationStatus: 'ACCEPTED', animalId: animal.id });
    expect(await statusOf(animal.transponder)).toBe('FOUND');
    expect(
      await server.db.query(
        sql`select 1 from notification where user_id = ${staff.id} and type = 'ANIMAL_FOUND'
          and additional_info->>'transponder' = ${animal.transponder}`,
      ),
    ).toHaveLength(1);
  });

  it('an unregistered transponder › can be reported once', async () => {
    const found = await find(staff, { breedId: world.cat });
    expect(found).toMatchObject({ animalId: null, animal: null, species: { name: 'Gato' } });
    const again = await send(operator, {
      status: 'FOUND',
      transponder: found.transponder,
      foundAnimalSituation: 'STREET',
    });
    expect(message(again)).toBe('409 LOST_ALREADY_OPEN');
    expect(again.body.data).toMatchObject({ lostAnimalId: found.id });
  });
});

describe('the fields of a report', () => {
  it('an empty report › names what is missing field by field', async () => {
    expect(faults(await staff.call('POST', '/lost-animals/', { status: 'FOUND' })).sort()).toEqual([
      'color MISSING_COLOR',
      'eventCountry MISSING_EVENT_COUNTRY',
      'eventDate MISSING_DATE',
      'eventLocal MISSING_LOCAL',
      'gender MISSING_GENDER',
      'participantContact MISSING_PARTICIPANT_CONTACT',
      'participantName MISSING_PARTICIPANT_NAME',
      'transponder MISSING_TRANSPONDER',
    ]);
  });

  const cases: readonly (readonly [string, () => Promise<Record<string, unknown>>, string])[] = [
    [
      'a found animal without a situation',
      async () => ({ status: 'FOUND' }),
      'foundAnimalSituation INVALID_SITUATION',
    ],
    [
      'a situation that is not listed',
      async () => ({ status: 'FOUND', foundAnimalSituation: 'MOON' }),
      'foundAnimalSituation INVALID_SITUATION',
    ],
    [
      'a situation of a lost animal',
      async () => ({ foundAnimalSituation: 'STREET' }),
      'foundAnimalSituation UNWRITABLE_FIELD',
    ],
    [
      'a cross breed that is not named',
      async () => ({ isCrossBreed: true }),
      'crossBreedId MISSING_CROSS_BREED',
    ],
    [
      'a breed crossed with itself',
      async () => ({ breedId: world.dog, isCrossBreed: true, crossBreedId: world.dog }),
      'crossBreedId INVALID_CROSS_BREED',
    ],
    ['a day to come', async () => ({ eventDate: '2090-01-01' }), 'eventDate INVALID_EVENT_DATE'],
    ['no district in Portugal', async () => ({ eventCountry: 'PT' }), 'eventDistrictId INVALID_DISTRICT'],
    [
      'a municipality without a district',
      async () => ({
        eventCountry: 'PT',
        eventCountyId: (await placeOf(server, world.parishId)).eventCountyId,
      }),
      'eventDistrictId INVALID_DISTRICT',
    ],
    [
      'no municipality in Portugal',
      async () => ({
        eventCountry: 'PT',
        eventDistrictId: (await placeOf(server, world.parishId)).eventDistrictId,
      }),
      'eventCountyId MISSING_COUNTY',
    ],
    [
      'a municipality of another district',
      async () => ({
        eventCountry: 'PT',
        eventDistrictId: (await placeOf(server, world.parishId)).eventDistrictId,
        eventCountyId: 99_999,
      }),
      'eventCountyId INVALID_COUNTY',
    ],
    [
      'a parish of another municipality',
      async () => ({
        eventCountry: 'PT',
        ...(await placeOf(server, world.parishId)),
        eventParishId: world.otherParishId,
      }),
      'eventParishId INVALID_PARISH',
    ],
    [
      'a wrong telephone number',
      async () => ({ participantContact: '12' }),
      'participantContact INVALID_PARTICIPANT_CONTACT',
    ],
    [
      'a wrong second number',
      async () => ({ participantContact2: '12' }),
      'participantContact2 INVALID_PARTICIPANT_CONTACT2',
    ],
    [
      'a wrong third number',
      async () => ({ participantContact3: '12' }),
      'participantContact3 INVALID_PARTICIPANT_CONTACT3',
    ],
    [
      'a wrong address',
      async () => ({ participantEmail: 'a@' }),
      'participantEmail INVALID_PARTICIPANT_EMAIL',
    ],
    ['fourteen digits', async () => ({ transponder: '62009810000000' }), 'transponder INVALID_TRANSPONDER'],
  ];
  it.each(cases)('%s › is refused under its field', async (_what, more, fault) => {
    const animal = await register(staff, world);
    expect(faults(await send(operator, { transponder: animal.transponder, ...(await more()) }))).toEqual([
      fault,
    ]);
    expect(await statusOf(animal.transponder)).toBe('NORMAL');
  });

  it('an email address › is stored in lower case', async () => {
    const { lost } = await lose(operator, staff, world, { participantEmail: ' Rui.Sa@Example.TEST ' });
    expect(lost.participantEmail).toBe('rui.sa@example.test');
  });
});
