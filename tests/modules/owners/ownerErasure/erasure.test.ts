import { generateKeyPairSync } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sealer } from '../../../../server/audit/seal.ts';
import { verifyAudit } from '../../../../server/audit/verify.ts';
import { buildApp } from '../../../../server/app.ts';
import { getOne } from '../../../../server/db/db.ts';
import { parseAuditKeys } from '../../../../server/settings/auditKeys.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import { modules } from '../../../../resources/schemas.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { ERASURE_RULES } from '../../../../server/modules/owners/ownerErasure/rules.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { sealAll } from '../../../helpers/seals.ts';
import type { TestDatabase } from '../../../helpers/database.ts';
import { under } from '../../../auth/people.ts';
import { clinic, faults, register } from '../../animals/animal/fixtures.ts';
import { person as ownerFields } from '../owner/owners.ts';
import { findEverywhere, makeErasureWorld, STAFF, TELLING, type ErasureWorld } from './fixtures.ts';

const AUDIT_KEY = generateKeyPairSync('ed25519').privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;
const keys = parseAuditKeys(AUDIT_KEY);

let server: TestServer;
let w: ErasureWorld;
beforeAll(async () => {
  server = await testServer({ AUDIT_KEY, ERASURE_KEY: 'a1'.repeat(32) });
  w = await makeErasureWorld(server);
});
afterAll(() => server.close());

const message = ({ status, body }: { status: number; body: { data?: { message: string } } }): string =>
  `${status} ${body.data?.message}`;
describe('the rules of erasure', () => {
  it('every table, and no other › has a rule', async () => {
    const tables = await server.db.query<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    expect(Object.keys(ERASURE_RULES).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('a module that refers to owners or holds personal fields › is not left out', () => {
    const left = modules.filter(
      ({ table, fields }) =>
        ERASURE_RULES[table]?.does === 'NOTHING' &&
        Object.values(fields).some(
          ({ to, options }) => to === 'owner' || (options.personal && !options.virtual),
        ),
    );
    // Contacts of the practice, which veterinarians give; they are no owners.
    expect(left.map(({ name }) => name)).toEqual(['veterinary']);
  });
});

describe('a request for an erasure', () => {
  it('of an owner with a living animal › is refused', async () => {
    const { ownerId } = await register(w.asker, w.world);
    expect(message(await w.ask(ownerId))).toBe('409 OWNER_HAS_ANIMALS');
  });

  it('by a user without the permission › is refused', async () => {
    const reader = await server.person({ permissions: ['READ_OWNER', 'WRITE_OWNER'] });
    expect((await w.ask(1, reader)).status).toBe(403);
  });
});

describe('an accepted erasure', () => {
  let owner: Awaited<ReturnType<ErasureWorld['makeKnownOwner']>>;
  let erasureId: number;

  beforeAll(async () => {
    owner = await w.makeKnownOwner();
    await sealAll(server.db as TestDatabase, new Sealer(server.db, { keys }));
    const asked = await w.ask(owner.id);
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    erasureId = asked.body.id;
  });

  it('a second request, or the confirmation by the one who asked › is refused and erases nothing', async () => {
    expect(message(await w.ask(owner.id))).toBe('409 ERASURE_ALREADY_OPEN');
    expect(message(await w.decide(erasureId, w.asker))).toBe('409 ERASURE_NEEDS_ANOTHER_PERSON');
    const decisionOf = async (person: Person) =>
      (await person.call('GET', `/owner-erasures/${erasureId}`)).body.operations.DECIDE;
    expect(await decisionOf(w.asker)).toEqual({ allowed: false, reason: 'ERASURE_NEEDS_ANOTHER_PERSON' });
    expect(await decisionOf(w.decider)).toEqual({ allowed: true });
    expect((await w.asker.call('GET', `/owners/${owner.id}`)).body.name).toBe(TELLING.name);
  });

  it('together with others › is refused, and the request stays open', async () => {
    const together = await w.decider.call('PUT', '/owner-erasures/bulk-update', {
      ownerErasureIds: [erasureId],
      validation: 'ACCEPTED',
    });
    expect(message(together)).toBe('409 ERROR_BULK_ACCEPT');
    expect(faults(together)).toEqual(['ownerErasureIds[0] ERASURE_NOT_BULK']);
    expect((await w.decider.call('GET', `/owner-erasures/${erasureId}`)).body.closed).toBe(false);
  });

  it('by another person › leaves the person nowhere in the database but in what is sealed', async () => {
    const values = [...Object.values(TELLING), TELLING.phone.slice(4), '913 777 888', owner.vatNumber];
    expect((await findEverywhere(server.db, values)).length).toBeGreaterThan(20);
    const decided = await w.decide(erasureId);
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect(await findEverywhere(server.db, values)).toEqual([]);
  });

  it('once done › lists what was removed, and what is kept until when', async () => {
    const { body } = await w.decider.call('GET', `/owner-erasures/${erasureId}`);
    expect(body).toMatchObject({ accepted: true, owner: { name: `Titular ${owner.id}` } });
    const counted = Object.fromEntries(
      body.removed.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    );
    expect(counted).toMatchObject({ owner: 1, account: expect.any(Number), file: expect.any(Number) });
    expect(body.kept.map(({ kind }: { kind: string }) => kind)).toEqual([
      'pseudonym',
      'animal',
      'audit',
      'sealed',
    ]);
    const { until } = body.kept.at(-1);
    expect(until).toBe(body.keptUntil);
    expect(Number(until.slice(0, 4))).toBe(new Date().getFullYear() + 5);
  });

  it('once done › leaves a locked pseudonym and the history of the animals', async () => {
    const { body } = await w.asker.call('GET', `/owners/${owner.id}`);
    expect(body).toMatchObject({
      name: `Titular ${owner.id}`,
      vatNumber: null,
      email: null,
      street: null,
      isLocked: true,
      operations: { EDIT: { allowed: false, reason: 'OWNER_IS_ERASED' }, ERASE: { allowed: false } },
    });
    const animal = await w.asker.call('GET', `/animals/${owner.deadTransponder}`);
    expect(animal.body).toMatchObject({ status: 'DEAD', owner: { name: `Titular ${owner.id}` } });
    expect(message(await w.ask(owner.id))).toBe('409 OWNER_IS_ERASED');
    const account = await getOne<object>(
      server.db,
      sql`select status, email, password_hash from app_user where id = ${owner.userId}`,
    );
    expect(account).toEqual({
      status: 'INACTIVE',
      email: `erased-${owner.userId}@erased.invalid`,
      passwordHash: null,
    });
  });

  it('once done › leaves an audit that verifies, and in which a further change is found', async () => {
    await sealAll(server.db as TestDatabase, new Sealer(server.db, { keys }));
    const verdict = await verifyAudit(server.db, { keys });
    expect(verdict.broken).toBeNull();
    expect(verdict.redactedSeals).toBeGreaterThan(0);
    await expect(server.db.query(sql`update audit_log set details = '{}' where id = 1`)).rejects.toThrow(
      /never changed/,
    );
    await expect(server.db.query(sql`update record_version set data = '{}' where id = 1`)).rejects.toThrow(
      /never changed/,
    );
    await server.db
      .transaction(async (tx) => {
        await tx.query(sql`select set_config('register.erasing', 'on', true)`);
        await tx.query(sql`update audit_log set details = '{"a": 1}' where id = 1`);
        expect((await verifyAudit(tx, { keys })).broken?.fault).toBe('ROWS_CHANGED');
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  });

  it('what is sealed › is read for a reason by those who configure the register, and ends after five years', async () => {
    const path = `/owners/${owner.id}/sealed`;
    const reader = await server.person({
      permissions: ['WRITE_CONFIGURATION'],
      profile: { name: 'operator' },
    });
    expect((await w.asker.call('POST', path, { reason: 'x' })).status).toBe(403);
    for (const [reason, error] of [
      [' ', 'MISSING_REASON'],
      ['x'.repeat(501), 'INVALID_REASON'],
    ])
      expect((await reader.call('POST', path, { reason })).body.errors).toEqual([
        { property: 'reason', error },
      ]);
    const { status, body } = await reader.call('POST', path, { reason: 'Inspeção da DGAV' });
    expect(status).toBe(200);
    expect(body.records).toMatchObject([{ name: TELLING.name, vatNumber: owner.vatNumber }]);
    expect(body.animals.map(({ transponder }: { transponder: string }) => transponder)).toContain(
      owner.deadTransponder,
    );
    const row = await getOne<object>(
      server.db,
      sql`select details from audit_log where action = 'READ_SEALED' and user_id = ${reader.id}`,
    );
    expect(row).toEqual({ details: { reason: 'Inspeção da DGAV' } });
    const { db, mailer, settings } = server.app.services;
    const app = await buildApp({ db, mailer, settings: { ...settings, erasureKey: undefined } });
    const headers = { authorization: `Bearer ${reader.token}` };
    const locked = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: { reason: 'x' },
      headers,
    });
    await app.close();
    expect(message({ status: locked.statusCode, body: locked.json() })).toBe('409 ERASURE_KEY_MISSING');
    await deleteExpired(server.db);
    expect((await reader.call('POST', path, { reason: 'x' })).status).toBe(200);
    await server.db.query(sql`update sealed_owner set kept_until = current_date - 1`);
    expect(message(await reader.call('POST', path, { reason: 'x' }))).toBe('409 NOTHING_SEALED');
    expect((await deleteExpired(server.db)).sealed_owner).toBe(1);
  });
});

describe('an erasure that may not be', () => {
  it('of an owner with an open request › is refused, and possible once it is decided', async () => {
    const staff = await server.person({
      permissions: ['READ_OWNER', 'WRITE_OWNER', 'WRITE_ANIMAL_PROTECTED_FIELDS'],
    });
    const { body: owner } = await staff.call('POST', '/owners/', ownerFields(w.world.parishId));
    const renamed = await staff.call('PUT', `/owners/${owner.id}`, {
      version: owner.version,
      name: 'Rosa Antunes Lopes',
    });
    expect(renamed.body.needsReview, JSON.stringify(renamed.body)).toBe(true);
    expect(message(await w.ask(owner.id))).toBe('409 OWNER_HAS_OPEN_REQUESTS');
    const chief = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
    const found = await chief.call('GET', `/owner-review/search?ownerId=${owner.id}&closed=false`);
    const decided = await chief.call('PUT', `/owner-review/${found.body.content[0].id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect((await w.ask(owner.id)).status).toBe(201);
  });

  it('by a server that has lost its key since › is not decided: nothing could be sealed', async () => {
    const { body: owner } = await w.asker.call('POST', '/owners/', ownerFields(w.world.parishId));
    const asked = await w.ask(owner.id);
    const { db, mailer, settings } = server.app.services;
    const app = await buildApp({ db, mailer, settings: { ...settings, erasureKey: undefined } });
    const decided = await app.inject({
      method: 'PUT',
      url: `/api/owner-erasures/${asked.body.id}/decision`,
      payload: { validation: 'ACCEPTED' },
      headers: { authorization: `Bearer ${w.decider.token}` },
    });
    await app.close();
    expect(message({ status: decided.statusCode, body: decided.json() })).toBe('409 ERASURE_KEY_MISSING');
    expect((await w.asker.call('GET', `/owners/${owner.id}`)).body.name).toBe(owner.name);
  });

  it('by an impersonator, or a decision by one › is refused: two persons must act in their own names', async () => {
    const { body: owner } = await w.asker.call('POST', '/owners/', ownerFields(w.world.parishId));
    const asked = await w.ask(owner.id);
    const boss = await clinic(server, {
      permissions: [...STAFF, 'IMPERSONATE_USER'],
      profile: { name: 'operator' },
    });
    const entered = await boss.call('POST', '/auth/impersonate', { userId: w.decider.id });
    const call = under(server, entered.body.sessionToken as string);
    const decided = await call('PUT', `/owner-erasures/${asked.body.id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(message(decided)).toBe('409 NOT_WHILE_IMPERSONATING');
    expect((await w.asker.call('GET', `/owners/${owner.id}`)).body.name).toBe(owner.name);
    const { body: other } = await w.asker.call('POST', '/owners/', ownerFields(w.world.parishId));
    const request = { ownerId: other.id, grounds: 'A pedido do titular.' };
    expect(message(await call('POST', '/owner-erasures/', request))).toBe('409 NOT_WHILE_IMPERSONATING');
  });
});
