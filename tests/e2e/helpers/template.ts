import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { testDatabaseUrl } from '../../helpers/database.ts';
import { createDatabase, databaseAt, dropDatabase, onServer } from '../../helpers/serverDatabases.ts';
import { startServer, SUPPORT_EMAIL } from './server.ts';

/** Lets the built server load its demonstration once; that takes longer than all that follows. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'coleira-e2e-'));
  const server = testDatabaseUrl;
  const name = `coleira_e2e_template_${process.pid}`;
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    if (server) await onServer(server, (admin) => dropDatabase(admin, name));
  };
  try {
    if (server) await onServer(server, (admin) => createDatabase(admin, name));
    const settings = { SUPPORT_EMAIL, ...(server && { DATABASE_URL: databaseAt(server, name) }) };
    const running = await startServer(project.config.root, folder, settings);
    await running.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('template', { folder, ...(server && { database: { server, name } }) });
  return remove;
}
