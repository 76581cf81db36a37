import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../../../resources/numbers/dates.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { message } from '../../lostFound/lostAnimal/reports.ts';
import {
  CLINIC,
  clinic,
  makeWorld,
  newTransponder,
  register,
  type World,
} from '../../animals/animal/fixtures.ts';
import { newNif } from '../../owners/owner/owners.ts';

const READER = [...CLINIC, 'READ_OWNER_BY_VAT'] as const;
/** Who acts on animals named by their numbers. */
const ACTING = [...READER, 'WRITE_HEALTH_INTERVENTION'] as const;
const INTERVENTION = { typeId: 1, executionDate: '2026-01-01' };
const OF_ACCOUNT = 5;
const OF_ENTITY = 8;
const REFUSED = '429 TOO_MANY_REQUESTS';

let server: TestServer;
let world: World;
let other: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer({
    ACCOUNT_NUMBER_READS_AN_HOUR: String(OF_ACCOUNT),
    ENTITY_NUMBER_READS_AN_HOUR: String(OF_ENTITY),
  });
  world = await makeWorld(server.db);
  other = await clinic(server);
  operator = await server.person({
    permissions: [...READER, 'READ_AUDIT_LOG'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());
beforeEach(() => server.db.query(sql`truncate number_read, number_read_count`));

const byVat = (who: Person, number = newNif()) => who.call('GET', `/owners/get-by-vat?vatNumber=${number}`);
const byTransponder = (who: Person, number: string, rest = '') =>
  who.call('GET', `/animals/${number}${rest}`);
const searched = (who: Person, number: string) =>
  who.call('GET', `/animals/search?universalSearch=${number}`);

/** Reads by as many numbers as an account may. */
async function useUp(who: Person, times = OF_ACCOUNT): Promise<void> {
  for (let at = 0; at < times; at += 1) expect((await byVat(who)).status).toBe(404);
}

const entityOf = async ({ id }: Person): Promise<number> =>
  (await server.db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${id}`))[0]!
    .entityId;

const alerts = async () =>
  (await operator.call('GET', '/security-alerts/search')).body.content as {
    kind: string;
    userId: number;
    entityId: number;
    amount: number;
  }[];

describe('numbers outside its scope by which an account reads', () => {
  it('one more than the limit › is refused until the hour ends, of owners and animals alike', async () => {
    const reader = await clinic(server, { permissions: READER });
    const animal = await register(other, world);
    await useUp(reader, OF_ACCOUNT - 1);
    expect((await byTransponder(reader, animal.transponder)).status).toBe(200);
    const next = await register(other, world);
    const refused = await byTransponder(reader, next.transponder);
    expect(message(refused)).toBe(REFUSED);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(JSON.stringify(refused.body)).not.toContain(next.name);
    for (const rest of ['/photo', '/life-line', '/tickets'])
      expect((await byTransponder(reader, next.transponder, rest)).status, rest).not.toBe(200);
    expect(message(await byVat(reader))).toBe(REFUSED);
    expect(message(await searched(reader, next.transponder))).toBe(REFUSED);
    expect(message(await reader.call('GET', `/owners/search?universalSearch=${newNif()}`))).toBe(REFUSED);
    // Refused once more: it was not noted as read.
    expect(message(await byTransponder(reader, next.transponder))).toBe(REFUSED);
  });

  it('once the limit is reached › acts on them are refused alike, whether they are on record or not', async () => {
    const reader = await clinic(server, { permissions: ACTING });
    const animal = await register(other, world);
    await useUp(reader);
    for (const number of [animal.transponder, newTransponder()]) {
      const acts = [
        reader.call('POST', '/health-interventions', { ...INTERVENTION, transponder: number }),
        reader.call('POST', `/animals/${number}/owner-phone`, { reason: 'EMERGENCY' }),
      ];
      const answers = await Promise.all(acts);
      expect(answers.filter(({ status }) => status === 403)).toEqual([]);
      expect(answers.map(message)).toEqual(answers.map(() => REFUSED));
    }
  });

  it('acts on them › count as reading does', async () => {
    const reader = await clinic(server, { permissions: ACTING });
    for (let at = 0; at < OF_ACCOUNT; at += 1)
      expect(
        (
          await reader.call('POST', '/health-interventions', {
            ...INTERVENTION,
            transponder: newTransponder(),
          })
        ).status,
      ).toBe(404);
    expect(message(await byTransponder(reader, newTransponder()))).toBe(REFUSED);
  });

  it('a campaign that treats each animal that it reads › is bound by the limit of its entity', async () => {
    const campaign = await clinic(server, { permissions: [...ACTING, 'REGISTER_ANIMAL'] });
    const { veterinaryId } = world;
    const treated = { typeId: 10, executionDate: dayIn(), description: 'Cauda', veterinaryId };
    const treat = async (transponder: string) =>
      (await campaign.call('POST', '/health-interventions', { ...treated, transponder })).status;
    const found: string[] = [];
    for (let at = 0; at <= OF_ENTITY; at += 1) found.push((await register(other, world)).transponder);
    for (const number of found.slice(0, OF_ENTITY)) {
      expect((await byTransponder(campaign, number)).status).toBe(200);
      expect(await treat(number)).toBe(201);
      // A second act on the same animal takes nothing more out of the count.
      expect(await treat(number)).toBe(201);
    }
    const counts = await server.db.query<{ subject: string; numbers: number }>(
      sql`select subject, numbers from number_read_count where subject = ${`user:${campaign.id}`}`,
    );
    expect(counts.map(({ numbers }) => numbers)).toEqual([0]);
    expect(message(await byTransponder(campaign, found[OF_ENTITY]!))).toBe(REFUSED);
  });

  it('the same number again, and numbers in scope › do not count', async () => {
    const reader = await clinic(server, { permissions: READER });
    const number = newNif();
    const own = await register(reader, world);
    for (let at = 0; at < 2 * OF_ACCOUNT; at += 1) {
      expect((await byVat(reader, number)).status).toBe(404);
      expect((await byTransponder(reader, own.transponder)).status).toBe(200);
      expect((await searched(reader, own.transponder)).status).toBe(200);
    }
    await useUp(reader, OF_ACCOUNT - 1);
    expect(message(await byVat(reader))).toBe(REFUSED);
    // What was read by before stays readable, and so does what is one's own.
    expect((await byVat(reader, number)).status).toBe(404);
    expect((await byTransponder(reader, own.transponder)).status).toBe(200);
  });

  it('twice the limit at the same moment › no more than the limit are answered', async () => {
    const reader = await clinic(server, { permissions: READER });
    const answers = await Promise.all(Array.from({ length: 4 * OF_ACCOUNT }, () => byVat(reader)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(OF_ACCOUNT);
    expect(answers.filter((one) => message(one) === REFUSED)).toHaveLength(3 * OF_ACCOUNT);
  });

  it('an hour later › may be read by again', async () => {
    const reader = await clinic(server, { permissions: READER });
    await useUp(reader);
    await server.db.query(sql`update number_read_count set hour = hour - interval '1 hour'`);
    expect((await byVat(reader)).status).toBe(404);
  });

  it('numbers of animals that no one registered › count as well', async () => {
    const reader = await clinic(server, { permissions: READER });
    for (let at = 0; at < OF_ACCOUNT; at += 1)
      expect((await byTransponder(reader, newTransponder())).status).toBe(404);
    expect(message(await byTransponder(reader, newTransponder()))).toBe(REFUSED);
  });
});

describe('numbers on record under which an account would register', () => {
  const validate = (who: Person, number: string) =>
    who.call('POST', `/animals/transponder/validate/${number}`);

  it('one more than the limit › is refused as every other number then is', async () => {
    const reader = await clinic(server, { permissions: READER });
    for (let at = 0; at < OF_ACCOUNT; at += 1)
      expect((await validate(reader, (await register(other, world)).transponder)).body.canRegister).toBe(
        false,
      );
    expect(message(await validate(reader, (await register(other, world)).transponder))).toBe(REFUSED);
    expect(message(await validate(reader, newTransponder()))).toBe(REFUSED);
    // Reading has a limit of its own.
    expect((await byVat(reader)).status).toBe(404);
  });

  it('numbers that are not on record › do not count: a clinic registers as many as it has', async () => {
    const reader = await clinic(server, { permissions: READER });
    for (let at = 0; at < 2 * OF_ACCOUNT; at += 1)
      expect((await validate(reader, newTransponder())).body.canRegister).toBe(true);
    await register(reader, world);
  });
});

describe('numbers by which all users of an entity read', () => {
  it('one more than the limit › is refused to each of them, also to the operator’s', async () => {
    for (const first of [await clinic(server, { permissions: READER }), operator]) {
      const second = await server.person({ permissions: READER, entityId: await entityOf(first) });
      await useUp(first);
      await useUp(second, OF_ENTITY - OF_ACCOUNT);
      expect(message(await byVat(second))).toBe(REFUSED);
    }
  });
});

describe('the operator’s list of alerts', () => {
  it('a limit that is reached › stands in it once, with the account and its entity', async () => {
    const reader = await clinic(server, { permissions: READER });
    await useUp(reader);
    await byVat(reader);
    await byVat(reader);
    const own = (await alerts()).filter(({ userId }) => userId === reader.id);
    expect(own).toMatchObject([
      { kind: 'ACCOUNT_NUMBER_READS', entityId: await entityOf(reader), amount: OF_ACCOUNT },
    ]);
  });

  it('of an account outside the operator › is empty, also with the permission', async () => {
    const reader = await server.person({ permissions: ['READ_AUDIT_LOG'] });
    expect((await reader.call('GET', '/security-alerts/search')).body.content).toEqual([]);
  });
});
