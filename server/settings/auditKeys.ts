import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SettingsError } from './error.ts';

/** The keys of the audit's seals. */
export interface AuditKeys {
  /** Signs new seals; absent where only public keys are given, which is enough to verify. */
  readonly signing?: { readonly id: string; readonly key: KeyObject };
  /** The keys whose signatures count, by id: that of the signing key, and earlier ones. */
  readonly trusted: ReadonlyMap<string, KeyObject>;
}

const BLOCK = /-----BEGIN (PRIVATE|PUBLIC) KEY-----[\s\S]+?-----END \1 KEY-----/g;
const WRONG =
  'AUDIT_KEY must be the path of a PEM file, or its text, with one Ed25519 private key and any earlier public keys.';

/** Names a key: the first 16 hex digits of the SHA-256 of its public half. */
const idOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/**
 * Reads the keys from PEM text: at most one private key, and public keys that signed earlier seals.
 * @throws SettingsError when it is anything else; the text itself stays out of the message
 */
export function parseAuditKeys(pem: string): AuditKeys {
  const blocks = pem.replaceAll('\\n', '\n').match(BLOCK) ?? [];
  const trusted = new Map<string, KeyObject>();
  let signing: AuditKeys['signing'];
  for (const block of blocks) {
    const isPrivate = block.startsWith('-----BEGIN PRIVATE');
    try {
      const publicKey = createPublicKey(block);
      if (publicKey.asymmetricKeyType !== 'ed25519' || (isPrivate && signing)) throw new SettingsError(WRONG);
      trusted.set(idOf(publicKey), publicKey);
      if (isPrivate) signing = { id: idOf(publicKey), key: createPrivateKey(block) };
    } catch {
      throw new SettingsError(WRONG);
    }
  }
  if (trusted.size === 0) throw new SettingsError(WRONG);
  return { trusted, ...(signing && { signing }) };
}

/** Reads the setting AUDIT_KEY: PEM text, or the path of a file with it. */
export function readAuditKeys(value: string): AuditKeys {
  if (value.includes('-----BEGIN')) return parseAuditKeys(value);
  let pem: string;
  try {
    pem = readFileSync(value, 'utf8');
  } catch {
    throw new SettingsError('AUDIT_KEY names a file that cannot be read.');
  }
  return parseAuditKeys(pem);
}

/** Where copies of the audit's seals go: a file that gets each one, or an address that is mailed the newest. */
export type SealCopies = { readonly file: string } | { readonly mail: string };

/** Reads the setting AUDIT_SEALS: `mailto:` and an address, or the path of a file. */
export function readSealCopies(value: string): SealCopies {
  if (!/^mailto:/i.test(value)) return { file: value };
  const mail = value.slice('mailto:'.length);
  if (/^[^\s<>@?&,]+@[^\s<>@?&,]+$/.test(mail)) return { mail };
  throw new SettingsError('AUDIT_SEALS must be the path of a file, or mailto: and an e-mail address.');
}
