import { hash, verify } from '@node-rs/argon2';
import { Buffer } from 'node:buffer';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane; about 25 ms. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}`;

// No password has this hash: it is checked where there is no account, so that both take the same time.
export const NOBODY = `$argon2id$v=19$${CURRENT}$${base64(16)}$${base64(32)}`;

function base64(bytes: number): string {
  return Buffer.alloc(bytes, 7).toString('base64').replace(/=+$/, '');
}

/** Returns the stored form of a password: argon2id with today's parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Whether a password belongs to a hash. Takes as long without a hash as with one. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, password).catch(() => false);
  return matches && stored !== null && stored !== undefined;
}

/** Whether a hash was made with other parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(`$argon2id$v=19$${CURRENT}$`);
