import { createPublicKey, verify } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { program, type Program } from '../../access/apiKey/keys.ts';
import { certificateServer, closeServer } from '../certificate/fixtures.ts';
import { clinic, makeWorld, newTransponder, register, type World } from '../animal/fixtures.ts';

/** A register, with a program of the other one that has a key here. */
interface Register {
  readonly server: TestServer;
  readonly world: World;
  readonly staff: Person;
  readonly partner: Program;
}

let here: Register;
let abroad: Register;

async function open(server: TestServer, world: World): Promise<Register> {
  const operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
  const partner = await program(server, operator, { partner: 'Outro registo', scopes: ['UNION'] });
  return { server, world, staff: await clinic(server), partner };
}

beforeAll(async () => {
  const signing = await certificateServer();
  here = await open(signing.server, signing.world);
  const other = await testServer();
  abroad = await open(other, await makeWorld(other.db));
});
afterAll(async () => {
  await closeServer(here.server);
  await abroad.server.close();
});

const look = async ({ partner }: Register, transponder: string) =>
  (await partner.call('GET', `/index/animals/${transponder}`)).body;

/** Reads the feed of a register from a place on. */
async function follow({ partner }: Register, since?: string) {
  const { status, body } = await partner.call('GET', `/index/changes${since ? `?since=${since}` : ''}`);
  expect(status).toBe(200);
  return body as { changes: { transponder: string; change: string }[]; next: string; hasMore: boolean };
}

const numbersOf = ({ changes }: { changes: readonly { transponder: string }[] }) =>
  changes.map(({ transponder }) => transponder);

/** The feed from a place on, once it has so many changes: it waits for the transactions of other databases too. */
const followed = (of: Register, since: string, count: number) =>
  vi.waitFor(
    async () => {
      const page = await follow(of, since);
      expect(page.changes).toHaveLength(count);
      return page;
    },
    { timeout: 30_000, interval: 50 },
  );

/** The end of the feed, once all that was registered is in it. */
const settled = (of: Register) =>
  vi.waitFor(
    async () => {
      const page = await follow(of);
      const [{ count } = { count: -1 }] = await of.server.db.query<{ count: number }>(
        sql`select count(*)::int as count from index_change`,
      );
      expect(page.changes).toHaveLength(count);
      return page;
    },
    { timeout: 30_000, interval: 50 },
  );

describe('two registers', () => {
  it('that look a number up › find it where it is, with its state and nothing of persons', async () => {
    const { transponder, version } = await register(here.staff, here.world);
    expect(await look(abroad, transponder)).toEqual({
      transponder,
      isHere: false,
      state: null,
      register: null,
    });
    expect(await look(here, transponder)).toEqual({
      transponder,
      isHere: true,
      state: 'REGISTERED',
      register: null,
    });
    const day = new Date().toISOString().slice(0, 10);
    await here.staff.call('PUT', `/animals/${transponder}/mark-dead`, { version, deathTimestamp: day });
    expect(await look(here, transponder)).toEqual({
      transponder,
      isHere: true,
      state: 'DEAD',
      register: null,
    });
    const rows = await here.server.db.query<{ details: object }>(
      sql`select details from audit_log where details ->> 'transponder' = ${transponder} and details ? 'apiKey'`,
    );
    expect(rows[0]!.details).toMatchObject({ partner: 'Outro registo', found: true });
  });

  it('that verify an advert › get a signed token for the platform, and a plain no', async () => {
    const { transponder } = await register(here.staff, here.world);
    const { body: made } = await here.staff.call('POST', `/animals/${transponder}/advert-code`);
    const check = (code: string) =>
      here.partner.call('POST', '/index/adverts/verify', { transponder, code, platform: 'anuncios.example' });
    expect((await check('AAAAAAAA')).body).toEqual({ confirmed: false, token: null });
    const { body } = await check(made.code);
    expect(body.confirmed).toBe(true);
    const [statement, signature] = body.token.split('.');
    const [kind, said] = JSON.parse(Buffer.from(statement, 'base64url').toString());
    expect([kind, said]).toEqual([
      'coleira-advert-1',
      expect.objectContaining({ transponder, platform: 'anuncios.example' }),
    ]);
    const keys = (await here.server.visitor.call('GET', '/certificates/keys')).body;
    const { publicKey } = keys.find(({ id }: { id: string }) => id === said.key);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    expect(verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64url'))).toBe(true);
    const forged = Buffer.from(statement.replace(/^./, 'A'));
    expect(verify(null, forged, key, Buffer.from(signature, 'base64url'))).toBe(false);
  });

  it('that follow the feed over a break › miss no number and get none twice', async () => {
    let { next } = await settled(here);
    const first = await register(here.staff, here.world);
    const one = await followed(here, next, 1);
    expect(one.changes).toEqual([
      { transponder: first.transponder, change: 'REGISTERED', day: expect.any(String) },
    ]);
    ({ next } = one);
    const later = await Promise.all([1, 2, 3].map(() => register(here.staff, here.world)));
    const two = await followed(here, next, 3);
    expect(numbersOf(two).toSorted()).toEqual(numbersOf({ changes: later }).toSorted());
    expect((await follow(here, next)).changes).toEqual(two.changes);
    expect((await follow(here, two.next)).changes).toEqual([]);
  });

  it('while an earlier registration is not committed › wait for it', async () => {
    const { db } = here.server;
    const { next } = await settled(here);
    let commit = (): void => undefined;
    const registered = new Promise<void>((done) => (commit = done));
    let slow: Promise<unknown> = Promise.resolve();
    await new Promise<void>((isWritten) => {
      slow = db.transaction(async (tx) => {
        await tx.query(
          sql`insert into index_change (transponder, change) values ('620000000000001', 'REGISTERED')`,
        );
        isWritten();
        await registered;
      });
    });
    // The embedded database has one transaction at a time.
    const after = db.engine === 'postgres' ? await register(here.staff, here.world) : undefined;
    if (after) expect((await follow(here, next)).changes).toEqual([]);
    commit();
    await slow;
    const expected = ['620000000000001', ...(after ? [after.transponder] : [])];
    expect(numbersOf(await followed(here, next, expected.length))).toEqual(expected);
  });

  it('without a key, with another scope or a number that is none › are refused', async () => {
    const { visitor } = here.server;
    expect((await visitor.call('GET', `/index/animals/${newTransponder()}`)).status).toBe(401);
    expect((await visitor.call('GET', '/index/changes')).status).toBe(401);
    const operator = await here.server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
    const other = await program(here.server, operator, { scopes: ['ADVERTS'] });
    expect((await other.call('GET', '/index/changes')).body.data.message).toBe('API_KEY_OUTSIDE_SCOPE');
    expect((await here.partner.call('GET', '/index/animals/12')).status).toBeLessThan(423);
    expect((await here.partner.call('GET', '/index/changes?since=1')).status).toBe(400);
  });
});
