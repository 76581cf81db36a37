import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import type { QueueState } from '../../../../resources/common/request/overview.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord } from '../../../kit/records.ts';

let server: TestServer;
let operator: Person;
let clinic: Person;

beforeAll(async () => {
  server = await testServer();
  operator = await server.person({ profile: { name: 'operator' }, permissions: PERMISSIONS });
  clinic = await server.person({ permissions: ['REGISTER_ANIMAL', 'REQUEST_ANIMAL_TRANSFER'] });
});
afterAll(() => server.close());

const stateOf = async (who: Person, module: string): Promise<QueueState | undefined> =>
  ((await who.call('GET', '/requests/overview')).body as QueueState[]).find((one) => one.module === module);

describe('the overview of all queues', () => {
  it('of the operator › counts what waits, what is late and not paused, and the labels of open requests', async () => {
    const waiting = await makeRecord(server.db, 'animalPreRegister');
    const late = await makeRecord(server.db, 'animalPreRegister');
    const paused = await makeRecord(server.db, 'animalPreRegister');
    const closed = await makeRecord(server.db, 'animalPreRegister');
    await server.db.query(sql`update animal_pre_register set due_date = '2020-01-10',
      creation_timestamp = '2019-12-20T10:00:00Z' where id = any(${[late, paused]}::bigint[])`);
    await server.db.query(sql`update animal_pre_register set validation_status = 'WAITING_DOCUMENTATION',
      term_pause_date = '2020-01-02' where id = ${paused}`);
    await server.db.query(
      sql`update animal_pre_register set validation_status = 'DONE', closed = true where id = ${closed}`,
    );
    for (const [objectId, value] of [
      [waiting, 'Urgente'],
      [late, 'urgente'],
      [late, 'Feira'],
      [closed, 'Antiga'],
    ])
      await server.db.query(sql`insert into label (object_type, object_id, value)
        values ('ANIMAL_PRE_REGISTER', ${objectId}, ${value})`);
    expect(await stateOf(operator, 'animalPreRegister')).toEqual({
      module: 'animalPreRegister',
      waitingValidation: 2,
      waitingDocumentation: 1,
      oneByOne: 0,
      objected: 0,
      oldest: '2019-12-20T10:00:00.000Z',
      overdue: 1,
      labels: [
        { value: expect.stringMatching(/^urgente$/i), count: 2 },
        { value: 'Feira', count: 1 },
      ],
    });
  });

  it('of a type without a term › counts none as late, and names those that are decided one by one', async () => {
    const id = await makeRecord(server.db, 'animalTransfer');
    await server.db.query(sql`update animal_transfer set origin = 'OWNERS' where id = ${id}`);
    expect(await stateOf(operator, 'animalTransfer')).toMatchObject({
      waitingValidation: 0,
      oneByOne: 1,
      overdue: null,
    });
  });

  it('of a user of an entity › counts its own requests only, and shows no labels', async () => {
    expect(await stateOf(clinic, 'animalPreRegister')).toMatchObject({
      waitingValidation: 0,
      oldest: null,
      labels: [],
    });
    await server.db.query(sql`update animal_pre_register set creation_user_id = ${clinic.id},
      creation_entity_id = (select entity_id from app_user where id = ${clinic.id})
      where due_date is null and not closed`);
    expect(await stateOf(clinic, 'animalPreRegister')).toMatchObject({ waitingValidation: 1, labels: [] });
  });

  it('of a user who reads no requests › is empty', async () => {
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await reader.call('GET', '/requests/overview')).body).toEqual([]);
  });
});
