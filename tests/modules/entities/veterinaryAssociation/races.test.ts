import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../helpers/server.ts';
import { associationOf, manager, request, vet } from './fixtures.ts';

// The embedded database runs the calls one after the other; on PostgreSQL they compete.
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ROUNDS = 8;
/** One succeeded, every other was refused as too late, and no call failed unexpectedly. */
const oneCounts = (answers: readonly { status: number }[]) => {
  const others = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
  expect(others).toHaveLength(answers.length - 1);
  expect(others.filter((status) => status !== 404 && status !== 409)).toEqual([]);
};
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('at the same moment', () => {
  it('an acceptance and a rejection › one succeeds, the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await manager(server);
      const asking = await vet(server);
      const id = await request(asking, host);
      const decide = (validation: string) =>
        host.call('PUT', `/veterinary-associations/${id}/decision`, { validation });
      const answers = await Promise.all([decide('ACCEPTED'), decide('REJECTED')]);
      const [accepted] = answers.map(({ status }) => status);
      oneCounts(answers);
      expect((await associationOf(host, asking))?.status).toBe(accepted === 200 ? 'ACCEPTED' : undefined);
    }
  });

  it('the veterinarian takes back what the entity accepts: one counts, and both end the same', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await manager(server);
      const asking = await vet(server);
      const id = await request(asking, host);
      const { entityId } = host;
      const [taken, accepted] = await Promise.all([
        asking.call('PUT', '/veterinaries/associate-entities', { accepted: false, entityId }),
        host.call('PUT', `/veterinary-associations/${id}/decision`, { validation: 'ACCEPTED' }),
      ]);
      oneCounts([taken, accepted]);
      expect((await associationOf(host, asking))?.status).toBe(
        accepted.status === 200 ? 'ACCEPTED' : undefined,
      );
    }
  });

  it('the entity takes back what the veterinarian accepts', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await manager(server);
      const wanted = await vet(server);
      const { ballotNumber } = wanted;
      const { id } = (await host.call('POST', '/veterinary-associations', { ballotNumber })).body;
      const { entityId } = host;
      const [accepted, canceled] = await Promise.all([
        wanted.call('PUT', '/veterinaries/associate-entities', { accepted: true, entityId }),
        host.call('PUT', `/veterinary-associations/${id}/cancel`),
      ]);
      oneCounts([accepted, canceled]);
      expect((await associationOf(host, wanted))?.status).toBe(
        accepted.status === 200 ? 'ACCEPTED' : undefined,
      );
    }
  });

  it('the entity invites who asks, and two invite the same: there is one association', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await manager(server);
      const wanted = await vet(server);
      const { ballotNumber } = wanted;
      const { entityId } = host;
      const invite = () => host.call('POST', '/veterinary-associations', { ballotNumber });
      const answers = await Promise.all([
        invite(),
        wanted.call('POST', '/veterinaries/associate-entities', { entityId }),
        invite(),
      ]);
      expect(statuses(answers)).toEqual([200, 409, 409]);
      const [{ count } = { count: 0 }] = await server.db.query<{ count: number }>(
        sql`select count(*)::int as count from veterinary_entity where entity_id = ${entityId}`,
      );
      expect(count).toBe(1);
    }
  });

  it('two named clinical director while the third is relieved › one director at most, and no deadlock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await manager(server);
      const ids: number[] = [];
      for (let at = 0; at < 3; at += 1) {
        const id = await request(await vet(server), host);
        await host.call('PUT', `/veterinary-associations/${id}/decision`, { validation: 'ACCEPTED' });
        ids.push(id);
      }
      const set = (id: number, version: number, isClinicalDirector: boolean) =>
        host.call('PUT', `/veterinary-associations/${id}`, { version, isClinicalDirector });
      await set(ids[0]!, 2, true);
      const answers = await Promise.all([
        set(ids[1]!, 2, true),
        set(ids[2]!, 2, true),
        set(ids[0]!, 3, false),
      ]);
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      const directors = await server.db.query(
        sql`select id from veterinary_entity where entity_id = ${host.entityId} and is_clinical_director`,
      );
      expect(directors).toHaveLength(1);
    }
  });

  it('the director is removed and named: a director is never removed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await manager(server);
      const colleague = await vet(server);
      const id = await request(colleague, host);
      await host.call('PUT', `/veterinary-associations/${id}/decision`, { validation: 'ACCEPTED' });
      const [named, removed] = await Promise.all([
        host.call('PUT', `/veterinary-associations/${id}`, { version: 2, isClinicalDirector: true }),
        host.call('DELETE', `/veterinary-associations/${id}`),
      ]);
      oneCounts([named, removed]);
      expect((await associationOf(host, colleague))?.isClinicalDirector).toBe(
        named.status === 200 ? true : undefined,
      );
    }
  });
});
