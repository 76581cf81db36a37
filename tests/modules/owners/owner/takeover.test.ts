import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { ownerAccountJob } from '../../../../server/modules/owners/owner/ownerAccountJob.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { lastLinkOf, mailsOf } from '../../requests/animalTransfer/parties.ts';
import { message } from '../../requests/animalTransfer/transfers.ts';
import { contactLinkOf, newNif, person as ownerFields, proveContacts } from './owners.ts';

const THIEF = 'ladrao@example.test';

let server: TestServer;
let world: World;
let home: Person;
let thief: Person;
let operator: Person;
let victim: { id: number; vatNumber: string; email: string; transponder: string };

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  home = await clinic(server);
  thief = await clinic(server, { type: 'NORMAL' });
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

let counter = 0;
beforeEach(async () => {
  await server.db.query(sql`delete from outbox`);
  counter += 1;
  const vatNumber = newNif();
  const email = `vitima${counter}@example.test`;
  const { owner, transponder } = await register(home, world, {
    owner: ownerFields(world.parishId, { vatNumber, email, name: 'Vera Vidal', phone2: null }),
  });
  victim = { id: owner.id, vatNumber, email, transponder };
});

/** Registers another animal for the victim's tax number, with what the thief says of the contacts. */
const registerFor = (who: Person, owner: object) =>
  register(who, world, {
    owner: ownerFields(world.parishId, { vatNumber: victim.vatNumber, name: 'Vera Vidal', ...owner }),
  });

const record = async () => (await operator.call('GET', `/owners/${victim.id}`)).body;
const update = async (who: Person, changes: object) => {
  const { version } = await record();
  return who.call('PUT', `/owners/${victim.id}`, { version, ...changes });
};
const waiting = async (): Promise<{ id: number; contact: string; value: string | null }[]> =>
  (await record()).waitingChanges;
const mailsTo = (email: string) => mailsOf(server, email);
const askTransfer = (more: object = {}) =>
  thief.call('POST', `/animal-transfers/${victim.transponder}`, {
    kind: 'TWO_PARTY',
    newOwner: ownerFields(world.parishId, { email: THIEF, name: 'Lino Ladrão' }),
    ...more,
  });
/** The thief's clinic reads the animal, by whatever ground: what follows is refused by proof, not by scope. */
const treat = () =>
  server.db.query(sql`insert into animal_entity (entity_id, animal_id, ground)
    select u.entity_id, a.id, 'REGISTERED' from app_user u, animal a where u.id = ${thief.id} and a.transponder = ${victim.transponder}
    on conflict do nothing`);
const askAccount = async (email: string) =>
  ownerAccountJob(server.app.services)({
    payload: { number: victim.vatNumber, postalCode: '1000-123', email, language: 'pt-PT' },
  } as never);
const accounts = () => server.db.query(sql`select email from app_user where owner_id = ${victim.id}`);
const answerLink = (token: string, answer: string) =>
  postAsVisitor(server, '/public-contact-changes', { token, answer });

describe('a clinic that wants the animal of an owner whose contacts it does not hold', () => {
  it.each([true, false])(
    'the owner proven: %s › gets neither address, transfer nor account',
    async (isProven) => {
      if (isProven) await proveContacts(server.db, victim.id);
      await registerFor(thief, { email: THIEF, changedContacts: ['email'] });
      expect((await record()).email).toBe(victim.email);
      expect((await mailsTo(victim.email)).map(({ subject }) => subject)).toEqual([
        'Foi pedida a alteração de um contacto seu',
      ]);
      await treat();
      const asked = await askTransfer();
      if (isProven) {
        expect(asked.status).toBe(200);
        expect(await lastLinkOf(server, victim.email)).not.toBe('');
      } else expect(message(asked)).toBe('409 TRANSFER_GIVER_UNREACHABLE');
      // Only who receives is asked at the thief's address.
      const [giverLinks] = await server.db.query<{ count: number }>(
        sql`select count(*)::int as count from transfer_link where party = 'GIVER'
        and transfer_id in (select id from animal_transfer where previous_owner_id = ${victim.id})`,
      );
      expect(giverLinks!.count).toBe(isProven ? 1 : 0);
      await askAccount(THIEF);
      expect(await accounts()).toEqual([]);
      expect((await mailsTo(THIEF)).filter(({ text }) => text.includes('/auth/'))).toEqual([]);
    },
  );

  it.each<[string, object, string[]]>([
    ['another email', { email: THIEF }, ['email']],
    ['no email', { email: null }, ['email']],
    ['a first second phone', { phone2: '913 555 111' }, ['phone2']],
    ['another phone and address', { phone: '913 555 111', door: '99' }, ['phone', 'address']],
  ])('%s, entered in the form of the owner › waits and changes nothing', async (_what, changes, contacts) => {
    const before = await record();
    const saved = await update(home, changes);
    expect(saved.status).toBe(200);
    const after = await record();
    for (const name of ['email', 'phone', 'phone2', 'door', 'address'])
      expect(after[name]).toBe(before[name]);
    expect(saved.body.waitingChanges.map((one: { contact: string }) => one.contact)).toEqual(contacts);
    expect((await waiting()).map(({ contact }) => contact)).toEqual(contacts);
    expect(after.provenContacts).toEqual([]);
  });

  it('a first email of an owner who had none › waits, and opens no account', async () => {
    await server.db.query(sql`update owner set email = null where id = ${victim.id}`);
    await update(home, { email: THIEF });
    expect(await record()).toMatchObject({
      email: null,
      waitingChanges: [{ contact: 'email', value: THIEF }],
    });
    await askAccount(THIEF);
    expect(await accounts()).toEqual([]);
  });

  it('without a tick › proposes nothing, and names what was kept', async () => {
    const answer = await registerFor(thief, { email: THIEF, phone: '913 555 111' });
    expect(answer.ownerFieldsKept).toEqual(expect.arrayContaining(['email', 'phone']));
    expect(await waiting()).toEqual([]);
  });

  it('phones by the operation, email by staff of the operator › wait as well', async () => {
    const { version } = await record();
    await home.call('PUT', `/owners/${victim.id}/phones`, { version, phone: '913 555 111' });
    await update(operator, { email: THIEF });
    expect((await waiting()).map(({ contact }) => contact)).toEqual(['phone', 'email']);
    expect(await record()).toMatchObject({ email: victim.email, phone: '+351912345678' });
  });

  it('an email changed beside the write path › proves nothing', async () => {
    await proveContacts(server.db, victim.id);
    expect((await record()).provenContacts).toEqual(['email', 'phone']);
    await server.db.query(sql`update owner set email = ${THIEF} where id = ${victim.id}`);
    expect((await record()).provenContacts).toEqual(['phone']);
    await askAccount(THIEF);
    expect(await accounts()).toEqual([]);
  });

  it('a merge that takes the email of another record › leaves it waiting', async () => {
    const { owner } = await register(thief, world, {
      owner: ownerFields(world.parishId, { email: THIEF, name: 'Vera Vidal' }),
    });
    const asked = await operator.call('POST', '/owner-merges/', {
      survivorId: victim.id,
      absorbedId: owner.id,
      take: ['email'],
      grounds: 'A mesma pessoa.',
    });
    const decided = await operator.call('PUT', `/owner-merges/${asked.body.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect([asked.status, decided.status]).toEqual([200, 200]);
    expect(await record()).toMatchObject({
      email: victim.email,
      waitingChanges: [{ contact: 'email', value: THIEF }],
    });
  });

  it('a merge without a document with a record that has an account › leaves the account where it is', async () => {
    const { owner } = await register(thief, world, {
      owner: ownerFields(world.parishId, { email: `${victim.id}${THIEF}`, name: 'Vera Vidal' }),
    });
    await server.db.query(
      sql`insert into app_user (name, email, owner_id) values ('V', ${`${victim.id}${THIEF}`}, ${owner.id})`,
    );
    const ids = { survivorId: victim.id, absorbedId: owner.id };
    const asked = await operator.call('POST', '/owner-merges/', { ...ids, grounds: 'A mesma pessoa.' });
    const decided = await operator.call('PUT', `/owner-merges/${asked.body.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status).toBe(200);
    expect(await accounts()).toEqual([]);
  });

  it('a request of the public form › is not accepted without a document', async () => {
    const [request] = await server.db.query<{ id: number }>(sql`
      insert into owner_data_update (vat_number, owner_id, email, requester_email, requester_name, origin)
      values (${victim.vatNumber}, ${victim.id}, ${THIEF}, ${THIEF}, 'Vera Vidal', 'PUBLIC') returning id`);
    const decide = (more: object) =>
      operator.call('PUT', `/owner-data-updates/${request!.id}/decision`, {
        validation: 'ACCEPTED',
        ...more,
      });
    expect(await decide({})).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'documents', error: 'MISSING_DOCUMENTS' }] },
    });
    expect((await decide({ documents: [declaration] })).status).toBe(200);
    expect((await record()).email).toBe(THIEF);
    expect((await mailsTo(victim.email)).map(({ subject }) => subject)).toEqual([
      'Os seus dados no registo foram alterados',
    ]);
    // It proves nothing before it has been on record for days and was answered.
    expect((await record()).provenContacts).toEqual([]);
    await askAccount(THIEF);
    expect(await accounts()).toEqual([]);
  });

  it('a change of the name that is reviewed › changes no contact', async () => {
    await update(home, { name: 'Vera Vidal Lopes', email: THIEF });
    expect(await record()).toMatchObject({ needsReview: true, email: victim.email });
    const { body } = await operator.call('GET', `/owner-review/search?ownerId=${victim.id}`);
    const [review] = body.content ?? [];
    expect(review).toBeDefined();
    await operator.call('PUT', `/owner-review/${review.id}/decision`, { validation: 'ACCEPTED' });
    expect((await record()).email).toBe(victim.email);
  });
});

describe('a change of a contact that waits', () => {
  beforeEach(() => proveContacts(server.db, victim.id));

  it('confirmed by the proven address › is put on record, and proves nothing for 15 days', async () => {
    await update(home, { email: 'nova@example.test' });
    const token = await contactLinkOf(server.db, victim.email);
    const opened = await postAsVisitor(server, '/public-contact-changes/open', { token });
    expect(opened).toMatchObject({
      status: 200,
      body: { contact: 'email', hint: 'n…@example.test', mayConfirm: true },
    });
    expect((await record()).email).toBe(victim.email);
    expect((await answerLink(token, 'CONFIRM')).status).toBe(200);
    expect(await record()).toMatchObject({
      email: 'nova@example.test',
      waitingChanges: [],
      provenContacts: ['phone'],
    });
    expect(message(await answerLink(token, 'CONFIRM'))).toBe('409 CONTACT_CHANGE_OVER');
  });

  it('whose link was mailed to an address that is not on record any more › is neither shown nor answered', async () => {
    await update(home, { phone: '913 555 111' });
    const token = await contactLinkOf(server.db, victim.email);
    await server.db.query(sql`update owner set email = 'outra@example.test' where id = ${victim.id}`);
    const opened = await postAsVisitor(server, '/public-contact-changes/open', { token });
    expect(message(opened)).toBe('409 CONTACT_CHANGE_OVER');
    for (const answer of ['CONFIRM', 'OBJECT'])
      expect(message(await answerLink(token, answer))).toBe('409 CONTACT_CHANGE_OVER');
    expect(await record()).toMatchObject({ phone: '+351912345678', waitingChanges: [{}] });
  });

  it('refused by the proven address › ends', async () => {
    await update(home, { phone: '913 555 111' });
    expect((await answerLink(await contactLinkOf(server.db, victim.email), 'REFUSE')).status).toBe(200);
    expect(await record()).toMatchObject({ phone: '+351912345678', waitingChanges: [] });
  });

  it('of an address that is only known › takes an objection and no confirmation', async () => {
    await server.db.query(
      sql`update owner_contact set answered_timestamp = null where owner_id = ${victim.id}`,
    );
    await update(home, { email: THIEF });
    const token = await contactLinkOf(server.db, victim.email);
    // Answering for another matter afterwards does not make it proof for this one.
    await proveContacts(server.db, victim.id);
    expect(message(await answerLink(token, 'CONFIRM'))).toBe('409 CONTACT_NOT_PROVEN');
    expect((await answerLink(token, 'OBJECT')).status).toBe(200);
    expect(await record()).toMatchObject({ email: victim.email, waitingChanges: [{ isObjected: true }] });
    const told = await server.db.query(
      sql`select from notification where user_id = ${operator.id} and type = 'REQUEST_REQUESTED'`,
    );
    expect(told.length).toBeGreaterThan(0);
  });

  it('given another value › makes earlier links void, and is one request still', async () => {
    await update(home, { email: 'nova@example.test' });
    const first = await contactLinkOf(server.db, victim.email);
    await update(thief, { email: THIEF });
    await treat();
    await registerFor(thief, { email: THIEF, changedContacts: ['email'] });
    expect((await waiting()).map(({ value }) => value)).toEqual([THIEF]);
    expect(message(await answerLink(first, 'CONFIRM'))).toBe('409 CONTACT_CHANGE_OVER');
  });

  it('accepted by staff with a document › is put on record', async () => {
    await update(home, { email: 'nova@example.test' });
    const [change] = await waiting();
    const decided = await operator.call('PUT', `/owner-data-updates/${change!.id}/decision`, {
      validation: 'ACCEPTED',
      documents: [declaration],
    });
    expect(decided.status).toBe(200);
    expect(await record()).toMatchObject({ email: 'nova@example.test', waitingChanges: [] });
  });

  it('of a contact to be cleared › clears it once it is confirmed', async () => {
    await update(home, { phone: null });
    await answerLink(await contactLinkOf(server.db, victim.email), 'CONFIRM');
    expect(await record()).toMatchObject({ phone: null, provenContacts: ['email'] });
  });

  it('of an address › becomes the address as a whole', async () => {
    await update(home, { street: 'Rua Nova', door: '7', accommodation: null });
    await answerLink(await contactLinkOf(server.db, victim.email), 'CONFIRM');
    expect(await record()).toMatchObject({ street: 'Rua Nova', door: '7', address: 'Rua Nova, 7' });
  });

  it('proposed by two users at the same moment › is one', async () => {
    const { version } = await record();
    const answers = await Promise.all(
      ['um@example.test', 'dois@example.test', 'tres@example.test'].map((email) =>
        home.call('PUT', `/owners/${victim.id}`, { version, email }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await waiting()).toHaveLength(1);
  });
});
