import { expect } from 'vitest';
import { startJobs, type RunningJobs } from '../../../../server/modules/work/job/startJobs.ts';
import type { Person, TestServer } from '../../../helpers/server.ts';

/** Starts the jobs of a test server. */
export const startImportJobs = (server: TestServer): RunningJobs =>
  startJobs(server.app.services, undefined, { pollMs: 20 });

/** Uploads a file, and returns its id. */
export async function upload(who: Person, text: string | Buffer, filename = 'ficheiro.csv'): Promise<string> {
  const { status, body } = await who.call(
    'POST',
    `/large-files?filename=${encodeURIComponent(filename)}`,
    Buffer.from(text),
    { 'content-type': 'application/octet-stream' },
  );
  expect([status, body]).toMatchObject([200, { id: expect.any(String) }]);
  return body.id;
}

/** Begins an import of a text, and returns its id. */
export async function begin(
  who: Person,
  kind: string,
  text: string | Buffer,
  source = 'Ficha',
): Promise<number> {
  const fileId = await upload(who, text);
  const { status, body } = await who.call('POST', '/imports', { kind, source, fileId });
  expect([status, body]).toMatchObject([200, { id: expect.any(Number) }]);
  return body.id;
}

/** Reads an import. */
export const importOf = async (who: Person, id: number) => (await who.call('GET', `/imports/${id}`)).body;

/** Waits until an import is in a state, and returns it. */
export async function until(who: Person, id: number, state: string) {
  const ends = new Set([state, 'FAILED']);
  await expect.poll(async () => ends.has((await importOf(who, id)).state), { timeout: 30_000 }).toBe(true);
  expect(await importOf(who, id)).toMatchObject({ state, error: null });
  return importOf(who, id);
}

/** Runs the dry run of an import, and returns it. */
export async function simulate(who: Person, id: number) {
  expect((await who.call('PUT', `/imports/${id}/simulate`)).body).toMatchObject({ state: 'DRY_RUN' });
  return until(who, id, 'READY');
}

/** Begins an import of a text and runs its dry run. */
export async function simulated(who: Person, kind: string, text: string, source?: string) {
  return simulate(who, await begin(who, kind, text, source));
}

/** Runs an import with the number that its dry run has shown. */
export async function run(who: Person, id: number) {
  const { writeCount } = await importOf(who, id);
  expect((await who.call('PUT', `/imports/${id}/start`, { count: writeCount })).body).toMatchObject({
    state: 'RUNNING',
  });
  return until(who, id, 'DONE');
}

/** Undoes an import. */
export async function undo(who: Person, id: number) {
  expect((await who.call('PUT', `/imports/${id}/undo`)).body).toMatchObject({ state: 'UNDOING' });
  return until(who, id, 'UNDONE');
}

/** Returns the first rows of an import. */
export const rowsOf = async (who: Person, id: number, query = '') =>
  (await who.call('GET', `/imports/${id}/rows${query}`)).body.rows;
