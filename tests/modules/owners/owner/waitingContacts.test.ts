import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { ownerPerson } from '../../account/ownerAccount/fixtures.ts';
import { clinic, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { message } from '../../lostFound/lostAnimal/reports.ts';
import { mailsOf } from '../../requests/animalTransfer/parties.ts';
import { newNif, person as ownerFields } from './owners.ts';

let server: TestServer;
let world: World;
let home: Person;
let operator: Person;
let owner: { id: number; email: string; next: string; transponder: string };
let counter = 0;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  home = await clinic(server, { permissions: PERMISSIONS });
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.db.query(sql`delete from outbox`);
  counter += 1;
  const email = `dona${counter}@example.test`;
  const made = await register(home, world, {
    owner: ownerFields(world.parishId, { vatNumber: newNif(), email, name: 'Dora Dias' }),
  });
  owner = { id: made.owner.id, email, next: `nova${counter}@example.test`, transponder: made.transponder };
});

const record = async () => (await home.call('GET', `/owners/${owner.id}`)).body;
const update = async (changes: object) =>
  home.call('PUT', `/owners/${owner.id}`, { version: (await record()).version, ...changes });
/** An ordinary mail to the owner: that a change of owner was asked for. */
const askTransfer = () =>
  home.call('POST', `/animal-transfers/${owner.transponder}`, {
    kind: 'SIGNED',
    newOwner: ownerFields(world.parishId, { vatNumber: newNif() }),
    documents: [{ filename: 'd.pdf', contents: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') }],
  });
const subjectsTo = async (to: string) => (await mailsOf(server, to)).map(({ subject }) => subject);

describe('an email that waits to be confirmed', () => {
  it('an ordinary mail to the owner › is sent to it and to the email on record', async () => {
    expect((await update({ email: owner.next })).status).toBe(200);
    await server.db.query(sql`delete from outbox`);
    expect((await askTransfer()).status).toBe(200);
    for (const to of [owner.email, owner.next])
      expect(await subjectsTo(to), to).toEqual([expect.stringContaining('Pedido de transmissão')]);
  });

  it('with the email on record called wrong at the counter › ordinary mail to that stops, notices do not', async () => {
    expect((await update({ email: owner.next, wrongContacts: ['email'] })).status).toBe(200);
    expect(await subjectsTo(owner.email)).toEqual(['Foi pedida a alteração de um contacto seu']);
    await server.db.query(sql`delete from outbox`);
    await askTransfer();
    expect(await subjectsTo(owner.email)).toEqual([]);
    expect(await subjectsTo(owner.next)).toHaveLength(1);
  });

  it('an email that is called wrong while another waits › gets no ordinary mail from then on', async () => {
    await update({ email: owner.next });
    expect((await update({ wrongContacts: ['email'] })).status).toBe(200);
    await server.db.query(sql`delete from outbox`);
    await askTransfer();
    expect(await subjectsTo(owner.email)).toEqual([]);
    expect((await record()).email).toBe(owner.email);
  });

  it('confirmed twice at the same moment in the account › changes once, the other is refused', async () => {
    await update({ email: owner.next });
    const account = await ownerPerson(server, owner.id);
    const [change] = (await record()).waitingChanges as { id: number }[];
    const confirm = () => account.call('PUT', `/own-contact-changes/${change!.id}`, { answer: 'CONFIRM' });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(message(answers.find(({ status }) => status === 409)!)).toBe('409 CONTACT_CHANGE_OVER');
    expect((await record()).email).toBe(owner.next);
    expect(
      await server.db
        .query(sql`select 1 from record_version where module = 'owner' and record_id = ${owner.id} and revision_type = 'UPDATE'
        and 'email' = any(changed_fields)`),
    ).toHaveLength(1);
  });
});

describe('a change that would clear a contact', () => {
  it('in the queue and on its page › says so; another change does not', async () => {
    await update({ email: null, phone: '913 555 111' });
    const listed = async (contact: string) =>
      (await operator.call('GET', `/owner-data-updates/search?ownerId=${owner.id}&contact=${contact}`)).body
        .content[0];
    const email = await listed('email');
    expect(email.clears).toBe(true);
    expect((await operator.call('GET', `/owner-data-updates/${email.id}`)).body.clears).toBe(true);
    expect((await listed('phone')).clears).toBeNull();
  });
});

describe.runIf(testDatabaseUrl)('a change of a contact while the one before is being decided', () => {
  it('the second change › does not wait for the decision, and is refused as busy', async () => {
    expect((await update({ email: owner.next })).status).toBe(200);
    const other = `outra${counter}@example.test`;
    const refused = await server.db.transaction(async (tx) => {
      await tx.query(
        sql`select from owner_data_update where owner_id = ${owner.id} and not closed for update`,
      );
      return update({ email: other });
    });
    expect(message(refused)).toBe('503 SERVER_BUSY');
    expect((await update({ email: other })).status).toBe(200);
  });
});

describe('the account that staff make for a collective owner', () => {
  it('whose email was changed and is not proven › is refused', async () => {
    const { owner: company } = await register(home, world, {
      owner: {
        ...ownerFields(world.parishId, { vatNumber: newNif('5'), email: `geral${counter}@example.test` }),
        type: 'COLLECTIVE',
        nationality: undefined,
        responsible: 'Ana Reis',
      },
    });
    await server.db.query(sql`update owner set email = 'ladrao@example.test' where id = ${company.id}`);
    const path = `/owners/${company.id}/create-account`;
    expect(message(await operator.call('POST', path))).toBe('409 OWNER_EMAIL_UNPROVEN');
    await server.db.query(
      sql`update owner set email = ${`geral${counter}@example.test`} where id = ${company.id}`,
    );
    expect((await operator.call('POST', path)).status).toBe(200);
  });
});
