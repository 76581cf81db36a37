import { appendFile, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../db/db.ts';
import { enqueueMail } from '../jobs/mail.ts';
import { composeMail } from '../mail/texts.ts';
import type { Settings } from '../settings/settings.ts';
import type { SealCopy } from './sealStatement.ts';

type CopySettings = Pick<Settings, 'dataDir' | 'sealCopies' | 'publicUrl'>;

/** Milliseconds between two mails: the newest seal stands for all before it. */
const MAIL_EVERY_MS = 60 * 60_000;
/** Bytes at the end of the file of copies that hold its last line. */
const TAIL_BYTES = 16 * 1024;

/** The file in DATA_DIR that holds the newest seal that this server has made. */
export const newestFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  join(dataDir, 'audit-newest-seal.json');

/** Writes the newest seal beside the database. */
export async function noteNewestSeal(settings: Pick<Settings, 'dataDir'>, newest: SealCopy): Promise<void> {
  const file = newestFile(settings);
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(`${file}.part`, `${JSON.stringify(newest)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** A seal that stands outside the database, and where. */
export interface NotedSeal {
  readonly hash: string;
  readonly source: string;
}

/**
 * Keeps seals outside the database: the newest in DATA_DIR, and, where AUDIT_SEALS says so, each in a file or the
 * newest by mail, once an hour at most.
 */
export class SealKeeper {
  private mailedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: Db,
    private readonly settings: CopySettings,
  ) {}

  async keep(seal: SealCopy): Promise<void> {
    const { sealCopies } = this.settings;
    const line = JSON.stringify(seal);
    if (sealCopies && 'file' in sealCopies) {
      await mkdir(dirname(sealCopies.file), { recursive: true });
      await appendFile(sealCopies.file, `${line}\n`, { mode: 0o600 });
    }
    if (sealCopies && 'mail' in sealCopies) await this.mail(sealCopies.mail, line);
    await noteNewestSeal(this.settings, seal);
  }

  private async mail(to: string, seal: string): Promise<void> {
    const now = performance.now();
    if (now - this.mailedAt < MAIL_EVERY_MS) return;
    const target = { to, language: null, publicUrl: this.settings.publicUrl };
    await this.db.transaction((tx) => enqueueMail(tx, composeMail('auditSeal', target, { seal }), 'NOTICE'));
    this.mailedAt = now;
  }
}

/** The hash in a line that was kept, or nothing where the line is none of ours or was cut short. */
function hashIn(line: string): string | undefined {
  try {
    const { hash } = JSON.parse(line) as { hash?: unknown };
    return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) ? hash : undefined;
  } catch {
    return undefined;
  }
}

async function tailOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const absent = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

/** Returns the newest seals that were kept outside the database, by DATA_DIR and by the file of AUDIT_SEALS. */
export async function findNotedSeals(settings: CopySettings): Promise<readonly NotedSeal[]> {
  const { sealCopies } = settings;
  const newest = newestFile(settings);
  const noted = [{ source: newest, text: await readFile(newest, 'utf8').catch(absent) }];
  if (sealCopies && 'file' in sealCopies)
    noted.push({ source: sealCopies.file, text: await tailOf(sealCopies.file).catch(absent) });
  return noted.flatMap(({ source, text = '' }) => {
    const hash = text
      .split('\n')
      .flatMap((line) => hashIn(line) ?? [])
      .at(-1);
    return hash === undefined ? [] : [{ hash, source }];
  });
}
