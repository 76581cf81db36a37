import { join } from 'node:path';
import { copyData, type DataCopy } from './copies.ts';
import { openHosted } from './hostedServer.ts';
import { SUPPORT_EMAIL, type RunningServer } from './server.ts';

/** The server of a file of tests, with what starting it again needs. */
interface OwnServer extends RunningServer {
  readonly copy: DataCopy;
}

let server: OwnServer | undefined;

/** The server of this file of tests. */
export function ownServer(): OwnServer {
  if (!server) throw new Error('The server is started before the first test of a file.');
  return server;
}

/** Each test file has a server and data of its own: none depends on the changes of another. */
export async function openServer(): Promise<void> {
  const copy = await copyData();
  const settings = { SUPPORT_EMAIL, ...copy.settings };
  server = { ...(await openHosted(join(copy.folder, 'data'), settings)), copy };
}

/** Takes the server and its data away. */
export async function closeServer(): Promise<void> {
  await server?.stop();
  await server?.copy.remove();
  server = undefined;
}
