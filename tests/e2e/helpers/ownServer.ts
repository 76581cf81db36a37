import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startServer, type RunningServer } from './server.ts';

let server: RunningServer | undefined;
let folder: string;

/** The server of this file of tests. */
export function ownServer(): RunningServer {
  if (!server) throw new Error('The server is started before the first test of a file.');
  return server;
}

/** Each test file has a server and data of its own: none depends on the changes of another. */
export async function openServer(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'coleira-e2e-'));
  cpSync(inject('template'), folder, { recursive: true });
  server = await startServer(process.cwd(), folder);
}

/** Takes the server and its data away. */
export async function closeServer(): Promise<void> {
  await server?.kill();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
}
