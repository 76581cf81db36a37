import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';
import type { Person } from '../../../helpers/server.ts';
import { ownerPerson } from '../../account/ownerAccount/fixtures.ts';
import type { Program } from '../../access/apiKey/keys.ts';
import { clinic, faults, newTransponder, register } from '../animal/fixtures.ts';
import { coming, connect, introduce, linksTo, newAnimal, openRegister, type Register } from './registers.ts';

let here: Register;
let abroad: Register;
/** The other register as each knows it, and its program. */
let there: { readonly id: number; readonly partner: Program };
let ours: { readonly id: number; readonly partner: Program };
let animal: Awaited<ReturnType<typeof newAnimal>>;

beforeAll(async () => {
  here = await openRegister();
  abroad = await openRegister();
  there = await introduce(here, 'Registo de Espanha', 'ES');
  ours = await introduce(abroad, 'Registo de Portugal', 'PT');
  await connect(here, there.id, abroad, ours.partner.key);
  await connect(abroad, ours.id, here, there.partner.key);
});
afterAll(async () => {
  await here.outbox.stop();
  await abroad.outbox.stop();
  await here.server.close();
  await abroad.server.close();
});
beforeEach(async () => {
  animal = await newAnimal(here);
});

const announce = (who = here.home, more: object = {}) =>
  who.call('POST', '/register-handovers', {
    transponder: animal.transponder,
    registerId: there.id,
    ...more,
  });
const accountOf = (ownerId: number) => ownerPerson(here.server, ownerId);
const byDocument = { proof: 'DOCUMENT', documentNote: 'Declaração assinada, pasta 12.' };
const answer = (token: string, words?: string) =>
  postAsVisitor(here.server, '/public-handovers', { token, ...(words && { words }) });
const read = async (id: number) => (await here.operator.call('GET', `/register-handovers/${id}`)).body;
const statusOf = async () => (await here.operator.call('GET', `/animals/${animal.id}`)).body.status;
const arrived = (transponder = animal.transponder) =>
  vi.waitFor(
    async () => {
      const { body } = await abroad.operator.call(
        'GET',
        `/register-handovers/search?transponder=${transponder}`,
      );
      expect(body.content).toHaveLength(1);
      return body.content[0];
    },
    { timeout: 20_000, interval: 50 },
  );
const reaches = (id: number, state: string) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), { timeout: 20_000, interval: 50 });

/** Moves the animal to the register abroad, by a document. */
async function handedOver() {
  const { body } = await announce(here.operator, byDocument);
  const arrival = await arrived();
  await register(abroad.home, abroad.world, { transponder: animal.transponder });
  const taken = await abroad.operator.call('PUT', `/register-handovers/${arrival.id}/take-over`);
  expect(taken.status).toBe(200);
  await reaches(body.id, 'DONE');
  return body.id as number;
}

describe('an animal that moves abroad', () => {
  it('with the consent of its owner by a mailed link › is announced, registered there and exported here', async () => {
    const { status, body } = await announce();
    expect([status, body.state]).toEqual([201, 'AWAITING_OWNER']);
    const [token] = await linksTo(here, animal.email);
    expect((await postAsVisitor(here.server, '/public-handovers/open', { token })).body).toMatchObject({
      act: 'AGREE',
      registerName: 'Registo de Espanha',
      transponder: animal.transponder,
    });
    expect((await answer(token!)).body).toEqual({ act: 'AGREE' });
    const arrival = await arrived();
    const seen = (await abroad.operator.call('GET', `/register-handovers/${arrival.id}`)).body;
    expect(seen.facts).toMatchObject({ species: 'DOG', breed: 'Labrador Retriever', gender: 'MALE' });
    expect(JSON.stringify(seen)).not.toContain(animal.email);
    const early = await abroad.operator.call('PUT', `/register-handovers/${arrival.id}/take-over`);
    expect(early.body.data.message).toBe('HANDOVER_NOT_REGISTERED_YET');
    await register(abroad.home, abroad.world, { transponder: animal.transponder });
    await abroad.operator.call('PUT', `/register-handovers/${arrival.id}/take-over`);
    await reaches(body.id, 'DONE');
    expect(await statusOf()).toBe('EXPORTED');
    const look = async ({ partner }: { readonly partner: Program }) =>
      (await partner.call('GET', `/index/animals/${animal.transponder}`)).body;
    expect(await look(there)).toEqual({
      transponder: animal.transponder,
      isHere: false,
      state: 'EXPORTED',
      register: { name: 'Registo de Espanha', country: 'ES' },
    });
    expect(await look(ours)).toMatchObject({ isHere: true, state: 'REGISTERED' });
    const changes = await here.server.db.query<{ change: string }>(
      sql`select change from index_change where transponder = ${animal.transponder} order by id`,
    );
    expect(changes.map(({ change }) => change)).toEqual(['REGISTERED', 'EXPORTED']);
  });

  it('whose owner has an account › is agreed to there, and objected to there once it is exported', async () => {
    const account = await accountOf(animal.ownerId);
    const stranger = await accountOf((await newAnimal(here)).ownerId);
    const { body } = await announce();
    expect((await account.call('GET', '/own-handovers')).body).toMatchObject([
      { id: body.id, act: 'AGREE', transponder: animal.transponder, registerName: 'Registo de Espanha' },
    ]);
    expect((await stranger.call('GET', '/own-handovers')).body).toEqual([]);
    expect((await here.home.call('GET', '/own-handovers')).status).toBe(403);
    const agree = (who: Person, more: object = {}) =>
      who.call('PUT', `/own-handovers/${body.id}`, { act: 'AGREE', ...more });
    expect((await agree(stranger)).status).toBe(404);
    expect((await agree(account, { act: 'OBJECT', words: 'Não.' })).status).toBe(409);
    expect((await agree(account)).body).toEqual({ act: 'AGREE' });
    expect((await agree(account)).body.data.message).toBe('HANDOVER_LINK_EXPIRED');
    const arrival = await arrived();
    await register(abroad.home, abroad.world, { transponder: animal.transponder });
    await abroad.operator.call('PUT', `/register-handovers/${arrival.id}/take-over`);
    await reaches(body.id, 'DONE');
    const without = await agree(account, { act: 'OBJECT' });
    expect(faults(without)).toEqual(['words MISSING_WORDS']);
    expect((await agree(account, { act: 'OBJECT', words: 'Nunca concordei.' })).status).toBe(200);
    expect(await read(body.id)).toMatchObject({ contestState: 'OPEN', contestWords: 'Nunca concordei.' });
    expect((await account.call('GET', '/own-handovers')).body).toEqual([]);
  });

  it('whose owner has an account with another address than the one on record › is asked there', async () => {
    await here.server.db.query(sql`delete from owner_contact where owner_id = ${animal.ownerId}`);
    expect((await announce()).body.data.message).toBe('HANDOVER_OWNER_UNREACHABLE');
    const account = await accountOf(animal.ownerId);
    const { email } = await getOne<{ email: string }>(
      here.server.db,
      sql`update app_user set password_hash = 'set' where id = ${account.id} returning email`,
    );
    expect((await announce()).status).toBe(201);
    expect(await linksTo(here, email)).toHaveLength(1);
    expect(await linksTo(here, animal.email)).toEqual([]);
  });

  it('announced and answered › notifies staff of an arrival and an objection, and who announced it of the answer', async () => {
    const noticesOf = async ({ server }: Register, { id }: Person) =>
      (
        await server.db.query<{ type: string }>(
          sql`select type from notification where user_id = ${id} and additional_info->>'transponder' = ${animal.transponder} order by id`,
        )
      ).map(({ type }) => type);
    const { body } = await announce();
    const [token] = await linksTo(here, animal.email);
    await answer(token!);
    const arrival = await arrived();
    expect(await noticesOf(abroad, abroad.operator)).toEqual(['HANDOVER_ARRIVAL']);
    await register(abroad.home, abroad.world, { transponder: animal.transponder });
    await abroad.operator.call('PUT', `/register-handovers/${arrival.id}/take-over`);
    await reaches(body.id, 'DONE');
    expect(await noticesOf(here, here.home)).toEqual(['HANDOVER_CONFIRMED']);
    const objection = (await linksTo(here, animal.email)).at(-1)!;
    await answer(objection, 'Não concordo.');
    expect(await noticesOf(here, here.operator)).toEqual(['HANDOVER_CONTESTED']);
  });

  it('once exported › refuses changes here with the reason', async () => {
    await handedOver();
    const { body } = await here.home.call('GET', `/animals/${animal.id}`);
    for (const key of ['EDIT', 'CHANGE_OWNER', 'SET_DEAD', 'SET_LOST', 'PRINT_CERTIFICATE'])
      expect([key, body.operations[key].reason]).toEqual([key, 'ANIMAL_IS_EXPORTED']);
  });

  it('whose owner objects › is here again with its owner once staff undo it, and the other register is notified', async () => {
    const id = await handedOver();
    const token = (await linksTo(here, animal.email)).at(-1)!;
    expect((await answer(token)).body.errors).toEqual([{ property: 'words', error: 'MISSING_WORDS' }]);
    expect((await answer(token, 'Não concordei.')).status).toBe(200);
    expect((await answer(token, 'Outra vez.')).body.data.message).toBe('HANDOVER_LINK_EXPIRED');
    expect(await read(id)).toMatchObject({ contestState: 'OPEN', contestWords: 'Não concordei.' });
    const undone = await here.operator.call('PUT', `/register-handovers/${id}/undo`, {
      reason: 'Sem acordo.',
    });
    expect([undone.status, await statusOf()]).toEqual([200, 'NORMAL']);
    expect((await here.operator.call('GET', `/animals/${animal.id}`)).body.owner.id).toBe(animal.ownerId);
    await vi.waitFor(async () => expect((await arrived()).state).toBe('UNDONE'), { timeout: 20_000 });
  });

  it('after 15 days without an objection › is not taken back any more', async () => {
    const id = await handedOver();
    await here.server.db.query(
      sql`update register_handover set contest_end_timestamp = now() - interval '1 minute' where id = ${id}`,
    );
    const undone = await here.operator.call('PUT', `/register-handovers/${id}/undo`, { reason: 'Tarde.' });
    expect(undone.body.data.message).toBe('HANDOVER_UNDO_OVER');
  });

  it('that comes back › is the same record, without a duplicate', async () => {
    await handedOver();
    const back = await abroad.operator.call('POST', '/register-handovers', {
      transponder: animal.transponder,
      registerId: ours.id,
      ...byDocument,
    });
    expect(back.status).toBe(201);
    const arrival = await vi.waitFor(
      async () => {
        const { body } = await here.operator.call(
          'GET',
          `/register-handovers/search?transponder=${animal.transponder}&direction=IN`,
        );
        expect(body.content).toHaveLength(1);
        return body.content[0];
      },
      { timeout: 20_000, interval: 50 },
    );
    await here.operator.call('PUT', `/register-handovers/${arrival.id}/take-over`);
    expect(await statusOf()).toBe('NORMAL');
    await vi.waitFor(
      async () =>
        expect((await abroad.operator.call('GET', `/register-handovers/${back.body.id}`)).body.state).toBe(
          'DONE',
        ),
      { timeout: 20_000, interval: 50 },
    );
  });
});

describe('the announcement of a hand-over', () => {
  it('a clinic that only finds the animal by its number › is refused', async () => {
    const stranger = await clinic(here.server);
    const { status, body } = await announce(stranger);
    expect([status, body.errors]).toEqual([
      422,
      [{ property: 'transponder', error: 'TRANSPONDER_NOT_REGISTERED' }],
    ]);
  });

  it('a clinic with a document › is refused: staff look at documents', async () => {
    expect(faults(await announce(here.home, byDocument)).toSorted()).toEqual([
      'documentNote UNWRITABLE_FIELD',
      'proof UNWRITABLE_FIELD',
    ]);
  });

  it('an owner without a proven email › is not asked by a link', async () => {
    await here.server.db.query(
      sql`update owner_contact set answered_timestamp = null where owner_id = ${animal.ownerId}`,
    );
    expect((await announce()).body.data.message).toBe('HANDOVER_OWNER_UNREACHABLE');
    const [row] = await here.server.db.query<{ count: number }>(
      sql`select count(*)::int as count from register_handover where animal_id = ${animal.id}`,
    );
    expect(row!.count).toBe(0);
  });

  it('another entity › neither finds nor withdraws it; its operations are those of staff', async () => {
    const { body } = await announce();
    const stranger = await clinic(here.server);
    expect((await stranger.call('GET', `/register-handovers/${body.id}`)).status).toBe(404);
    const reason = { reason: 'Não é minha.' };
    expect((await stranger.call('PUT', `/register-handovers/${body.id}/withdraw`, reason)).status).toBe(404);
    expect((await here.home.call('PUT', `/register-handovers/${body.id}/confirm`, reason)).status).toBe(403);
    expect((await here.home.call('PUT', `/register-handovers/${body.id}/withdraw`, reason)).status).toBe(200);
    const [token] = await linksTo(here, animal.email);
    expect((await answer(token!)).body.data.message).toBe('HANDOVER_LINK_EXPIRED');
  });

  it('a second hand-over, or two at once › leaves one open', async () => {
    const both = await Promise.all([
      announce(here.operator, byDocument),
      announce(here.operator, byDocument),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    await arrived();
  });

  it('an animal that changed its owner after the consent › does not leave', async () => {
    const { body } = await announce();
    const other = await newAnimal(here);
    await here.server.db.query(sql`update animal set owner_id = ${other.ownerId} where id = ${animal.id}`);
    const [token] = await linksTo(here, animal.email);
    expect((await answer(token!)).body.data.message).toBe('HANDOVER_OWNER_CHANGED');
    expect((await read(body.id)).state).toBe('AWAITING_OWNER');
  });
});

describe('calls of another register', () => {
  const { facts } = coming();

  it('that announce twice, or at once › make one arrival', async () => {
    const body = coming();
    const both = await Promise.all([1, 2].map(() => there.partner.call('POST', '/index/handovers', body)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const found = await there.partner.call('GET', `/index/handovers/${body.reference}`);
    expect(found.body).toMatchObject({ direction: 'IN', state: 'ANNOUNCED' });
    const again = await there.partner.call('POST', '/index/handovers', {
      ...coming(),
      transponder: body.transponder,
    });
    expect(again.body.data.message).toBe('HANDOVER_IS_OPEN');
  });

  it('that announce an animal › are shown to the clinic that is about to register it', async () => {
    const breed = await getOne<{ id: number }>(
      here.server.db,
      sql`insert into breed (name, group_type, type) values ('Gato da Serra', 'BREED', 'I') returning id`,
    );
    const body = coming({ facts: { ...facts, breed: 'GATO DA SERRA' } });
    const check = async (number = body.transponder) =>
      (await here.home.call('POST', `/animals/transponder/validate/${number}`)).body.arrival;
    expect(await check()).toBeNull();
    expect((await there.partner.call('POST', '/index/handovers', body)).status).toBe(200);
    const answered = { breedId: breed.id, facts: body.facts };
    expect(await check()).toEqual({ register: 'Registo de Espanha', ...answered });
    expect(await check(newTransponder('724'))).toBeNull();
    // A name that two breeds have says nothing.
    await here.server.db.query(sql`insert into breed (name, parent_id, group_type, type)
      values ('Gato da serra', ${breed.id}, 'BREED', 'I')`);
    expect(await check()).toMatchObject({ breedId: null });
    const withdrawn = { answer: 'WITHDRAWN' };
    await there.partner.call('POST', `/index/handovers/${body.reference}/answers`, withdrawn);
    expect(await check()).toBeNull();
  });

  it('with persons among the facts › are refused', async () => {
    const { status } = await there.partner.call('POST', '/index/handovers', {
      ...coming(),
      facts: { ...facts, owner: 'Ana' },
    });
    expect(status).toBe(400);
  });

  it('of a third register › neither see nor answer a hand-over', async () => {
    const { body } = await announce(here.operator, byDocument);
    const { reference } = await read(body.id);
    const third = await introduce(here, `Terceiro ${animal.id}`, 'FR');
    expect((await third.partner.call('GET', `/index/handovers/${reference}`)).status).toBe(404);
    const said = await third.partner.call('POST', `/index/handovers/${reference}/answers`, {
      answer: 'CONFIRMED',
    });
    expect([said.status, await statusOf()]).toEqual([404, 'NORMAL']);
  });

  it('with a key of no register › are refused', async () => {
    await here.server.db.query(sql`update other_register set active = false where id = ${there.id}`);
    const { body } = await there.partner.call('POST', '/index/handovers', coming());
    await here.server.db.query(sql`update other_register set active = true where id = ${there.id}`);
    expect(body.data.message).toBe('REGISTER_UNKNOWN');
  });

  it('that confirm before the owner agreed › are refused', async () => {
    const { body } = await announce();
    const { reference } = await read(body.id);
    const said = await there.partner.call('POST', `/index/handovers/${reference}/answers`, {
      answer: 'CONFIRMED',
    });
    expect([said.body.data.message, await statusOf()]).toEqual(['HANDOVER_NOT_ANNOUNCED', 'NORMAL']);
  });

  it('that confirm twice at once › export the animal once', async () => {
    const { body } = await announce(here.operator, byDocument);
    const { reference } = await read(body.id);
    const said = await Promise.all(
      [1, 2].map(() =>
        there.partner.call('POST', `/index/handovers/${reference}/answers`, { answer: 'CONFIRMED' }),
      ),
    );
    expect(said.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await here.server.db.query(
      sql`select 1 from index_change where transponder = ${animal.transponder} and change = 'EXPORTED'`,
    );
    expect(rows).toHaveLength(1);
  });
});
