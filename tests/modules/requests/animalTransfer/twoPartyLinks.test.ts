import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { deleteExpired } from '../../../../server/jobs/cleanup.ts';
import { expireTransfers } from '../../../../server/modules/requests/animalTransfer/expireTransfers.ts';
import { setConfiguration } from '../../../helpers/configuration.ts';
import { postAsVisitor } from '../../../helpers/visitor.ts';
import { clinic, faults } from '../../animals/animal/fixtures.ts';
import { newNif } from '../../owners/owner/owners.ts';
import { GIVER, RECEIVER } from './parties.ts';
import { message } from './transfers.ts';
import {
  server,
  staff,
  operator,
  giverNif,
  receiverNif,
  animal,
  visit,
  ask,
  mailsTo,
  linkOf,
  answer,
  read,
  readAnimal,
  setTransfer,
  auditOf,
  startTwoParties,
} from './twoPartyWorld.ts';

startTwoParties();

describe('the mailed link of a party', () => {
  it('opened with the tax number › shows the animal and the other party, changes nothing, and writes an audit row', async () => {
    const { id } = (await ask(staff)).body;
    const token = await linkOf(RECEIVER);
    const opened = await visit('/public-transfers/open', { token, vatNumber: receiverNif });
    expect(opened.body).toMatchObject({
      party: 'RECEIVER',
      step: 'CONFIRM',
      animalName: 'Farrusco',
      transponder: animal.transponder,
      ownerName: 'Ana Reis',
    });
    expect(await read(id)).toMatchObject({ receivedTimestamp: null });
    const row = await getOne(
      server.db,
      sql`select user_id, details from audit_log where action = 'READ' and object_type = 'animalTransfer'
        and user_id is null order by id desc limit 1`,
    );
    expect(row).toMatchObject({ userId: null, details: { party: 'RECEIVER' } });
    expect((await server.visitor.call('GET', `/public-transfers?token=${token}`)).status).toBe(404);
  });

  it('with a wrong tax number › is refused, and after five attempts is invalid', async () => {
    await ask(staff);
    const token = await linkOf(GIVER);
    for (let tried = 0; tried < 5; tried += 1) {
      const wrong = await answer(token, newNif());
      expect([wrong.status, faults(wrong)]).toEqual([422, ['vatNumber INVALID_VAT_NUMBER']]);
    }
    expect(message(await answer(token, giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
    expect(faults(await visit('/public-transfers/open', { token: 'x' }))).toEqual([
      'vatNumber MISSING_VAT_NUMBER',
    ]);
    const unknown = await visit('/public-transfers/open', { token: 'x', vatNumber: giverNif });
    expect(message(unknown)).toBe('409 TRANSFER_LINK_EXPIRED');
  });

  it('used once › is invalid afterwards, and only its hash is stored', async () => {
    await ask(staff);
    const token = await linkOf(GIVER);
    expect((await answer(token, giverNif)).body).toEqual({ step: 'WAITS_FOR_OTHER', accepted: false });
    expect(message(await answer(token, giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
    const rows = await server.db.query(sql`select t::text as row from transfer_link t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('used again after a lost connection › returns the first answer, and counts once', async () => {
    const { id } = (await ask(staff)).body;
    const body = { token: await linkOf(GIVER), vatNumber: giverNif, answer: 'CONFIRM', words: null };
    const key = { 'idempotency-key': 'lost-answer-0001' };
    const send = () => postAsVisitor(server, '/public-transfers', body, '10.77.0.2', key);
    const first = await send();
    expect(first.body).toEqual({ step: 'WAITS_FOR_OTHER', accepted: false });
    const { version } = await read(id);
    expect((await send()).body).toEqual(first.body);
    expect(await read(id)).toMatchObject({ version });
  });

  it('opened from one address more than thirty times › is limited', async () => {
    const remoteAddress = '10.77.0.1';
    const open = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/public-transfers/open',
        payload: { token: 'x', vatNumber: giverNif },
        remoteAddress,
      });
    let last = await open();
    for (let tried = 0; tried < 30; tried += 1) last = await open();
    expect(last.statusCode).toBe(429);
  });

  it.each([
    ['giver', GIVER, () => giverNif, 'REFUSED_BY_GIVER'],
    ['receiver', RECEIVER, () => receiverNif, 'REFUSED_BY_RECEIVER'],
  ])('refused by the %s › ends the request, and writes to both', async (_party, address, nif, ending) => {
    const { id } = (await ask(staff)).body;
    expect((await answer(await linkOf(address), nif(), 'REFUSE', 'Mudei de ideias.')).status).toBe(200);
    expect(await read(id)).toMatchObject({
      closed: true,
      accepted: false,
      ending,
      reason: 'Mudei de ideias.',
    });
    for (const to of [GIVER, RECEIVER])
      expect((await mailsTo(to)).at(-1)!.subject).toBe('Transmissão de titularidade não efetuada: Farrusco');
    expect(await readAnimal()).toMatchObject({ owner: { name: 'Ana Reis' }, hasPendingOwnerTransfer: false });
  });

  it('without an answer in time › expires, and the request is canceled with mails to both', async () => {
    const { id } = (await ask(staff)).body;
    await setTransfer(id, sql`confirm_end_timestamp = now() - interval '1 minute'`);
    expect(message(await answer(await linkOf(GIVER), giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
    expect(await expireTransfers(server.app.services)).toBe(1);
    expect(await expireTransfers(server.app.services)).toBe(0);
    expect(await read(id)).toMatchObject({ closed: true, accepted: null, ending: 'EXPIRED' });
    expect((await mailsTo(RECEIVER)).at(-1)!.text).toContain('não foi confirmada');
    expect(await auditOf(id)).toContain('TRANSFER_EXPIRED');
  });

  it('with a configured period › expires at its end; long after that, its row is deleted', async () => {
    expect((await setConfiguration(operator, 'transferConfirmDays', 3)).status).toBe(200);
    const { id } = (await ask(staff)).body;
    const { confirmEndTimestamp } = await read(id);
    const days = (Date.parse(confirmEndTimestamp) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
    await setConfiguration(operator, 'transferConfirmDays', 15);
    await server.db.query(sql`update transfer_link set end_timestamp = now() - interval '31 days'`);
    expect((await deleteExpired(server.db)).transfer_link).toBeGreaterThan(0);
  });

  it('of a request that its requester withdraws › is invalid, and both parties get a mail', async () => {
    const { id } = (await ask(staff)).body;
    const stranger = await clinic(server);
    expect((await stranger.call('PUT', `/animal-transfers/${id}/cancel`, {})).status).toBe(404);
    expect((await staff.call('PUT', `/animal-transfers/${id}/cancel`, {})).status).toBe(200);
    expect(await read(id)).toMatchObject({ closed: true, accepted: null, ending: 'WITHDRAWN' });
    expect((await mailsTo(GIVER)).at(-1)!.text).toContain('foi retirada');
    expect(message(await answer(await linkOf(GIVER), giverNif))).toBe('409 TRANSFER_LINK_EXPIRED');
  });
});
