import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { newNif, person, smallMap } from './owners.ts';

let server: TestServer;
let staff: Person;
let clinic: Person;
let parishId: number;

beforeAll(async () => {
  server = await testServer();
  ({ parishId } = await smallMap(server.db));
  staff = await server.person({
    profile: { name: 'operator' },
    permissions: [
      'READ_OWNER',
      'WRITE_OWNER',
      'WRITE_ANIMAL_CONTACTS',
      'LOCK_OWNER',
      'LOCK_OWNER_DEAD',
      'MANAGE_OWNER_USERS',
      'READ_OWNER_BY_VAT',
    ],
  });
  clinic = await server.person({
    permissions: ['READ_OWNER', 'WRITE_OWNER', 'WRITE_ANIMAL_CONTACTS', 'READ_OWNER_BY_VAT'],
  });
});
afterAll(() => server.close());

interface Made {
  readonly id: number;
  readonly vatNumber: string;
}
const make = async (more: Record<string, unknown> = {}): Promise<Made> =>
  (await staff.call('POST', '/owners/', person(parishId, more))).body as Made;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const certificate = {
  filename: 'obito.pdf',
  type: 'application/pdf',
  contents: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
};

describe('looking an owner up by its number', () => {
  it('any owner’s number › is found with what the form needs, and leaves a row', async () => {
    const made = await make();
    const found = await staff.call(
      'GET',
      `/owners/get-by-vat/?vatNumber=${made.vatNumber}&country=PT&type=SINGULAR&hasLocalVatNumber=true`,
    );
    expect(found.body).toMatchObject({
      id: made.id,
      name: 'Rosa Maria Antunes',
      isLocked: false,
      parish: { name: 'Areeiro' },
    });
    expect(found.body).not.toHaveProperty('lockObservations');
    const rows = await server.db.query(
      sql`select 1 from audit_log where action = 'READ_BY_VAT' and object_id = ${String(made.id)}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('an unknown number or a locked owner › is answered as such', async () => {
    const none = await clinic.call('GET', `/owners/get-by-vat?vatNumber=${newNif()}`);
    expect(none).toMatchObject({ status: 404, body: { data: { message: 'OWNER_NOT_FOUND' } } });
    const made = await make();
    await staff.call('PUT', `/owners/${made.id}/lock`, { isLocked: true });
    expect((await clinic.call('GET', `/owners/get-by-vat?vatNumber=${made.vatNumber}`)).body.isLocked).toBe(
      true,
    );
  });

  it('holders of the permission, and veterinarians › are allowed', async () => {
    const made = await make();
    const path = `/owners/get-by-vat?vatNumber=${made.vatNumber}`;
    expect((await server.visitor.call('GET', path)).status).toBe(401);
    expect((await (await server.person({ permissions: ['READ_OWNER'] })).call('GET', path)).status).toBe(403);
    expect((await (await server.person({ type: 'VETERINARY' })).call('GET', path)).status).toBe(200);
  });

  it('number after number › is limited', async () => {
    const asked = [];
    for (let i = 0; i < 70; i += 1)
      asked.push(await clinic.call('GET', '/owners/get-by-vat?vatNumber=100000002'));
    const refused = asked.find((answer) => answer.status === 429);
    expect(refused?.body.data.message).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('locking an owner', () => {
  it('while set › refuses every change, until it is released', async () => {
    const made = await make();
    const locked = await staff.call('PUT', `/owners/${made.id}/lock`, {
      isLocked: true,
      observations: 'Por confirmar',
    });
    expect(locked.body).toMatchObject({
      isLocked: true,
      timeLock: null,
      lockObservations: 'Por confirmar',
      version: 2,
    });
    const refused = await staff.call('PUT', `/owners/${made.id}`, { version: 2, name: 'Outro' });
    expect(refused).toMatchObject({
      status: 409,
      body: { hasErrors: true, data: { message: 'OWNER_IS_LOCKED' } },
    });
    expect((await staff.call('DELETE', `/owners/${made.id}`)).body.data.message).toBe('OWNER_IS_LOCKED');
    await staff.call('PUT', `/owners/${made.id}/lock`, { isLocked: false });
    expect((await staff.call('PUT', `/owners/${made.id}`, { version: 3, phone: '913000111' })).status).toBe(
      200,
    );
  });

  it('by death › has a call of its own with the certificate, and no other lock takes it', async () => {
    const made = await make();
    for (const way of [{ isLocked: true }, { isLocked: false }, { editLocked: true }]) {
      const refused = await staff.call('PUT', `/owners/${made.id}/lock`, { ...way, lockOwnerDead: true });
      expect(refused.body.errors).toEqual([{ property: 'lockOwnerDead', error: 'INVALID_LOCK_OWNER_DEAD' }]);
    }
  });

  it('an end date in the future › ends it automatically', async () => {
    const made = await make();
    const lock = (lockEndDate: string) =>
      staff.call('PUT', `/owners/${made.id}/lock`, {
        isLocked: true,
        lockEndDate,
        observations: 'Três dias',
      });
    for (const [wrong, error] of [
      [inDays(0), 'INVALID_LOCK_END_DATE'],
      [inDays(-1), 'INVALID_LOCK_END_DATE'],
      ['2026-02-31', 'INVALID_DATE'],
      ['amanhã', 'INVALID_DATE'],
    ] as const)
      expect((await lock(wrong)).body.errors).toEqual([{ property: 'lockEndDate', error }]);
    expect((await lock(inDays(3))).body).toMatchObject({
      isLocked: true,
      timeLock: { endDate: inDays(3), observations: 'Três dias' },
    });
    await server.db.query(sql`update owner set lock_end_date = ${inDays(0)} where id = ${made.id}`);
    expect((await staff.call('GET', `/owners/${made.id}`)).body).toMatchObject({
      isLocked: false,
      timeLock: null,
    });
    expect((await staff.call('GET', `/owners/search?ids=${made.id}&isLocked=true`)).body.totalItems).toBe(0);
    expect((await staff.call('PUT', `/owners/${made.id}`, { version: 2, phone: '913000111' })).status).toBe(
      200,
    );
  });

  it('for editing alone refuses changes in its own words', async () => {
    const made = await make();
    await staff.call('PUT', `/owners/${made.id}/lock`, { editLocked: true });
    const refused = await staff.call('PUT', `/owners/${made.id}`, { version: 2, phone: '913000111' });
    expect(refused).toMatchObject({ status: 409, body: { data: { message: 'OWNER_IS_EDIT_LOCKED' } } });
  });

  it('by death needs one certificate, keeps it, and is only for an owner not locked yet', async () => {
    const made = await make();
    const path = `/owners/${made.id}/lock-dead`;
    expect((await staff.call('PUT', path, {})).body.errors).toEqual([
      { property: 'documents', error: 'MISSING_DEATH_CERTIFICATE' },
    ]);
    expect(
      (await staff.call('PUT', path, { documents: [certificate, certificate] })).body.errors[0].error,
    ).toBe('TOO_MANY_FILES');
    const locked = await staff.call('PUT', path, {
      documents: [certificate],
      observations: 'Comunicado pela família',
    });
    expect(locked.body).toMatchObject({ isLocked: true, lockOwnerDead: true });
    const kept = await getOne<{ count: number }>(
      server.db,
      sql`select count(*)::int from document where document_type = 'OWNER' and document_type_id = ${made.id}`,
    );
    expect(kept.count).toBe(1);
    expect((await staff.call('PUT', path, { documents: [certificate] })).body.data.message).toBe(
      'OWNER_ALREADY_LOCKED',
    );
  });

  it('by death with the rest of a lock request › does what it says or refuses it, and drops nothing', async () => {
    const made = await make();
    const path = `/owners/${made.id}/lock-dead`;
    const errorsOf = async (body: object) =>
      (await staff.call('PUT', path, { documents: [certificate], ...body })).body.errors;
    expect(await errorsOf({ isLocked: false, lockOwnerDead: false, lockEndDate: inDays(3) })).toEqual([
      { property: 'isLocked', error: 'INVALID_IS_LOCKED' },
      { property: 'lockOwnerDead', error: 'INVALID_LOCK_OWNER_DEAD' },
      { property: 'lockEndDate', error: 'INVALID_VALUE' },
    ]);
    const whole = { isLocked: true, editLocked: true, lockOwnerDead: true, lockEndDate: null };
    const locked = await staff.call('PUT', path, { documents: [certificate], ...whole });
    expect(locked.body).toMatchObject(whole);
  });

  it('by death is released only by those who may lock by death', async () => {
    const made = await make();
    await staff.call('PUT', `/owners/${made.id}/lock-dead`, { documents: [certificate] });
    const other = await server.person({
      profile: { name: 'operator' },
      permissions: ['READ_OWNER', 'LOCK_OWNER'],
    });
    expect((await other.call('PUT', `/owners/${made.id}/lock`, { isLocked: false })).status).toBe(409);
    const released = await staff.call('PUT', `/owners/${made.id}/lock`, { isLocked: false });
    expect(released.body).toMatchObject({ isLocked: false, lockOwnerDead: false });
  });

  it('without the permission, for a foreign owner, or with a stale version › is refused', async () => {
    const made = await make();
    expect((await clinic.call('PUT', `/owners/${made.id}/lock`, { isLocked: true })).status).toBe(403);
    const outsider = await server.person({ permissions: ['READ_OWNER', 'LOCK_OWNER', 'LOCK_OWNER_DEAD'] });
    expect((await outsider.call('PUT', `/owners/${made.id}/lock`, { isLocked: true })).status).toBe(404);
    expect(
      (await outsider.call('PUT', `/owners/${made.id}/lock-dead`, { documents: [certificate] })).status,
    ).toBe(404);
    const stale = await staff.call('PUT', `/owners/${made.id}/lock`, { isLocked: true, version: 9 });
    expect(stale.body.data.message).toBe('STALE_VERSION');
    expect((await staff.call('PUT', `/owners/${made.id}/lock`, {})).body.errors).toEqual([
      { property: 'isLocked', error: 'MISSING_IS_LOCKED' },
    ]);
  });
});

describe('an account for an owner', () => {
  const company = (more = {}) =>
    make({
      type: 'COLLECTIVE',
      nationality: undefined,
      vatNumber: newNif('5'),
      responsible: 'Ana Reis',
      ...more,
    });

  it('a collective owner › gets one, once, with a mailed link', async () => {
    const made = await company({ email: 'geral@quinta.test' });
    const path = `/owners/${made.id}/create-account`;
    const answer = await staff.call('POST', path);
    expect(answer.body).toMatchObject({ id: made.id, hasAccount: true });
    expect((await staff.call('GET', `/owners/${made.id}`)).body.hasAccount).toBe(true);
    const mails = await server.db.query<{ payload: { to: string; text: string } }>(
      sql`select payload from outbox where kind = 'MAIL'`,
    );
    const mail = mails.find(({ payload }) => payload.to === 'geral@quinta.test');
    expect(mail?.payload.text).toContain(`/auth/activate/${answer.body.userId}/`);
    expect((await staff.call('POST', path)).body.data.message).toBe('OWNER_ALREADY_HAS_A_USER');
  });

  it('an individual, a locked owner, a missing address, and an address in use › are refused', async () => {
    const single = await make();
    expect((await staff.call('POST', `/owners/${single.id}/create-account`)).body.data.message).toBe(
      'OWNER_NOT_COLLECTIVE',
    );
    const locked = await company({ email: 'trancada@quinta.test' });
    await server.db.query(sql`update owner set is_locked = true where id = ${locked.id}`);
    expect((await staff.call('POST', `/owners/${locked.id}/create-account`)).body.data.message).toBe(
      'OWNER_IS_LOCKED',
    );
    const silent = await company({ email: undefined });
    expect((await staff.call('POST', `/owners/${silent.id}/create-account`)).body.data.message).toBe(
      'USER_HAS_NO_EMAIL',
    );
    const { email } = await getOne<{ email: string }>(
      server.db,
      sql`select email from app_user where id = ${clinic.id}`,
    );
    const taken = await company({ email });
    expect((await staff.call('POST', `/owners/${taken.id}/create-account`)).body.data.message).toBe(
      'DUPLICATE_EMAIL',
    );
  });
});
