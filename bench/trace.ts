import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import type { Db } from '../server/db/db.ts';
import { openMailer } from '../server/mail/mailer.ts';
import { readSettings } from '../server/settings/settings.ts';
import { READ_LIMITS } from './processes.ts';
import { recording, type RecordedStatement } from './recording.ts';

/** The statements of the server for one reading call: the requester, the read, the audit row. */
export interface Trace {
  readonly session: RecordedStatement;
  readonly reads: readonly RecordedStatement[];
  readonly audit: readonly RecordedStatement[];
}

/** Sends each path through the server once, without a network, and returns the statements it ran. */
export async function traceReads(db: Db, token: string, paths: readonly string[]): Promise<readonly Trace[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coleira-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', ...READ_LIMITS });
  const mailer = openMailer(settings);
  const recorded = recording(db);
  const app = await buildApp({ db: recorded, mailer, settings });
  try {
    const traces: Trace[] = [];
    for (const url of paths) {
      recorded.taken();
      const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (statusCode !== 200) throw new Error(`GET ${url} answers ${statusCode}: ${body.slice(0, 300)}`);
      traces.push(parts(recorded.taken()));
    }
    return traces;
  } finally {
    await app.close();
    mailer.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function parts(sent: readonly RecordedStatement[]): Trace {
  const session = sent.find(({ text }) => text.includes('from session s'));
  if (!session) throw new Error('a call was answered without asking who calls');
  const audit = sent.filter(({ text }) => text.includes('insert into audit_log'));
  // Estimated totals are cached for 30 seconds: under load they are not queried.
  const reads = sent.filter(
    (one) => one !== session && !audit.includes(one) && !one.text.startsWith('explain'),
  );
  return { session, reads, audit };
}
