import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOne } from '../../../../server/db/db.ts';
import type { Mailer } from '../../../../server/mail/mail.ts';
import { MailRefused, openMailer, outboxFolder } from '../../../../server/mail/mailer.ts';
import { readSettings } from '../../../../server/settings/settings.ts';
import { mailHandler } from '../../../../server/jobs/mail.ts';
import { startOutbox, type Outbox } from '../../../../server/jobs/outbox.ts';
import { readMails } from '../../../helpers/mailbox.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { person as ownerFields } from '../../owners/owner/owners.ts';
import {
  CLINIC,
  clinic,
  faults,
  makeWorld,
  newTransponder,
  register,
  registration,
  type World,
} from '../animal/fixtures.ts';
import { prepare, recordsOf, start, startBulkJobs, until } from '../../work/operationRun/bulk.ts';

let server: TestServer;
let world: World;
let staff: Person;
let colleague: Person;
let operator: Person;
let outbox: Outbox;
let jobs: ReturnType<typeof startBulkJobs>;
let folder: string;

const REASON = 'Deixa de responder ao fim de um ano.';
const GOOD = 'boa@example.test';
const REFUSED = 'recusada@example.test';

beforeAll(async () => {
  server = await testServer();
  world = await makeWorld(server.db);
  staff = await clinic(server, { permissions: [...CLINIC, 'WRITE_ANIMAL_PROTECTED_FIELDS'] });
  colleague = await clinic(server);
  operator = await server.person({
    permissions: [
      'RUN_OPERATION',
      'MANAGE_OPERATION_TEMPLATES',
      'MANAGE_TRACEABILITY',
      'READ_TRACEABILITY',
      'READ_ANIMAL',
      'READ_VERSIONS',
    ],
    profile: { name: 'operator' },
  });
  jobs = startBulkJobs(server);
  const settings = readSettings({ DATA_DIR: server.dataDir });
  folder = outboxFolder(settings);
  const inner = openMailer(settings);
  // The server of one receiver refuses what it is sent.
  const mailer: Mailer = {
    ...inner,
    send: async (mail, options) => {
      if (mail.to === REFUSED) throw new MailRefused('550 no such user');
      return inner.send(mail, options);
    },
  };
  outbox = startOutbox(server.db, { MAIL: mailHandler(mailer, server.db) }, { pollMs: 20 });
});
afterAll(async () => {
  await outbox.stop();
  await jobs.stop();
  await server.close();
});

const entityOf = async (who: Person): Promise<number> =>
  (await getOne<{ id: number }>(server.db, sql`select entity_id as id from app_user where id = ${who.id}`))
    .id;

/** Delivers numbers of a batch to the clinic. */
async function deliver(lot: string, numbers: readonly string[]): Promise<void> {
  const made = await operator.call('POST', '/transponder-movements', {
    toEntityId: await entityOf(staff),
    numbers: numbers.join('\n'),
    lot,
    manufacturer: 'Datamars',
  });
  expect(made.status).toBe(201);
  expect((await staff.call('PUT', `/transponder-movements/${made.body.id}/accept`, {})).status).toBe(200);
}

/** A batch of four: three with animals, whose owners are reached, not reached, and have no address. */
async function recalledBatch(lot: string) {
  const numbers = [newTransponder(), newTransponder(), newTransponder(), newTransponder()];
  await deliver(lot, numbers);
  const emails = [GOOD, REFUSED, null];
  for (const [at, email] of emails.entries())
    await register(staff, world, {
      transponder: numbers[at],
      name: `Recolhido ${at}`,
      owner: ownerFields(world.parishId, { email, name: `Titular ${lot} ${at}` }),
    });
  const run = await prepare(operator, 'recallTransponders', { lot, reason: REASON });
  const ready = await until(operator, run, 'READY');
  expect(ready).toMatchObject({ foundCount: 4, changeCount: 4 });
  const [before] = await server.db.query(sql`select from transponder_recall where lot = ${lot}`);
  expect(before).toBeUndefined();
  expect((await start(operator, run)).status).toBe(200);
  await until(operator, run, 'DONE');
  const recall = await getOne<{ id: number }>(
    server.db,
    sql`select id from transponder_recall where lot = ${lot}`,
  );
  return { numbers, run, recallId: recall.id };
}

const figuresOf = async (who: Person, id: number) =>
  (await who.call('GET', `/transponder-recalls/${id}/figures`)).body;
const casesOf = async (who: Person, id: number, more = '') =>
  (await who.call('GET', `/recall-cases/search?recallId=${id}${more}`)).body.content;

describe('the recall of a batch', () => {
  test('done › has a case for each animal, and counts what its mails have reached', async () => {
    const { numbers, recallId } = await recalledBatch('L-R1');
    await expect
      .poll(async () => (await figuresOf(operator, recallId)).owners, { timeout: 20_000 })
      .toEqual({ sent: 1, waiting: 0, failed: 1, noAddress: 1 });
    expect(await figuresOf(operator, recallId)).toMatchObject({
      unused: 1,
      animals: 3,
      open: 3,
      done: 0,
      outcomes: { READS: 0, REPLACED: 0, NOT_SEEN: 0 },
    });
    const notices = (await casesOf(operator, recallId)).map(
      (one: { transponder: string; notice: string }) => [one.transponder, one.notice],
    );
    expect(new Map(notices)).toEqual(
      new Map([
        [numbers[0], 'SENT'],
        [numbers[1], 'FAILED'],
        [numbers[2], 'NO_ADDRESS'],
      ]),
    );
    expect(await casesOf(operator, recallId, '&notice=FAILED')).toMatchObject([{ transponder: numbers[1] }]);
    const [mail] = await readMails(folder, GOOD);
    expect(mail?.text.replaceAll(/\D/g, '')).toContain(numbers[0]);
    expect(mail?.text).not.toContain(REASON);
  });

  test('its numbers › are refused at registration, with the reason', async () => {
    const { numbers } = await recalledBatch('L-R2');
    const unused = numbers[3]!;
    const check = await staff.call('POST', `/animals/transponder/validate/${unused}`, {});
    expect(check.body).toMatchObject({
      canRegister: false,
      canPreRegister: false,
      errorMessage: 'TRANSPONDER_RECALLED',
      recallReason: REASON,
    });
    const answer = await staff.call('POST', '/animals/', registration(world, { transponder: unused }));
    expect(faults(answer)).toEqual(['transponder TRANSPONDER_RECALLED']);
    expect(answer.body.data).toMatchObject({ recallReason: REASON });
    const second = await staff.call('POST', '/animals/', registration(world, { secondTransponder: unused }));
    expect(faults(second)).toEqual(['secondTransponder TRANSPONDER_RECALLED']);
  });

  test('its numbers › are refused as the corrected or second number of an animal', async () => {
    const { numbers } = await recalledBatch('L-R9');
    const animal = await register(staff, world);
    for (const property of ['transponder', 'secondTransponder']) {
      const answer = await staff.call('PUT', `/animals/${animal.id}`, {
        version: animal.version,
        [property]: numbers[3],
      });
      expect(faults(answer)).toEqual([`${property} TRANSPONDER_RECALLED`]);
    }
  });

  test('its list › is worked through by the clinic that finds the animals, and by no other', async () => {
    const { recallId } = await recalledBatch('L-R3');
    expect(await casesOf(colleague, recallId)).toEqual([]);
    expect(await figuresOf(colleague, recallId)).toMatchObject({ animals: 0, unused: 0 });
    const [first] = await casesOf(staff, recallId);
    const path = `/recall-cases/${first.id}`;
    expect((await colleague.call('GET', path)).status).toBe(404);
    expect((await colleague.call('PUT', `${path}/close`, { outcome: 'READS' })).status).toBe(404);
    expect(faults(await staff.call('PUT', `${path}/close`, {}))).toEqual(['outcome MISSING_OUTCOME']);
    const done = await staff.call('PUT', `${path}/close`, {
      outcome: 'REPLACED',
      note: 'Novo no lado esquerdo.',
    });
    expect(done.body).toMatchObject({ status: 'DONE', outcome: 'REPLACED', doneUserId: staff.id });
    expect(done.body.doneTimestamp).toEqual(expect.any(String));
    expect((await staff.call('PUT', `${path}/close`, { outcome: 'READS' })).body.data.message).toBe(
      'RECALL_CASE_IS_DONE',
    );
    expect(await figuresOf(operator, recallId)).toMatchObject({
      open: 2,
      done: 1,
      outcomes: { REPLACED: 1 },
    });
    const open = await staff.call('PUT', `${path}/reopen`, {});
    expect(open.body).toMatchObject({
      status: 'OPEN',
      outcome: null,
      note: null,
      doneUserId: null,
      doneTimestamp: null,
    });
    expect((await staff.call('PUT', `${path}/reopen`, {})).body.data.message).toBe('RECALL_CASE_IS_OPEN');
  });

  test('undone › leaves neither cases nor recall, and the numbers can be registered', async () => {
    const { numbers, run, recallId } = await recalledBatch('L-R4');
    expect((await operator.call('PUT', `/operation-runs/${run}/undo`, {})).status).toBe(200);
    await until(operator, run, 'UNDONE');
    expect(await casesOf(operator, recallId)).toEqual([]);
    expect((await operator.call('GET', `/transponder-recalls/${recallId}`)).status).toBe(404);
    const check = await staff.call('POST', `/animals/transponder/validate/${numbers[3]}`, {});
    expect(check.body).toMatchObject({ canRegister: true, recallReason: null });
  });

  test('worked through already › is not undone', async () => {
    const { run, recallId } = await recalledBatch('L-R5');
    const [first] = await casesOf(staff, recallId);
    await staff.call('PUT', `/recall-cases/${first.id}/close`, { outcome: 'READS' });
    await operator.call('PUT', `/operation-runs/${run}/undo`, {});
    await expect.poll(async () => (await figuresOf(operator, recallId)).done, { timeout: 10_000 }).toBe(1);
    expect(await casesOf(operator, recallId)).toHaveLength(3);
  });

  test('of which all numbers were recalled before › refuses each, and makes no further recall', async () => {
    const lot = 'L-REPETIDO';
    const { numbers } = await recalledBatch(lot);
    const run = await prepare(operator, 'recallTransponders', { lot, reason: 'Outra razão.' });
    expect(await until(operator, run, 'READY')).toMatchObject({ changeCount: 0, refusedCount: 4 });
    expect(await recordsOf(operator, run)).toMatchObject(
      numbers.map(() => ({ state: 'REFUSED', code: 'TRANSPONDER_IS_UNUSABLE' })),
    );
    const kept = await server.db.query(sql`select reason from transponder_recall where lot = ${lot}`);
    expect(kept).toEqual([{ reason: REASON }]);
  });

  test('that there is not › has no figures', async () => {
    const { status, body } = await operator.call('GET', '/transponder-recalls/999999/figures');
    expect([status, body.data?.message]).toEqual([404, 'NOT_FOUND']);
  });
});
