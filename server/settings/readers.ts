import { isIP } from 'node:net';
import { SettingsError } from './error.ts';
import type { ScannerAddress } from './scanner.ts';

// Each takes the text of one setting and gives its value, or the sentence that stops the start.

export function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

export function readUrl(name: string, value: string, protocols: string[]): string {
  const allowed = protocols.map((protocol) => `${protocol}//`).join(' or ');
  // The value itself stays out of the sentence: it may carry a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new SettingsError(`${name} must be an address that starts with ${allowed}.`);
  }
  return value;
}

export function readSwitch(name: string, value: string): boolean {
  if (['1', 'true', 'on', 'yes'].includes(value.toLowerCase())) return true;
  if (['0', 'false', 'off', 'no'].includes(value.toLowerCase())) return false;
  throw new SettingsError(`${name} must be 1 or 0, not "${value}".`);
}

function isNetwork(value: string): boolean {
  const [address = '', bits, more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

export function readTrustProxy(value: string): false | number | string[] {
  if (/^\d{1,2}$/.test(value)) return value === '0' ? false : Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  throw new SettingsError(
    'TRUST_PROXY must be a number of proxies, or addresses and networks separated by commas.',
  );
}

export function readMailFrom(value: string): string {
  if (/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value)) return value;
  throw new SettingsError(
    'MAIL_FROM must be an e-mail address, or a name with the address in angle brackets.',
  );
}

export function readSupportEmail(value: string): string {
  if (/^[^\s<>@?&,]+@[^\s<>@?&,]+$/.test(value)) return value;
  throw new SettingsError('SUPPORT_EMAIL must be an e-mail address.');
}

export function readSecurityContact(value: string): string {
  if (/^[^\s<>@?&,]+@[^\s<>@?&,]+$/.test(value) || /^https:\/\/[^\s<>"]+$/.test(value)) return value;
  throw new SettingsError('SECURITY_CONTACT must be an e-mail or an HTTPS address.');
}

export function readHost(value: string): string {
  if (isIP(value) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value)) return value;
  throw new SettingsError(`HOST must be a host name or an IP address, not "${value}".`);
}

export function readScanner(value: string): ScannerAddress {
  const network = /^tcp:\/\/(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+):(\d{1,5})$/.exec(value);
  if (network?.[1] && Number(network[2]) > 0 && Number(network[2]) <= 65535) {
    return { host: network[1].replace(/^\[|\]$/g, ''), port: Number(network[2]) };
  }
  const [, path] = /^unix:\/\/(\/.+)$/.exec(value) ?? [];
  if (path) return { path };
  throw new SettingsError('SCANNER must be tcp://host:port or unix:///path of a clamd.');
}

export function readProductToken(value: string): string {
  if (/^[A-Z][A-Z0-9_]{0,39}$/.test(value)) return value;
  throw new SettingsError(
    'PRODUCT_TOKEN must be up to 40 upper-case letters, digits and underscores, a letter first.',
  );
}

export function readStalledAnswerSeconds(value: string): number {
  if (/^\d{1,4}(\.\d{1,3})?$/.test(value) && Number(value) > 0) return Number(value);
  throw new SettingsError(
    `STALLED_ANSWER_SECONDS must be a number above 0 and below 10,000, not "${value}".`,
  );
}

/** Origins separated by spaces or commas: `https://www.example.org`. */
export function readOrigins(value: string): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean);
  const isOrigin = (text: string): boolean =>
    URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
  if (origins.every(isOrigin)) return origins;
  throw new SettingsError(
    'FORM_EMBEDDERS must be addresses without a path, separated by spaces: https://www.example.org.',
  );
}
