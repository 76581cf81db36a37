import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { declaration } from '../../../helpers/declaration.ts';
import { faults } from '../../animals/animal/fixtures.ts';
import { GIVER, RECEIVER } from './parties.ts';
import { message } from './transfers.ts';
import {
  accountOf,
  animal,
  answer,
  ask,
  decide,
  giverNif,
  linkOf,
  mailsTo,
  operator,
  read,
  readAnimal,
  receiverNif,
  server,
  staff,
  startTwoParties,
} from './twoPartyWorld.ts';

startTwoParties();

/** A change of owner by a signed declaration, which staff accepted. */
async function accepted(more: object = {}): Promise<number> {
  const { id } = (await ask(staff, { kind: 'SIGNED', documents: [declaration] })).body;
  const decided = await decide(id, 'ACCEPTED', more);
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  return id;
}

describe('a change of owner by a signed declaration', () => {
  it('accepted › is mailed to every address of the former owner, each with a link', async () => {
    const { version } = (await operator.call('GET', `/owners/${animal.ownerId}`)).body;
    await operator.call('PUT', `/owners/${animal.ownerId}`, { version, email: 'espera@example.test' });
    const id = await accepted();
    for (const to of [GIVER, 'espera@example.test']) {
      expect((await mailsTo(to)).at(-1)!.text).toContain('contestar a transmissão até');
      expect(await linkOf(to)).not.toBe('');
    }
    expect((await read(id)).contestEndTimestamp).not.toBeNull();
  });

  it('contested by the mailed link › is decided by staff, and undone with the animal back', async () => {
    const id = await accepted();
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    expect(faults(await answer(await linkOf(GIVER), giverNif, 'OBJECT'))).toEqual(['words MISSING_WORDS']);
    expect((await answer(await linkOf(GIVER), giverNif, 'OBJECT', 'Não assinei.')).body.step).toBe(
      'CONTESTED',
    );
    expect((await answer(await linkOf(RECEIVER), receiverNif, 'REPLY', 'Assinou.')).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: false, contestState: 'OPEN', contestAnswer: 'Assinou.' });
    expect(message(await decide(id, 'MORE_INFORMATION_NEEDED'))).toBe('409 TRANSFER_TAKES_NO_DOCUMENTS');
    expect((await decide(id, 'REJECTED')).status).toBe(200);
    expect((await readAnimal()).owner.name).toBe('Ana Reis');
    expect(await read(id)).toMatchObject({ closed: true, contestState: 'UNDONE' });
  });

  it('of a former owner who is locked › is not undone until the lock is released', async () => {
    const id = await accepted();
    await answer(await linkOf(GIVER), giverNif, 'OBJECT', 'Não assinei.');
    const lock = (isLocked: boolean) =>
      server.db.query(sql`update owner set is_locked = ${isLocked} where id = ${animal.ownerId}`);
    await lock(true);
    expect(message(await decide(id, 'REJECTED'))).toBe('409 OWNER_IS_LOCKED');
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    await lock(false);
    expect((await decide(id, 'REJECTED')).status).toBe(200);
  });

  it('contested in the account › is listed there, and may stand', async () => {
    const giver = await accountOf(animal.ownerId);
    const id = await accepted();
    const { body: listed } = await giver.call('GET', '/own-transfers');
    expect(listed).toMatchObject([{ id, step: 'OBJECT' }]);
    const objected = await giver.call('PUT', `/own-transfers/${id}`, { answer: 'OBJECT', words: 'Não.' });
    expect(objected.status).toBe(200);
    expect((await decide(id, 'ACCEPTED')).status).toBe(200);
    expect((await readAnimal()).owner.name).toBe('Tomás Leitão');
    expect(await read(id)).toMatchObject({ contestState: 'STANDS' });
  });

  it('15 days after it took effect › is contested no more', async () => {
    const id = await accepted();
    const token = await linkOf(GIVER);
    await server.db.query(
      sql`update animal_transfer set contest_end_timestamp = now() - interval '1 minute' where id = ${id}`,
    );
    expect(message(await answer(token, giverNif, 'OBJECT', 'Não.'))).toBe('409 TRANSFER_LINK_EXPIRED');
  });

  it('of a former owner without a tax number › is contested with the number of the document', async () => {
    await server.db.query(
      sql`update owner set vat_number = null, passport = 'GB 998877' where id = ${animal.ownerId}`,
    );
    await accepted();
    const token = await linkOf(GIVER);
    expect(faults(await answer(token, 'GB000000', 'OBJECT', 'Não.'))).toEqual([
      'vatNumber INVALID_VAT_NUMBER',
    ]);
    expect((await answer(token, 'gb998877', 'OBJECT', 'Não.')).status).toBe(200);
  });

  it('of a former owner without any address › is accepted once staff say how they notified the owner', async () => {
    await server.db.query(sql`update owner set email = null where id = ${animal.ownerId}`);
    const { id } = (await ask(staff, { kind: 'SIGNED', documents: [declaration] })).body;
    expect(faults(await decide(id, 'ACCEPTED'))).toEqual(['formerOwnerTold MISSING_FORMER_OWNER_TOLD']);
    const formerOwnerTold = 'Carta registada de 3 de novembro.';
    expect((await decide(id, 'ACCEPTED', { formerOwnerTold })).status).toBe(200);
    expect(await read(id)).toMatchObject({ accepted: true, formerOwnerTold });
  });
});
