import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBare, type Bare } from './bareDatabase.ts';
import type { Place } from './databases.ts';
import type { RecordedStatement } from './recording.ts';

/** The answers of the bare server: by scenario, the statements behind each sample. */
export interface BaselineSetup {
  readonly place: Pick<Place, 'databaseUrl' | 'dataDir'>;
  /** The statement that finds a session, and which of its values is the token's hash. */
  readonly session: RecordedStatement & { readonly hashAt: number };
  readonly audit: RecordedStatement;
  readonly reads: Readonly<Record<string, readonly (readonly RecordedStatement[])[]>>;
  /** The INSERT of one animal; the first value is its transponder. */
  readonly register: RecordedStatement;
}

// The bare server: node:http and the driver. It does what no server of this register can do without (who is
// it, the read, the audit row) and nothing else: no routing, no checks, no permissions, no headers.
process.once('message', (setup: BaselineSetup) => void serve(setup));
// A run that is broken off leaves no server behind.
process.once('disconnect', () => process.exit(0));

async function serve(setup: BaselineSetup): Promise<void> {
  const db = await openBare(setup.place);
  const { session } = setup;
  let transponder = 900_200_000_000_000 + Math.floor(Math.random() * 70_000_000_000);

  async function read(name: string, n: number): Promise<unknown> {
    const samples = setup.reads[name]!;
    let answer: unknown;
    for (const { text, values } of samples[n % samples.length]!) answer = await db.query(text, values);
    await db.query(setup.audit.text, setup.audit.values);
    return answer;
  }
  async function register(): Promise<unknown> {
    return db.transaction(async (tx: Bare) => {
      const rows = await tx.query(setup.register.text, [
        String((transponder += 1)),
        ...setup.register.values.slice(1),
      ]);
      await tx.query(setup.audit.text, setup.audit.values);
      return rows;
    });
  }

  const server = createServer((request, response) => {
    const hash = createHash('sha256')
      .update(request.headers.authorization?.slice(7) ?? '')
      .digest();
    const [, name = '', n = '0'] = request.url!.split('/');
    db.query(session.text, session.values.with(session.hashAt, hash))
      .then(async (sessions) => {
        if (sessions.length === 0) throw new Error('no session');
        const body = JSON.stringify(name === 'register' ? await register() : await read(name, Number(n)));
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        response.end(body);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
    if (request.method === 'POST') request.resume();
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.on('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void db.close().then(() => process.exit(0));
  });
}
