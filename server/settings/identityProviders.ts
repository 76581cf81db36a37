import { SettingsError } from './error.ts';

/** An OpenID Connect provider that is trusted to say who a user is. */
export interface ProviderSettings {
  /** Its issuer, to the letter; the register speaks to this host and to no other. */
  readonly issuer: string;
  readonly clientId: string;
  /** None for a public client, which proves itself with PKCE alone. */
  readonly clientSecret: string | undefined;
  readonly scope: string;
}

/** The professional order's provider: who a veterinarian is. */
export interface OrderSettings extends ProviderSettings {
  /** The claim that holds the number under which the order keeps a veterinarian. */
  readonly ballotClaim: string;
}

/** The State's provider: who an owner is. */
export interface StateIdentitySettings extends ProviderSettings {
  /** The claim that holds the tax number. */
  readonly taxNumberClaim: string;
  /** The claim that holds the day of birth, `YYYY-MM-DD`. */
  readonly birthdateClaim: string;
}

type Read = <T>(name: string, parse: (value: string) => T) => T | undefined;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address leads back to this machine. */
export const isLoopback = (url: string): boolean => LOOPBACK.includes(new URL(url).hostname);

function requireIssuer(name: string, value: string, production: boolean): string {
  const isSafe =
    URL.canParse(value) &&
    (new URL(value).protocol === 'https:' ||
      (!production && new URL(value).protocol === 'http:' && isLoopback(value)));
  if (!isSafe) throw new SettingsError(`${name} must be an address that starts with https://.`);
  return value;
}

/** What is read of any provider, under the names of its own settings. */
interface Given {
  readonly issuer: string | undefined;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly scope: string | undefined;
}

/**
 * Puts the settings of a provider together, or nothing where there is no issuer.
 * @throws SettingsError with one sentence that names the wrong one
 */
function provider(
  prefix: 'ORDER' | 'STATE',
  given: Given,
  production: boolean,
): ProviderSettings | undefined {
  const { issuer, clientId, clientSecret, scope = 'openid' } = given;
  if (issuer === undefined) {
    if (clientId === undefined && clientSecret === undefined) return undefined;
    throw new SettingsError(
      `${prefix}_ISSUER is missing: without it ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET mean nothing.`,
    );
  }
  if (clientId === undefined)
    throw new SettingsError(`${prefix}_CLIENT_ID is missing: the provider gives it with the registration.`);
  return { issuer: requireIssuer(`${prefix}_ISSUER`, issuer, production), clientId, clientSecret, scope };
}

/**
 * Reads the order's settings, or nothing where there is no issuer.
 * @param read a setting by its name, where it is set
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readOrderSettings(read: Read, production: boolean): OrderSettings | undefined {
  const given = {
    issuer: read('ORDER_ISSUER', String),
    clientId: read('ORDER_CLIENT_ID', String),
    clientSecret: read('ORDER_CLIENT_SECRET', String),
    scope: read('ORDER_SCOPE', String),
  };
  const found = provider('ORDER', given, production);
  return found && { ...found, ballotClaim: read('ORDER_BALLOT_CLAIM', String) ?? 'ballot_number' };
}

/**
 * Reads the settings of the State's identity provider, or nothing where there is no issuer.
 * @param read a setting by its name, where it is set
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readStateIdentitySettings(
  read: Read,
  production: boolean,
): StateIdentitySettings | undefined {
  const given = {
    issuer: read('STATE_ISSUER', String),
    clientId: read('STATE_CLIENT_ID', String),
    clientSecret: read('STATE_CLIENT_SECRET', String),
    scope: read('STATE_SCOPE', String),
  };
  const found = provider('STATE', given, production);
  return (
    found && {
      ...found,
      taxNumberClaim: read('STATE_TAX_NUMBER_CLAIM', String) ?? 'tax_number',
      birthdateClaim: read('STATE_BIRTHDATE_CLAIM', String) ?? 'birthdate',
    }
  );
}
