import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import { startOutbox } from '../../../../server/jobs/outbox.ts';
import { decisionAppliers } from '../../../../server/modules/common/request/decisionAppliers.ts';
import { DELAYED_DECISION } from '../../../../server/modules/common/delayedDecision/delayDecision.ts';
import { delayedDecisionJob } from '../../../../server/modules/common/delayedDecision/delayedDecisionJob.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { clinic, faults, makeWorld, register, type World } from '../../animals/animal/fixtures.ts';
import { declaration } from '../../../helpers/declaration.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';

let server: TestServer;
let world: World;
let staff: Person;
let operator: Person;

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server);
  operator = await server.person({
    permissions: ['READ_ANIMAL', 'MANAGE_ANIMAL_TRANSFER'],
    profile: { name: 'operator' },
  });
});
afterAll(() => server.close());

/** Opens a request for an animal of its own, and answers the ids of both. */
async function open(): Promise<{ id: number; animalId: number }> {
  const { transponder } = await register(staff, world);
  const { body } = await staff.call('POST', `/animal-transfers/${transponder}`, {
    documents: [declaration],
    newOwner: ownerFields(world.parishId),
  });
  return body;
}

const bulk = (animalTransferIds: number[], validation?: string) =>
  operator.call('PUT', '/animal-transfers/bulk-update', {
    animalTransferIds,
    validation,
    comments: 'Em lote.',
  });

const stateOf = async (id: number) =>
  (await operator.call('GET', `/animal-transfers/${id}`)).body.accepted as boolean | null;

const job = () => delayedDecisionJob(server.app.services, decisionAppliers);

/** Has a decision take effect, as the outbox does once its time has come. */
const takeEffect = (decisionId: number) =>
  job()({ id: 1, kind: DELAYED_DECISION, payload: { decisionId }, attempts: 1, creationTimestamp: '' });

const listed = async (id: number, who = operator) =>
  (await who.call('GET', '/delayed-decisions')).body.find((one: { id: number }) => one.id === id);

const message = (answer: { status: number; body: { data?: { message: string } } }) =>
  `${answer.status} ${answer.body.data?.message}`;

describe('bulk decision', () => {
  it('an obstacle to one request › refuses the decision for all, each with its reason', async () => {
    const [a, closed, owners] = [(await open()).id, (await open()).id, (await open()).id];
    await operator.call('PUT', `/animal-transfers/${closed}/decision`, { validation: 'REJECTED' });
    await server.db.query(sql`update animal_transfer set origin = 'OWNERS' where id = ${owners}`);
    const refused = await bulk([a, closed, owners, 999_999], 'ACCEPTED');
    expect(message(refused)).toBe('409 ERROR_BULK_ACCEPT');
    expect(faults(refused)).toEqual([
      'animalTransferIds[1] TRANSFER_ALREADY_CLOSED',
      'animalTransferIds[2] OWNER_ORIGIN_NOT_BULK',
      'animalTransferIds[3] INVALID_ANIMAL_TRANSFER_IDS',
    ]);
    expect(faults(await bulk([]))).toEqual([
      'animalTransferIds MISSING_ANIMAL_TRANSFER_IDS',
      'validation MISSING_VALIDATION',
    ]);
  });

  it('for animals that died meanwhile › is refused when it is requested, names each, and stores nothing', async () => {
    const [a, dead, alsoDead] = [await open(), await open(), await open()];
    const ids = [dead.animalId, alsoDead.animalId];
    await server.db.query(sql`update animal set status = 'DEAD' where id = any(${ids}::bigint[])`);
    const before = await getOne(server.db, sql`select count(*) as n from delayed_decision`);
    const refused = await bulk([dead.id, a.id, alsoDead.id], 'ACCEPTED');
    expect(faults(refused)).toEqual([
      'animalTransferIds[0] ANIMAL_IS_DEAD',
      'animalTransferIds[2] ANIMAL_IS_DEAD',
    ]);
    expect(await stateOf(a.id)).toBeNull();
    expect(await getOne(server.db, sql`select count(*) as n from delayed_decision`)).toEqual(before);
  });

  it('once stored › names what it decides, changes nothing for ten seconds, and then decides each request', async () => {
    const [a, b] = [(await open()).id, (await open()).id];
    const { body } = await bulk([b, a], 'REJECTED');
    expect(body.animalTransfers.map((one: { id: number; closed: boolean }) => [one.id, one.closed])).toEqual([
      [a, false],
      [b, false],
    ]);
    const waiting = await listed(body.decision.id);
    expect(waiting).toMatchObject({ validation: 'REJECTED', state: 'WAITING', module: 'animalTransfer' });
    expect(waiting.records.map(({ title }: { title: string }) => /^\S.* \d{15}$/.test(title))).toEqual([
      true,
      true,
    ]);
    const due = await getOne<{ seconds: number }>(
      server.db,
      sql`select extract(epoch from next_attempt - creation_timestamp)::int as seconds from outbox
        where kind = ${DELAYED_DECISION} order by id desc limit 1`,
    );
    expect(due.seconds).toBe(10);
    expect(await stateOf(a)).toBeNull();
    await takeEffect(body.decision.id);
    expect([await stateOf(a), await stateOf(b)]).toEqual([false, false]);
    expect((await listed(body.decision.id)).records.map((one: { outcome: string }) => one.outcome)).toEqual([
      'DONE',
      'DONE',
    ]);
    const row = await getOne(
      server.db,
      sql`select user_id, action from audit_log where object_type = 'animalTransfer' and object_id = ${String(a)} and action <> 'READ'
        order by id desc limit 1`,
    );
    expect(row).toMatchObject({ action: 'TRANSFER_REJECTED', userId: operator.id });
  });

  it('to accept › stores the comments in each request, and also works without comments', async () => {
    const commentsOf = async (comments: string | null): Promise<unknown> => {
      const { id } = await open();
      const body = { animalTransferIds: [id], validation: 'ACCEPTED', comments };
      const sent = await operator.call('PUT', '/animal-transfers/bulk-update', body);
      await takeEffect(sent.body.decision.id);
      expect(await stateOf(id)).toBe(true);
      return (await operator.call('GET', `/animal-transfers/${id}`)).body.comments;
    };
    expect(await commentsOf('Conferido em lote.')).toBe('Conferido em lote.');
    expect(await commentsOf(null)).toBeNull();
  });

  it('canceled in time › decides nothing; afterwards only its own user learns that it is too late', async () => {
    const [a, b] = [(await open()).id, (await open()).id];
    const { decision } = (await bulk([a], 'ACCEPTED')).body;
    const other = await server.person({
      permissions: ['MANAGE_ANIMAL_TRANSFER'],
      profile: { name: 'operator' },
    });
    expect((await other.call('DELETE', `/delayed-decisions/${decision.id}`)).status).toBe(404);
    expect(await listed(decision.id, other)).toBeUndefined();
    expect((await operator.call('DELETE', `/delayed-decisions/${decision.id}`)).status).toBe(200);
    expect((await operator.call('DELETE', `/delayed-decisions/${decision.id}`)).status).toBe(200);
    await takeEffect(decision.id);
    expect(await stateOf(a)).toBeNull();
    const late = (await bulk([b], 'ACCEPTED')).body.decision;
    await takeEffect(late.id);
    expect(await stateOf(b)).toBe(true);
    expect(message(await operator.call('DELETE', `/delayed-decisions/${late.id}`))).toBe(
      '409 DECISION_ALREADY_EFFECTIVE',
    );
  });

  it('with a request decided by a colleague meanwhile › decides the others and notifies its user', async () => {
    const [a, b] = [(await open()).id, (await open()).id];
    const { decision } = (await bulk([a, b], 'REJECTED')).body;
    await operator.call('PUT', `/animal-transfers/${a}/decision`, { validation: 'MORE_INFORMATION_NEEDED' });
    await takeEffect(decision.id);
    expect([await stateOf(a), await stateOf(b)]).toEqual([null, false]);
    expect((await listed(decision.id)).records.map((one: { outcome: string }) => one.outcome)).toEqual([
      'STALE_VERSION',
      'DONE',
    ]);
    const told = await getOne(
      server.db,
      sql`select additional_info from notification where user_id = ${operator.id} and type = 'DECISION_INCOMPLETE'`,
    );
    expect(told).toEqual({ additionalInfo: { failed: 1, total: 2 } });
  });

  it('before a restart › takes effect after it, once', async () => {
    const { id } = await open();
    const { decision } = (await bulk([id], 'REJECTED')).body;
    await server.db.query(sql`update outbox set next_attempt = now() where kind = ${DELAYED_DECISION}`);
    const outbox = startOutbox(server.db, { [DELAYED_DECISION]: job() });
    await vi.waitFor(async () => expect(await stateOf(id)).toBe(false), { timeout: 10_000 });
    await outbox.stop();
    await takeEffect(decision.id);
    expect(
      await getOne(
        server.db,
        sql`select count(*)::int as n from audit_log where action = 'TRANSFER_REJECTED' and object_id = ${String(id)}`,
      ),
    ).toEqual({ n: 1 });
  });

  it('of an account that was closed meanwhile › is discarded', async () => {
    const { id } = await open();
    const leaving = await server.person({
      permissions: ['MANAGE_ANIMAL_TRANSFER'],
      profile: { name: 'operator' },
    });
    const { decision } = (
      await leaving.call('PUT', '/animal-transfers/bulk-update', {
        animalTransferIds: [id],
        validation: 'ACCEPTED',
      })
    ).body;
    await server.db.query(sql`update app_user set status = 'INACTIVE' where id = ${leaving.id}`);
    await takeEffect(decision.id);
    expect(await stateOf(id)).toBeNull();
  });

  it('a user who loses the right before it takes effect › decides nothing, and is notified', async () => {
    const losses: readonly ((userId: number) => ReturnType<typeof sql>)[] = [
      (userId) => sql`with other as (
          insert into role (name, permissions, search_text) values ('Só leitura', '{READ_ANIMAL}', '') returning id)
        update app_user set role_id = (select id from other) where id = ${userId}`,
      (userId) => sql`update app_user set role_id = null where id = ${userId}`,
      (userId) =>
        sql`update entity set active = false where id = (select entity_id from app_user where id = ${userId})`,
    ];
    for (const lose of losses) {
      const { id } = await open();
      const losing = await server.person({
        permissions: ['READ_ANIMAL', 'MANAGE_ANIMAL_TRANSFER'],
        profile: { name: 'operator' },
      });
      const { status, body } = await losing.call('PUT', '/animal-transfers/bulk-update', {
        animalTransferIds: [id],
        validation: 'ACCEPTED',
      });
      expect(status, JSON.stringify(body)).toBe(200);
      await server.db.query(lose(losing.id));
      await takeEffect(body.decision.id);
      expect(await stateOf(id)).toBeNull();
      const stored = await getOne<{ outcome: string }>(
        server.db,
        sql`select outcome from delayed_decision_record where decision_id = ${body.decision.id}`,
      );
      expect(stored.outcome).toBe('FORBIDDEN');
    }
  });
});

describe('presence at a request', () => {
  it('two users who decide › are named to each other until they leave or send nothing for a minute', async () => {
    const { id } = await open();
    const other = await server.person({
      permissions: ['MANAGE_ANIMAL_TRANSFER'],
      profile: { name: 'operator' },
    });
    const path = `/presence/animalTransfer/${id}`;
    expect((await operator.call('PUT', path, {})).body).toEqual([]);
    expect((await other.call('PUT', path, {})).body).toMatchObject([
      { recordId: id, user: { id: operator.id } },
    ]);
    const openNow = async () => (await other.call('GET', '/presence/animalTransfer')).body;
    expect(await openNow()).toMatchObject([{ recordId: id, user: { id: operator.id } }]);
    await server.db.query(
      sql`update record_presence set last_seen_timestamp = now() - interval '61 seconds' where user_id = ${operator.id}`,
    );
    expect(await openNow()).toEqual([]);
    await operator.call('PUT', path, {});
    expect(await openNow()).toHaveLength(1);
    expect((await operator.call('DELETE', path)).status).toBe(200);
    expect(await openNow()).toEqual([]);
  });

  it('a user who cannot decide, or a request that is not there › is refused', async () => {
    const { id } = await open();
    expect((await staff.call('PUT', `/presence/animalTransfer/${id}`, {})).status).toBe(403);
    expect((await staff.call('GET', '/presence/animalTransfer')).status).toBe(403);
    expect((await operator.call('PUT', '/presence/animalTransfer/999999', {})).status).toBe(404);
    expect((await operator.call('PUT', '/presence/owner/1', {})).status).toBe(400);
    const outside = await server.person({ permissions: ['MANAGE_ANIMAL_TRANSFER'] });
    expect((await outside.call('PUT', `/presence/animalTransfer/${id}`, {})).status).toBe(404);
  });
});
