import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toSnake } from '../../../../resources/kit/names.ts';
import { TICKET_PROCESSES } from '../../../../resources/support/ticket/processes.ts';
import { declaredProcess } from '../../../../server/modules/support/ticket/processes.ts';
import { ident } from '../../../../server/db/sql.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';
import { clinic as makeClinic, makeWorld, register } from '../../animals/animal/fixtures.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';

let server: TestServer;
let clinic: Person;
let otherClinic: Person;
let manager: Person;
let stranger: Person;
let transferId: number;

beforeAll(async () => {
  server = await testServer();
  const world = await makeWorld(server.db);
  clinic = await makeClinic(server);
  otherClinic = await makeClinic(server);
  manager = await server.person({
    permissions: ['MANAGE_ANIMAL_TRANSFER', 'MANAGE_ANIMAL_DEATH_REQUEST'],
    profile: { name: 'operator' },
  });
  stranger = await server.person();
  const animal = await register(clinic, world);
  const { status, body } = await clinic.call('POST', `/animal-transfers/${animal.transponder}`, {
    documents: [declaration],
    newOwner: ownerFields(world.parishId, { name: 'Tomás Leitão' }),
  });
  expect(status).toBe(200);
  transferId = body.id;
});
afterAll(() => server.close());

const ask = (who: Person, processId: number, processType = 'ANIMAL_TRANSFER') =>
  who.call('POST', '/ticketing/', {
    category: 'CHANGE_OWNER',
    subject: 'CHANGE_OWNER',
    description: 'O que falta a este pedido?',
    processType,
    processId,
  });
const ofProcess = (who: Person, type: string, id: number) =>
  who.call('GET', `/ticketing/process/${type}/${id}`);

describe('a ticket about a process', () => {
  test('users who see the process › see it with the process, open it and answer in it', async () => {
    const colleague = await server.person({
      permissions: ['REQUEST_ANIMAL_TRANSFER'],
      entityId: (await clinic.call('GET', '/auth/session')).body.entity.id,
    });
    const { id } = (await ask(clinic, transferId)).body;
    for (const who of [clinic, colleague, manager]) {
      const { status, body } = await ofProcess(who, 'ANIMAL_TRANSFER', transferId);
      expect(status).toBe(200);
      expect(body).toMatchObject([{ id, processType: 'ANIMAL_TRANSFER', processId: transferId }]);
    }
    expect((await colleague.call('GET', `/ticketing/${id}`)).status).toBe(200);
    const said = await colleague.call('POST', `/ticketing/${id}/conversation`, {
      message: 'Também gostava de saber.',
    });
    expect([said.status, said.body.status]).toEqual([200, 'OPEN']);
    expect((await colleague.call('GET', '/ticketing/search')).body.totalItems).toBe(0);
  });

  test('users who do not see the process › neither find nor attach one', async () => {
    const { id } = (await ask(clinic, transferId)).body;
    for (const who of [otherClinic, stranger]) {
      expect((await ofProcess(who, 'ANIMAL_TRANSFER', transferId)).status).toBe(404);
      expect((await who.call('GET', `/ticketing/${id}`)).status).toBe(404);
      const { status, body } = await ask(who, transferId);
      expect([status, body.errors]).toEqual([422, [{ property: 'processId', error: 'INVALID_PROCESS_ID' }]]);
    }
  });

  test('every declared kind of process › can have one, for users who see the process', async () => {
    const support = await server.person({ permissions: ['MANAGE_TICKETS'] });
    for (const type of TICKET_PROCESSES) {
      const id = await makeRecord(server.db, declaredProcess(type).name);
      expect((await ask(support, id, type)).status, type).toBe(200);
      expect((await ofProcess(support, type, id)).body, type).toMatchObject([
        { processType: type, processId: id },
      ]);
      expect((await ask(stranger, id, type)).status, type).toBe(422);
      expect((await ofProcess(stranger, type, id)).status, type).toBe(404);
      expect((await ofProcess(support, type, 999_999)).status, type).toBe(404);
      expect((await ask(support, 999_999, type)).status, type).toBe(422);
    }
    expect((await ofProcess(support, 'PARKING_PERMIT', 1)).status).toBe(400);
  });

  test('all kinds that are specified › are among them', () => {
    expect(TICKET_PROCESSES).toEqual(
      expect.arrayContaining([
        'ANIMAL_DEATH_REQUEST',
        'ANIMAL_PRE_REGISTER',
        'ANIMAL_TRANSFER',
        'LOST_ANIMAL',
        'OWNER_DATA_UPDATE',
        'OWNER_MERGE',
        'OWNER_REVIEW',
        'ANIMAL_DIAC_REQUEST',
      ]),
    );
  });

  test('a request of another user › is no process for a ticket, though its type may be decided', async () => {
    const decider = await server.person({ permissions: ['MANAGE_ANIMAL_DEATH_REQUEST'] });
    const [own, other] = [
      await makeRecord(server.db, 'deathRequest'),
      await makeRecord(server.db, 'deathRequest'),
    ];
    await server.db
      .query(sql`update death_request set creation_entity_id = (select entity_id from app_user where id = ${decider.id})
        where id = ${own}`);
    expect((await ask(decider, own, 'ANIMAL_DEATH_REQUEST')).status).toBe(200);
    expect((await ofProcess(decider, 'ANIMAL_DEATH_REQUEST', own)).body).toHaveLength(1);
    expect((await ask(decider, other, 'ANIMAL_DEATH_REQUEST')).status).toBe(422);
    expect((await ofProcess(decider, 'ANIMAL_DEATH_REQUEST', other)).status).toBe(404);
  });

  test('a published report of an animal that is not on record › is one for the user who made it alone', async () => {
    const [maker, reader] = [
      await server.person({ permissions: ['READ_LOST_ANIMAL_HISTORY'] }),
      await server.person({ permissions: ['READ_LOST_ANIMAL_HISTORY'] }),
    ];
    const id = await makeRecord(server.db, 'lostAnimal');
    await server.db.query(
      sql`update lost_animal set creation_user_id = ${maker.id}, validation_status = 'ACCEPTED' where id = ${id}`,
    );
    expect((await ask(maker, id, 'LOST_ANIMAL')).status).toBe(200);
    expect((await ofProcess(maker, 'LOST_ANIMAL', id)).body).toHaveLength(1);
    expect((await ofProcess(reader, 'LOST_ANIMAL', id)).status).toBe(404);
  });
});

describe('the tickets of an owner', () => {
  test('tickets about requests and reports of the owner or of an animal of the owner › are listed', async () => {
    const support = await server.person({
      permissions: ['MANAGE_TICKETS', 'READ_OWNER'],
      profile: { name: 'operator' },
    });
    const animalId = await makeRecord(server.db, 'animal');
    const ownerId = await makeRecord(server.db, 'owner');
    await server.db.query(sql`update animal set owner_id = ${ownerId} where id = ${animalId}`);
    const expected: [string, number][] = [];
    for (const type of TICKET_PROCESSES) {
      const { name, table, fields } = declaredProcess(type);
      const id = await makeRecord(server.db, name);
      const t = ident(table);
      const columns = Object.entries(fields).filter(([, { options }]) => !options.virtual);
      const owner = columns.find(([, { kind, to }]) => kind === 'reference' && to === 'owner');
      const animal = columns.find(([, { kind, to }]) => kind === 'reference' && to === 'animal');
      if (owner)
        await server.db.query(sql`update ${t} set ${ident(toSnake(owner[0]))} = ${ownerId} where id = ${id}`);
      else if (animal)
        await server.db.query(
          sql`update ${t} set ${ident(toSnake(animal[0]))} = ${animalId} where id = ${id}`,
        );
      else
        await server.db.query(
          sql`update ${t} set owner = jsonb_build_object('vatNumber', (select vat_number from owner where id = ${ownerId}))
            where id = ${id}`,
        );
      expect((await ask(support, id, type)).status, type).toBe(200);
      // One of the same kind that is not about this owner.
      const stray = await makeRecord(server.db, name);
      expect((await ask(support, stray, type)).status, type).toBe(200);
      expected.push([type, id]);
    }
    const { body } = await support.call('GET', `/owners/${ownerId}/tickets`);
    const found = body.map((row: { processType: string; processId: number }) => [
      row.processType,
      row.processId,
    ]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});

describe('the tickets of an animal', () => {
  test('tickets about requests and reports of the animal › are listed, for those who may open them', async () => {
    const support = await server.person({
      permissions: ['MANAGE_TICKETS', 'READ_ANIMAL'],
      profile: { name: 'operator' },
    });
    const animalId = await makeRecord(server.db, 'animal');
    const expected: [string, number][] = [];
    for (const type of TICKET_PROCESSES) {
      const { name, table, fields } = declaredProcess(type);
      const animal = Object.entries(fields).find(
        ([, { kind, to, options }]) => kind === 'reference' && to === 'animal' && !options.virtual,
      );
      if (!animal) continue;
      const id = await makeRecord(server.db, name);
      await server.db.query(
        sql`update ${ident(table)} set ${ident(toSnake(animal[0]))} = ${animalId} where id = ${id}`,
      );
      expect((await ask(support, id, type)).status, type).toBe(200);
      // One of the same kind that is about another animal.
      const stray = await makeRecord(server.db, name);
      expect((await ask(support, stray, type)).status, type).toBe(200);
      expected.push([type, id]);
    }
    expect(expected.length).toBeGreaterThan(3);
    const { body } = await support.call('GET', `/animals/${animalId}/tickets`);
    const found = body.map((row: { processType: string; processId: number }) => [
      row.processType,
      row.processId,
    ]);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect((await stranger.call('GET', `/animals/${animalId}/tickets`)).status).not.toBe(200);
  });
});
