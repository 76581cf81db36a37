import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import type { QueueState } from '../../../../resources/common/request/overview.ts';
import { expireTransfers } from '../../../../server/modules/requests/animalTransfer/expireTransfers.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { faults, register } from '../../animals/animal/fixtures.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
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
  newOwner,
  ask,
  mailsTo,
  linkOf,
  answer,
  confirmed,
  read,
  readAnimal,
  decide,
  accountOf,
  auditOf,
  setAnimal,
  startTwoParties,
} from './twoPartyWorld.ts';

startTwoParties();

describe('a change of owner that both parties confirm', () => {
  it('requested by staff › needs no document and mails a link to each party', async () => {
    const asked = await ask(staff);
    expect(asked.status).toBe(200);
    expect((await mailsTo(GIVER)).map(({ subject }) => subject)).toEqual([
      'Confirme a transmissão de titularidade: Farrusco',
    ]);
    expect(await linkOf(RECEIVER)).not.toBe(await linkOf(GIVER));
    expect(await read(asked.body.id)).toMatchObject({
      kind: 'TWO_PARTY',
      givenTimestamp: null,
      receivedTimestamp: null,
      documents: [],
    });
    expect(await readAnimal()).toMatchObject({ hasPendingOwnerTransfer: true });
  });

  it('that a party has not confirmed › is listed, and not among those to decide', async () => {
    const { id } = (await ask(staff)).body;
    const idsOf = async (filter: string) =>
      (await operator.call('GET', `/animal-transfers/search?${filter}`)).body.content.map(
        (one: { id: number }) => one.id,
      );
    const toDecide = async () => {
      const { totalItems } = (
        await operator.call('GET', '/animal-transfers/search?validationStatus=WAITING_VALIDATION')
      ).body;
      const overview = (await operator.call('GET', '/requests/overview')).body as QueueState[];
      expect(overview.find(({ module }) => module === 'animalTransfer')?.waitingValidation).toBe(totalItems);
      return idsOf('validationStatus=WAITING_VALIDATION');
    };
    expect(await idsOf('')).toContain(id);
    expect(await toDecide()).not.toContain(id);
    expect(await idsOf(`validationStatus=WAITING_VALIDATION&ids=${id}`)).toEqual([id]);
    // Both have confirmed; what staff have to look at is theirs to decide.
    await server.db.query(
      sql`update animal_transfer set given_timestamp = now(), received_timestamp = now() where id = ${id}`,
    );
    expect(await toDecide()).toContain(id);
  });

  it('confirmed by both links › is carried out without staff, in versions and audit', async () => {
    const { id, last } = await confirmed();
    expect(last.body).toEqual({ step: 'ENDED', accepted: true });
    expect(await readAnimal()).toMatchObject({
      owner: { name: 'Tomás Leitão' },
      hasPendingOwnerTransfer: false,
    });
    expect(await read(id)).toMatchObject({
      accepted: true,
      closed: true,
      givenBy: 'LINK',
      receivedBy: 'ENTERED',
      decisionUser: null,
      currentOwner: { name: 'Ana Reis' },
    });
    expect(await auditOf(id)).toEqual(
      expect.arrayContaining(['CREATE', 'TRANSFER_CONFIRMED', 'TRANSFER_CONFIRMED', 'TRANSFER_ACCEPTED']),
    );
    const versions = (await operator.call('GET', `/animals/${animal.id}/versions`)).body;
    expect(versions[0].owner.name).toBe('Tomás Leitão');
    expect((await mailsTo(GIVER)).at(-1)!.text).toContain('contestar a transmissão até');
    expect((await mailsTo(RECEIVER)).at(-1)!.text).not.toContain('transfer#');
  });

  it('without email or tax number of the new owner › is refused under the fields', async () => {
    const refused = await ask(staff, { newOwner: newOwner({ email: null }) });
    expect([refused.status, faults(refused)]).toEqual([422, ['newOwner.email MISSING_EMAIL']]);
  });

  it.each([
    ['never answered', sql`answered_timestamp = null`],
    ['on record for a day', sql`since_timestamp = now() - interval '1 day'`],
    ['entered by others', sql`source = 'OTHER'`],
    ['another', sql`value = 'outra@example.test'`],
  ])('of an owner whose email is %s › is refused with TRANSFER_GIVER_UNREACHABLE', async (_what, set) => {
    await server.db.query(
      sql`update owner_contact set ${set} where owner_id = ${animal.ownerId} and contact = 'email'`,
    );
    expect(message(await ask(staff))).toBe('409 TRANSFER_GIVER_UNREACHABLE');
  });

  it('of an owner whose email stops being proof › is not confirmed by its link any more', async () => {
    await ask(staff);
    await server.db.query(sql`update owner_contact set source = 'OTHER' where owner_id = ${animal.ownerId}`);
    expect(message(await answer(await linkOf(GIVER), giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
  });

  it('with a signed declaration › needs a document', async () => {
    expect(faults(await ask(staff, { kind: 'SIGNED' }))).toEqual(['documents MISSING_DOCUMENTS']);
  });

  it('to an owner on record › changes none of the owner’s contacts, and writes to the address on record', async () => {
    const known = await register(staff, world, {
      owner: ownerFields(world.parishId, {
        vatNumber: receiverNif,
        email: 'certo@example.test',
        phone: '913 000 111',
      }),
    });
    await ask(staff, { newOwner: newOwner({ email: 'outro@example.test', phone: '914 000 111' }) });
    expect(await mailsTo('outro@example.test')).toEqual([]);
    await answer(await linkOf(GIVER), giverNif);
    expect((await answer(await linkOf('certo@example.test'), receiverNif)).body.accepted).toBe(true);
    expect((await readAnimal()).owner.id).toBe(known.owner.id);
    expect((await operator.call('GET', `/owners/${known.owner.id}`)).body).toMatchObject({
      email: 'certo@example.test',
      phone: '+351913000111',
    });
  });

  it('before both have confirmed › staff can reject it, but neither accept it nor ask for documents', async () => {
    const { id } = (await ask(staff)).body;
    expect(message(await decide(id, 'ACCEPTED'))).toBe('409 TRANSFER_NOT_CONFIRMED');
    expect(message(await decide(id, 'MORE_INFORMATION_NEEDED'))).toBe('409 TRANSFER_TAKES_NO_DOCUMENTS');
    const several = await operator.call('PUT', '/animal-transfers/bulk-update', {
      animalTransferIds: [id],
      validation: 'REJECTED',
      comments: 'x',
    });
    expect(faults(several)).toEqual(['animalTransferIds[0] OWNER_ORIGIN_NOT_BULK']);
    expect((await decide(id, 'REJECTED')).status).toBe(200);
    expect(message(await answer(await linkOf(GIVER), giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
  });
});

describe('a change of owner with an obstacle', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['an animal of category G', 'DANGEROUS_ANIMAL', () => setAnimal(sql`breed_category = 'G'`)],
    ['an animal of category H', 'DANGEROUS_ANIMAL', () => setAnimal(sql`breed_category = 'H'`)],
    [
      'a locked owner',
      'OWNER_LOCKED',
      () => server.db.query(sql`update owner set is_locked = true where id = ${animal.ownerId}`),
    ],
    [
      'a flagged fault',
      'FAULT_FLAGGED',
      () => setAnimal(sql`errors = '[{"property": "birthdate", "error": "INVALID_BIRTHDATE"}]'`),
    ],
    ['a dead animal', 'ANIMAL_STATE', () => setAnimal(sql`status = 'DEAD'`)],
  ])('%s › waits for staff, with the reason %s', async (_what, reason, set) => {
    const { id } = (await ask(staff)).body;
    await set();
    await answer(await linkOf(GIVER), giverNif);
    expect((await answer(await linkOf(RECEIVER), receiverNif)).body).toEqual({
      step: 'WAITS_FOR_STAFF',
      accepted: false,
    });
    expect(await read(id)).toMatchObject({ closed: false, waitReasons: [reason] });
    expect((await readAnimal()).owner.name).toBe('Ana Reis');
    const { body } = await operator.call('GET', `/animal-transfers/search?kind=TWO_PARTY&closed=false`);
    expect(body.content.map((one: { id: number }) => one.id)).toContain(id);
    const told = await server.db.query(
      sql`select 1 from notification where user_id = ${operator.id} and object_id = ${String(id)}`,
    );
    expect(told).toHaveLength(1);
  });

  it('accepted by staff › is carried out, and can be contested from then on', async () => {
    const { id } = (await ask(staff)).body;
    await setAnimal(sql`breed_category = 'G'`);
    await answer(await linkOf(GIVER), giverNif);
    await answer(await linkOf(RECEIVER), receiverNif);
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    expect((await read(id)).contestEndTimestamp).not.toBeNull();
    expect(await linkOf(GIVER)).not.toBe('');
  });

  it('of an animal that has come to another owner meanwhile › is not accepted by staff', async () => {
    const { id } = (await ask(staff)).body;
    await setAnimal(sql`breed_category = 'G'`);
    await answer(await linkOf(GIVER), giverNif);
    await answer(await linkOf(RECEIVER), receiverNif);
    const { owner } = await register(staff, world);
    await setAnimal(sql`owner_id = ${owner.id}`);
    expect(message(await decide(id, 'ACCEPTED'))).toBe('409 TRANSFER_OWNER_CHANGED');
    expect((await readAnimal()).owner.id).toBe(owner.id);
  });
});

describe.runIf(testDatabaseUrl)('simultaneous requests', () => {
  it('two confirmations › one of them carries the change out, once', async () => {
    const { id } = (await ask(staff)).body;
    const [given, received] = [await linkOf(GIVER), await linkOf(RECEIVER)];
    const answers = await Promise.all([answer(given, giverNif), answer(received, receiverNif)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.accepted)).toHaveLength(1);
    expect((await auditOf(id)).filter((one) => one === 'TRANSFER_ACCEPTED')).toHaveLength(1);
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
  });

  it('two uses of one link › one counts', async () => {
    await ask(staff);
    const token = await linkOf(GIVER);
    const answers = await Promise.all([answer(token, giverNif), answer(token, giverNif, 'REFUSE')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('the last confirmation and an edit of the animal › the edit waits, and the owner changes once', async () => {
    const { id } = (await ask(staff)).body;
    await answer(await linkOf(GIVER), giverNif);
    const token = await linkOf(RECEIVER);
    const { version } = await readAnimal();
    const [edited, last] = await Promise.all([
      operator.call('PUT', `/animals/${animal.id}`, { version, name: 'Bolota' }),
      answer(token, receiverNif),
    ]);
    // Before the confirmation the animal has a pending request, after it a newer version.
    expect(['409 PENDING_TRANSFER', '409 STALE_VERSION']).toContain(message(edited));
    expect(last.body.accepted).toBe(true);
    expect((await auditOf(id)).filter((one) => one === 'TRANSFER_ACCEPTED')).toHaveLength(1);
    expect(await readAnimal()).toMatchObject({ name: 'Farrusco', owner: { name: 'Tomás Leitão' } });
  });

  it('a confirmation, a withdrawal and the end of the period › the request ends once', async () => {
    // A new owner who is not on record would wait for staff, and could still be withdrawn.
    await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER }),
    });
    const giver = await accountOf(animal.ownerId);
    const { id } = (await ask(giver)).body;
    const token = await linkOf(RECEIVER);
    const [withdrawn, last] = await Promise.all([
      giver.call('PUT', `/own-transfers/${id}`, { answer: 'WITHDRAW' }),
      answer(token, receiverNif),
      expireTransfers(server.app.services),
    ]);
    const { accepted, closed } = await read(id);
    expect([withdrawn.status, last.status].sort()).toEqual([200, 409]);
    const again = await giver.call('PUT', `/own-transfers/${id}`, { answer: 'WITHDRAW' });
    expect(message(again)).toBe('409 TRANSFER_STEP_OVER');
    expect([closed, accepted]).toEqual([true, last.status === 200 ? true : null]);
  });
});
