import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestAnswer, TestServer } from '../../../helpers/server.ts';
import { register, type World } from '../../animals/animal/fixtures.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { newNif, person } from '../../owners/owner/owners.ts';
import { lastCodeOf, postAsVisitor } from '../../../helpers/visitor.ts';
import { publicFormServer, requestIdOf } from '../../common/publicForm/fixtures.ts';

let server: TestServer;
let world: World;
let operator: Person;
let staff: Person;
let counter = 0;

beforeAll(async () => {
  ({ server, world, staff, operator } = await publicFormServer());
});
afterAll(() => server.close());

const UNKNOWN = '620098100200388';

const call = (path: string, payload: object) => postAsVisitor(server, path, payload);
const codeFor = (email: string) => lastCodeOf(server.db, email);

const typed = (transponder: string, more: object = {}) => ({
  transponder,
  currentOwnerVatNumber: '123456789',
  requesterName: 'Ana Reis',
  newOwnerName: 'Tomás Leitão',
  newOwnerVatNumber: newNif(),
  newOwnerPhone: '912 345 678',
  postalCode: '1000-123',
  locality: 'Lisboa',
  parishId: world.parishId,
  street: 'Avenida de Roma',
  door: '12',
  ...more,
});

/** Fills in and confirms the form. */
async function send(values: object, more: object = {}): Promise<TestAnswer & { email: string }> {
  const email = `transmite${(counter += 1)}@example.test`;
  const asked = await call('/public-forms/animal-transfer/codes', { email });
  const answer = await call('/public-forms/animal-transfer', {
    token: asked.body.token,
    code: await codeFor(email),
    values,
    documents: [declaration],
    ...more,
  });
  return { ...answer, email };
}

const idOf = (reference: string) => requestIdOf(server.db, reference);

/** Sends the form, and answers the id of the request. */
const ask = async (values: object): Promise<number> => idOf((await send(values)).body.reference);
const decide = (id: number, more: object = { validation: 'ACCEPTED' }) =>
  operator.call('PUT', `/animal-transfers/${id}/decision`, more);
const message = (answer: TestAnswer): string => `${answer.status} ${answer.body.data?.message ?? ''}`.trim();
const animal = async (id: number) => (await operator.call('GET', `/animals/${id}`)).body;

describe('a change of owner requested by the public form', () => {
  it('confirmed by the mailed code › waits in the queue, and blocks nothing of the animal', async () => {
    const made = await register(staff, world);
    const sent = await send(typed(made.transponder));
    expect(sent.body.reference).toMatch(/^[0-9A-Z]{10}$/);
    const id = await idOf(sent.body.reference);
    const queue = await operator.call('GET', `/animal-transfers/search?transponder=${made.transponder}`);
    expect(queue.body.content).toMatchObject([
      {
        id,
        origin: 'PUBLIC',
        transponder: made.transponder,
        animalName: 'Farrusco',
        requesterName: 'Ana Reis',
      },
    ]);
    const read = await operator.call('GET', `/animal-transfers/${id}`);
    expect(read.body).toMatchObject({
      animal: { id: made.id },
      currentOwner: { name: 'Rosa Maria Antunes' },
      newOwner: { id: null, name: 'Tomás Leitão', phone: '+351912345678' },
      vatNumber: '123456789',
      requesterEmail: sent.email,
      publicRequest: { requesterName: 'Ana Reis' },
      documents: [{ filename: 'declaração.pdf' }],
    });
    expect(await animal(made.id)).toMatchObject({ hasPendingOwnerTransfer: false });
    const { body } = await operator.call(
      'GET',
      `/animal-transfers/search?universalSearch=${made.transponder}`,
    );
    expect(body.content).toHaveLength(1);
  });

  it('for an animal or an owner, on record or not › has the same answer', async () => {
    const made = await register(staff, world);
    const known = await send(typed(made.transponder, { newOwnerVatNumber: newNif() }));
    const again = await send(typed(made.transponder));
    const unknown = await send(typed(UNKNOWN));
    for (const one of [known, again, unknown]) {
      expect(one.status).toBe(200);
      expect(Object.keys(one.body)).toEqual(['reference']);
    }
    const read = await operator.call('GET', `/animal-transfers/${await idOf(unknown.body.reference)}`);
    expect(read.body).toMatchObject({ transponder: UNKNOWN, animal: null, currentOwner: null });
  });

  it('without documents, or with wrong values › is refused under its fields', async () => {
    const made = await register(staff, world);
    const wrong = typed(made.transponder, {
      newOwnerVatNumber: '111111111',
      newOwnerPhone: '12',
    });
    const refused = await send(wrong, { documents: [] });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ property }: { property: string }) => property).sort()).toEqual([
      'documents',
      'newOwnerPhone',
      'newOwnerVatNumber',
    ]);
    const without = await send(typed(made.transponder, { parishId: '' }));
    expect(without.body.errors).toEqual([{ property: 'parishId', error: 'MISSING_PARISH' }]);
    const company = await send(typed(made.transponder, { newOwnerVatNumber: newNif('5') }));
    expect(company.body.errors).toEqual([{ property: 'responsible', error: 'MISSING_RESPONSIBLE' }]);
    const elsewhere = await send(typed(made.transponder, { parishId: world.otherParishId }));
    expect(elsewhere.body.errors).toEqual([{ property: 'parishId', error: 'INVALID_PARISH' }]);
  });

  it('accepted › moves the animal to its new owner, who is registered, and writes to the requester', async () => {
    const made = await register(staff, world);
    const sent = await send(typed(made.transponder));
    const id = await idOf(sent.body.reference);
    expect((await decide(id)).body).toMatchObject({ closed: true, accepted: true });
    expect(await animal(made.id)).toMatchObject({ owner: { name: 'Tomás Leitão' } });
    const mails = await server.db.query<{ subject: string }>(
      sql`select payload->>'subject' as subject from outbox where kind = 'MAIL' and payload->>'to' = ${sent.email} order by id`,
    );
    expect(mails.length).toBeGreaterThanOrEqual(3);
    const read = await operator.call('GET', `/animal-transfers/${id}`);
    expect(read.body).toMatchObject({ currentOwner: { name: 'Rosa Maria Antunes' }, accepted: true });
  });

  it('to an owner on record › changes none of the contacts on record', async () => {
    const vatNumber = newNif();
    const owner = person(world.parishId, { vatNumber, name: 'Rui Sá', phone: '913 000 111' });
    const known = await register(staff, world, { owner });
    const made = await register(staff, world);
    const id = await ask(
      typed(made.transponder, { newOwnerVatNumber: vatNumber, newOwnerEmail: 'x@example.test' }),
    );
    // Those who decide read whose record it is, whatever name the request has; who only asks for transfers does not.
    const receiver = { id: known.ownerId, name: 'Rui Sá' };
    const request = `/animal-transfers/${id}`;
    expect((await operator.call('GET', request)).body).toMatchObject({
      newOwner: { name: 'Tomás Leitão' },
      registeredReceiver: receiver,
    });
    expect((await decide(id)).status).toBe(200);
    expect((await operator.call('GET', request)).body.registeredReceiver).toEqual(receiver);
    expect((await animal(made.id)).owner.id).toBe(known.ownerId);
    const read = await operator.call('GET', `/owners/${known.ownerId}`);
    expect(read.body).toMatchObject({ phone: '+351913000111', email: 'rosa.antunes@example.test' });
  });

  it('of an animal that is not on record, or has an open request › cannot be accepted', async () => {
    expect(message(await decide(await ask(typed(UNKNOWN))))).toBe('409 ANIMAL_NOT_ON_RECORD');
    const made = await register(staff, world);
    const id = await ask(typed(made.transponder));
    const newOwner = person(world.parishId, { name: 'Outra Pessoa' });
    const path = `/animal-transfers/${made.transponder}`;
    const open = await staff.call('POST', path, { documents: [declaration], newOwner });
    expect(open.status).toBe(200);
    expect(message(await decide(id))).toBe('409 PENDING_TRANSFER');
    await staff.call('PUT', `/animal-transfers/${open.body.id}/cancel`, {});
    expect((await decide(id)).status).toBe(200);
  });

  it('to the owner whom the animal has, or with values that no form takes › cannot be accepted', async () => {
    const vatNumber = newNif();
    const made = await register(staff, world, { owner: person(world.parishId, { vatNumber }) });
    const itself = await ask(typed(made.transponder, { newOwnerVatNumber: vatNumber }));
    expect(message(await decide(itself))).toBe('409 TRANSFER_OWNER_SAME_AS_CURRENT');
    const nameless = await ask(typed(made.transponder));
    await server.db.query(
      sql`update animal_transfer set new_owner = new_owner || '{"door": "?"}' where id = ${nameless}`,
    );
    expect(message(await decide(nameless))).toBe('409 INVALID_NEW_OWNER');
    expect((await animal(made.id)).owner.id).toBe(made.ownerId);
  });

  it('rejected › writes the reason to the requester, and nothing to the owners', async () => {
    const made = await register(staff, world);
    const sent = await send(typed(made.transponder, { newOwnerEmail: 'novo.titular@example.test' }));
    const id = await idOf(sent.body.reference);
    await decide(id, { validation: 'REJECTED', reasons: ['DECLARATION_NOT_SIGNED'] });
    const mails = (to: string) =>
      server.db.query(sql`select 1 from outbox where kind = 'MAIL' and payload->>'to' = ${to}`);
    expect(await mails('novo.titular@example.test')).toEqual([]);
    expect((await mails(sent.email)).length).toBeGreaterThanOrEqual(3);
  });
});
