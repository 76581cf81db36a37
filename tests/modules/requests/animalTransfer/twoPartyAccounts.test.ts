import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { faults, register } from '../../animals/animal/fixtures.ts';
import { newNif, person as ownerFields, proveContacts } from '../../owners/owner/owners.ts';
import { GIVER, RECEIVER } from './parties.ts';
import { message } from './transfers.ts';
import {
  server,
  world,
  staff,
  operator,
  giverNif,
  receiverNif,
  animal,
  visit,
  newOwner,
  ask,
  mailsTo,
  linkOf,
  answer,
  confirmed,
  read,
  readAnimal,
  decide,
  setTransfer,
  accountOf,
  startTwoParties,
} from './twoPartyWorld.ts';

startTwoParties();

describe('the accounts of both parties', () => {
  it('the giver’s own request › is a confirmation too; the receiver confirms in the account', async () => {
    const known = await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER, name: 'Cláudia Pires' }),
    });
    const giver = await accountOf(animal.ownerId);
    const receiver = await accountOf(known.owner.id);
    const stranger = await accountOf((await register(staff, world)).owner.id);
    const asked = await ask(giver);
    expect(asked.status).toBe(200);
    const { id } = asked.body;
    expect(await read(id)).toMatchObject({ givenBy: 'ACCOUNT', origin: 'OWNERS' });
    expect(await mailsTo(GIVER)).toEqual([]);
    // A number does not tell whose it is: the giver reads the name that was entered until the receiver confirms.
    expect((await giver.call('GET', '/own-transfers')).body).toMatchObject([
      { id, party: 'GIVER', step: 'WAITS_FOR_OTHER', canWithdraw: true, ownerName: newOwner().name },
    ]);
    expect((await receiver.call('GET', '/own-transfers')).body).toMatchObject([
      { id, party: 'RECEIVER', step: 'CONFIRM', ownerName: 'Ana Reis', canWithdraw: false },
    ]);
    expect(
      await server.db.query(sql`select 1 from audit_log where user_id = ${receiver.id} and action = 'SEARCH'
        and object_type = 'animalTransfer' and object_id = ${String(id)}`),
    ).toHaveLength(1);
    expect((await stranger.call('GET', '/own-transfers')).body).toEqual([]);
    expect((await stranger.call('PUT', `/own-transfers/${id}`, { answer: 'CONFIRM' })).status).toBe(404);
    expect((await staff.call('GET', '/own-transfers')).status).toBe(403);
    const withdrawn = await receiver.call('PUT', `/own-transfers/${id}`, { answer: 'WITHDRAW' });
    expect(message(withdrawn)).toBe('409 TRANSFER_STEP_OVER');
    const done = await receiver.call('PUT', `/own-transfers/${id}`, { answer: 'CONFIRM' });
    expect(done.body).toEqual({ step: 'ENDED', accepted: true });
    expect((await readAnimal()).owner.id).toBe(known.owner.id);
    const again = await receiver.call('PUT', `/own-transfers/${id}`, { answer: 'CONFIRM' });
    expect(message(again)).toBe('409 TRANSFER_STEP_OVER');
    expect((await giver.call('GET', '/own-transfers')).body).toMatchObject([
      { id, step: 'OBJECT', ownerName: 'Cláudia Pires' },
    ]);
  });

  it('a giver whose record was merged into another, and that into a third › still has the request', async () => {
    const giver = await accountOf(animal.ownerId);
    const { id } = (await ask(giver)).body;
    const second = await register(staff, world);
    const third = await register(staff, world);
    const merge = (from: number, into: number) =>
      server.db.query(sql`update owner set merged_into_id = ${into} where id = ${from}`);
    await merge(animal.ownerId, second.owner.id);
    await merge(second.owner.id, third.owner.id);
    const kept = await accountOf(third.owner.id);
    expect((await kept.call('GET', '/own-transfers')).body).toMatchObject([{ id, party: 'GIVER' }]);
  });

  it('a number on record or not › gives the address that the giver entered the same mail, counted once', async () => {
    const entered = 'indicado@example.test';
    const giver = await accountOf(animal.ownerId);
    const mailedFor = async (vatNumber: string) => {
      await server.db.query(sql`delete from outbox`);
      const asked = await ask(giver, { newOwner: newOwner({ vatNumber, email: entered }) });
      expect(asked.status, JSON.stringify(asked.body)).toBe(200);
      const mails = (await mailsTo(entered)).map(({ subject, text }) => [
        subject,
        text.replace(/#[\w-]{43}/g, ''),
      ]);
      const counted = await server.db.query(sql`select 1 from outbox where pace_key is not null`);
      await giver.call('PUT', `/own-transfers/${asked.body.id}`, { answer: 'WITHDRAW' });
      return {
        answer: Object.keys(asked.body),
        mails,
        counted: counted.length,
        ended: (await mailsTo(entered)).length,
      };
    };
    const unknown = await mailedFor(receiverNif);
    await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER, name: 'Cláudia Pires' }),
    });
    expect(await mailedFor(receiverNif)).toEqual(unknown);
    expect(unknown).toMatchObject({ counted: 1, ended: 2 });
    // The owner on record reads of both.
    expect(await mailsTo(RECEIVER)).toHaveLength(2);
    const without = await ask(giver, { newOwner: newOwner({ email: null }) });
    expect(faults(without)).toContain('newOwner.email MISSING_EMAIL');
  });

  it('an answer from the entered address › proves nothing of the owner on record: staff decide, the name stays hidden', async () => {
    const known = await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER, name: 'Cláudia Pires' }),
    });
    await server.db.query(sql`update owner set is_locked = true where id = ${known.owner.id}`);
    const giver = await accountOf(animal.ownerId);
    const entered = 'indicado@example.test';
    const { id } = (await ask(giver, { newOwner: newOwner({ email: entered }) })).body;
    const answered = await answer(await linkOf(entered), receiverNif);
    expect(answered.body).toEqual({ step: 'WAITS_FOR_STAFF', accepted: false });
    expect(await read(id)).toMatchObject({
      receivedBy: 'ENTERED',
      isReceiverUnknown: true,
      waitReasons: ['RECEIVER_UNKNOWN'],
    });
    expect((await readAnimal()).owner.id).toBe(animal.ownerId);
    expect((await giver.call('GET', '/own-transfers')).body).toMatchObject([
      { id, step: 'WAITS_FOR_STAFF', ownerName: newOwner().name },
    ]);
    expect((await mailsTo(RECEIVER)).length).toBeGreaterThan(1);
  });

  it('a new owner who is locked › is hidden from the giver', async () => {
    const known = await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER }),
    });
    await server.db.query(sql`update owner set is_locked = true where id = ${known.owner.id}`);
    const giver = await accountOf(animal.ownerId);
    expect((await ask(giver)).status).toBe(200);
  });

  it('another owner’s animal, and a signed declaration › cannot be requested in an account', async () => {
    const giver = await accountOf(animal.ownerId);
    expect(faults(await ask(giver, { kind: 'SIGNED' }))).toContain('kind INVALID_KIND');
    const other = await accountOf((await register(staff, world)).owner.id);
    expect((await ask(other)).status).toBe(404);
  });

  it('a giver who withdraws › ends the request', async () => {
    const giver = await accountOf(animal.ownerId);
    const { id } = (await ask(giver)).body;
    expect((await giver.call('PUT', `/own-transfers/${id}`, { answer: 'WITHDRAW' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: true, ending: 'WITHDRAWN' });
    expect((await giver.call('GET', '/own-transfers')).body).toEqual([]);
  });
});

describe('the former owner', () => {
  it('an objection › leaves the animal with the new owner, and asks them for a statement; staff find both in the queue', async () => {
    const { id } = await confirmed();
    const objection = await linkOf(GIVER);
    expect(faults(await answer(objection, giverNif, 'OBJECT'))).toEqual(['words MISSING_WORDS']);
    const sent = await answer(objection, giverNif, 'OBJECT', 'Não recebi o combinado.');
    expect(sent.body).toEqual({ step: 'CONTESTED', accepted: true });
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    const receiver = await accountOf((await readAnimal()).owner.id);
    const own = await receiver.call('GET', `/owner-account/requests/animalTransfer/${id}`);
    expect(own.body).toMatchObject({ isTwoParty: true, isContested: true, closed: false });
    expect((await mailsTo(RECEIVER)).at(-1)!.text).not.toContain('Não recebi o combinado.');
    const token = await linkOf(RECEIVER);
    const opened = await visit('/public-transfers/open', { token, vatNumber: receiverNif });
    expect(opened.body).toMatchObject({ step: 'REPLY', contestWords: 'Não recebi o combinado.' });
    const replied = await answer(token, receiverNif, 'REPLY', 'Paguei no próprio dia.');
    expect(replied.body.step).toBe('CONTESTED');
    expect(await read(id)).toMatchObject({
      closed: false,
      accepted: true,
      contestState: 'OPEN',
      contestWords: 'Não recebi o combinado.',
      contestAnswer: 'Paguei no próprio dia.',
    });
    const { body } = await operator.call(
      'GET',
      '/animal-transfers/search?validationStatus=WAITING_VALIDATION',
    );
    expect(body.content.map((one: { id: number }) => one.id)).toContain(id);
    expect(message(await staff.call('PUT', `/animal-transfers/${id}/cancel`, {}))).toBe(
      '409 TRANSFER_CONTESTED',
    );
    expect(message(await decide(id, 'MORE_INFORMATION_NEEDED'))).toBe('409 TRANSFER_TAKES_NO_DOCUMENTS');
  });

  it('an objection after fifteen days › is refused', async () => {
    const { id } = await confirmed();
    const { contestEndTimestamp } = await read(id);
    expect(Math.round((Date.parse(contestEndTimestamp) - Date.now()) / 86_400_000)).toBe(15);
    await setTransfer(id, sql`contest_end_timestamp = now() - interval '1 minute'`);
    const late = await answer(await linkOf(GIVER), giverNif, 'OBJECT', 'Tarde.');
    expect(message(late)).toBe('409 TRANSFER_LINK_EXPIRED');
  });

  const contested = async () => {
    const { id } = await confirmed();
    await answer(await linkOf(GIVER), giverNif, 'OBJECT', 'Não recebi o combinado.');
    return id;
  };

  it('an objection that staff reject › notifies the former owner, and the animal stays', async () => {
    const id = await contested();
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: true, accepted: true, contestState: 'STANDS' });
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    expect((await mailsTo(GIVER)).at(-1)!.text).toContain('mantém-se');
    const again = await answer(await linkOf(GIVER), giverNif, 'OBJECT', 'Outra vez.');
    expect(message(again)).toBe('409 TRANSFER_LINK_EXPIRED');
  });

  it('an objection that staff accept › returns the animal, in a version, and notifies both', async () => {
    const id = await contested();
    expect((await decide(id, 'REJECTED')).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: true, accepted: false, contestState: 'UNDONE' });
    expect(await readAnimal()).toMatchObject({
      owner: { id: animal.ownerId },
      hasPendingOwnerTransfer: false,
    });
    const versions = (await operator.call('GET', `/animals/${animal.id}/versions`)).body;
    expect(versions.map((one: { owner: { name: string } }) => one.owner.name).slice(0, 2)).toEqual([
      'Ana Reis',
      'Tomás Leitão',
    ]);
    for (const to of [GIVER, RECEIVER]) expect((await mailsTo(to)).at(-1)!.text).toContain('foi anulada');
  });

  it('an animal that was transferred again, or died › is not returned', async () => {
    const id = await contested();
    const third = (await register(staff, world)).owner.id;
    const receiver = (await readAnimal()).owner.id;
    await server.db.query(sql`update animal set owner_id = ${third} where id = ${animal.id}`);
    expect(message(await decide(id, 'REJECTED'))).toBe('409 TRANSFER_OWNER_CHANGED');
    await server.db.query(
      sql`update animal set owner_id = ${receiver}, status = 'DEAD' where id = ${animal.id}`,
    );
    expect(message(await decide(id, 'REJECTED'))).toBe('409 ANIMAL_IS_DEAD');
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
  });

  it('an objection while another request is open › is stored; the return waits for that request', async () => {
    const { id } = await confirmed();
    const token = await linkOf(GIVER);
    await proveContacts(server.db, (await readAnimal()).owner.id);
    const next = await staff.call('POST', `/animal-transfers/${animal.transponder}`, {
      kind: 'TWO_PARTY',
      newOwner: newOwner({ vatNumber: newNif(), email: 'terceiro@example.test' }),
    });
    expect(next.status).toBe(200);
    expect((await answer(token, giverNif, 'OBJECT', 'Não concordo.')).status).toBe(200);
    expect((await readAnimal()).hasPendingOwnerTransfer).toBe(true);
    expect(message(await decide(id, 'REJECTED'))).toBe('409 PENDING_TRANSFER');
    expect((await decide(next.body.id, 'REJECTED')).status).toBe(200);
    expect((await decide(id, 'REJECTED')).status).toBe(200);
  });
});
