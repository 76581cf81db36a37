import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { lostClinic, lostOperator, message, report } from '../../lostFound/lostAnimal/reports.ts';
import { animalOfAccount } from './fixtures.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server, ['MANAGE_ANIMAL_DEATH_REQUEST']);
});
afterAll(() => server.close());

const mine = () => animalOfAccount(server, staff, world);
const readAnimal = async (id: number) => (await operator.call('GET', `/animals/${id}`)).body;
const setAnimal = (id: number, set: Sql) => server.db.query(sql`update animal set ${set} where id = ${id}`);
const lose = (who: Person, transponder: string, more: object = {}) =>
  who.call('POST', '/lost-animals/', report({ transponder, ...more }));
const accept = (id: number) =>
  operator.call('PUT', `/pending-lost-animals/${id}/decision`, { validation: 'ACCEPTED' });
const found = (who: Person, transponder: string, status: string | null = 'DELIVERED_TO_OWNER') =>
  who.call('PUT', `/owner-account/animals/${transponder}/found`, { status });
const die = (who: Person, transponder: string, more: object = {}) =>
  who.call('POST', `/animals/${transponder}/report-death`, { deathDate: dayIn(), ...more });
const operationsOf = async (who: Person, id: number) =>
  (await who.call('GET', `/owner-account/operations?ids=${id}`)).body[0].operations;
const mailsOf = (person: Person) =>
  server.db.query<{ subject: string; text: string }>(
    sql`select payload->>'subject' as subject, payload->>'text' as text from outbox
      where kind = 'MAIL' and payload->>'to' = (select email from app_user where id = ${person.id}) order by id`,
  );

describe('an owner who reports an own animal as lost', () => {
  it('with a number of its own › leaves a report that waits for validation; once accepted, the animal is lost and the owner gets a mail', async () => {
    const { id, transponder, person } = await mine();
    const sent = await lose(person, transponder);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ validationStatus: 'PENDING', creationOrigin: 'OWNERS' });
    const request = (await operator.call('GET', `/pending-lost-animals/${sent.body.id}`)).body;
    expect(request).toMatchObject({ origin: 'OWNERS', animalId: id, closed: false });
    expect((await readAnimal(id)).status).toBe('NORMAL');
    expect((await operationsOf(person, id)).SET_LOST).toEqual({
      allowed: false,
      reason: 'LOST_PENDING_VALIDATION',
    });
    expect(message(await lose(person, transponder))).toBe('409 LOST_PENDING_VALIDATION');
    expect((await accept(sent.body.id)).status).toBe(200);
    expect((await readAnimal(id)).status).toBe('LOST');
    expect((await mailsOf(person)).at(-1)!.text).toContain(
      `/owner-account/requests/pendingLostAnimal/${sent.body.id}`,
    );
  });

  it('another’s animal, or a number that is not registered › is not found, and nothing is stored', async () => {
    const { person } = await mine();
    const other = await mine();
    expect((await lose(person, other.transponder)).status).toBe(404);
    expect((await lose(person, '620098999999999')).status).toBe(404);
    const rows = await server.db.query(
      sql`select 1 from lost_animal where transponder in (${other.transponder}, '620098999999999')`,
    );
    expect(rows).toEqual([]);
  });

  it('reports it as found by a stranger, or with a photo for its record › is refused at the field', async () => {
    const { transponder, person } = await mine();
    const asFound = await lose(person, transponder, { status: 'FOUND', foundAnimalSituation: 'STREET' });
    expect(faults(asFound)).toEqual(['status INVALID_STATUS']);
    expect(faults(await lose(person, transponder, { useAsAnimalPhoto: true }))).toEqual([
      'useAsAnimalPhoto UNWRITABLE_FIELD',
    ]);
  });

  it.each(['LOST', 'FOUND', 'DEAD'])('that is %s already › is refused with the reason', async (status) => {
    const { id, transponder, person } = await mine();
    await setAnimal(id, sql`status = ${status}`);
    expect(message(await lose(person, transponder))).toBe(`409 ANIMAL_IS_${status}`);
  });

  it('twice under one key › makes one report', async () => {
    const { transponder, person } = await mine();
    const key = { 'idempotency-key': 'one-report' };
    const body = report({ transponder });
    const first = await person.call('POST', '/lost-animals/', body, key);
    const second = await person.call('POST', '/lost-animals/', body, key);
    expect([first.status, second.status, second.body.id]).toEqual([200, 200, first.body.id]);
  });
});

describe('an owner who has a lost animal back', () => {
  it('closes the process, also one that a clinic reported; the animal is normal, and it says by whom', async () => {
    const { id, transponder, person } = await mine();
    const { body } = await lose(staff, transponder);
    await accept(body.id);
    const closed = await found(person, transponder);
    expect(closed.body).toEqual({ id: body.id, deliveryStatus: 'DELIVERED_TO_OWNER', isClosed: true });
    expect((await readAnimal(id)).status).toBe('NORMAL');
    expect((await operator.call('GET', `/lost-animals/id/${body.id}`)).body).toMatchObject({
      isClosed: true,
      closedByOwner: true,
      deliveryStatus: 'DELIVERED_TO_OWNER',
    });
    expect(message(await found(person, transponder))).toBe('409 ANIMAL_IS_NOT_LOST');
    const notices = await server.db.query(
      sql`select user_id, object_id from notification where type = 'LOST_ANIMAL_CLOSED'
        and additional_info->>'transponder' = ${transponder}`,
    );
    expect(notices).toEqual([{ userId: staff.id, objectId: String(body.id) }]);
  });

  it('with another outcome, or none › is refused and stays open', async () => {
    const { transponder, person } = await mine();
    await accept((await lose(person, transponder)).body.id);
    for (const status of ['DEAD', 'TRANSFERRED', 'REGISTERED_BY_ERROR'])
      expect(message(await found(person, transponder, status))).toBe('409 LOST_STATUS_NOT_ALLOWED');
    expect(faults(await found(person, transponder, null))).toEqual(['status MISSING_DELIVERY_STATUS']);
    expect((await found(person, transponder)).status).toBe(200);
  });

  it('of another owner, found by others, locked, or not lost › is refused with the proper code', async () => {
    const { id, transponder, person } = await mine();
    const other = await mine();
    await accept((await lose(other.person, other.transponder)).body.id);
    expect((await found(person, other.transponder)).status).toBe(404);
    expect((await found(staff, other.transponder)).status).toBe(403);
    expect(message(await found(person, transponder))).toBe('409 ANIMAL_IS_NOT_LOST');
    await accept((await lose(person, transponder)).body.id);
    await setAnimal(id, sql`is_locked = true`);
    expect(message(await found(person, transponder))).toBe('409 ANIMAL_IS_LOCKED');
    await setAnimal(id, sql`is_locked = false, status = 'FOUND'`);
    expect(message(await found(person, transponder))).toBe('409 ANIMAL_IS_FOUND');
  });
});

describe('an owner who reports the death of an own animal', () => {
  it('alive until now › leaves a request with what the register knows; once accepted, the animal is dead', async () => {
    const { id, transponder, ownerId, person } = await mine();
    const sent = await die(person, transponder, { observations: 'Doença.' });
    expect(sent.body).toMatchObject({ hasDeathReport: true });
    const request = (await operator.call('GET', `/request-deaths/${sent.body.deathRequestId}`)).body;
    const { name, vatNumber } = await getOne<{ name: string; vatNumber: string }>(
      server.db,
      sql`select name, vat_number from owner where id = ${ownerId}`,
    );
    expect(request).toMatchObject({
      transponder,
      animalId: id,
      origin: 'OWNERS',
      relation: 'OWNER',
      requesterName: name,
      vatNumber,
      observations: 'Doença.',
    });
    expect((await readAnimal(id)).status).toBe('NORMAL');
    const decided = await operator.call('PUT', `/request-deaths/${request.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status).toBe(200);
    expect((await readAnimal(id)).status).toBe('DEAD');
    const last = (await mailsOf(person)).at(-1)!;
    expect(last.text).toContain(`/owner-account/requests/deathRequest/${request.id}`);
  });

  it('a second time › is refused until the first is decided or withdrawn', async () => {
    const { id, transponder, person } = await mine();
    const { deathRequestId } = (await die(person, transponder)).body;
    expect(message(await die(person, transponder))).toBe('409 DEATH_ALREADY_REPORTED');
    expect((await operationsOf(person, id)).REPORT_DEATH).toEqual({
      allowed: false,
      reason: 'DEATH_ALREADY_REPORTED',
    });
    await person.call('PUT', `/owner-account/requests/deathRequest/${deathRequestId}/withdraw`);
    expect((await die(person, transponder)).status).toBe(200);
  });

  it('of another owner, and by staff › is refused', async () => {
    const { person } = await mine();
    const other = await mine();
    expect((await die(person, other.transponder)).status).toBe(404);
    expect((await die(staff, other.transponder)).status).toBe(403);
  });

  it('without a day, before the birth, in days to come, or with a file that is none › is refused', async () => {
    const { transponder, person } = await mine();
    const wrong = async (more: object) => faults(await die(person, transponder, more));
    expect(await wrong({ deathDate: null })).toEqual(['deathDate MISSING_DEATH_DATE']);
    expect(await wrong({ deathDate: '1990-01-01' })).toEqual(['deathDate INVALID_DEATH_DATE']);
    expect(await wrong({ deathDate: '2190-01-01' })).toEqual(['deathDate INVALID_DEATH_DATE']);
    const documents = [{ filename: 'a.pdf', contents: Buffer.from('nada').toString('base64') }];
    expect(await wrong({ documents })).toEqual(['documents[0] INVALID_FILE_TYPE']);
  });

  it.each<[string, Sql]>([
    ['ANIMAL_IS_LOST', sql`status = 'LOST'`],
    ['ANIMAL_IS_DEAD', sql`status = 'DEAD'`],
    ['ANIMAL_IS_LOCKED', sql`is_locked = true`],
  ])('in the wrong state › is refused with %s, and the account says the same before', async (code, set) => {
    const { id, transponder, person } = await mine();
    await setAnimal(id, set);
    expect(message(await die(person, transponder))).toBe(`409 ${code}`);
    expect((await operationsOf(person, id)).REPORT_DEATH.reason).toBe(code);
  });

  it.runIf(testDatabaseUrl)('twice at the same time › makes one request', async () => {
    const { id, transponder, person } = await mine();
    const answers = await Promise.all([die(person, transponder), die(person, transponder)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.db.query(sql`select 1 from death_request where animal_id = ${id}`)).toHaveLength(1);
  });
});

describe('what an owner can report', () => {
  it('of own animals › is answered; of others nothing, and staff are refused', async () => {
    const { id, person } = await mine();
    const other = await mine();
    const { status, body } = await person.call('GET', `/owner-account/operations?ids=${id}&ids=${other.id}`);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id,
        operations: {
          SET_LOST: { allowed: true },
          REPORT_FOUND: { allowed: false, reason: 'ANIMAL_IS_NOT_LOST' },
          REPORT_DEATH: { allowed: true },
        },
      },
    ]);
    expect((await staff.call('GET', `/owner-account/operations?ids=${id}`)).status).toBe(403);
  });
});
