import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../../settings/settings.ts';

type KeySettings = Pick<Settings, 'erasureKey' | 'demo' | 'dataDir'>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** The key that the demonstration makes for itself in DATA_DIR. */
async function demoKey({ dataDir }: KeySettings): Promise<Buffer> {
  const file = join(dataDir, 'erasure-key');
  await mkdir(dataDir, { recursive: true });
  // Of two servers that start at once, one writes the file; both then read it.
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error;
    },
  );
  return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
}

/** Returns the key that seals what the law keeps: that of ERASURE_KEY, or the demonstration's own; else nothing. */
export const findErasureKey = async (settings: KeySettings): Promise<Buffer | undefined> =>
  settings.erasureKey ?? (settings.demo ? demoKey(settings) : undefined);

const boundTo = (ownerId: number): Buffer => Buffer.from(`sealed owner ${ownerId}`);

/** Encrypts what is kept of an owner: AES-256-GCM, nonce and tag before the text; it opens for that owner alone. */
export function seal(key: Buffer, ownerId: number, contents: unknown): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(ownerId));
  const text = Buffer.concat([cipher.update(JSON.stringify(contents), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error when the key is another one, or the contents were changed */
export function unseal(key: Buffer, ownerId: number, sealed: Uint8Array): unknown {
  const bytes = Buffer.from(sealed);
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(boundTo(ownerId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8'),
  ) as unknown;
}
