import { readFileSync } from 'node:fs';
import { SettingsError } from './error.ts';

/** The key that certificates are signed with, as it is given. */
export interface SigningSettings {
  /** A PKCS #12 with one RSA key and its certificates. */
  readonly p12: Buffer;
  readonly password: string;
}

type Read = <T>(name: string, parse: (value: string) => T) => T | undefined;

/**
 * Reads the key of the certificates; whether its password opens it is seen where it is opened.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readSigningSettings(read: Read): SigningSettings | undefined {
  const p12 = read('SIGNING_P12', (path) => {
    try {
      return readFileSync(path);
    } catch {
      throw new SettingsError('SIGNING_P12 names a file that cannot be read.');
    }
  });
  const password = read('SIGNING_PASSWORD', String);
  if (!p12 && password !== undefined)
    throw new SettingsError('SIGNING_P12 is missing: without it SIGNING_PASSWORD means nothing.');
  return p12 && { p12, password: password ?? '' };
}
