import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../helpers/server.ts';
import { CLINIC } from '../../animals/animal/fixtures.ts';
import { GIVER, RECEIVER } from './parties.ts';
import {
  server,
  staff,
  giverNif,
  receiverNif,
  animal,
  visit,
  ask,
  mailsTo,
  linkOf,
  answer,
  confirmed,
  accountOf,
  startTwoParties,
} from './twoPartyWorld.ts';

startTwoParties({ ENTITY_MAILS_A_DAY: '5' });

/** The mails of the outbox, each with the hours until it is sent, rounded up. */
const mails = () =>
  server.db.query<{ to: string; subject: string; hours: number }>(sql`
    select payload->>'to' as to, payload->>'subject' as subject,
      greatest(0, ceil(extract(epoch from next_attempt - now()) / 3600))::int as hours
    from outbox where kind = 'MAIL' order by id`);

const isDue = ({ hours }: { hours: number }): boolean => hours === 0;

/** Asks for a change of owner in the account of the owner and takes it back, so many times. */
async function askAndWithdraw(giver: Person, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const asked = await ask(giver);
    expect(asked.status).toBe(200);
    const withdrawn = await giver.call('PUT', `/own-transfers/${asked.body.id}`, { answer: 'WITHDRAW' });
    expect(withdrawn.status).toBe(200);
  }
}

describe('mails that the account of an owner causes to others', () => {
  it('120 in a burst › ten are sent in the hour and forty in the day; the acts succeed and the others wait', async () => {
    const giver = await accountOf(animal.ownerId);
    await askAndWithdraw(giver, 40);
    const { email } = (
      await server.db.query<{ email: string }>(sql`select email from app_user where id = ${giver.id}`)
    )[0]!;
    const all = (await mails()).filter(({ to }) => to !== email);
    expect(all).toHaveLength(120);
    expect(all.filter(isDue)).toHaveLength(10);
    expect(all.filter(({ hours }) => hours <= 1)).toHaveLength(20);
    expect(all.filter(({ hours }) => hours < 24)).toHaveLength(40);
    // Nothing is lost: each has its moment.
    expect(all.every(({ hours }) => hours <= 72)).toBe(true);
  });

  it('a notice to the person affected › is sent at once, also after the limit', async () => {
    const giver = await accountOf(animal.ownerId);
    await askAndWithdraw(giver, 5);
    expect((await mails()).filter(isDue).length).toBeLessThan((await mails()).length);
    const { id } = await confirmed();
    await server.db.query(sql`delete from outbox`);
    const objected = await giver.call('PUT', `/own-transfers/${id}`, { answer: 'OBJECT', words: 'Não.' });
    expect(objected.status).toBe(200);
    expect(await mails()).toContainEqual(expect.objectContaining({ to: RECEIVER, hours: 0 }));
    expect((await mails()).every(isDue)).toBe(true);
  });
});

describe('mails that the users of an entity cause', () => {
  it('over the limit of the day › wait, whichever user causes them', async () => {
    const { entityId } = (
      await server.db.query<{ entityId: number }>(sql`select entity_id from app_user where id = ${staff.id}`)
    )[0]!;
    const colleague = await server.person({ permissions: CLINIC, entityId });
    for (const who of [staff, colleague, staff]) {
      const asked = await ask(who);
      expect(asked.status).toBe(200);
      const canceled = await who.call('PUT', `/animal-transfers/${asked.body.id}/cancel`, {
        comments: 'Engano',
      });
      expect(canceled.status, JSON.stringify(canceled.body)).toBe(200);
    }
    const all = await mails();
    expect(all.filter(isDue)).toHaveLength(5);
    expect(all.filter(({ hours }) => hours === 24).length).toBeGreaterThan(0);
  });
});

describe('what a party writes to the other', () => {
  it('why it refuses › stands on the page behind the link, and in no mail', async () => {
    await ask(staff);
    const words = 'Veja a oferta em ofertas-boas.example';
    expect((await answer(await linkOf(RECEIVER), receiverNif, 'REFUSE', words)).status).toBe(200);
    for (const [to, vatNumber] of [
      [GIVER, giverNif],
      [RECEIVER, receiverNif],
    ] as const) {
      expect(JSON.stringify(await mailsTo(to))).not.toContain('ofertas-boas');
      const opened = await visit('/public-transfers/open', { token: await linkOf(to), vatNumber });
      expect(opened.body).toMatchObject({ step: 'ENDED', endingWords: words });
    }
  });

  it('why the owner withdraws › stands behind the link, and in no mail', async () => {
    const giver = await accountOf(animal.ownerId);
    const { id } = (await ask(giver)).body;
    const words = 'Compre já em ofertas-boas.example';
    await giver.call('PUT', `/own-transfers/${id}`, { answer: 'WITHDRAW', words });
    expect(JSON.stringify(await mailsTo(RECEIVER))).not.toContain('ofertas-boas');
    const opened = await visit('/public-transfers/open', {
      token: await linkOf(RECEIVER),
      vatNumber: receiverNif,
    });
    expect(opened.body).toMatchObject({ step: 'ENDED', endingWords: words });
  });

  it('why the former owner objects › stands behind the link, and in no mail', async () => {
    await confirmed();
    const words = 'Fale comigo em ofertas-boas.example';
    const objected = await answer(await linkOf(GIVER), giverNif, 'OBJECT', words);
    expect(objected.status, JSON.stringify(objected.body)).toBe(200);
    expect(JSON.stringify([await mailsTo(RECEIVER), await mailsTo(GIVER)])).not.toContain('ofertas-boas');
    const opened = await visit('/public-transfers/open', {
      token: await linkOf(RECEIVER),
      vatNumber: receiverNif,
    });
    expect(opened.body).toMatchObject({ step: 'REPLY', contestWords: words });
  });
});
