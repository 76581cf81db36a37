import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { faults, makeWorld, type World } from '../../animals/animal/fixtures.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { find, lose, lostClinic, lostOperator, message } from './reports.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
/** May choose every outcome. */
let chief: Person;

const transfer = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  documents: [declaration],
  newOwner: ownerFields(world.parishId, { name: 'Tomás Leitão' }),
  ...more,
});

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await lostClinic(server);
  operator = await lostOperator(server);
  chief = await lostClinic(server, ['SET_CUSTOM_LOST_ANIMAL_STATUS']);
});
afterAll(() => server.close());

const close = (who: Person, transponder: string, body: object) =>
  who.call('PUT', `/lost-animals/${transponder}/update-status`, body);
const animalOf = async (transponder: string) => (await operator.call('GET', `/animals/${transponder}`)).body;
const made = () => lose(operator, staff, world);

describe('closing a report', () => {
  it('delivery to the owner › makes the animal normal, and says who closed it', async () => {
    const { animal } = await made();
    const closed = await close(staff, animal.transponder, { status: 'DELIVERED_TO_OWNER' });
    expect(closed.body).toMatchObject({
      isClosed: true,
      deliveryStatus: 'DELIVERED_TO_OWNER',
      closedByOwner: false,
      closedBy: { id: staff.id },
      closedDate: expect.any(String),
    });
    expect((await animalOf(animal.transponder)).status).toBe('NORMAL');
    expect(message(await close(staff, animal.transponder, { status: 'DELIVERED_TO_OWNER' }))).toBe(
      '409 LOST_ALREADY_CLOSED',
    );
  });

  it('by a user of another entity › notifies the entity that reported, by one of its own users not', async () => {
    const closedBy = async (who: Person): Promise<number> => {
      const { animal } = await made();
      expect((await close(who, animal.transponder, { status: 'DELIVERED_TO_OWNER' })).status).toBe(200);
      return (
        await server.db.query(
          sql`select 1 from notification where user_id = ${operator.id} and type = 'LOST_ANIMAL_CLOSED'
            and additional_info->>'transponder' = ${animal.transponder}`,
        )
      ).length;
    };
    expect(await closedBy(staff)).toBe(1);
    expect(await closedBy(operator)).toBe(0);
  });

  it('a death › needs its day, locks the record and keeps the outcome', async () => {
    const { animal } = await made();
    expect(faults(await close(staff, animal.transponder, { status: 'DEAD' }))).toEqual([
      'deathDate MISSING_DEATH_DATE',
    ]);
    for (const deathDate of ['2090-01-01', '2001-01-01'])
      expect(faults(await close(staff, animal.transponder, { status: 'DEAD', deathDate }))).toEqual([
        'deathDate INVALID_DEATH_DATE',
      ]);
    const deathDate = new Date().toISOString();
    const closed = await close(staff, animal.transponder, { status: 'DEAD', deathDate });
    expect(closed.body).toMatchObject({ isClosed: true, deliveryStatus: 'DEAD' });
    expect(await animalOf(animal.transponder)).toMatchObject({
      status: 'DEAD',
      isLocked: true,
      lockReason: 'DEATH',
      deathDate: deathDate.slice(0, 10),
    });
  });

  it('the day of a death › is one of UTC, wherever the user is', async () => {
    const { animal } = await made();
    // At any hour one of the two zones has another day than UTC.
    const isMorning = new Date().getUTCHours() < 12;
    await server.db.query(
      sql`update app_user set timezone = ${isMorning ? 'Etc/GMT+12' : 'Etc/GMT-12'} where id = ${staff.id}`,
    );
    const todayInUtc = dayIn('UTC');
    const later = addDays(todayInUtc, 1);
    expect(faults(await close(staff, animal.transponder, { status: 'DEAD', deathDate: later }))).toEqual([
      'deathDate INVALID_DEATH_DATE',
    ]);
    const closed = await close(staff, animal.transponder, { status: 'DEAD', deathDate: todayInUtc });
    expect(closed.status).toBe(200);
    await server.db.query(sql`update app_user set timezone = 'Europe/Lisbon' where id = ${staff.id}`);
  });

  it('an outcome › must be one of the list, and needs the permission', async () => {
    const { animal } = await made();
    expect(faults(await close(staff, animal.transponder, {}))).toEqual(['status MISSING_DELIVERY_STATUS']);
    expect(faults(await close(staff, animal.transponder, { status: 'GONE' }))).toEqual([
      'status INVALID_DELIVERY_STATUS',
    ]);
    const reader = await server.person({ permissions: ['READ_LOST_ANIMAL_HISTORY'] });
    expect((await close(reader, animal.transponder, { status: 'DELIVERED_TO_OWNER' })).status).toBe(403);
  });

  it.each(['ARRESTED', 'REGISTERED_BY_ERROR'])(
    'the outcome %s › needs SET_CUSTOM_LOST_ANIMAL_STATUS',
    async (status) => {
      const { animal } = await made();
      expect(message(await close(staff, animal.transponder, { status }))).toBe('403 LOST_STATUS_NOT_ALLOWED');
      expect((await close(chief, animal.transponder, { status })).body).toMatchObject({
        deliveryStatus: status,
      });
      expect((await animalOf(animal.transponder)).status).toBe('NORMAL');
    },
  );

  it('a death › needs WRITE_ANIMAL_DEAD or the custom status', async () => {
    const { animal } = await made();
    const other = await server.person({
      permissions: ['UPDATE_LOST_ANIMAL_STATUS', 'READ_LOST_ANIMAL_HISTORY'],
    });
    const closer = await server.person({ permissions: ['UPDATE_LOST_ANIMAL_STATUS'] });
    expect((await closer.call('GET', `/lost-animals/${animal.transponder}`)).status).toBe(200);
    expect((await closer.call('GET', '/lost-animals/search')).status).toBe(403);
    const body = { status: 'DEAD', deathDate: new Date().toISOString().slice(0, 10) };
    const refused = await close(other, animal.transponder, body);
    expect(message(refused)).toBe('403 LOST_STATUS_NOT_ALLOWED');
    expect(faults(refused)).toEqual(['status LOST_STATUS_NOT_ALLOWED']);
  });

  it('delivery to a collection centre › is direct with the custom status alone', async () => {
    const { animal } = await made();
    expect(message(await close(staff, animal.transponder, { status: 'DELIVERED_TO_CRO' }))).toBe(
      '409 LOST_NEEDS_TRANSFER',
    );
    expect((await close(chief, animal.transponder, { status: 'DELIVERED_TO_CRO' })).body).toMatchObject({
      isClosed: true,
      deliveryStatus: 'DELIVERED_TO_CRO',
    });
  });

  it('a locked animal › refuses it', async () => {
    const { animal } = await made();
    await server.db.query(sql`update animal set is_locked = true where id = ${animal.id}`);
    expect(message(await close(staff, animal.transponder, { status: 'DELIVERED_TO_OWNER' }))).toBe(
      '409 ANIMAL_IS_LOCKED',
    );
  });

  it('an unregistered animal › cannot get an owner', async () => {
    const found = await find(staff);
    expect(message(await close(staff, found.transponder, { status: 'TRANSFERRED', ...transfer() }))).toBe(
      '409 LOST_WITHOUT_ANIMAL',
    );
    expect((await close(staff, found.transponder, { status: 'DELIVERED_TO_CRO' })).body).toMatchObject({
      isClosed: true,
    });
  });
});

describe('closing a report by a transfer of ownership', () => {
  const request = async (status = 'TRANSFERRED') => {
    const { animal, lost } = await made();
    const asked = await close(staff, animal.transponder, { status, ...transfer() });
    return { animal, lost, asked, id: asked.body.pendingAnimalTransferId as number };
  };
  const decide = (id: number, validation: string) =>
    operator.call('PUT', `/animal-transfers/${id}/decision`, { validation, comments: 'x' });

  it('a request that waits › keeps the report open, and nothing else closes it', async () => {
    const { animal, asked, id } = await request();
    expect(asked.body).toMatchObject({ isClosed: false, pendingAnimalTransferId: expect.any(Number) });
    expect((await animalOf(animal.transponder)).status).toBe('LOST');
    expect((await operator.call('GET', `/animal-transfers/${id}`)).body.lostAnimalStatus).toBe('TRANSFERRED');
    expect(message(await close(chief, animal.transponder, { status: 'DELIVERED_TO_OWNER' }))).toBe(
      '409 LOST_CLOSE_IS_PENDING',
    );
    // Its page says so, and offers no second closing.
    expect((await operator.call('GET', `/animals/${animal.transponder}`)).body).toMatchObject({
      isReportClosing: true,
      operations: { SET_DELIVERED: { allowed: false, reason: 'LOST_CLOSE_IS_PENDING' } },
    });
  });

  it('approval › closes the report with a version, and the animal has its new owner', async () => {
    const { animal, lost, id } = await request('DELIVERED_TO_CRO');
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect((await operator.call('GET', `/lost-animals/id/${lost.id}`)).body).toMatchObject({
      isClosed: true,
      deliveryStatus: 'DELIVERED_TO_CRO',
      closedBy: { id: operator.id },
      version: 2,
    });
    expect(await animalOf(animal.transponder)).toMatchObject({
      status: 'NORMAL',
      owner: { name: 'Tomás Leitão' },
    });
    expect((await operator.call('GET', `/lost-animals/${lost.id}/versions`)).status).toBe(200);
  });

  it('rejection or cancelling › leaves the report open', async () => {
    for (const end of ['REJECTED', 'CANCELED']) {
      const { animal, lost, id } = await request();
      const ended =
        end === 'REJECTED'
          ? await decide(id, 'REJECTED')
          : await staff.call('PUT', `/animal-transfers/${id}/cancel`, {});
      expect(ended.status).toBe(200);
      expect((await operator.call('GET', `/lost-animals/id/${lost.id}`)).body).toMatchObject({
        isClosed: false,
        pendingAnimalTransferId: null,
      });
      expect((await animalOf(animal.transponder)).status).toBe('LOST');
    }
  });

  it('an incomplete new owner › is named field by field', async () => {
    const { animal } = await made();
    const asked = await close(staff, animal.transponder, {
      status: 'TRANSFERRED',
      newOwner: ownerFields(world.parishId, { name: '' }),
    });
    expect(faults(asked)).toEqual(
      expect.arrayContaining(['documents MISSING_DOCUMENTS', 'newOwner.name MISSING_NAME']),
    );
  });
});
