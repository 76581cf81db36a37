import sql, { type Sql } from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import type { Person } from '../../../helpers/server.ts';
import { register } from '../../animals/animal/fixtures.ts';
import { newNif, person as ownerFields } from '../../owners/owner/owners.ts';
import { answerLink, GIVER, lastLinkOf, mailsOf, RECEIVER } from './parties.ts';
import { message } from './transfers.ts';
import {
  accountOf,
  animal,
  ask,
  giverNif,
  newOwner,
  operator,
  read,
  readAnimal,
  receiverNif,
  server,
  setAnimal,
  staff,
  startTwoParties,
  world,
} from './twoPartyWorld.ts';

let giver: Person;

startTwoParties();
beforeEach(async () => {
  giver = await accountOf(animal.ownerId);
});

const askFor = async (who: Person): Promise<number> => (await ask(who)).body.id;
const confirmAs = async (to: string, vatNumber: string) =>
  answerLink(server, { token: await lastLinkOf(server, to), vatNumber, answer: 'CONFIRM' });
const lastMail = async (to: string) => (await mailsOf(server, to)).at(-1)!;

describe('a new owner whose address the giver alone has named', () => {
  it('without a record › confirms by a link, and staff decide: the page says so from the beginning', async () => {
    const id = await askFor(giver);
    expect(await read(id)).toMatchObject({ isReceiverUnknown: true, closed: false });
    const last = await confirmAs(RECEIVER, receiverNif);
    expect(last.body).toEqual({ step: 'WAITS_FOR_STAFF', accepted: false });
    expect(await read(id)).toMatchObject({ waitReasons: ['RECEIVER_UNKNOWN'], isReceiverUnknown: true });
    expect((await readAnimal()).owner.id).toBe(animal.ownerId);
    const decided = await operator.call('PUT', `/animal-transfers/${id}/decision`, {
      validation: 'ACCEPTED',
    });
    expect(decided.status).toBe(200);
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
  });

  it('on record without an email › gets the link at the email that the giver named, and staff decide', async () => {
    const known = await register(staff, world, { owner: newOwner() });
    await server.db.query(sql`update owner set email = null where id = ${known.owner.id}`);
    const id = await askFor(giver);
    expect((await confirmAs(RECEIVER, receiverNif)).body.step).toBe('WAITS_FOR_STAFF');
    expect(await read(id)).toMatchObject({ waitReasons: ['RECEIVER_UNKNOWN'] });
  });

  it('on record with an email, or confirming in an account › needs no staff', async () => {
    const known = await register(staff, world, { owner: newOwner() });
    const byLink = await askFor(giver);
    expect(await read(byLink)).toMatchObject({ isReceiverUnknown: false });
    expect((await confirmAs(RECEIVER, receiverNif)).body).toMatchObject({ accepted: true });
    await server.db.query(sql`update owner set email = null where id = ${known.owner.id}`);
    const other = await register(staff, world, {
      owner: ownerFields(world.parishId, { vatNumber: newNif(), email: GIVER }),
    });
    const inAccount = (await ask(await accountOf(other.owner.id), {}, other.transponder)).body;
    const account = await accountOf(known.owner.id);
    const done = await account.call('PUT', `/own-transfers/${inAccount.id}`, { answer: 'CONFIRM' });
    expect(done.body).toMatchObject({ accepted: true });
  });

  it('entered by staff, who have the person before them › needs no decision', async () => {
    const id = await askFor(staff);
    expect(await read(id)).toMatchObject({ isReceiverUnknown: false });
    await confirmAs(GIVER, giverNif);
    expect((await confirmAs(RECEIVER, receiverNif)).body).toMatchObject({ accepted: true });
  });
});

describe('a change of owner that is left to staff', () => {
  it.each<[string, Sql, string]>([
    ['of a dangerous breed', sql`breed_category = 'G'`, 'perigosa'],
    ['with a flagged fault', sql`errors = '[{"property": "name", "error": "INVALID_NAME"}]'`, 'por corrigir'],
  ])('%s › is mailed to both with the reason in words', async (_what, set, words) => {
    await askFor(staff);
    await setAnimal(set);
    await confirmAs(GIVER, giverNif);
    await confirmAs(RECEIVER, receiverNif);
    for (const to of [GIVER, RECEIVER]) {
      const { subject, text } = await lastMail(to);
      expect(subject).toBe('Transmissão de titularidade por decidir: Farrusco');
      expect(text).toContain(words);
    }
  });

  it('to a locked owner › sends mails that do not mention the lock', async () => {
    await askFor(staff);
    await server.db.query(sql`update owner set is_locked = true where id = ${animal.ownerId}`);
    await confirmAs(GIVER, giverNif);
    await confirmAs(RECEIVER, receiverNif);
    for (const to of [GIVER, RECEIVER]) {
      const { text } = await lastMail(to);
      expect(text).toContain('tem de verificar os dados das partes');
      expect(text).not.toContain('bloquead');
    }
  });

  it('to an unknown new owner › shows the giver nothing of what is on record', async () => {
    await askFor(giver);
    await confirmAs(RECEIVER, receiverNif);
    const { text } = await lastMail(GIVER);
    expect(text).toContain('tem de confirmar quem é o novo titular');
    expect(text).not.toContain('consta do registo');
  });
});

describe.runIf(testDatabaseUrl)('a confirmation by a link at the same time as', () => {
  const auditOf = (objectType: string, id: number) =>
    server.db.query<{ action: string }>(
      sql`select action from audit_log where object_type = ${objectType} and object_id = ${String(id)}`,
    );

  it('a merge of the animal › one of them succeeds, the other is refused with its code, and no part is missing', async () => {
    const id = await askFor(staff);
    await confirmAs(GIVER, giverNif);
    const twin = await register(staff, world);
    const [merged, last] = await Promise.all([
      operator.call('POST', '/animal-merges', {
        transponder: twin.transponder,
        oldTransponder: animal.transponder,
        reason: 'Leitura dupla',
      }),
      confirmAs(RECEIVER, receiverNif),
    ]);
    expect(last.status).toBe(200);
    const request = await read(id);
    const actions = (await auditOf('animalTransfer', id)).map(({ action }) => action);
    // The request is open until it is accepted, and an animal with an open one is not merged.
    if (merged.status !== 200) expect(message(merged)).toBe('409 PENDING_TRANSFER');
    expect(request.accepted).toBe(true);
    expect(actions.filter((one) => one === 'TRANSFER_ACCEPTED')).toHaveLength(1);
  });

  it('a death of the animal › it died as the new owner’s, or staff decide; never a part of both', async () => {
    const id = await askFor(staff);
    await confirmAs(GIVER, giverNif);
    const [dead, last] = await Promise.all([
      operator.call('PUT', `/animals/${animal.transponder}/mark-dead`, {
        deathTimestamp: new Date().toISOString().slice(0, 10),
      }),
      confirmAs(RECEIVER, receiverNif),
    ]);
    expect([dead.status, last.status]).toEqual([200, 200]);
    const [request, after] = [await read(id), await readAnimal()];
    expect(after.status).toBe('DEAD');
    expect(request.accepted === true).toBe(last.body.accepted);
    expect(after.owner.name).toBe(last.body.accepted ? 'Tomás Leitão' : 'Ana Reis');
    expect(request.waitReasons).toEqual(last.body.accepted ? null : ['ANIMAL_STATE']);
    const changes = (await auditOf('animal', animal.id)).filter(({ action }) => action === 'CHANGE_OWNER');
    expect(changes).toHaveLength(last.body.accepted ? 1 : 0);
  });
});
