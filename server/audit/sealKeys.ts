import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAuditKeys, type AuditKeys } from '../settings/auditKeys.ts';
import type { Settings } from '../settings/settings.ts';

/** The file of the key that the demonstration makes for itself. */
const keyFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'audit-key.pem');

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

const readOwn = async (settings: Pick<Settings, 'dataDir'>): Promise<AuditKeys | undefined> => {
  try {
    return parseAuditKeys(await readFile(keyFile(settings), 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

type KeySettings = Pick<Settings, 'auditKeys' | 'dataDir' | 'demo'>;

/** Returns the keys that seals are verified with; makes none. */
export const findSealKeys = async (settings: KeySettings): Promise<AuditKeys | undefined> =>
  settings.auditKeys ?? (settings.demo ? readOwn(settings) : undefined);

/**
 * Returns the keys that seals are signed with: those of AUDIT_KEY, or, in the demonstration, a key of its own making
 * in DATA_DIR. Without either, seals are not signed.
 */
export async function openSealKeys(settings: KeySettings): Promise<AuditKeys | undefined> {
  const found = await findSealKeys(settings);
  if (found || !settings.demo) return found;
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await mkdir(settings.dataDir, { recursive: true });
  // Of two servers that start at once, one writes the file; both then read it.
  await writeFile(keyFile(settings), pem, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
  });
  return readOwn(settings);
}

/** Says at the start what is missing where the seals of the audit are not signed; nothing where they are. */
export const sealWarning = (keys: AuditKeys | undefined): string | undefined =>
  keys?.signing
    ? undefined
    : 'The seals of the audit are not signed, because AUDIT_KEY holds no private key: whoever owns the database can ' +
      'rewrite the audit and its seals without a trace. Make a key with: npm run make:keys -- FOLDER';
