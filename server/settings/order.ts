import { SettingsError } from './error.ts';

/** The professional order's OpenID Connect provider: who is trusted to say who a veterinarian is. */
export interface OrderSettings {
  /** Its issuer, to the letter; the register speaks to this host and to no other. */
  readonly issuer: string;
  readonly clientId: string;
  /** None for a public client, which proves itself with PKCE alone. */
  readonly clientSecret: string | undefined;
  /** The claim that holds the number under which the order keeps a veterinarian. */
  readonly ballotClaim: string;
  readonly scope: string;
}

type Read = <T>(name: string, parse: (value: string) => T) => T | undefined;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address leads back to this machine. */
export const isLoopback = (url: string): boolean => LOOPBACK.includes(new URL(url).hostname);

function readIssuer(value: string, production: boolean): string {
  const isSafe =
    URL.canParse(value) &&
    (new URL(value).protocol === 'https:' ||
      (!production && new URL(value).protocol === 'http:' && isLoopback(value)));
  if (!isSafe) throw new SettingsError('ORDER_ISSUER must be an address that starts with https://.');
  return value;
}

/**
 * Reads the order's settings, or nothing where there is no issuer.
 * @param read a setting by its name, where it is set
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readOrderSettings(read: Read, production: boolean): OrderSettings | undefined {
  const issuer = read('ORDER_ISSUER', (value) => readIssuer(value, production));
  const clientId = read('ORDER_CLIENT_ID', String);
  const clientSecret = read('ORDER_CLIENT_SECRET', String);
  if (issuer === undefined) {
    if (clientId === undefined && clientSecret === undefined) return undefined;
    throw new SettingsError(
      'ORDER_ISSUER is missing: without it ORDER_CLIENT_ID and ORDER_CLIENT_SECRET mean nothing.',
    );
  }
  if (clientId === undefined)
    throw new SettingsError('ORDER_CLIENT_ID is missing: the order gives it with the registration.');
  return {
    issuer,
    clientId,
    clientSecret,
    ballotClaim: read('ORDER_BALLOT_CLAIM', String) ?? 'ballot_number',
    scope: read('ORDER_SCOPE', String) ?? 'openid',
  };
}
