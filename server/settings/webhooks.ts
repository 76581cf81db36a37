import { SettingsError } from './error.ts';
import { readSecret } from './secret.ts';

/** Where another system is notified of what happens, and the secret that messages to it are signed with. */
export interface WebhookSetting {
  readonly url: string;
  readonly secret: string;
}

/** The addresses that messages are sent to, by what they are about. */
export interface WebhookSettings {
  /** Of charges, refunds and what undoes them: the software that issues invoices. */
  readonly charges: WebhookSetting | undefined;
  /** Whether addresses of entities may be on this machine: of tests alone, never in production. */
  readonly entitiesOnLoopback: boolean;
}

type Read = <T>(name: string, parse: (value: string) => T) => T | undefined;

const readAddress = (production: boolean) => (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && !production);
  if (url && isSafe && url.username === '' && url.hash === '') return url.href;
  throw new SettingsError(
    'CHARGE_WEBHOOK_URL must be an address that starts with https:// and carries no password.',
  );
};

/**
 * Reads the addresses that messages are sent to.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readWebhookSettings(read: Read, production: boolean): WebhookSettings {
  const url = read('CHARGE_WEBHOOK_URL', readAddress(production));
  const secret = read('CHARGE_WEBHOOK_SECRET', readSecret('CHARGE_WEBHOOK_SECRET'));
  const entitiesOnLoopback = !production && read('WEBHOOKS_ON_LOOPBACK', (value) => value === '1') === true;
  if (url === undefined && secret === undefined) return { charges: undefined, entitiesOnLoopback };
  if (url === undefined || secret === undefined)
    throw new SettingsError(
      `${url === undefined ? 'CHARGE_WEBHOOK_URL' : 'CHARGE_WEBHOOK_SECRET'} is missing: address and secret are set together.`,
    );
  return { charges: { url, secret }, entitiesOnLoopback };
}
