import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../resources/kit/permissions.ts';
import { getOne } from '../../../server/db/db.ts';
import { deleteExpired } from '../../../server/jobs/cleanup.ts';
import { expireTransfers } from '../../../server/modules/animalTransfer/expireTransfers.ts';
import { setConfiguration } from '../../helpers/configuration.ts';
import { testDatabaseUrl } from '../../helpers/database.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../helpers/server.ts';
import { clinic, faults, makeWorld, register, type World } from '../animal/world.ts';
import { newNif, person as ownerFields } from '../owner/owners.ts';
import { message } from './transfers.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let giverNif: string;
let receiverNif: string;
let animal: { id: number; transponder: string; ownerId: number };
let counter = 0;

const GIVER = 'quem.transmite@example.test';
const RECEIVER = 'quem.recebe@example.test';

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

const registered = async (more: Record<string, unknown> = {}) => {
  giverNif = newNif();
  receiverNif = newNif();
  const owner = ownerFields(world.parishId, { vatNumber: giverNif, email: GIVER, name: 'Ana Reis' });
  const made = await register(staff, world, { owner, ...more });
  animal = { id: made.id, transponder: made.transponder, ownerId: made.owner.id };
};

beforeEach(async () => {
  await server.db.query(sql`delete from outbox`);
  await registered();
});

/** Calls without a session, from an address of its own. */
const visit = async (path: string, payload: object): Promise<TestAnswer> => {
  counter += 1;
  const remoteAddress = `10.3.${counter % 250}.9`;
  const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() } as TestAnswer;
};

const newOwner = (more: object = {}) =>
  ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER, name: 'Tomás Leitão', ...more });

const ask = (who: Person, more: object = {}) =>
  who.call('POST', `/animal-transfers/${animal.transponder}`, {
    kind: 'TWO_PARTY',
    newOwner: newOwner(),
    ...more,
  });

const mailsTo = (to: string) =>
  server.db.query<{ subject: string; text: string }>(
    sql`select payload->>'subject' as subject, payload->>'text' as text from outbox
      where kind = 'MAIL' and payload->>'to' = ${to} order by id`,
  );

/** The secret of the last link that was mailed to an address. */
async function linkOf(to: string): Promise<string> {
  const links = (await mailsTo(to)).flatMap(({ text }) => /transfer#([\w-]+)/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? '';
}

const answer = (token: string, vatNumber: string, given = 'CONFIRM', words?: string) =>
  visit('/public-transfers', { token, vatNumber, answer: given, ...(words && { words }) });

/** Asks for a change of owner by staff, and lets both confirm by their links. */
async function confirmed(): Promise<{ id: number; last: TestAnswer }> {
  const { id } = (await ask(staff)).body;
  const [given, received] = [await linkOf(GIVER), await linkOf(RECEIVER)];
  expect((await answer(given, giverNif)).status).toBe(200);
  return { id, last: await answer(received, receiverNif) };
}

const read = async (id: number) => (await operator.call('GET', `/animal-transfers/${id}`)).body;
const readAnimal = async () => (await operator.call('GET', `/animals/${animal.id}`)).body;
const decide = (id: number, validation: string, more: object = {}) =>
  operator.call('PUT', `/animal-transfers/${id}/decision`, { validation, comments: 'Visto.', ...more });
const setTransfer = (id: number, set: Sql) =>
  server.db.query(sql`update animal_transfer set ${set} where id = ${id}`);

/** The account of an owner. */
async function accountOf(ownerId: number): Promise<Person> {
  const person = await server.person();
  await server.db.query(
    sql`update app_user set owner_id = ${ownerId}, entity_id = null, role_id = null where id = ${person.id}`,
  );
  return person;
}

const auditOf = async (id: number) =>
  (
    await server.db.query<{ action: string }>(
      sql`select action from audit_log where object_type = 'animalTransfer' and object_id = ${String(id)} order by id`,
    )
  ).map(({ action }) => action);

describe('a change of owner that both parties confirm', () => {
  it('asked for by staff › needs no document and mails a link to each party', async () => {
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

  it('confirmed by both links › takes effect without staff, in versions and audit', async () => {
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
      receivedBy: 'LINK',
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

  it('without e-mail or tax number of the new owner › is refused under the fields', async () => {
    const refused = await ask(staff, { newOwner: newOwner({ email: null }) });
    expect([refused.status, faults(refused)]).toEqual([422, ['newOwner.email MISSING_EMAIL']]);
  });

  it('of an owner without a confirmed address › is refused with TRANSFER_GIVER_UNREACHABLE', async () => {
    await server.db.query(sql`update owner set contact_confirmed_at = null where id = ${animal.ownerId}`);
    expect(message(await ask(staff))).toBe('409 TRANSFER_GIVER_UNREACHABLE');
    await server.db.query(
      sql`update owner set contact_confirmed_at = now(), email = null where id = ${animal.ownerId}`,
    );
    expect(message(await ask(staff))).toBe('409 TRANSFER_GIVER_UNREACHABLE');
  });

  it('with a declaration still › needs a document', async () => {
    expect(faults(await ask(staff, { kind: 'SIGNED' }))).toEqual(['documents MISSING_DOCUMENTS']);
  });

  it('to an owner on record › changes no contact of theirs, and writes to the address on record', async () => {
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

  it('not confirmed by both › cannot be accepted by staff, nor asked for documents, but rejected', async () => {
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

describe('the mailed link of a party', () => {
  it('opened with the tax number › shows the animal and the other party, changes nothing, and leaves an audit row', async () => {
    const { id } = (await ask(staff)).body;
    const token = await linkOf(RECEIVER);
    const opened = await visit('/public-transfers/open', { token, vatNumber: receiverNif });
    expect(opened.body).toMatchObject({
      party: 'RECEIVER',
      step: 'CONFIRM',
      animalName: 'Farrusco',
      transponder: animal.transponder,
      ownerName: 'Ana Reis',
    });
    expect(await read(id)).toMatchObject({ receivedTimestamp: null });
    const row = await getOne(
      server.db,
      sql`select user_id, details from audit_log where action = 'READ' and object_type = 'animalTransfer'
        and user_id is null order by id desc limit 1`,
    );
    expect(row).toMatchObject({ userId: null, details: { party: 'RECEIVER' } });
    expect((await server.visitor.call('GET', `/public-transfers?token=${token}`)).status).toBe(404);
  });

  it('with a wrong tax number › is refused, and after five is without effect', async () => {
    await ask(staff);
    const token = await linkOf(GIVER);
    for (let tried = 0; tried < 5; tried += 1) {
      const wrong = await answer(token, newNif());
      expect([wrong.status, faults(wrong)]).toEqual([422, ['vatNumber INVALID_VAT_NUMBER']]);
    }
    expect(message(await answer(token, giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
    expect(faults(await visit('/public-transfers/open', { token: 'x' }))).toEqual([
      'vatNumber MISSING_VAT_NUMBER',
    ]);
    const unknown = await visit('/public-transfers/open', { token: 'x', vatNumber: giverNif });
    expect(message(unknown)).toBe('409 TRANSFER_LINK_EXPIRED');
  });

  it('used once › is used up, and only its hash is stored', async () => {
    await ask(staff);
    const token = await linkOf(GIVER);
    expect((await answer(token, giverNif)).body).toEqual({ step: 'WAITS_FOR_OTHER', accepted: false });
    expect(message(await answer(token, giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
    const rows = await server.db.query(sql`select t::text as row from transfer_link t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('from one address more than thirty times › is limited', async () => {
    const remoteAddress = '10.77.0.1';
    const open = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/public-transfers/open',
        payload: { token: 'x', vatNumber: giverNif },
        remoteAddress,
      });
    let last = await open();
    for (let tried = 0; tried < 30; tried += 1) last = await open();
    expect(last.statusCode).toBe(429);
  });

  it.each([
    ['giver', GIVER, () => giverNif, 'REFUSED_BY_GIVER'],
    ['receiver', RECEIVER, () => receiverNif, 'REFUSED_BY_RECEIVER'],
  ])('refused by the %s › ends the request, and writes to both', async (_party, address, nif, ending) => {
    const { id } = (await ask(staff)).body;
    expect((await answer(await linkOf(address), nif(), 'REFUSE', 'Mudei de ideias.')).status).toBe(200);
    expect(await read(id)).toMatchObject({
      closed: true,
      accepted: false,
      ending,
      reason: 'Mudei de ideias.',
    });
    for (const to of [GIVER, RECEIVER])
      expect((await mailsTo(to)).at(-1)!.subject).toBe('Transmissão de titularidade não efetuada: Farrusco');
    expect(await readAnimal()).toMatchObject({ owner: { name: 'Ana Reis' }, hasPendingOwnerTransfer: false });
  });

  it('of a request that nobody answered in time › is over, and the request is canceled with mails to both', async () => {
    const { id } = (await ask(staff)).body;
    await setTransfer(id, sql`confirm_end_timestamp = now() - interval '1 minute'`);
    expect(message(await answer(await linkOf(GIVER), giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
    expect(await expireTransfers(server.app.services)).toBe(1);
    expect(await expireTransfers(server.app.services)).toBe(0);
    expect(await read(id)).toMatchObject({ closed: true, accepted: null, ending: 'EXPIRED' });
    expect((await mailsTo(RECEIVER)).at(-1)!.text).toContain('não foi confirmada');
    expect(await auditOf(id)).toContain('TRANSFER_EXPIRED');
  });

  it('of which the days are configured › ends by then; long after its end › its row is deleted', async () => {
    expect((await setConfiguration(operator, 'transferConfirmDays', 3)).status).toBe(200);
    const { id } = (await ask(staff)).body;
    const { confirmEndTimestamp } = await read(id);
    const days = (Date.parse(confirmEndTimestamp) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
    await setConfiguration(operator, 'transferConfirmDays', 15);
    await server.db.query(sql`update transfer_link set end_timestamp = now() - interval '31 days'`);
    expect((await deleteExpired(server.db)).transfer_link).toBeGreaterThan(0);
  });

  it('withdrawn by the requester › writes to both, and the links are without effect', async () => {
    const { id } = (await ask(staff)).body;
    const stranger = await clinic(server);
    expect((await stranger.call('PUT', `/animal-transfers/${id}/cancel`, {})).status).toBe(404);
    expect((await staff.call('PUT', `/animal-transfers/${id}/cancel`, {})).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: true, accepted: null, ending: 'WITHDRAWN' });
    expect((await mailsTo(GIVER)).at(-1)!.text).toContain('foi retirada');
    expect(message(await answer(await linkOf(GIVER), giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
  });
});

describe('a change of owner against which something stands', () => {
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

  const setAnimal = (set: Sql) => server.db.query(sql`update animal set ${set} where id = ${animal.id}`);

  it('accepted by staff › takes effect, and can be contested from then on', async () => {
    const { id } = (await ask(staff)).body;
    await setAnimal(sql`breed_category = 'G'`);
    await answer(await linkOf(GIVER), giverNif);
    await answer(await linkOf(RECEIVER), receiverNif);
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    expect((await read(id)).contestEndTimestamp).not.toBeNull();
    expect(await linkOf(GIVER)).not.toBe('');
  });
});

describe('the accounts of both parties', () => {
  it('the giver’s own request › is confirmed with it; the receiver confirms in the account', async () => {
    const known = await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER, name: 'Tomás Leitão' }),
    });
    const giver = await accountOf(animal.ownerId);
    const receiver = await accountOf(known.owner.id);
    const stranger = await accountOf((await register(staff, world)).owner.id);
    const asked = await ask(giver);
    expect(asked.status).toBe(200);
    const { id } = asked.body;
    expect(await read(id)).toMatchObject({ givenBy: 'ACCOUNT', origin: 'OWNERS' });
    expect(await mailsTo(GIVER)).toEqual([]);
    expect((await giver.call('GET', '/own-transfers')).body).toMatchObject([
      { id, party: 'GIVER', step: 'WAITS_FOR_OTHER', canWithdraw: true },
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
    expect((await giver.call('GET', '/own-transfers')).body).toMatchObject([{ id, step: 'OBJECT' }]);
  });

  it('a new owner who is locked › is not told to the giver', async () => {
    const known = await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: receiverNif, email: RECEIVER }),
    });
    await server.db.query(sql`update owner set is_locked = true where id = ${known.owner.id}`);
    const giver = await accountOf(animal.ownerId);
    expect((await ask(giver)).status).toBe(200);
  });

  it('another’s animal, and a signed declaration › cannot be asked for in an account', async () => {
    const giver = await accountOf(animal.ownerId);
    expect(faults(await ask(giver, { kind: 'SIGNED' }))).toContain('kind INVALID_KIND');
    const other = await accountOf((await register(staff, world)).owner.id);
    expect((await ask(other)).status).toBe(404);
  });

  it('the giver who withdraws › ends the request', async () => {
    const giver = await accountOf(animal.ownerId);
    const { id } = (await ask(giver)).body;
    expect((await giver.call('PUT', `/own-transfers/${id}`, { answer: 'WITHDRAW' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: true, ending: 'WITHDRAWN' });
    expect((await giver.call('GET', '/own-transfers')).body).toEqual([]);
  });
});

describe('the former owner', () => {
  it('who objects › leaves the animal where it is, and asks the new owner for theirs; both are in the queue', async () => {
    const { id } = await confirmed();
    const objection = await linkOf(GIVER);
    expect(faults(await answer(objection, giverNif, 'OBJECT'))).toEqual(['words MISSING_WORDS']);
    const sent = await answer(objection, giverNif, 'OBJECT', 'Não recebi o combinado.');
    expect(sent.body).toEqual({ step: 'CONTESTED', accepted: true });
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    expect((await mailsTo(RECEIVER)).at(-1)!.text).toContain('Não recebi o combinado.');
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

  it('after fifteen days › can no longer object', async () => {
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

  it('where staff let it stand › is told so, and the animal stays', async () => {
    const id = await contested();
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: true, accepted: true, contestState: 'STANDS' });
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    expect((await mailsTo(GIVER)).at(-1)!.text).toContain('mantém-se');
    const again = await answer(await linkOf(GIVER), giverNif, 'OBJECT', 'Outra vez.');
    expect(message(again)).toBe('409 TRANSFER_LINK_EXPIRED');
  });

  it('where staff undo it › has the animal again, in a version, and both are told', async () => {
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

  it('of an animal that has gone on, or died › does not get it back', async () => {
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

  it('who objects while another request is open › is heard; undoing waits for that request', async () => {
    const { id } = await confirmed();
    const token = await linkOf(GIVER);
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

describe.runIf(testDatabaseUrl)('at the same time', () => {
  it('both confirm › one of them lets it take effect, once', async () => {
    const { id } = (await ask(staff)).body;
    const [given, received] = [await linkOf(GIVER), await linkOf(RECEIVER)];
    const answers = await Promise.all([answer(given, giverNif), answer(received, receiverNif)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.accepted)).toHaveLength(1);
    expect((await auditOf(id)).filter((one) => one === 'TRANSFER_ACCEPTED')).toHaveLength(1);
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
  });

  it('one link is used twice › one use counts', async () => {
    await ask(staff);
    const token = await linkOf(GIVER);
    const answers = await Promise.all([answer(token, giverNif), answer(token, giverNif, 'REFUSE')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('the last confirms and the animal dies › either the death is refused as the owner’s, or staff decide', async () => {
    await ask(staff);
    await answer(await linkOf(GIVER), giverNif);
    const token = await linkOf(RECEIVER);
    const [dead, last] = await Promise.all([
      operator.call('PUT', `/animals/${animal.transponder}/mark-dead`, {
        deathTimestamp: new Date().toISOString().slice(0, 10),
      }),
      answer(token, receiverNif),
    ]);
    expect([dead.status, last.status]).toEqual([200, 200]);
    const after = await readAnimal();
    expect(after.status).toBe('DEAD');
    // Whichever came first: an animal that was dead by then has not changed hands.
    expect(last.body.step).toBe(last.body.accepted ? 'ENDED' : 'WAITS_FOR_STAFF');
    expect(after.owner.name).toBe(last.body.accepted ? 'Tomás Leitão' : 'Ana Reis');
  });

  it('the last confirms and the animal is edited › the edit waits, and the animal changes hands once', async () => {
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

  it('one confirms, the other withdraws, and the days end › the request has one end', async () => {
    const giver = await accountOf(animal.ownerId);
    const { id } = (await ask(giver)).body;
    const token = await linkOf(RECEIVER);
    const [withdrawn, last] = await Promise.all([
      giver.call('PUT', `/own-transfers/${id}`, { answer: 'WITHDRAW' }),
      answer(token, receiverNif),
      expireTransfers(server.app.services),
    ]);
    expect([withdrawn.status, last.status].sort()).toEqual([200, 409]);
    const { accepted, closed } = await read(id);
    expect([closed, accepted]).toEqual([true, last.status === 200 ? true : null]);
  });
});
