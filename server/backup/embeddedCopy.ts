import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { FolderInUse } from '../db/folderLock.ts';
import { openPglite } from '../db/pglite.ts';
import { logFault } from '../log/logFault.ts';
import { safeSentence } from '../log/safeError.ts';
import { startSchedule, type Schedule } from '../schedule.ts';
import { BackupError } from './error.ts';
import { noteBackup } from './noteBackup.ts';

// The embedded database belongs to one process. A command that wants a copy of it while the server runs asks the server
// by a file in the data folder, and the server answers by another. Only who may read the data anyway can write there.

/** Milliseconds between two looks of the server for a request, and of the command for the answer. */
const LOOK_EVERY_MS = 500;
/** Milliseconds after which a server that has not begun is taken to be busy or an older version. */
const PATIENCE_MS = 30_000;

const wantedFile = (dataDir: string): string => join(dataDir, 'copy-wanted.json');
const answerFile = (dataDir: string, id: string): string => join(dataDir, `copy-${id}.json`);

/** What a command asks of the server. */
interface Wanted {
  readonly id: string;
  /** The empty folder of the backup, absolute. */
  readonly to: string;
}

/** The server's answer; the failure where it could not be done. */
interface Answer {
  readonly state: 'COPYING' | 'DONE' | 'FAILED';
  readonly failure?: string;
}

async function writeWhole(file: string, value: Wanted | Answer): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Notes the backup and copies the database that this process has open. */
async function copyOwn(db: Db, to: string): Promise<void> {
  await noteBackup(db);
  await db.copyTo!(to);
}

/** Makes the copy that a command has asked for, where one has. */
async function answerRequest(db: Db, dataDir: string): Promise<void> {
  const file = wantedFile(dataDir);
  if (!existsSync(file)) return;
  const { id, to } = JSON.parse(await readFile(file, 'utf8')) as Wanted;
  await rm(file);
  const answer = (value: Answer): Promise<void> => writeWhole(answerFile(dataDir, id), value);
  await answer({ state: 'COPYING' });
  try {
    await copyOwn(db, to);
    await answer({ state: 'DONE' });
  } catch (error) {
    await answer({ state: 'FAILED', failure: safeSentence(error) });
  }
}

/** Lets the server of an embedded database answer commands that want a copy of it; nothing on PostgreSQL. */
export function startCopies(db: Db, dataDir: string): Schedule | undefined {
  if (db.copyTo === undefined) return undefined;
  return startSchedule(
    () => answerRequest(db, dataDir),
    LOOK_EVERY_MS,
    (error) => logFault('copies of the embedded database', error),
  );
}

const readAnswer = async (file: string): Promise<Answer | undefined> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Answer) : undefined;

/** Asks the server that has the data folder for a copy, and waits for it. */
async function askServer(dataDir: string, to: string): Promise<void> {
  const id = randomUUID();
  const file = answerFile(dataDir, id);
  await writeWhole(wantedFile(dataDir), { id, to });
  const until = Date.now() + PATIENCE_MS;
  try {
    for (;;) {
      // eslint-disable-next-line no-await-in-loop -- it looks again and again
      const answer = await readAnswer(file);
      if (answer?.state === 'DONE') return;
      if (answer?.state === 'FAILED') throw new BackupError(`The server could not copy: ${answer.failure}`);
      if (!answer && Date.now() > until)
        throw new BackupError('The process that has the data folder does not answer: end it and try again.');
      // eslint-disable-next-line no-await-in-loop
      await delay(LOOK_EVERY_MS);
    }
  } finally {
    await Promise.all([rm(file, { force: true }), rm(wantedFile(dataDir), { force: true })]);
  }
}

/** Copies the embedded database into `db` of a folder, whether a server has it open or none. */
export async function copyEmbedded(dataDir: string, to: string): Promise<void> {
  let db: Db;
  try {
    db = await openPglite({ dataDir });
  } catch (error) {
    if (error instanceof FolderInUse) return askServer(dataDir, to);
    throw error;
  }
  try {
    await copyOwn(db, to);
  } finally {
    await db.close();
  }
}
