import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';
import { ownerPerson } from '../../account/ownerAccount/fixtures.ts';
import { CLINIC, clinic, faults, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { newNif, person as ownerFields } from '../../owners/owner/owners.ts';
import { mailsOf } from '../animalTransfer/parties.ts';
import { message } from '../animalTransfer/transfers.ts';

const DAY = '2026-01-05';

let server: TestServer;
let world: World;
let home: Person;
let stranger: Person;
let operator: Person;
let animal: { id: number; transponder: string; ownerId: number; email: string };
let counter = 0;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  home = await clinic(server);
  stranger = await clinic(server, { permissions: [...CLINIC, 'WRITE_ANIMAL_DEAD'] });
  operator = await server.person({ permissions: PERMISSIONS, profile: { name: 'operator' } });
});
afterAll(() => server.close());

async function newAnimal() {
  counter += 1;
  const email = `titular${counter}@example.test`;
  const made = await register(home, world, {
    birthdate: '2020-01-01',
    owner: ownerFields(world.parishId, { vatNumber: newNif(), email }),
  });
  return { id: made.id, transponder: made.transponder, ownerId: made.owner.id, email };
}
beforeEach(async () => {
  await server.db.query(sql`delete from outbox`);
  animal = await newAnimal();
});

const markDead = (who: Person, { transponder } = animal) =>
  who.call('PUT', `/animals/${transponder}/mark-dead`, { deathTimestamp: DAY });
const links = async (email = animal.email): Promise<string[]> =>
  (await mailsOf(server, email)).flatMap(({ text }) => /death#([\w-]+)/.exec(text)?.[1] ?? []);
const open = (token: string) => postAsVisitor(server, '/public-deaths/open', { token });
const object = (token: string, words: string | null = 'O Farrusco está aqui comigo.') =>
  postAsVisitor(server, '/public-deaths', { token, words });
const statusOf = async () => (await operator.call('GET', `/animals/${animal.id}`)).body.status as string;
const queue = async () =>
  (
    (
      await operator.call(
        'GET',
        '/request-deaths/search?closed=false&sortProperty=creationTimestamp&sortDirection=ASC',
      )
    ).body as { content: { id: number; transponder: string; contestState: string | null }[] }
  ).content;
const decide = (id: number, validation: string, more: object = {}) =>
  operator.call('PUT', `/request-deaths/${id}/decision`, { validation, comments: 'Visto.', ...more });

/** A death that a clinic outside the scope registered, and to which the owner objects; the request's id. */
async function contested(): Promise<number> {
  expect((await markDead(stranger)).status).toBe(200);
  expect((await object((await links())[0]!)).status).toBe(200);
  return (await queue()).find(({ transponder }) => transponder === animal.transponder)!.id;
}

describe('a death that a clinic outside the animal’s scope registers', () => {
  it('acts at once › and is mailed to every address of the owner, each with a link to object for 15 days', async () => {
    await ownerPerson(server, animal.ownerId);
    const { email } = (
      await server.db.query<{ email: string }>(
        sql`select email from app_user where owner_id = ${animal.ownerId}`,
      )
    )[0]!;
    expect((await markDead(stranger)).body).toMatchObject({ status: 'DEAD', isLocked: true });
    for (const to of new Set([animal.email, email])) {
      expect(await links(to)).toHaveLength(1);
      const { body } = await open((await links(to))[0]!);
      expect(body).toMatchObject({ transponder: animal.transponder, deathDate: DAY });
      expect(Math.round((Date.parse(body.endTimestamp) - Date.now()) / 86_400_000)).toBe(15);
    }
    expect(await statusOf()).toBe('DEAD');
  });

  it('by the clinic that registered the animal, or by the operator › asks no one', async () => {
    const own = await server.person({
      permissions: [...CLINIC, 'WRITE_ANIMAL_DEAD'],
      entityId: (
        await server.db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${home.id}`)
      )[0]!.entityId,
    });
    expect((await markDead(own)).status).toBe(200);
    expect(await links()).toEqual([]);
    animal = await newAnimal();
    expect((await markDead(operator)).status).toBe(200);
    expect(await links()).toEqual([]);
  });

  it('to which the owner objects › stands at the head of the queue, where it is undone as one act', async () => {
    const waiting = await newAnimal();
    const account = await ownerPerson(server, waiting.ownerId);
    const reported = await account.call('POST', `/animals/${waiting.transponder}/report-death`, {
      deathDate: DAY,
    });
    expect(reported.status, JSON.stringify(reported.body)).toBe(200);
    const id = await contested();
    expect((await queue())[0]).toMatchObject({ id, contestState: 'OPEN' });
    const { body } = await operator.call('GET', `/request-deaths/${id}`);
    expect(body).toMatchObject({ contestWords: 'O Farrusco está aqui comigo.' });
    expect(body.contestEntity.id).toBeGreaterThan(0);
    expect(message(await decide(id, 'MORE_INFORMATION_NEEDED'))).toBe('409 TRANSFER_TAKES_NO_DOCUMENTS');
    expect((await decide(id, 'REJECTED')).status).toBe(200);
    const { body: alive } = await operator.call('GET', `/animals/${animal.id}`);
    expect(alive).toMatchObject({ status: 'NORMAL', deathDate: null, isLocked: false });
    expect((await mailsOf(server, animal.email)).at(-1)!.text).toContain('foi anulado');
    expect((await operator.call('GET', `/request-deaths/${id}`)).body).toMatchObject({
      contestState: 'UNDONE',
      closed: true,
    });
  });

  it('that staff uphold › stays, and the owner is notified', async () => {
    const id = await contested();
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect(await statusOf()).toBe('DEAD');
    expect((await mailsOf(server, animal.email)).at(-1)!.text).toContain('mantém-se');
  });

  it('that was undone meanwhile › is contested no more', async () => {
    await markDead(stranger);
    const [token] = await links();
    await operator.call('PUT', `/animals/${animal.transponder}/revert-dead`, {});
    expect(message(await object(token!))).toBe('409 DEATH_LINK_EXPIRED');
  });

  it('a link › objects once, with words, and for 15 days', async () => {
    await markDead(stranger);
    const [token] = await links();
    expect(faults(await object(token!, null))).toEqual(['words MISSING_WORDS']);
    const both = await Promise.all([object(token!), object(token!)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(message(await open(token!))).toBe('409 DEATH_LINK_EXPIRED');
    animal = await newAnimal();
    await markDead(stranger);
    const [late] = await links();
    await server.db.query(
      sql`update death_notice set end_timestamp = now() - interval '1 minute' where animal_id = ${animal.id}`,
    );
    expect(message(await object(late!))).toBe('409 DEATH_LINK_EXPIRED');
  });

  it('ten of one account in a day › stand in the operator’s list of alerts', async () => {
    const many = await clinic(server, { permissions: [...CLINIC, 'WRITE_ANIMAL_DEAD'] });
    const alerts = async () =>
      (
        (await operator.call('GET', '/security-alerts/search?kind=DEATHS_OUTSIDE_SCOPE')).body as {
          content: { userId: number; amount: number }[];
        }
      ).content.filter(({ userId }) => userId === many.id);
    for (let at = 0; at < 9; at += 1) expect((await markDead(many, await newAnimal())).status).toBe(200);
    expect(await alerts()).toEqual([]);
    await markDead(many, await newAnimal());
    expect(await alerts()).toMatchObject([{ amount: 10 }]);
  });

  describe('of an owner without any email', () => {
    const withoutEmail = async (): Promise<number> => {
      await server.db.query(sql`update owner set email = null where id = ${animal.ownerId}`);
      expect((await markDead(stranger)).status).toBe(200);
      return (await queue()).find(({ transponder }) => transponder === animal.transponder)!.id;
    };
    const read = async (id: number) => (await operator.call('GET', `/request-deaths/${id}`)).body;

    it('stands among the reported deaths › until staff say how they notified the owner', async () => {
      const id = await withoutEmail();
      expect(await read(id)).toMatchObject({ contestState: 'UNNOTIFIED', deathDate: DAY });
      expect((await stranger.call('GET', `/request-deaths/${id}`)).status).toBe(403);
      const bulk = { deathRequestIds: [id], validation: 'ACCEPTED', comments: 'Visto.' };
      const { body } = await operator.call('PUT', '/request-deaths/bulk-update', bulk);
      expect(JSON.stringify(body)).toContain('OWNER_ORIGIN_NOT_BULK');
      expect(faults(await decide(id, 'ACCEPTED'))).toEqual(['ownerNotice MISSING_OWNER_NOTICE']);
      const ownerNotice = 'Carta registada de 3 de novembro.';
      expect((await decide(id, 'ACCEPTED', { ownerNotice })).status).toBe(200);
      expect(await read(id)).toMatchObject({ contestState: 'NOTIFIED', ownerNotice, closed: true });
      expect(await statusOf()).toBe('DEAD');
    });

    it('to which the owner objects once notified › is undone', async () => {
      const id = await withoutEmail();
      expect(message(await decide(id, 'MORE_INFORMATION_NEEDED'))).toBe('409 TRANSFER_TAKES_NO_DOCUMENTS');
      expect((await decide(id, 'REJECTED')).status).toBe(200);
      expect(await read(id)).toMatchObject({ contestState: 'UNDONE', closed: true });
      expect(await statusOf()).toBe('NORMAL');
    });

    it('that another person reports › is accepted once staff say how they notified the owner', async () => {
      await server.db.query(sql`update owner set email = null where id = ${animal.ownerId}`);
      const { id } = await getOne<{ id: number }>(
        server.db,
        sql`insert into death_request (transponder, death_date, relation, country, origin, validation_status, closed)
          values (${animal.transponder}, ${DAY}, 'OTHER', 'PT', 'PUBLIC', 'WAITING_VALIDATION', false) returning id`,
      );
      expect(faults(await decide(id, 'ACCEPTED'))).toEqual(['ownerNotice MISSING_OWNER_NOTICE']);
      expect((await decide(id, 'ACCEPTED', { ownerNotice: 'Chamada de 3 de novembro.' })).status).toBe(200);
      expect(await statusOf()).toBe('DEAD');
    });
  });
});
