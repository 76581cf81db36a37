import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import forge from 'node-forge';
import { SettingsError } from '../settings/error.ts';
import type { Settings } from '../settings/settings.ts';
import { makeSelfSignedKey } from './selfSigned.ts';
import type { PdfKey } from './signPdf.ts';
import { sha256Of } from '../sha256.ts';

/** The key of the statements in QR codes: Ed25519. */
export interface StatementKey {
  /** The first 8 characters of the SHA-256 of the public key, base64url. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** 32 bytes, base64url. */
  readonly publicKey: string;
}

/** The keys that certificates are issued with. */
export interface SigningKeys {
  readonly pdf: PdfKey;
  readonly statement: StatementKey;
  /** The demonstration's own key, without a guarantee: every certificate says so. */
  readonly isDemonstration: boolean;
}

const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const DEMO_YEARS = 10;

/**
 * The key of the statements follows from that of the PDFs, so that one secret is kept: a new PKCS #12 replaces both.
 * Public keys of earlier ones stay in the database.
 */
function statementKeyOf(key: KeyObject): StatementKey {
  const secret = key.export({ type: 'pkcs8', format: 'der' });
  const seed = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'coleira certificate statement', 32));
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const raw = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-32);
  return {
    id: createHash('sha256').update(raw).digest('base64url').slice(0, 8),
    privateKey,
    publicKey: raw.toString('base64url'),
  };
}

/**
 * Opens a PKCS #12 with one RSA key and its certificates.
 * @throws SettingsError when it is anything else, or the password is wrong
 */
export function openP12(p12: Buffer, password: string): PdfKey {
  try {
    const store = forge.pkcs12.pkcs12FromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(p12.toString('binary'))),
      false,
      password,
    );
    const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids;
    const found = [pkcs8ShroudedKeyBag!, keyBag!].flatMap(
      (bagType) => store.getBags({ bagType })[bagType] ?? [],
    );
    const rsa = found[0]?.key as forge.pki.rsa.PrivateKey;
    const all = (store.getBags({ bagType: certBag! })[certBag!] ?? []).flatMap(({ cert }) => cert ?? []);
    const isOwn = ({ publicKey }: forge.pki.Certificate): boolean =>
      (publicKey as forge.pki.rsa.PublicKey).n?.compareTo(rsa.n) === 0;
    const own = all.filter(isOwn);
    if (found.length !== 1 || own.length === 0) throw new Error('no key with its certificate');
    return {
      key: createPrivateKey(forge.pki.privateKeyToPem(rsa)),
      certificates: [...own, ...all.filter((one) => !isOwn(one))],
    };
  } catch {
    throw new SettingsError(
      'SIGNING_P12 must be a PKCS #12 with one RSA key and its certificate, which SIGNING_PASSWORD opens.',
    );
  }
}

/** Makes a key with a certificate that it signs itself, as PEM. */
async function makeDemoKey(): Promise<string> {
  const { pem, certificate } = await makeSelfSignedKey('Coleira, demonstration', DEMO_YEARS);
  return `${pem}${forge.pki.certificateToPem(certificate)}`;
}

const readDemo = async (file: string): Promise<PdfKey | undefined> => {
  const pem = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (pem === undefined) return undefined;
  const certificate = pem.slice(pem.indexOf('-----BEGIN CERTIFICATE'));
  return { key: createPrivateKey(pem), certificates: [forge.pki.certificateFromPem(certificate)] };
};

async function demoKey({ dataDir }: Pick<Settings, 'dataDir'>): Promise<PdfKey> {
  const file = join(dataDir, 'certificate-key.pem');
  const found = await readDemo(file);
  if (found) return found;
  await mkdir(dataDir, { recursive: true });
  // Of two servers that start at once, one writes the file; both then read it.
  await writeFile(file, await makeDemoKey(), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readDemo(file))!;
}

type KeySettings = Pick<Settings, 'signing' | 'demo' | 'dataDir'>;

const opened = new Map<string, Promise<SigningKeys>>();

async function open(settings: KeySettings): Promise<SigningKeys> {
  const { signing } = settings;
  const pdf = signing ? openP12(signing.p12, signing.password) : await demoKey(settings);
  return { pdf, statement: statementKeyOf(pdf.key), isDemonstration: !signing };
}

/**
 * Returns the keys that certificates are issued with, opened once: those of SIGNING_P12, or, in the demonstration,
 * keys of its own making in DATA_DIR. Undefined without either: nothing is issued.
 */
export async function findSigningKeys(settings: KeySettings): Promise<SigningKeys | undefined> {
  const { signing, demo, dataDir } = settings;
  if (!signing && !demo) return undefined;
  const name = signing ? sha256Of(signing.p12) : dataDir;
  const keys = opened.get(name) ?? open(settings);
  opened.set(name, keys);
  return keys;
}
