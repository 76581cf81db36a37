import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { clinic, faults, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person as ownerFields } from '../../owners/owner/owners.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { findMailsTo, message, transferBody, transferServer } from './transfers.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

const request = (who: Person, transponder: string, more: Record<string, unknown> = {}) =>
  who.call('POST', `/animal-transfers/${transponder}`, transferBody(world, more));

beforeAll(async () => {
  ({ server, world, staff, operator } = await transferServer());
});
afterAll(() => server.close());

const mailsTo = (address: string) => findMailsTo(server.db, address);

describe('deciding on a change of owner', () => {
  it('an acceptance › moves the animal to its new owner, with its new name and place, and notifies all parties', async () => {
    const made = await register(staff, world, {
      owner: ownerFields(world.parishId, { email: 'antes@example.test' }),
    });
    const opened = await request(staff, made.transponder, {
      newOwner: ownerFields(world.parishId, { name: 'Joana Vaz', email: 'depois@example.test' }),
      newAnimalName: 'Estrela',
      useOwnerAddress: false,
      animalPostalCode: '1000-123',
      animalAddress: 'Largo 2',
      animalParishId: world.parishId,
    });
    const decided = await operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, {
      validation: 'ACCEPTED',
      comments: 'Tudo em ordem.',
    });
    expect(decided).toMatchObject({
      status: 200,
      body: { validationStatus: 'DONE', closed: true, accepted: true },
    });
    const { body } = await staff.call('GET', `/animals/${made.id}`);
    expect(body).toMatchObject({
      name: 'Estrela',
      version: 2,
      hasPendingOwnerTransfer: false,
      owner: { name: 'Joana Vaz' },
      useOwnerAddress: false,
      address: 'Largo 2',
    });
    expect(
      (await staff.call('GET', '/animals/search?universalSearch=joana%20estrela')).body.content[0].id,
    ).toBe(made.id);
    const versions = (await staff.call('GET', `/animals/${made.id}/versions`)).body;
    expect(versions.map((one: { owner: { name: string } }) => one.owner.name)).toEqual([
      'Joana Vaz',
      'Rosa Maria Antunes',
    ]);
    expect(versions[0]).toMatchObject({ version: 2, hasPendingOwnerTransfer: false });
    expect((await staff.call('GET', `/owners/${body.ownerId}`)).status).toBe(200);
    expect((await mailsTo('antes@example.test')).map(({ subject }) => subject)).toHaveLength(2);
    expect((await mailsTo('depois@example.test')).map(({ subject }) => subject)).toHaveLength(2);
    expect(
      await server.db.query(
        sql`select 1 from notification where user_id = ${staff.id} and type = 'ANIMAL_TRANSFER_ACCEPTED' and object_id = ${String(opened.body.id)}`,
      ),
    ).toHaveLength(1);
    expect((await staff.call('GET', `/animal-transfers/${opened.body.id}`)).body).toMatchObject({
      accepted: true,
      currentOwner: { name: 'Rosa Maria Antunes' },
      newOwner: { id: body.ownerId },
      comments: 'Tudo em ordem.',
    });
  });

  it('an acceptance › shows the animal to the clinic that asked', async () => {
    const made = await register(staff, world);
    const elsewhere = await clinic(server);
    const opened = await request(elsewhere, made.transponder);
    await operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, { validation: 'ACCEPTED' });
    expect((await elsewhere.call('GET', `/animals/${made.id}`)).body).toMatchObject({
      isInScope: true,
      owner: { isRestricted: false },
    });
  });

  it('a rejection › leaves the owner unchanged, and names the reason', async () => {
    const made = await register(staff, world);
    const opened = await request(staff, made.transponder);
    const decided = await operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, {
      validation: 'REJECTED',
      reasons: ['DOCUMENT_ILLEGIBLE'],
    });
    expect(decided.body).toMatchObject({ closed: true, accepted: false });
    expect((await staff.call('GET', `/animals/${made.id}`)).body).toMatchObject({
      owner: { name: 'Rosa Maria Antunes' },
      hasPendingOwnerTransfer: false,
    });
    const told = await getOne<{ reason: string }>(
      server.db,
      sql`select additional_info->>'reason' as reason from notification where user_id = ${staff.id} and type = 'ANIMAL_TRANSFER_REJECTED' and object_id = ${String(opened.body.id)}`,
    );
    expect(told.reason).toContain('ilegível');
    expect((await staff.call('GET', `/animal-transfers/${opened.body.id}`)).body.reason).toContain(
      'ilegível',
    );
  });

  it('a request for more documents › leaves the transfer open, waiting for documents', async () => {
    const made = await register(staff, world);
    const opened = await request(staff, made.transponder);
    const decided = await operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, {
      validation: 'MORE_INFORMATION_NEEDED',
      comments: 'Falta o cartão.',
    });
    expect(decided.body).toMatchObject({
      validationStatus: 'WAITING_DOCUMENTATION',
      closed: false,
      accepted: null,
    });
    const path = `/animal-transfers/${opened.body.id}/documents`;
    expect(faults(await staff.call('PUT', path, { documents: [] }))).toEqual(['documents MISSING_DOCUMENTS']);
    expect((await (await clinic(server)).call('PUT', path, { documents: [declaration] })).status).toBe(404);
    expect((await staff.call('PUT', path, { documents: [declaration] })).body).toMatchObject({
      validationStatus: 'WAITING_VALIDATION',
    });
    expect((await operator.call('GET', `/animal-transfers/${opened.body.id}`)).body.documents).toHaveLength(
      2,
    );
    expect(
      (await operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, { validation: 'ACCEPTED' }))
        .body.accepted,
    ).toBe(true);
  });

  it('a second decision › is refused', async () => {
    const made = await register(staff, world);
    const opened = await request(staff, made.transponder);
    const decide = (validation: string) =>
      operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, { validation });
    expect((await decide('REJECTED')).status).toBe(200);
    expect(message(await decide('ACCEPTED'))).toBe('409 TRANSFER_ALREADY_CLOSED');
    expect((await request(staff, made.transponder)).status).toBe(200);
  });

  it('a lock, a death or a locked new owner in between › refuses the acceptance', async () => {
    const made = await register(staff, world);
    const newOwner = ownerFields(world.parishId);
    const known = await register(staff, world, { owner: newOwner });
    const opened = await request(staff, made.transponder, { newOwner });
    const accept = () =>
      operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, { validation: 'ACCEPTED' });
    await server.db.query(sql`update owner set is_locked = true where id = ${known.ownerId}`);
    expect(message(await accept())).toBe('409 OWNER_IS_LOCKED');
    await server.db.query(sql`update owner set is_locked = false where id = ${known.ownerId}`);
    await server.db.query(sql`update animal set is_locked = true where id = ${made.id}`);
    expect(message(await accept())).toBe('409 ANIMAL_IS_LOCKED');
    await server.db.query(sql`update animal set status = 'DEAD' where id = ${made.id}`);
    expect(message(await accept())).toBe('409 ANIMAL_IS_DEAD');
    await server.db.query(sql`update animal set status = 'NORMAL', is_locked = false where id = ${made.id}`);
    expect((await accept()).body.accepted).toBe(true);
    expect((await staff.call('GET', `/animals/${made.id}`)).body.ownerId).toBe(known.ownerId);
  });

  it('a body without a decision, or a user without MANAGE_ANIMAL_TRANSFER › is refused', async () => {
    const made = await register(staff, world);
    const opened = await request(staff, made.transponder);
    const path = `/animal-transfers/${opened.body.id}/decision`;
    expect(faults(await operator.call('PUT', path, {}))).toEqual(['validation MISSING_VALIDATION']);
    expect((await operator.call('PUT', path, { validation: 'PERHAPS' })).status).toBe(422);
    expect((await staff.call('PUT', path, { validation: 'ACCEPTED' })).status).toBe(403);
  });
});

describe('cancelation of a change of owner', () => {
  it('the requester and their colleagues › can cancel it while it is open', async () => {
    const made = await register(staff, world);
    const opened = await request(staff, made.transponder);
    const path = `/animal-transfers/${opened.body.id}/cancel`;
    expect((await (await clinic(server)).call('PUT', path, {})).status).toBe(404);
    const canceled = await staff.call('PUT', path, {});
    expect(canceled.body).toMatchObject({ closed: true, accepted: null, validationStatus: 'DONE' });
    expect(message(await staff.call('PUT', path, {}))).toBe('409 TRANSFER_ALREADY_CLOSED');
    expect(
      message(
        await operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, {
          validation: 'ACCEPTED',
        }),
      ),
    ).toBe('409 TRANSFER_ALREADY_CLOSED');
  });
});

describe('the queue of changes of owner', () => {
  it('requests of owners › are left out unless a filter asks for them', async () => {
    const open = async () =>
      (await request(staff, (await register(staff, world)).transponder)).body.id as number;
    const [ours, owners] = [await open(), await open()];
    await server.db.query(
      sql`update animal_transfer set origin = 'OWNERS', requester_name = 'Rosa' where id = ${owners}`,
    );
    const ids = (answer: { body: { content: { id: number }[] } }) => answer.body.content.map(({ id }) => id);
    const all = ids(
      await operator.call('POST', '/animal-transfers/search', { closed: false, itemsPerPage: 100 }),
    );
    expect(all).toContain(ours);
    expect(all).not.toContain(owners);
    expect(ids(await operator.call('GET', '/animal-transfers/search?origin=OWNERS'))).toContain(owners);
  });

  it('a filter by origin, user, entity or label › works only for users who decide', async () => {
    const id = (await request(staff, (await register(staff, world)).transponder)).body.id as number;
    const [{ entityId }] = (await server.db.query<{ entityId: number }>(
      sql`select entity_id from app_user where id = ${staff.id}`,
    )) as [{ entityId: number }];
    await server.db.query(
      sql`insert into label (object_type, object_id, value) values ('ANIMAL_TRANSFER', ${id}, 'feira')`,
    );
    const deciders = ['READ_ANIMAL', 'MANAGE_ANIMAL_TRANSFER', 'LIST_LABELS'] as const;
    const decider = await server.person({ permissions: [...deciders], entityId });
    const colleague = await server.person({
      permissions: ['READ_ANIMAL', 'REQUEST_ANIMAL_TRANSFER', 'LIST_LABELS'],
      entityId,
    });
    const found = async (who: Person, filter: string) =>
      (await who.call('GET', `/animal-transfers/search?ids=${id}&${filter}`)).body.totalItems;
    for (const filter of [
      '',
      'origin=PRODUCT',
      `creationUserId=${staff.id}`,
      `creationEntityId=${entityId}`,
      'label=feira',
    ])
      expect([filter, await found(decider, filter), await found(colleague, filter)]).toEqual([
        filter,
        1,
        filter === '' ? 1 : 0,
      ]);
  });

  it('an entity › sees its own requests, the operator all, found by number and name', async () => {
    const made = await register(staff, world, { name: 'Xavier' });
    const opened = await request(staff, made.transponder, {
      newOwner: ownerFields(world.parishId, { name: 'Zulmira Peça', vatNumber: newNif() }),
    });
    const other = await clinic(server);
    for (const query of [
      `transponder=${made.transponder}`,
      `universalSearch=${made.transponder}`,
      'universalSearch=zulmira',
      'universalSearch=xavier',
    ]) {
      const [line] = (await operator.call('GET', `/animal-transfers/search?${query}`)).body.content;
      expect([query, line.id]).toEqual([query, opened.body.id]);
      expect(line).toMatchObject({
        transponder: made.transponder,
        animalName: 'Xavier',
        newOwnerName: 'Zulmira Peça',
        creationUser: { id: staff.id },
        labels: [],
      });
      expect((await other.call('GET', `/animal-transfers/search?${query}`)).body.content).toEqual([]);
    }
    expect((await other.call('GET', `/animal-transfers/${opened.body.id}`)).status).toBe(404);
    expect(
      (await (await server.person({ permissions: ['READ_ANIMAL'] })).call('GET', '/animal-transfers/search'))
        .status,
    ).toBe(403);
  });

  it('the reasons › are given in the user’s language', async () => {
    const { body } = await operator.call('GET', '/animal-transfers/reasons');
    expect(body).toContainEqual({
      id: 'DUPLICATE',
      name: 'Já existe um pedido igual.',
      validations: ['REJECTED'],
    });
  });
});

// The embedded database has one connection: nothing there ever arrives at once.
describe.skipIf(testDatabaseUrl === undefined)(
  'several at once (PostgreSQL only: PGlite serves one at a time)',
  () => {
    it('twenty requests for one animal › one is opened, and the others are refused with its number', async () => {
      const made = await register(staff, world);
      const answers = await Promise.all(Array.from({ length: 20 }, () => request(staff, made.transponder)));
      const opened = answers.filter(({ status }) => status === 200);
      expect(opened).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(message(answer)).toBe('409 PENDING_TRANSFER');
        expect(answer.body.data.id).toBe(opened[0]!.body.id);
      }
    });

    it('two users who decide › the first wins, and the animal has that decision', async () => {
      for (let round = 0; round < 5; round += 1) {
        const made = await register(staff, world);
        const opened = await request(staff, made.transponder);
        const decide = (validation: string) =>
          operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, { validation });
        const answers = await Promise.all([decide('ACCEPTED'), decide('REJECTED')]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const accepted = answers[0]!.status === 200;
        expect((await staff.call('GET', `/animals/${made.id}`)).body.owner.name).toBe(
          accepted ? 'Tomás Leitão' : 'Rosa Maria Antunes',
        );
      }
    });

    it('an acceptance and a cancelation › one of them wins', async () => {
      const made = await register(staff, world);
      const opened = await request(staff, made.transponder);
      const answers = await Promise.all([
        operator.call('PUT', `/animal-transfers/${opened.body.id}/decision`, { validation: 'ACCEPTED' }),
        staff.call('PUT', `/animal-transfers/${opened.body.id}/cancel`, {}),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  },
);
