import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueSecret, type Purpose } from '../../server/auth/secrets.ts';
import { hashToken } from '../../server/auth/session.ts';
import { getOne } from '../../server/db/db.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { account, challenge, PASSWORD, signIn, outcomeOf, under, type Account } from './people.ts';

// The embedded database runs the calls one after the other; on PostgreSQL they compete.
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ROUNDS = 6;
const rounds = async (work: (round: number) => Promise<void>): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) await work(round);
};
const link = async (purpose: Purpose, { id }: Account) =>
  (await issueSecret(server.db, { purpose, userId: id, minutes: 60 })).token;
const reset = (who: Account, token: string, password: string) =>
  server.visitor.call('POST', `/auth/reset/${who.id}/${token}`, { password });
const sessionsOf = async ({ id }: Account): Promise<number> =>
  (await getOne<{ n: number }>(server.db, sql`select count(*)::int as n from session where user_id = ${id}`))
    .n;
const isLive = async (token: string) => (await under(server, token)('GET', '/auth/session')).status === 200;
/** No call failed unexpectedly: those that came too late were refused. */
const calm = (answers: readonly { status: number }[]) =>
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);

describe('at the same moment', () => {
  it('one code is given four times: there is one session', async () => {
    const somebody = await account(server);
    const given = await challenge(server, somebody.email);
    const before = await sessionsOf(somebody);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.visitor.call('POST', '/auth/two-fa', given)),
    );
    calm(answers);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(somebody)).toBe(before + 1);
  });

  it('two links for a new password are used: one counts, the other comes too late', () =>
    rounds(async () => {
      const somebody = await account(server);
      const links = [await link('RESET', somebody), await link('RESET', somebody)];
      const answers = await Promise.all(links.map((token, at) => reset(somebody, token, `Sobro!${at}aZ9k`)));
      calm(answers);
      expect(answers.map(outcomeOf).toSorted()).toEqual(['200', '409 RECOVERY_TOKEN_INVALID']);
    }));

  it('a code is given and the password is set anew: no session of before is left', () =>
    rounds(async () => {
      const somebody = await account(server);
      const token = await link('RESET', somebody);
      const given = await challenge(server, somebody.email);
      const [signedIn, set] = await Promise.all([
        server.visitor.call('POST', '/auth/two-fa', given),
        reset(somebody, token, 'Sobreiro!9kQ'),
      ]);
      calm([signedIn, set]);
      expect(set.status).toBe(200);
      if (signedIn.status === 200) {
        // Who came in before it is out again; who came in after it cannot be: the code had ended.
        expect(await isLive(signedIn.body.sessionToken as string)).toBe(false);
      }
      expect(await sessionsOf(somebody)).toBe(0);
    }));

  it('two impersonations of one session › one succeeds, and leaving it opens one session', () =>
    rounds(async () => {
      const boss = await account(server, {
        permissions: ['IMPERSONATE_USER'],
        profile: { name: 'operator' },
      });
      const other = await account(server);
      const enter = () => boss.call('POST', '/auth/impersonate', { userId: other.id });
      const answers = await Promise.all([enter(), enter()]);
      calm(answers);
      const tokens = answers.flatMap(({ body }) => (body.sessionToken ? [body.sessionToken as string] : []));
      const live = (await Promise.all(tokens.map(isLive))).filter(Boolean);
      expect(live).toHaveLength(1);
      const leaves = await Promise.all(
        tokens.map((token) => under(server, token)('DELETE', '/auth/impersonate')),
      );
      calm(leaves);
      expect(leaves.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await isLive(boss.token)).toBe(false);
    }));

  it('24 calls to act as another: one is answered with a session, the others are refused', async () => {
    const boss = await account(server, {
      permissions: ['IMPERSONATE_USER'],
      profile: { name: 'operator' },
    });
    const other = await account(server);
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => boss.call('POST', '/auth/impersonate', { userId: other.id })),
    );
    const granted = answers.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    expect(await isLive(granted[0]!.body.sessionToken as string)).toBe(true);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(['409 ALREADY_IMPERSONATING', '401 UNAUTHORIZED']).toContain(outcomeOf(answer));
    expect(await sessionsOf(other)).toBe(2);
  });

  it('an impersonation and a sign-out › leave no session', () =>
    rounds(async () => {
      const boss = await account(server, {
        permissions: ['IMPERSONATE_USER'],
        profile: { name: 'operator' },
      });
      const other = await account(server);
      const [entered, left] = await Promise.all([
        boss.call('POST', '/auth/impersonate', { userId: other.id }),
        boss.call('DELETE', '/auth/logout'),
      ]);
      calm([entered, left]);
      if (left.status === 200 && entered.status === 200) {
        expect(await isLive(entered.body.sessionToken as string)).toBe(false);
      }
    }));

  it('a veterinarian chooses two entities: one token works, for the entity that it says', () =>
    rounds(async () => {
      const vet = await account(server, { type: 'VETERINARY' });
      const [first, other] = [await account(server), await account(server)];
      const entities = await Promise.all(
        [first, other].map(async ({ id }) =>
          getOne<{ entityId: number }>(server.db, sql`select entity_id from app_user where id = ${id}`),
        ),
      );
      for (const { entityId } of entities)
        await server.db.query(sql`insert into veterinary_entity (veterinary_id, entity_id, status)
          select veterinary_id, ${entityId}, 'ACCEPTED' from app_user where id = ${vet.id}`);
      const token = (await signIn(server, vet.email)).body.sessionToken as string;
      const answers = await Promise.all(
        entities.map(({ entityId }) => under(server, token)('PUT', '/auth/select-entity', { entityId })),
      );
      calm(answers);
      const live = [];
      for (const { body } of answers) {
        const session = body.sessionToken && (await under(server, body.sessionToken)('GET', '/auth/session'));
        if (session?.status === 200) live.push([session.body.entity.id, body.entity.id]);
      }
      expect(live).toHaveLength(1);
      expect(live[0]![0]).toBe(live[0]![1]);
      expect(await isLive(token)).toBe(false);
    }));

  it('a session changes the password twice: one counts, and one session is left', () =>
    rounds(async () => {
      const somebody = await account(server);
      const change = (password: string) =>
        somebody.call('PUT', '/users/me/password', { oldPassword: PASSWORD, password });
      const answers = await Promise.all([change('Carvalho!7aQ'), change('Medronho!7aQ')]);
      calm(answers);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await sessionsOf(somebody)).toBe(1);
    }));

  it('a link to a new address is used twice, by two sessions: one counts', () =>
    rounds(async (round) => {
      const somebody = await account(server);
      const second = (await signIn(server, somebody.email)).body.sessionToken as string;
      const email = `novo${round}@example.test`;
      await server.db.query(sql`insert into email_change (user_id, email, token_hash, expires_at)
        values (${somebody.id}, ${email}, ${hashToken('a'.repeat(43))}, now() + interval '1 hour')`);
      const confirm = (token: string) =>
        under(server, token)('POST', '/users/me/email/confirm', { token: 'a'.repeat(43) });
      const answers = await Promise.all([confirm(somebody.token), confirm(second)]);
      calm(answers);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await sessionsOf(somebody)).toBe(1);
      await server.db.query(sql`delete from email_change where user_id = ${somebody.id}`);
    }));
});
