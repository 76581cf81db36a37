import sql, { type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAdvertCode } from '../../../../resources/animals/animal/advert.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { advertDelayMs } from '../../../../server/modules/animals/advertCheck/answerCheck.ts';
import { addDays, dayIn } from '../../../../resources/numbers/dates.ts';
import { getOne } from '../../../../server/db/db.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, makeWorld, newTransponder, register, type World } from '../animal/fixtures.ts';
import { makeRecord } from '../../../kit/records.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;
let animal: { id: number; transponder: string; ownerId: number };

const make = (who = staff, transponder = animal.transponder, headers?: Record<string, string>) =>
  who.call('POST', `/animals/${transponder}/advert-code`, undefined, headers);
const revoke = (who = staff) => who.call('PUT', `/animals/${animal.transponder}/advert-code/revoke`);
let calls = 0;
/** From an address of its own: the limits by address are tested for all calls. */
const check = async (
  code: string,
  transponder = animal.transponder,
  remoteAddress = `10.3.${(calls += 1)}.7`,
) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/public-adverts',
    payload: { transponder, code },
    remoteAddress,
  });
  return {
    status: answer.statusCode,
    body: answer.json<{ confirmed: boolean; data: { message: string } }>(),
  };
};
const isConfirmed = async (code: string, transponder?: string): Promise<boolean> => {
  const { status, body } = await check(code, transponder);
  expect([status, Object.keys(body)]).toEqual([200, ['confirmed']]);
  return body.confirmed;
};
const setAnimal = (set: Sql) => server.db.query(sql`update animal set ${set} where id = ${animal.id}`);
const readAdvert = async (who = staff) => (await who.call('GET', `/animals/${animal.transponder}`)).body;

async function madeCode(): Promise<string> {
  const answer = await make();
  expect(answer.status).toBe(200);
  return answer.body.code;
}

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.db.query(sql`delete from login_attempt`);
  const { id, transponder, owner } = await register(staff, world);
  animal = { id, transponder, ownerId: owner.id };
});

describe('an advert code', () => {
  it('made by a clinic › has 8 letters that cannot be confused, is valid for 90 days and is stored as a hash', async () => {
    const { body } = await make();
    expect(isAdvertCode(body.code)).toBe(true);
    expect(dayIn(undefined, new Date(body.endTimestamp))).toBe(addDays(dayIn(), 90));
    const row = await getOne<{ codeHash: Uint8Array }>(
      server.db,
      sql`select code_hash from advert_code where animal_id = ${animal.id}`,
    );
    expect(Buffer.from(row.codeHash).toString('utf8')).not.toContain(body.code);
    const kept = await server.db.query(sql`
      select 1 from audit_log where details::text like ${`%${body.code}%`}
      union all select 1 from record_version where data::text like ${`%${body.code}%`}
      union all select 1 from idempotency_key where body::text like ${`%${body.code}%`}`);
    expect(kept).toEqual([]);
  });

  it('a repeat of the call › is not answered with the code again', async () => {
    const headers = { 'idempotency-key': `advert-${animal.id}` };
    expect((await make(staff, animal.transponder, headers)).status).toBe(200);
    const again = await make(staff, animal.transponder, headers);
    expect([again.status, again.body.data.message]).toEqual([409, 'ADVERT_CODE_IN_FORCE']);
  });

  it('made by the owner › is the owner’s', async () => {
    const person = await server.person({ permissions: [] });
    await server.db
      .query(sql`update app_user set owner_id = ${animal.ownerId}, entity_id = null, role_id = null
      where id = ${person.id}`);
    expect((await make(person)).status).toBe(200);
    const { advert } = await readAdvert(person);
    expect(advert.code).toMatchObject({ isInForce: true, isByOwner: true });
  });

  it('made by a stranger, or without permission › is refused', async () => {
    const stranger = await clinic(server);
    expect((await make(stranger)).status).toBe(403);
    const reader = await server.person({ permissions: ['READ_ANIMAL'] });
    expect((await make(reader)).status).toBe(403);
    expect((await readAdvert(stranger)).advert).toBeNull();
  });

  it.each([
    ['a dead animal', sql`status = 'DEAD'`, 'ANIMAL_IS_DEAD'],
    ['a lost animal', sql`status = 'LOST'`, 'ANIMAL_IS_LOST'],
    ['a locked record', sql`is_locked = true`, 'ANIMAL_IS_LOCKED'],
  ])('for %s › is refused', async (_, set, code) => {
    await setAnimal(set);
    const answer = await make();
    expect([answer.status, answer.body.data.message]).toEqual([409, code]);
  });

  it('revoked › is on the animal’s page as ended, and another one can be made', async () => {
    const code = await madeCode();
    expect(await isConfirmed(code)).toBe(true);
    expect((await revoke()).status).toBe(200);
    expect(await isConfirmed(code)).toBe(false);
    const { advert, operations } = await readAdvert();
    expect(advert).toMatchObject({ code: { isInForce: false }, confirmed: 1, notConfirmed: 1 });
    expect(operations.REVOKE_ADVERT_CODE).toEqual({ allowed: false, reason: 'NO_ADVERT_CODE' });
    const other = await madeCode();
    expect([await isConfirmed(other), await isConfirmed(code)]).toEqual([true, false]);
  });

  it('checked with the second transponder of the animal › is confirmed', async () => {
    const code = await madeCode();
    const second = newTransponder('985');
    expect(await isConfirmed(code, second)).toBe(false);
    const { version } = await readAdvert();
    const saved = await operator.call('PUT', `/animals/${animal.id}`, { version, secondTransponder: second });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await isConfirmed(code, second)).toBe(true);
  });

  it('after its days › is not confirmed, and another one can be made', async () => {
    const code = await madeCode();
    await server.db.query(sql`update advert_code set end_timestamp = now() - interval '1 minute'
      where animal_id = ${animal.id}`);
    expect(await isConfirmed(code)).toBe(false);
    expect(await isConfirmed(await madeCode())).toBe(true);
  });

  it('a change of owner or transponder, a death and a loss that is undone › end it for good', async () => {
    const ownerId = await makeRecord(server.db, 'owner');
    const events: [Sql, Sql][] = [
      [sql`owner_id = ${ownerId}`, sql`owner_id = ${animal.ownerId}`],
      [sql`transponder = ${newTransponder()}`, sql`transponder = ${animal.transponder}`],
      [sql`status = 'DEAD'`, sql`status = 'NORMAL'`],
      [sql`status = 'LOST'`, sql`status = 'NORMAL'`],
    ];
    for (const [happens, undone] of events) {
      const code = await madeCode();
      expect(await isConfirmed(code)).toBe(true);
      await setAnimal(happens);
      expect(await isConfirmed(code)).toBe(false);
      await setAnimal(undone);
      expect(await isConfirmed(code)).toBe(false);
      await revoke();
    }
  });

  it('death by its operation › ends it', async () => {
    const code = await madeCode();
    const dead = await staff.call('PUT', `/animals/${animal.transponder}/mark-dead`, {
      deathTimestamp: dayIn(),
    });
    expect(dead.status).toBe(200);
    expect(await isConfirmed(code)).toBe(false);
  });
});

describe('the check of an advert', () => {
  it('with the code as it is read aloud › is confirmed', async () => {
    const code = await madeCode();
    expect(await isConfirmed(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toBe(true);
  });

  it('every wrong combination › has one answer', async () => {
    const code = await madeCode();
    const other = await register(staff, world);
    const wrong: [string, string][] = [
      [code, other.transponder],
      ['ACDEFGHJ', animal.transponder],
      [code, newTransponder()],
      ['', animal.transponder],
      [code, 'não é um número'],
    ];
    const answers = await Promise.all(wrong.map(([text, number]) => check(text, number)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, { confirmed: false }])]),
    );
  });

  it('each check › is noted without who asked, and is on the animal’s page', async () => {
    const code = await madeCode();
    await check(code);
    await check('ACDEFGHJ');
    const { advert } = await readAdvert();
    expect(advert).toMatchObject({ confirmed: 1, notConfirmed: 1 });
    expect(advert.checks.map(({ isConfirmed: is }: { isConfirmed: boolean }) => is)).toEqual([false, true]);
    await server.db.query(sql`update advert_check set creation_timestamp = now() - interval '366 days'`);
    expect((await deleteExpired(server.db)).advert_check).toBeGreaterThan(1);
  });

  it('an animal without a code and checks › shows nothing of adverts', async () => {
    expect((await readAdvert()).advert).toBeNull();
    expect((await readAdvert(operator)).hasAdvertCode).toBe(false);
  });

  it('wrong codes for a number › are slowed down more and more, and the right one is still answered', async () => {
    await server.db.query(sql`delete from login_attempt`);
    const code = await madeCode();
    const timed = async (typed: string) => {
      const from = performance.now();
      const answer = await check(typed, animal.transponder, '203.0.113.9');
      return { found: [answer.status, answer.body.confirmed], ms: performance.now() - from };
    };
    for (let n = 0; n < 5; n += 1) expect((await timed('ACDEFGHJ')).found).toEqual([200, false]);
    const first = await timed('ACDEFGHJ');
    const second = await timed(code);
    expect(second.found).toEqual([200, true]);
    expect(first.ms).toBeGreaterThan(240);
    expect(second.ms).toBeGreaterThan(490);
  });

  it('the delay › grows with the wrong codes, to at most 16 seconds', () => {
    expect([4, 5, 6, 7, 60].map((wrong) => advertDelayMs(wrong, 5))).toEqual([0, 250, 500, 1_000, 16_000]);
  });

  it('wrong codes from one address › slow down no other address', async () => {
    const number = newTransponder();
    const subjects = sql`select subject from login_attempt order by subject`;
    await server.db.query(sql`delete from login_attempt`);
    await check('ACDEFGHJ', number, '203.0.113.1');
    await check('ACDEFGHJ', number, '203.0.113.2');
    const kept = await server.db.query<{ subject: string }>(subjects);
    expect(kept.map(({ subject }) => subject.split(':')[2])).toEqual([
      undefined,
      '203.0.113.1',
      '203.0.113.2',
    ]);
  });
});
