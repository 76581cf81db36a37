import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { outcomeOf } from '../../../auth/people.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';
import type { Program } from '../../access/apiKey/keys.ts';
import { faults, newTransponder } from '../animal/fixtures.ts';
import { coming, introduce, linksTo, newAnimal, openRegister, type Register } from './registers.ts';

let here: Register;
let there: { readonly id: number; readonly partner: Program };
let animal: Awaited<ReturnType<typeof newAnimal>>;

beforeAll(async () => {
  here = await openRegister();
  there = await introduce(here, 'Registo de Espanha', 'ES');
});
afterAll(async () => {
  await here.outbox.stop();
  await here.server.close();
});
beforeEach(async () => {
  animal = await newAnimal(here);
});

const announce = (who = here.operator, more: object = {}) =>
  who.call('POST', '/register-handovers', {
    transponder: animal.transponder,
    registerId: there.id,
    ...more,
  });
const byDocument = { proof: 'DOCUMENT', documentNote: 'Declaração assinada, pasta 12.' };
const read = async (id: number) => (await here.operator.call('GET', `/register-handovers/${id}`)).body;
const stateOf = async (id: number): Promise<string> => (await read(id)).state;
const statusOf = async () =>
  (await getOne<{ status: string }>(here.server.db, sql`select status from animal where id = ${animal.id}`))
    .status;
const countOf = async (transponder: string) =>
  (
    await getOne<{ count: number }>(
      here.server.db,
      sql`select count(*)::int as count from register_handover where transponder = ${transponder}`,
    )
  ).count;
const die = () => here.server.db.query(sql`update animal set status = 'DEAD' where id = ${animal.id}`);

const say = (reference: string, answer: string) =>
  there.partner.call('POST', `/index/handovers/${reference}/answers`, { answer });

/** Exports the animal by a document, as staff enter what the other register has said by letter. */
async function exported(): Promise<number> {
  const { body } = await announce(here.operator, byDocument);
  const done = await here.operator.call('PUT', `/register-handovers/${body.id}/confirm`, {
    reason: 'Carta do registo.',
  });
  expect([done.status, await statusOf()]).toEqual([200, 'EXPORTED']);
  return body.id;
}

describe('the announcement of a hand-over', () => {
  it('of a number that no animal has › is refused', async () => {
    const transponder = newTransponder();
    expect(faults(await announce(here.operator, { transponder }))).toEqual([
      'transponder TRANSPONDER_NOT_REGISTERED',
    ]);
    expect(await countOf(transponder)).toBe(0);
  });

  it('by a document of an owner without an email › says how the owner was notified', async () => {
    await here.server.db.query(sql`update owner set email = null where id = ${animal.ownerId}`);
    expect(faults(await announce(here.operator, byDocument))).toEqual(['ownerTold MISSING_OWNER_TOLD']);
    expect(await countOf(animal.transponder)).toBe(0);
    const noted = await announce(here.operator, { ...byDocument, ownerTold: 'Por carta registada.' });
    expect([noted.status, noted.body.state]).toEqual([201, 'ANNOUNCED']);
  });
});

describe('an animal that has died', () => {
  it('after it was exported › is not taken back, and its hand-over stands', async () => {
    const id = await exported();
    await die();
    const undone = await here.operator.call('PUT', `/register-handovers/${id}/undo`, { reason: 'Erro.' });
    expect(outcomeOf(undone)).toBe('409 ANIMAL_IS_DEAD');
    expect([await stateOf(id), await statusOf()]).toEqual(['DONE', 'DEAD']);
  });

  it('here, and is announced by another register › is refused', async () => {
    const announced = coming({ transponder: animal.transponder });
    expect((await there.partner.call('POST', '/index/handovers', announced)).status).toBe(200);
    await die();
    const { body } = await here.operator.call(
      'GET',
      `/register-handovers/search?transponder=${animal.transponder}`,
    );
    const [{ id }] = body.content;
    const taken = await here.operator.call('PUT', `/register-handovers/${id}/take-over`);
    expect(outcomeOf(taken)).toBe('409 ANIMAL_IS_DEAD');
    expect([await stateOf(id), await statusOf()]).toEqual(['ANNOUNCED', 'DEAD']);
  });
});

describe('a mailed link', () => {
  it('that is unknown or over › opens nothing', async () => {
    await announce(here.home);
    const [token] = await linksTo(here, animal.email);
    const open = (given: string) => postAsVisitor(here.server, '/public-handovers/open', { token: given });
    expect((await open(token!)).status).toBe(200);
    expect(outcomeOf(await open(`${token!.slice(1)}A`))).toBe('409 HANDOVER_LINK_EXPIRED');
    await here.server.db.query(
      sql`update register_handover_link set end_timestamp = now() - interval '1 minute' where email = ${animal.email}`,
    );
    expect(outcomeOf(await open(token!))).toBe('409 HANDOVER_LINK_EXPIRED');
  });

  it('that is used twice at once › answers once', async () => {
    const { body } = await announce(here.home);
    const [token] = await linksTo(here, animal.email);
    const both = await Promise.all(
      [1, 2].map(() => postAsVisitor(here.server, '/public-handovers', { token })),
    );
    expect(both.map(outcomeOf).toSorted()).toEqual(['200', '409 HANDOVER_LINK_EXPIRED']);
    expect((await read(body.id)).version).toBe(2);
  });
});

describe('an animal that was lost after its hand-over was announced', () => {
  const lose = () => here.server.db.query(sql`update animal set status = 'LOST' where id = ${animal.id}`);

  it('with the consent of its owner › does not leave, and the link stays', async () => {
    const { body } = await announce(here.home);
    const [token] = await linksTo(here, animal.email);
    await lose();
    const agree = () => postAsVisitor(here.server, '/public-handovers', { token });
    expect(outcomeOf(await agree())).toBe('409 ANIMAL_IS_LOST');
    expect(await stateOf(body.id)).toBe('AWAITING_OWNER');
    await here.server.db.query(sql`update animal set status = 'NORMAL' where id = ${animal.id}`);
    expect((await agree()).status).toBe(200);
  });

  it('confirmed by letter › does not leave', async () => {
    const { body } = await announce(here.operator, byDocument);
    await lose();
    const confirmed = await here.operator.call('PUT', `/register-handovers/${body.id}/confirm`, {
      reason: 'Carta do registo.',
    });
    expect(outcomeOf(confirmed)).toBe('409 ANIMAL_IS_LOST');
    expect([await stateOf(body.id), await statusOf()]).toEqual(['ANNOUNCED', 'LOST']);
  });
});

describe('calls of another register', () => {
  it('with a number that is none › are refused', async () => {
    const announced = coming({ transponder: '72400' });
    const answer = await there.partner.call('POST', '/index/handovers', announced);
    expect(outcomeOf(answer)).toBe('409 INVALID_TRANSPONDER');
    expect(await countOf('72400')).toBe(0);
  });

  it('with a reference that another animal has › are refused', async () => {
    const first = coming();
    await there.partner.call('POST', '/index/handovers', first);
    const second = coming({ reference: first.reference });
    const answer = await there.partner.call('POST', '/index/handovers', second);
    expect(outcomeOf(answer)).toBe('409 HANDOVER_IS_OPEN');
    expect(await countOf(second.transponder)).toBe(0);
  });

  it('that refuse an animal which they have confirmed › are refused', async () => {
    const id = await exported();
    const { reference } = await read(id);
    expect(outcomeOf(await say(reference, 'REFUSED'))).toBe('409 HANDOVER_NOT_ANNOUNCED');
    expect([await stateOf(id), await statusOf()]).toEqual(['DONE', 'EXPORTED']);
  });

  it('that withdraw an animal which was refused here › are refused', async () => {
    const announced = coming();
    await there.partner.call('POST', '/index/handovers', announced);
    const { body } = await here.operator.call(
      'GET',
      `/register-handovers/search?transponder=${announced.transponder}`,
    );
    const [{ id }] = body.content;
    await here.operator.call('PUT', `/register-handovers/${id}/refuse`, { reason: 'Duplicado.' });
    expect(outcomeOf(await say(announced.reference, 'WITHDRAWN'))).toBe('409 HANDOVER_NOT_ANNOUNCED');
    expect(await stateOf(id)).toBe('REFUSED');
  });
});
