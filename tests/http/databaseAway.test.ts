import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openDb } from '../../server/db/open.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { testDatabaseUrl } from '../helpers/database.ts';

/** A cable between register and database that a test can pull. */
class Cable {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;

  constructor(private readonly target: URL) {}

  async plugIn(): Promise<void> {
    this.server = createServer((near) => {
      const far = createConnection(Number(this.target.port || 5432), this.target.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }
      near.pipe(far).pipe(near);
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async pull(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    this.server?.close();
    if (this.server) await once(this.server, 'close');
  }
}

// The embedded database is part of the process: it cannot be away.
describe.runIf(testDatabaseUrl)('while the database is away', () => {
  let cable: Cable;
  let url: string;
  beforeAll(async () => {
    const target = new URL(testDatabaseUrl!);
    cable = new Cable(new URL(testDatabaseUrl!));
    await cable.plugIn();
    target.hostname = '127.0.0.1';
    target.port = String(cable.port);
    url = target.href;
  });
  afterAll(() => cable.pull());

  it('every call says so with the time to come back, and the register is there again by itself', async () => {
    const settings = readSettings({ DATABASE_URL: url, DEMO: '0' });
    const db = await openDb(settings);
    const app = await buildApp({ db, mailer: openMailer(settings), settings });
    const health = () => app.inject({ method: 'GET', url: '/api/health' });
    expect((await health()).statusCode).toBe(200);
    await cable.pull();
    for (const path of ['/api/health', '/api/auth/session']) {
      const answer = await app.inject({
        method: 'GET',
        url: path,
        headers: { authorization: `Bearer ${'x'.repeat(43)}` },
      });
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toEqual({ data: { message: 'DATABASE_AWAY' } });
    }
    await cable.plugIn();
    await expect.poll(async () => (await health()).statusCode, { timeout: 5000 }).toBe(200);
    await app.close();
    await db.close();
  });
});
