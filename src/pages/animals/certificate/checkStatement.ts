import { SILENCE_MS } from '../../../../dataProvider/client/silence.ts';
import {
  fromBase64url,
  parseFragment,
  signedBytes,
  type Statement,
} from '../../../../resources/animals/certificate/statement.ts';

const STORED = 'coleira.certificateKeys';

interface Key {
  readonly id: string;
  readonly publicKey: string;
}

/** The keys of the last visit; none where there was none, or the device keeps nothing. */
function storedKeys(): readonly Key[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(keys) ? (keys as Key[]) : [];
  } catch {
    return [];
  }
}

/** Fetches the public keys and keeps them for visits without a network. */
export async function keepKeys(): Promise<void> {
  try {
    const answer = await fetch('/api/certificates/keys', { signal: AbortSignal.timeout(SILENCE_MS) });
    if (answer.ok) localStorage.setItem(STORED, JSON.stringify(await answer.json()));
  } catch {
    // The next visit with a network keeps them.
  }
}

/** The result of a check: signed by the register, not signed by it, or impossible to check here. */
export type StatementCheck =
  { readonly kind: 'signed'; readonly statement: Statement } | { readonly kind: 'forged' | 'unknown' };

/** Verifies the statement of a QR code with the kept keys alone. */
export async function checkStatement(fragment: string, code: string): Promise<StatementCheck> {
  const parsed = parseFragment(fragment);
  if (!parsed || parsed.statement.code !== code) return { kind: 'unknown' };
  const { statement, text, signature } = parsed;
  const keys = storedKeys();
  const key = keys.find(({ id }) => id === statement.key);
  // A key that is newer than the last visit cannot be distinguished from a false one.
  if (!key) return { kind: 'unknown' };
  try {
    const algorithm = { name: 'Ed25519' };
    const raw = fromBase64url(key.publicKey);
    const imported = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
    const isSigned = await crypto.subtle.verify(algorithm, imported, signature, signedBytes(text));
    return isSigned ? { kind: 'signed', statement } : { kind: 'forged' };
  } catch {
    return { kind: 'unknown' };
  }
}
