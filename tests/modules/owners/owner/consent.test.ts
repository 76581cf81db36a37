import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_CODES_A_DAY, MAX_CONSENT_TRIES } from '../../../../resources/owners/owner/consent.ts';
import { testServer, type Person, type TestAnswer, type TestServer } from '../../../helpers/server.ts';
import { clinic, CLINIC, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person, proveContacts } from './owners.ts';

let server: TestServer;
let world: World;
/** The clinic whose client the owner is. */
let first: Person;
/** Another, at whose counter the owner stands. */
let counter: Person;
/** A third, to which the owner has said nothing. */
let third: Person;
let staff: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  first = await clinic(server);
  counter = await clinic(server);
  third = await clinic(server);
  staff = await server.person({
    permissions: ['READ_OWNER', 'LOCK_OWNER', 'LOCK_OWNER_DEAD'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());
/** Each account asks for no more than so many codes in an hour. */
const anotherCounter = async (): Promise<void> => {
  counter = await clinic(server);
};

interface Client {
  readonly id: number;
  readonly vatNumber: string;
  readonly email: string;
  readonly transponder: string;
}

/** A client of the first clinic, whose email is proven unless it says otherwise. */
async function client({ isProven = true } = {}): Promise<Client> {
  const vatNumber = newNif();
  const email = `titular.${vatNumber}@example.test`;
  const owner = person(world.parishId, { vatNumber, email });
  const { ownerId, transponder } = await register(first, world, { owner });
  if (isProven) await proveContacts(server.db, ownerId, ['email']);
  return { id: ownerId, vatNumber, email, transponder };
}

/** The account of an owner, in use. */
async function accountOf({ id, email }: Client): Promise<Person> {
  const account = await server.person();
  await server.db.query(
    sql`update app_user set owner_id = ${id}, entity_id = null, role_id = null, status = 'ACTIVE', password_hash = 'x', email = ${email}
      where id = ${account.id}`,
  );
  return account;
}

const ask = (who: Person, vatNumber: string, way?: string) =>
  who.call('POST', '/owner-consents', { vatNumber, ...(way && { way }) });
const give = (who: Person, token: string, code: string) =>
  who.call('POST', '/owner-consents/give', { token, code });
const reads = async (who: Person, { id }: Client): Promise<boolean> =>
  (await who.call('GET', `/owners/${id}`)).status === 200;
const refusal = ({ status, body }: TestAnswer): string =>
  `${status} ${body.errors?.[0]?.error ?? body.data?.message}`;
const mailsTo = (email: string) =>
  server.db.query<{ subject: string; text: string }>(
    sql`select payload->>'subject' as subject, payload->>'text' as text from outbox
      where kind = 'MAIL' and payload->>'to' = ${email} order by id`,
  );
/** The code of the last mail to an owner. */
async function mailedCode({ email }: Client): Promise<string> {
  const text = (await mailsTo(email)).at(-1)!.text;
  return /^\s*(\d{6})\s*$/m.exec(text)![1]!;
}
/** Another code than the right one. */
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const actionsOn = async ({ id }: Client): Promise<string[]> =>
  (
    await server.db.query<{ action: string }>(
      sql`select action from audit_log where object_type = 'owner' and object_id = ${String(id)}
        and action like 'CONSENT%' order by id`,
    )
  ).map(({ action }) => action);

describe('the consent of an owner', () => {
  it('by the mailed code › opens the record to the entity, and notifies the owner', async () => {
    const owner = await client();
    expect(await reads(counter, owner)).toBe(false);
    const asked = await ask(counter, owner.vatNumber);
    expect(asked).toMatchObject({
      status: 200,
      body: { way: 'EMAIL', sentTo: 't…@example.test', otherWay: null },
    });
    expect(JSON.stringify(asked.body)).not.toContain(owner.email);
    const code = await mailedCode(owner);
    expect(JSON.stringify(asked.body)).not.toContain(code);
    expect(await give(counter, asked.body.token, code)).toMatchObject({
      status: 200,
      body: { id: owner.id },
    });
    expect(await reads(counter, owner)).toBe(true);
    expect(await reads(third, owner)).toBe(false);
    const { subject } = (await mailsTo(owner.email)).at(-1)!;
    expect(subject).toContain('passou a poder ler a sua ficha');
    expect(await actionsOn(owner)).toEqual(['CONSENT_ASKED', 'CONSENT_GIVEN']);
  });

  it('given › has no end, and shows the animal with its owner', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    await give(counter, token, await mailedCode(owner));
    const [row] = await server.db.query(
      sql`select ended_timestamp, since_timestamp > now() - interval '1 hour' as is_new from owner_entity
        where owner_id = ${owner.id} and ground = 'CONSENT'`,
    );
    expect(row).toEqual({ endedTimestamp: null, isNew: true });
    expect((await counter.call('GET', `/animals/${owner.transponder}`)).body.isOwnerInScope).toBe(true);
  });

  it('asked for on the page of an animal › is the same', async () => {
    const owner = await client();
    const asked = await counter.call('POST', `/animals/${owner.transponder}/owner-consent`, {});
    expect(asked.body.sentTo).toBe('t…@example.test');
    await give(counter, asked.body.token, await mailedCode(owner));
    expect(await reads(counter, owner)).toBe(true);
    const stranger = await server.person({ permissions: ['READ_OWNER'] });
    expect((await stranger.call('POST', `/animals/${owner.transponder}/owner-consent`, {})).status).toBe(404);
  });

  it('only the hash of the code › is stored', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    const code = await mailedCode(owner);
    const [row] = await server.db.query(sql`select * from owner_consent_code where owner_id = ${owner.id}`);
    const stored = JSON.stringify(row);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(token);
  });
});

describe('a code', () => {
  beforeAll(anotherCounter);

  it('for a veterinarian who works for no entity now › is not asked for', async () => {
    const owner = await client();
    const wanderer = await server.person({ type: 'VETERINARY', permissions: CLINIC });
    const { body } = await wanderer.call('PUT', '/auth/select-entity', { entityId: null });
    const headers = { authorization: `Bearer ${body.sessionToken}` };
    const asked = await server.visitor.call(
      'POST',
      '/owner-consents',
      { vatNumber: owner.vatNumber },
      headers,
    );
    expect(refusal(asked)).toBe('409 CONSENT_NEEDS_ENTITY');
  });

  it('that is wrong › opens nothing, and after five not even the right one does', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    const code = await mailedCode(owner);
    for (let i = 0; i < MAX_CONSENT_TRIES; i += 1)
      expect(refusal(await give(counter, token, wrongOf(code)))).toBe('422 CONSENT_CODE_WRONG');
    expect(refusal(await give(counter, token, code))).toBe('409 CONSENT_OVER');
    expect(await reads(counter, owner)).toBe(false);
  });

  it('of another entity › counts for nothing', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    const code = await mailedCode(owner);
    expect(refusal(await give(third, token, code))).toBe('409 CONSENT_OVER');
    expect(await reads(third, owner)).toBe(false);
    const own = (await ask(third, owner.vatNumber)).body.token;
    expect(refusal(await give(third, own, code))).toBe('422 CONSENT_CODE_WRONG');
    expect((await give(counter, token, code)).status).toBe(200);
  });

  it('of another owner › counts for nothing', async () => {
    const [owner, another] = [await client(), await client()];
    await ask(counter, owner.vatNumber);
    const { token } = (await ask(counter, another.vatNumber)).body;
    const answer = await give(counter, token, await mailedCode(owner));
    expect(refusal(answer)).toBe('422 CONSENT_CODE_WRONG');
  });

  it('after 15 minutes › is over', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    await server.db.query(
      sql`update owner_consent_code set end_timestamp = end_timestamp - interval '15 minutes' where owner_id = ${owner.id}`,
    );
    expect(refusal(await give(counter, token, await mailedCode(owner)))).toBe('409 CONSENT_OVER');
  });

  it('that was used › is over, also of two at the same moment', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    const code = await mailedCode(owner);
    const both = await Promise.all([give(counter, token, code), give(counter, token, code)]);
    expect(both.map(refusal).toSorted()).toEqual(['200 undefined', '409 CONSENT_OVER']);
    expect(refusal(await give(counter, token, code))).toBe('409 CONSENT_OVER');
  });

  it('asked for again › takes the place of the one before', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    const code = await mailedCode(owner);
    await ask(counter, owner.vatNumber);
    expect(refusal(await give(counter, token, code))).toBe('409 CONSENT_OVER');
  });

  it('asked for again and again › has a limit for each owner and entity', async () => {
    const owner = await client();
    for (let i = 0; i < CONSENT_CODES_A_DAY; i += 1)
      expect((await ask(counter, owner.vatNumber)).status).toBe(200);
    const refused = await ask(counter, owner.vatNumber);
    expect(refusal(refused)).toBe('429 TOO_MANY_REQUESTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect((await ask(third, owner.vatNumber)).status).toBe(200);
  });
});

describe('a request for consent', () => {
  beforeAll(anotherCounter);

  it('to an email that is not proven › is refused, and mails nothing', async () => {
    const owner = await client({ isProven: false });
    const before = await mailsTo(owner.email);
    expect(refusal(await ask(counter, owner.vatNumber))).toBe('409 CONSENT_UNREACHABLE');
    expect(refusal(await ask(counter, owner.vatNumber, 'EMAIL'))).toBe('409 CONSENT_UNREACHABLE');
    expect(await mailsTo(owner.email)).toEqual(before);
  });

  it('to an email that others have put on record since › is sent to none', async () => {
    const owner = await client();
    await server.db.query(sql`update owner set email = 'ladra@example.test' where id = ${owner.id}`);
    expect(refusal(await ask(counter, owner.vatNumber))).toBe('409 CONSENT_UNREACHABLE');
    expect(await mailsTo('ladra@example.test')).toEqual([]);
  });

  it('for an owner whom the entity reads, who is locked, or whom none has › is refused', async () => {
    const owner = await client();
    expect(refusal(await ask(first, owner.vatNumber))).toBe('409 OWNER_IS_OPEN');
    await staff.call('PUT', `/owners/${owner.id}/lock`, { isLocked: true });
    expect(refusal(await ask(counter, owner.vatNumber))).toBe('409 OWNER_IS_LOCKED');
    expect(refusal(await ask(counter, newNif()))).toBe('404 OWNER_NOT_FOUND');
  });

  it('without the permission to read owners › is refused', async () => {
    const owner = await client();
    const reader = await server.person({ permissions: CLINIC.filter((one) => one !== 'READ_OWNER') });
    expect((await ask(reader, owner.vatNumber)).status).toBe(403);
    expect((await ask(await server.person({ type: 'VETERINARY' }), owner.vatNumber)).status).toBe(200);
  });
});

describe('the account of an owner', () => {
  beforeAll(anotherCounter);

  it('asked there › shows the code, which opens the record', async () => {
    const owner = await client({ isProven: false });
    const account = await accountOf(owner);
    const asked = await ask(counter, owner.vatNumber);
    expect(asked.body).toMatchObject({ way: 'ACCOUNT', sentTo: null });
    expect(refusal(await give(counter, asked.body.token, '000000'))).toBe('422 CONSENT_CODE_WRONG');
    const { waiting } = (await account.call('GET', '/owner-account/consents')).body;
    expect(waiting).toHaveLength(1);
    const { code } = (await account.call('POST', `/owner-account/consents/${waiting[0].id}/code`)).body;
    expect(code).toMatch(/^\d{6}$/);
    expect((await give(counter, asked.body.token, code)).status).toBe(200);
    expect(await reads(counter, owner)).toBe(true);
    expect(await actionsOn(owner)).toEqual(['CONSENT_ASKED', 'CONSENT_CODE_SHOWN', 'CONSENT_GIVEN']);
  });

  it('of another owner › sees nothing of it', async () => {
    const [owner, another] = [await client({ isProven: false }), await client()];
    await accountOf(owner);
    await ask(counter, owner.vatNumber);
    const [{ id } = { id: 0 }] = await server.db.query<{ id: number }>(
      sql`select id from owner_consent_code where owner_id = ${owner.id}`,
    );
    const account = await accountOf(another);
    expect((await account.call('GET', '/owner-account/consents')).body.waiting).toEqual([]);
    expect(refusal(await account.call('POST', `/owner-account/consents/${id}/code`))).toBe(
      '409 CONSENT_OVER',
    );
  });

  it('lists who reads the record, and revokes a consent at once', async () => {
    const owner = await client();
    const account = await accountOf(owner);
    const { token } = (await ask(counter, owner.vatNumber, 'EMAIL')).body;
    await give(counter, token, await mailedCode(owner));
    const { entities } = (await account.call('GET', '/owner-account/consents')).body;
    expect(entities.map(({ ground }: { ground: string }) => ground)).toEqual(['CONSENT', 'REGISTERED']);
    expect(entities[0].sinceTimestamp).toBeTruthy();
    const path = `/owner-account/consents/${entities[0].entityId}/revoke`;
    expect((await account.call('PUT', path)).status).toBe(200);
    expect(await reads(counter, owner)).toBe(false);
    expect(await actionsOn(owner)).toEqual(['CONSENT_ASKED', 'CONSENT_GIVEN', 'CONSENT_REVOKED']);
    expect((await account.call('PUT', path)).status).toBe(404);
    // What is no consent is not the owner's to end.
    expect((await account.call('PUT', `/owner-account/consents/${entities[1].entityId}/revoke`)).status).toBe(
      404,
    );
    expect(await reads(first, owner)).toBe(true);
  });

  it('revoked › may consent again, with another code', async () => {
    const owner = await client();
    const account = await accountOf(owner);
    for (let i = 0; i < 2; i += 1) {
      const { token } = (await ask(counter, owner.vatNumber, 'EMAIL')).body;
      expect((await give(counter, token, await mailedCode(owner))).status).toBe(200);
      expect(await reads(counter, owner)).toBe(true);
      const { entities } = (await account.call('GET', '/owner-account/consents')).body;
      await account.call('PUT', `/owner-account/consents/${entities[0].entityId}/revoke`);
      expect(await reads(counter, owner)).toBe(false);
    }
  });

  it('of an owner who has died › has no consents any more', async () => {
    const owner = await client();
    const { token } = (await ask(counter, owner.vatNumber)).body;
    await give(counter, token, await mailedCode(owner));
    const locked = await staff.call('PUT', `/owners/${owner.id}/lock-dead`, {
      documents: [
        {
          filename: 'obito.pdf',
          type: 'application/pdf',
          contents: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
        },
      ],
    });
    expect(locked.status).toBe(200);
    expect(await reads(counter, owner)).toBe(false);
  });
});
