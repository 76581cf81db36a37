import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SealCopy } from '../audit/sealStatement.ts';
import type { Db } from '../db/db.ts';
import { BackupError } from './error.ts';
import type { KeyMark } from './keyMarks.ts';

/** The file that makes a folder a backup: it is written last. */
const MANIFEST = 'manifest.json';
/** The layout of the folder; rises when an older version could not read it. */
const FORMAT = 1;

/** The part of a backup that is the database: a folder of `pg_dump`, or the files of the embedded one. */
export const DATABASE = 'database';
/** The part of a backup that came from DATA_DIR: mails that are kept as files. */
export const FILES = 'files';

/** A file of a backup. */
interface Part {
  /** From the backup's folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** What a backup holds, and what it takes to use it. */
export interface Manifest {
  readonly format: number;
  /** The product's version that made it. */
  readonly version: string;
  /** ISO 8601, by the database's clock. */
  readonly takenAt: string;
  readonly engine: Db['engine'];
  /** The last migration of its database. */
  readonly lastMigration: string;
  /** Rows of each table. */
  readonly tables: Readonly<Record<string, number>>;
  /** The newest seal of its audit. */
  readonly seal: SealCopy | null;
  /** The keys that belong to it. None of them is in it. */
  readonly keys: readonly KeyMark[];
  readonly parts: readonly Part[];
}

/** Reads a file and answers its size and hash. */
async function hashed(folder: string, path: string): Promise<Part> {
  const file = join(folder, ...path.split('/'));
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path, bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** Waits until what was written of a file is on the disk. */
async function settle(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== MANIFEST)
    .sort();
}

/** Completes a backup: hashes every file of the folder, and writes the manifest. */
export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, 'format' | 'parts'>,
): Promise<Manifest> {
  const parts: Part[] = [];
  // One after the other: the disk is the limit.
  for (const path of await filesOf(folder)) {
    // eslint-disable-next-line no-await-in-loop
    await settle(join(folder, ...path.split('/')));
    // eslint-disable-next-line no-await-in-loop
    parts.push(await hashed(folder, path));
  }
  const manifest: Manifest = { format: FORMAT, ...facts, parts };
  const draft = join(folder, `${MANIFEST}.part`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, join(folder, MANIFEST));
  return manifest;
}

/**
 * Reads the manifest of a backup.
 * @throws BackupError where the folder holds none, or one of a later layout
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no complete backup: it has no ${MANIFEST}.`);
  });
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch {
    throw new BackupError(`${join(folder, MANIFEST)} cannot be read: it is cut short or was changed.`);
  }
  if (manifest.format !== FORMAT)
    throw new BackupError(
      `The backup was made by version ${manifest.version}, whose layout is not known here.`,
    );
  return manifest;
}

/**
 * Compares every file of a backup with its manifest.
 * @throws BackupError that names the first file that is missing or differs
 */
export async function checkParts(folder: string, { parts }: Manifest): Promise<void> {
  for (const { path, sha256 } of parts) {
    // eslint-disable-next-line no-await-in-loop -- the disk is the limit
    const found = await hashed(folder, path).catch(() => undefined);
    if (!found) throw new BackupError(`The backup lacks ${path}.`);
    if (found.sha256 !== sha256) throw new BackupError(`${path} of the backup is not as it was written.`);
  }
}
