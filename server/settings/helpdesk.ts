import { SettingsError } from './error.ts';

/** Where the external helpdesk is, and how it knows the register. */
export interface HelpdeskSettings {
  /** Its address without a slash at the end; nothing else is ever asked. */
  readonly url: string;
  /** The account and key that calls are signed with: `name@example.org/token:key`. */
  readonly credentials: string;
}

type Read = <T>(name: string, parse: (value: string) => T) => T | undefined;

/**
 * Reads the helpdesk's address and credentials: both or neither. The credentials never appear in a message.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readHelpdeskSettings(read: Read, production: boolean): HelpdeskSettings | undefined {
  const url = read('HELPDESK_URL', (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && !production);
    if (!parsed || !isSafe || parsed.username !== '' || parsed.search !== '' || parsed.hash !== '')
      throw new SettingsError(
        'HELPDESK_URL must be an address that starts with https:// and carries no password.',
      );
    return parsed.href.replace(/(?<!\/)\/+$/, '');
  });
  const credentials = read('HELPDESK_CREDENTIALS', (value) => {
    if (!/^[^\s:]+:\S+$/.test(value))
      throw new SettingsError('HELPDESK_CREDENTIALS must be an account and its key with a colon between.');
    return value;
  });
  if (url === undefined && credentials === undefined) return undefined;
  if (url === undefined || credentials === undefined)
    throw new SettingsError('HELPDESK_URL and HELPDESK_CREDENTIALS go together: set both or neither.');
  return { url, credentials };
}
