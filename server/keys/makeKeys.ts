import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import forge from 'node-forge';
import { makeSelfSignedKey } from '../certificates/selfSigned.ts';
import type { Settings } from '../settings/settings.ts';

/** Years for which the certificate is valid that comes with a new key. */
const CERTIFICATE_YEARS = 5;

/** A folder in which no keys are made; its message says why. */
export class KeyFolderError extends Error {}

/** A file with a key, and the settings that name it. */
export interface MadeKey {
  readonly file: string;
  /** Whether the file was there before: it stays as it is. */
  readonly isKept: boolean;
  readonly settings: Readonly<Record<string, string>>;
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** A key that signs certificates, with a certificate of its own, and the new password that opens it. */
async function makeSigningKey(): Promise<{ readonly bytes: Buffer; readonly password: string }> {
  const { key, certificate } = await makeSelfSignedKey('Coleira', CERTIFICATE_YEARS);
  const password = randomBytes(18).toString('base64url');
  const store = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256' });
  return { bytes: Buffer.from(forge.asn1.toDer(store).getBytes(), 'binary'), password };
}

/**
 * Makes the keys of audit, certificates and erasure in a folder, each in a file that its owner alone reads. A file that
 * is there stays.
 * @throws KeyFolderError for a folder in or around DATA_DIR, where the owner of the database would read them
 */
export async function makeKeys(
  folder: string,
  { dataDir }: Pick<Settings, 'dataDir'>,
): Promise<readonly MadeKey[]> {
  const path = resolve(folder);
  const within = relative(dataDir, path);
  if (within === '' || (!within.startsWith('..') && !isAbsolute(within)))
    throw new KeyFolderError(
      `${path} lies in DATA_DIR: whoever owns the database would read the keys. Name another folder.`,
    );
  await mkdir(path, { recursive: true, mode: 0o700 });
  const make = async (
    name: string,
    setting: string,
    contents: () => Promise<{ bytes: Buffer | string; more?: Readonly<Record<string, string>> }>,
  ): Promise<MadeKey> => {
    const file = join(path, name);
    const isKept = await isThere(file);
    if (isKept) return { file, isKept, settings: { [setting]: file } };
    const { bytes, more } = await contents();
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
    return { file, isKept, settings: { [setting]: file, ...more } };
  };
  return [
    await make('audit-key.pem', 'AUDIT_KEY', async () => ({
      bytes: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    })),
    await make('certificates.p12', 'SIGNING_P12', async () => {
      const { bytes, password } = await makeSigningKey();
      return { bytes, more: { SIGNING_PASSWORD: password } };
    }),
    await make('erasure-key', 'ERASURE_KEY', async () => ({ bytes: randomBytes(32).toString('hex') })),
  ];
}
