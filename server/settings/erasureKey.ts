import { readFileSync } from 'node:fs';
import { SettingsError } from './error.ts';

const WRONG =
  'ERASURE_KEY must be 64 hexadecimal digits, or the path of a file with them: openssl rand -hex 32';

/**
 * Reads the key under which the register seals what the law keeps of an erased owner: 32 bytes.
 * @throws SettingsError when it is anything else; the text itself stays out of the message
 */
export function readErasureKey(value: string): Buffer {
  const isKey = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);
  if (isKey(value)) return Buffer.from(value, 'hex');
  let text: string;
  try {
    text = readFileSync(value, 'utf8').trim();
  } catch {
    throw new SettingsError(WRONG);
  }
  if (!isKey(text)) throw new SettingsError(WRONG);
  return Buffer.from(text, 'hex');
}
