import sql from 'sql-template-tag';
import { expect } from 'vitest';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import { makeRecord, setColumns } from '../../../kit/records.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';

type Values = Readonly<Record<string, unknown>>;

/** The rights that the shipped operations on animals need. */
export const OPERATOR = {
  permissions: [
    'RUN_OPERATION',
    'MANAGE_OPERATION_TEMPLATES',
    'READ_ANIMAL',
    'LOCK_ANIMAL',
    'WRITE_ANIMAL_PROTECTED_FIELDS',
    'WRITE_ANIMAL_CHARS_GROUP_1',
    'WRITE_ANIMAL_CHARS_GROUP_2',
    'WRITE_ANIMAL_NAME',
  ],
  profile: { name: 'operator' },
} as const;

/** Starts the jobs of a test server. */
export const startBulkJobs = (server: TestServer): RunningJobs =>
  startJobs(server.app.services, undefined, { pollMs: 20 });

/** Makes an animal with a transponder. */
export async function makeAnimal(
  server: TestServer,
  transponder: string,
  values: Values = {},
): Promise<number> {
  const id = await makeRecord(server.db, 'animal');
  await setColumns(server.db, 'animal', id, { transponder, ...values });
  return id;
}

let templates = 0;

/** Makes a template of an operation, and returns its id. */
export async function makeTemplate(who: Person, operation: string, parameters: Values = {}): Promise<number> {
  templates += 1;
  const { status, body } = await who.call('POST', '/operation-templates', {
    name: `Modelo ${templates}`,
    operation,
    parameters,
  });
  expect([status, body]).toMatchObject([201, { operation }]);
  return body.id;
}

/** Starts the dry run of an operation, and returns the id of the run. */
export async function prepare(who: Person, operation: string, parameters: Values): Promise<number> {
  const templateId = await makeTemplate(who, operation);
  const { status, body } = await who.call('POST', '/operation-runs', { templateId, parameters });
  expect([status, body]).toMatchObject([200, { id: expect.any(Number) }]);
  return body.id;
}

/** Reads a run. */
export const runOf = async (who: Person, id: number) => (await who.call('GET', `/operation-runs/${id}`)).body;

/** Waits until a run is in a state, and returns it. */
export async function until(who: Person, id: number, state: string) {
  await expect.poll(async () => (await runOf(who, id)).state, { timeout: 20_000 }).toBe(state);
  return runOf(who, id);
}

/** Confirms a run with the number that its dry run has shown. */
export const start = async (who: Person, id: number) =>
  who.call('PUT', `/operation-runs/${id}/start`, { count: (await runOf(who, id)).changeCount });

/** Returns the records of a run, of all pages. */
export async function recordsOf(who: Person, id: number) {
  const path = `/operation-runs/${id}/records?itemsPerPage=50`;
  const { content, totalPages } = (await who.call('GET', path)).body;
  const records = [...content];
  for (let page = 1; page < totalPages; page += 1)
    records.push(...(await who.call('GET', `${path}&currentPage=${page}`)).body.content);
  return records;
}

/** Returns columns of a row. */
export const rowOf = async (server: TestServer, id: number) =>
  (
    await server.db.query<Values>(
      sql`select is_locked, lock_reason, color, version from animal where id = ${id}`,
    )
  )[0];
