import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkOperations } from '../../../../resources/generated/bulkOperations.ts';
import { allows, type Access } from '../../../../resources/kit/access.ts';
import type { AnyBulkOperation } from '../../../../resources/kit/bulkOperation.ts';
import { PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import type { Field } from '../../../../resources/kit/fields.ts';
import { modules } from '../../../../resources/schemas.ts';
import { packagePath } from '../../../../server/paths.ts';
import { makeActor } from '../../../helpers/actor.ts';
import { testDatabaseUrl } from '../../../helpers/database.ts';
import { testServer, type Person, type TestServer } from '../../../helpers/server.ts';
import { makeRecord, setColumns } from '../../../kit/records.ts';
import { makeTemplate, recordsOf, runOf } from './bulk.ts';

type Values = Readonly<Record<string, unknown>>;

/** Records of each operation: three batches of the worker. */
const RECORDS = 12;

/** Makes what references of an example stand for: 1 a first record, 2 a second one. */
function makerOf(server: TestServer) {
  const made = new Map<string, Promise<number>>();
  const recordOf = (module: string, number: unknown): Promise<number> => {
    const key = `${module} ${String(number)}`;
    const one = made.get(key) ?? makeRecord(server.db, module);
    made.set(key, one);
    return one;
  };
  return async (fields: Readonly<Record<string, Field>>, values: Values): Promise<Values> => {
    const all: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      const to = fields[name]?.to;
      all[name] = to === undefined || value === null ? value : await recordOf(to, value);
    }
    return all;
  };
}

/** A process that works on operations. */
function startWorker(url: string) {
  const file = packagePath('tests/modules/work/operationRun/bulkWorker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const batches = createInterface({ input: child.stdout! });
  return {
    child,
    /** Resolves once the next batch with records is done. */
    batch: () =>
      new Promise<void>((resolve) => {
        const look = (done: string) => {
          if (Number(done) === 0) return;
          batches.off('line', look);
          resolve();
        };
        batches.on('line', look);
      }),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe.runIf(testDatabaseUrl)('bulk operation whose servers are killed in the middle', () => {
  let server: TestServer;
  let who: Person;
  beforeAll(async () => {
    server = await testServer();
    who = await server.person({ permissions: [...PERMISSIONS], profile: { name: 'operator' } });
  });
  afterAll(() => server.close());

  let worker: ReturnType<typeof startWorker> | undefined;
  afterAll(async () => {
    if (worker) await kill(worker.child);
  });

  /** Waits until a server has ended the work. */
  async function until(id: number, state: string) {
    worker ??= startWorker((server.db as { readonly url?: string }).url!);
    await expect
      .poll(async () => (await runOf(who, id)).state, { timeout: 60_000, interval: 100 })
      .toBe(state);
  }

  /** Lets the server die after its next batch, and another end the work. */
  async function withKilledServer(id: number, state: string) {
    await worker!.batch();
    await kill(worker!.child);
    worker = undefined;
    await until(id, state);
  }

  async function prepared(operation: AnyBulkOperation) {
    const fill = makerOf(server);
    const module = modules.find(({ name }) => name === operation.of)!;
    const parameters = await fill(operation.parameters, operation.example.parameters);
    const values = await fill(module.fields, operation.example.record);
    const ids: number[] = [];
    for (let n = 0; n < RECORDS; n += 1) {
      const id = await makeRecord(server.db, operation.of);
      await setColumns(server.db, module.table, id, values);
      ids.push(id);
    }
    const rows = () =>
      server.db.query<Values & { version: number }>(
        sql`select * from ${raw(module.table)} where id = any(${ids}::bigint[]) order by id`,
      );
    return { ids, rows, parameters };
  }

  it.each(bulkOperations.map((one) => [one.name, one] as const))(
    '%s › changes each record once, and undoes each once',
    async (name, operation) => {
      const { ids, rows, parameters } = await prepared(operation);
      const before = await rows();
      const templateId = await makeTemplate(who, name);
      const { body } = await who.call('POST', '/operation-runs', { templateId, parameters });
      const id: number = body.id;
      await until(id, 'READY');
      expect(await rows()).toEqual(before);
      const records = await recordsOf(who, id);
      const shown = records.filter((one: { id: number; state: string }) => ids.includes(one.id));
      expect(shown.map((one: { state: string }) => one.state)).toEqual(Array(RECORDS).fill('WILL_CHANGE'));
      const { changeCount: count } = await runOf(who, id);
      const killed = withKilledServer(id, 'DONE');
      expect((await who.call('PUT', `/operation-runs/${id}/start`, { count })).status).toBe(200);
      await killed;
      expect(await runOf(who, id)).toMatchObject({ changedCount: count, failedCount: 0 });
      const changed = await rows();
      const step = operation.onlyMails ? 0 : 1;
      expect(changed.map(({ version }) => version)).toEqual(before.map(({ version }) => version + step));
      if (!operation.isUndoable) {
        const { body: refused } = await who.call('PUT', `/operation-runs/${id}/undo`);
        expect(refused.data.message).toBe('BULK_NOT_UNDOABLE');
        return;
      }
      const killedAgain = withKilledServer(id, 'UNDONE');
      expect((await who.call('PUT', `/operation-runs/${id}/undo`)).status).toBe(200);
      await killedAgain;
      // Who saved a record last, and when, is true of the undoing too.
      const OF_SAVE = new Set(['version', 'lastUpdateTimestamp', 'lastUpdatedById', 'searchText']);
      const plain = (row: Values) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !OF_SAVE.has(column)));
      const undone = await rows();
      expect(undone.map(plain)).toEqual(before.map(plain));
      expect(undone.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 2));
    },
    120_000,
  );

  it('declared › asks for rights beside RUN_OPERATION, of the operator alone', () => {
    const clinic = makeActor({ permissions: [...PERMISSIONS] });
    const runner = makeActor({ permissions: ['RUN_OPERATION'], isOperator: true });
    const open = (requires: Access) => allows(requires, clinic) || allows(requires, runner);
    expect(bulkOperations.filter(({ requires }) => open(requires)).map(({ name }) => name)).toEqual([]);
  });
});
