import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TICKET_PROCESSES } from '../../../resources/ticket/schema.ts';
import { testServer, type Person, type TestServer } from '../../helpers/server.ts';
import { clinic as makeClinic, makeWorld, register } from '../animal/world.ts';
import { person as ownerFields } from '../owner/owners.ts';

let server: TestServer;
let clinic: Person;
let otherClinic: Person;
let manager: Person;
let stranger: Person;
let transferId: number;

const declaration = {
  filename: 'declaração.pdf',
  type: 'application/pdf',
  contents: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString('base64'),
};

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

  test('every declared kind of process, and no other › can have one', async () => {
    const handler = await server.person({ permissions: ['MANAGE_TICKETS'] });
    for (const type of TICKET_PROCESSES) expect((await ofProcess(handler, type, 1)).status, type).toBe(200);
    expect((await ofProcess(handler, 'PARKING_PERMIT', 1)).status).toBe(400);
    expect((await ofProcess(manager, 'ANIMAL_DEATH_REQUEST', 1)).body).toEqual([]);
    expect((await ofProcess(clinic, 'ANIMAL_DEATH_REQUEST', 1)).status).toBe(404);
    expect((await ofProcess(clinic, 'LOST_ANIMAL', 999_999)).status).toBe(404);
  });
});
