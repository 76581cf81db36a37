import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { faults, register } from '../../animals/animal/fixtures.ts';
import { person } from '../owner/owners.ts';
import { makeMergeWorld, PDF, type MergeWorld, type OwnerWithAnimal } from './fixtures.ts';

let server: TestServer;
let w: MergeWorld;
let kept: OwnerWithAnimal;
let other: OwnerWithAnimal;

const message = (answer: { status: number; body: { data?: { message: string } } }): string =>
  `${answer.status} ${answer.body.data?.message}`;
const training = (certificationNumber: string) => ({
  certificationNumber,
  certificationDate: '2024-05-01',
  trainingEntity: 'Escola',
});

beforeAll(async () => {
  server = await testServer();
  w = await makeMergeWorld(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  kept = await w.owner({ name: 'Marta Lopes', email: 'marta@example.test' });
  other = await w.owner({ name: 'Marta A. Lopes', email: 'velha@example.test', phone: '913000111' });
});

describe('a preview of a merge', () => {
  it('of two owners › shows both, what can be taken, and what would move', async () => {
    await w.staff.call('PUT', `/owners/${other.id}/training`, training('C1'));
    const { status, body } = await w.staff.call(
      'GET',
      `/owner-merges/preview?survivorId=${kept.id}&absorbedId=${other.id}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      survivor: { id: kept.id, name: 'Marta Lopes' },
      absorbed: { id: other.id, name: 'Marta A. Lopes' },
      takeable: ['name', 'email', 'phone'],
      obstacle: null,
    });
    expect(body.moves).toEqual([
      { module: 'animal', count: 1 },
      { module: 'ownerTraining', count: 1 },
    ]);
  });

  it('of a locked owner › names the reason and the record', async () => {
    await w.staff.call('PUT', `/owners/${other.id}/lock`, { isLocked: true });
    const { body } = await w.staff.call(
      'GET',
      `/owner-merges/preview?survivorId=${kept.id}&absorbedId=${other.id}`,
    );
    expect(body.obstacle).toEqual({ property: 'absorbedId', reason: 'OWNER_IS_LOCKED' });
  });
});

describe('a request for a merge', () => {
  it('of two owners › waits in the queue with its documents, and changes nothing', async () => {
    const documents = [{ filename: 'cc.pdf', contents: PDF }];
    const { status, body } = await w.ask(kept.id, other.id, { documents, take: ['phone'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ validationStatus: 'WAITING_VALIDATION', closed: false });
    const read = (await w.staff.call('GET', `/owner-merges/${body.id}`)).body;
    expect(read).toMatchObject({
      number: String(body.id),
      survivor: { id: kept.id },
      absorbed: { id: other.id },
      grounds: 'Mesma pessoa',
      take: ['phone'],
      isReverted: false,
      documents: [{ filename: 'cc.pdf' }],
      operations: {
        DECIDE: { allowed: true },
        REVERT: { allowed: false, reason: 'OWNER_MERGE_NOT_ACCEPTED' },
      },
    });
    const queue = await w.staff.call('GET', `/owner-merges/search?survivorId=${kept.id}`);
    expect(queue.body.content.map(({ id }: { id: number }) => id)).toEqual([body.id]);
    expect(await w.ownerIdOf(other.animalId)).toBe(other.id);
    expect(message(await w.ask(other.id, kept.id))).toBe('409 OWNER_MERGE_ALREADY_OPEN');
  });

  it('with values that do not fit the kept record, or too many words › is refused', async () => {
    await server.db.query(
      sql`update owner set door = 'sem número certo', street = 'Rua Nova' where id = ${other.id}`,
    );
    expect(faults(await w.ask(kept.id, other.id, { take: ['address'] }))).toEqual([
      'take OWNER_MERGE_DATA_INVALID',
    ]);
    expect(faults(await w.ask(kept.id, other.id, { grounds: 'x'.repeat(1001) }))).toEqual([
      'grounds INVALID_GROUNDS',
    ]);
    expect((await w.ask(kept.id, other.id, { grounds: 'x'.repeat(1000) })).status).toBe(200);
  });

  it.each([
    [
      'nothing',
      { survivorId: null, absorbedId: null, grounds: ' ' },
      ['survivorId MISSING_SURVIVOR', 'absorbedId MISSING_ABSORBED', 'grounds MISSING_GROUNDS'],
    ],
    ['an owner that is not there', { absorbedId: 999_999 }, ['absorbedId INVALID_ABSORBED']],
    ['a value that is the same in both', { take: ['responsible'] }, ['take UNWRITABLE_FIELD']],
  ])('with %s › is refused under its fields', async (_, more, expected) => {
    const answer = await w.ask(kept.id, other.id, more);
    expect(answer.status).toBe(422);
    expect(faults(answer)).toEqual(expected);
  });

  it('of an owner with itself, on an older version, or of a locked one › is refused', async () => {
    expect(faults(await w.ask(kept.id, kept.id))).toEqual(['absorbedId OWNER_MERGE_SAME_OWNER']);
    expect(message(await w.ask(kept.id, other.id, { survivorVersion: 99 }))).toBe('409 STALE_VERSION');
    await w.staff.call('PUT', `/owners/${kept.id}/lock`, { editLocked: true });
    expect(message(await w.ask(kept.id, other.id))).toBe('409 OWNER_IS_EDIT_LOCKED');
  });

  it('by a clinic › finds its own owners only, and its request is decided by staff', async () => {
    const own = await w.owner({}, w.clinician);
    const twin = await w.owner({}, w.clinician);
    expect(faults(await w.ask(own.id, other.id, {}, w.clinician))).toEqual(['absorbedId INVALID_ABSORBED']);
    const asked = await w.ask(own.id, twin.id, {}, w.clinician);
    expect(asked.status).toBe(200);
    const decision = { validation: 'ACCEPTED' };
    expect((await w.clinician.call('PUT', `/owner-merges/${asked.body.id}/decision`, decision)).status).toBe(
      403,
    );
    expect((await w.clinician.call('PUT', `/owner-merges/${asked.body.id}/cancel`, {})).status).toBe(200);
  });

  it('by a user without owners › is refused', async () => {
    const reader = await server.person({ permissions: ['READ_OWNER', 'READ_ANIMAL'] });
    expect((await w.ask(kept.id, other.id, {}, reader)).status).toBe(403);
    expect((await reader.call('GET', '/owner-merges/search')).status).toBe(403);
  });
});

describe('an accepted merge', () => {
  it('of two owners › moves what belonged to one, which stays locked and names the other', async () => {
    await w.staff.call('PUT', `/owners/${other.id}/training`, training('C2'));
    await server.db.query(
      sql`insert into app_user (name, email, owner_id) values ('M', ${`m${other.id}@example.test`}, ${other.id})`,
    );
    const file = { documents: [{ filename: 'cc.pdf', contents: PDF }] };
    const sent = await w.staff.call('POST', `/documents/owner/${other.id}`, file);
    const id = await w.merge(kept.id, other.id, {
      take: ['phone', 'name'],
      documents: [declaration],
    });
    expect(await w.ownerIdOf(other.animalId)).toBe(kept.id);
    expect(await w.readOwner(kept.id)).toMatchObject({
      name: 'Marta A. Lopes',
      phone: '+351912345678',
      email: 'marta@example.test',
      waitingChanges: [{ contact: 'phone', value: '+351913000111' }],
      hasAccount: true,
    });
    expect(await w.readOwner(other.id)).toMatchObject({
      name: 'Marta A. Lopes',
      isLocked: true,
      mergedInto: { id: kept.id },
      operations: {
        EDIT: { allowed: false, reason: 'OWNER_IS_MERGED' },
        UNLOCK: { reason: 'OWNER_IS_MERGED' },
      },
    });
    expect((await w.staff.call('GET', `/owners/${kept.id}/training`)).body.certificationNumber).toBe('C2');
    const list = await w.staff.call('GET', '/animals/search?universalSearch=marta+a.+lopes');
    expect(list.body.content.map((one: { id: number }) => one.id)).toEqual(
      expect.arrayContaining([kept.animalId, other.animalId]),
    );
    const { ownerId } = await getOne<{ ownerId: number }>(
      server.db,
      sql`select document_type_id as owner_id from document where id = ${sent.body.ids[0]}`,
    );
    expect(ownerId).toBe(kept.id);
    const { body } = await w.staff.call('GET', `/owner-merges/${id}`);
    expect(body.moved).toEqual(
      expect.arrayContaining([
        { module: 'animal', count: 1 },
        { module: 'document', count: 1 },
        { module: 'ownerTraining', count: 1 },
        { module: 'user', count: 1 },
      ]),
    );
    const audit = await server.db.query<{ objectType: string; objectId: string }>(
      sql`select object_type, object_id from audit_log where action = 'MERGE' and user_id = ${w.staff.id}
        and object_type in ('owner', 'animal') and object_id in (${String(kept.id)}, ${String(other.id)}, ${String(other.animalId)})`,
    );
    expect(audit).toHaveLength(3);
    expect(message(await w.decide(id))).toBe('409 OWNER_MERGE_ALREADY_CLOSED');
  });

  it('of an owner › makes its number mean the one that was kept', async () => {
    await w.merge(kept.id, other.id);
    const made = await register(w.staff, w.world, {
      owner: person(w.world.parishId, { vatNumber: other.vatNumber, name: 'Marta A. Lopes' }),
    });
    expect(made.ownerId).toBe(kept.id);
    const found = await w.staff.call('POST', '/owners/alike', { vatNumber: other.vatNumber });
    expect(found.body).toEqual([]);
  });

  it('of an owner with an open transfer › names the kept one in it, and the transfer can be accepted', async () => {
    const documents = [{ filename: 'd.pdf', contents: PDF }];
    const opened = await w.staff.call('POST', `/animal-transfers/${other.transponder}`, {
      documents,
      newOwner: person(w.world.parishId, { name: 'Rui Sá' }),
    });
    const { body } = await w.staff.call(
      'GET',
      `/owner-merges/preview?survivorId=${kept.id}&absorbedId=${other.id}`,
    );
    expect(body.moves).toContainEqual({ module: 'animalTransfer', count: 1 });
    await w.merge(kept.id, other.id);
    const { previousOwnerId } = await getOne<{ previousOwnerId: number }>(
      server.db,
      sql`select previous_owner_id from animal_transfer where id = ${opened.body.id}`,
    );
    expect(previousOwnerId).toBe(kept.id);
    const decision = { validation: 'ACCEPTED' };
    expect((await w.staff.call('PUT', `/animal-transfers/${opened.body.id}/decision`, decision)).status).toBe(
      200,
    );
  });

  it('of a training and an account that both have › leaves them where they are', async () => {
    for (const { id } of [kept, other]) {
      await w.staff.call('PUT', `/owners/${id}/training`, training(`C${id}`));
      await server.db.query(
        sql`insert into app_user (name, email, owner_id) values ('M', ${`o${id}@example.test`}, ${id})`,
      );
    }
    await w.merge(kept.id, other.id);
    for (const { id } of [kept, other]) {
      const read = await w.staff.call('GET', `/owners/${id}/training`);
      expect(read.body.certificationNumber).toBe(`C${id}`);
      expect(await w.readOwner(id)).toMatchObject({ hasAccount: true });
    }
  });

  it('of an owner that was locked or merged since › is refused, and moves nothing', async () => {
    const third = await w.owner();
    const first = (await w.ask(kept.id, other.id)).body.id;
    const second = (await w.ask(third.id, other.id)).body.id;
    await w.staff.call('PUT', `/owners/${kept.id}/lock`, { isLocked: true });
    expect(message(await w.decide(first))).toBe('409 OWNER_IS_LOCKED');
    expect(await w.ownerIdOf(other.animalId)).toBe(other.id);
    await w.staff.call('PUT', `/owners/${kept.id}/lock`, { isLocked: false });
    expect((await w.decide(second)).status).toBe(200);
    expect(message(await w.decide(first))).toBe('409 OWNER_IS_MERGED');
  });

  it('with an address that does not fit the kept record › is refused', async () => {
    const id = (await w.ask(kept.id, other.id)).body.id;
    await server.db.query(sql`update owner_merge set take = '{address}' where id = ${id}`);
    await server.db.query(
      sql`update owner set door = null, street = null, address = null where id = ${other.id}`,
    );
    expect(message(await w.decide(id))).toBe('409 OWNER_MERGE_DATA_INVALID');
  });

  it('that is rejected › leaves both records as they were, and needs a reason', async () => {
    const id = (await w.ask(kept.id, other.id)).body.id;
    expect(faults(await w.decide(id, { validation: 'REJECTED' }))).toEqual(['reasons MISSING_REASONS']);
    const answer = await w.decide(id, { validation: 'REJECTED', reasons: ['OTHER_PERSON'] });
    expect(answer.body).toMatchObject({ closed: true, accepted: false });
    const { body } = await w.staff.call('GET', `/owner-merges/${id}`);
    expect(body).toMatchObject({ decisionTimestamp: body.lastUpdateTimestamp, revertUserName: null });
    expect(await w.readOwner(other.id)).toMatchObject({ isLocked: false, mergedIntoId: null });
  });
});
