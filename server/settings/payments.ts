import { SettingsError } from './error.ts';
import { readSecret } from './secret.ts';

/** How payments by Multibanco arrive. */
export interface PaymentSettings {
  /** The operator's five digits in the network, or nothing: no references are made. */
  readonly entityCode: string | undefined;
  /** The secret that the provider signs its notices with, or nothing: none is accepted. */
  readonly noticeSecret: string | undefined;
  /** The key that the provider puts into its callbacks, or nothing: none is accepted. */
  readonly callbackKey: string | undefined;
  /** Where the provider is asked whether a payment was made, or nothing: notices are trusted by their signature. */
  readonly confirmUrl: string | undefined;
}

type Read = <T>(name: string, parse: (value: string) => T) => T | undefined;

/** The entity of a demonstration, whose references no cash machine knows. */
const DEMONSTRATION_CODE = '99999';

function readEntityCode(value: string): string {
  if (/^\d{5}$/.test(value)) return value;
  throw new SettingsError(`MULTIBANCO_ENTITY must be five digits, not "${value}".`);
}

const readConfirmUrl = (production: boolean) => (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && !production);
  if (url && isSafe && url.username === '' && url.hash === '') return url.href;
  throw new SettingsError(
    'MULTIBANCO_CONFIRM_URL must be an address that starts with https:// and carries no password.',
  );
};

/**
 * Reads how payments by Multibanco arrive.
 * @throws SettingsError with one sentence that names the wrong one
 */
export function readPaymentSettings(read: Read, production: boolean, demo: boolean): PaymentSettings {
  const noticeSecret = read('MULTIBANCO_NOTICE_SECRET', readSecret('MULTIBANCO_NOTICE_SECRET'));
  const confirmUrl = read('MULTIBANCO_CONFIRM_URL', readConfirmUrl(production));
  if (confirmUrl !== undefined && noticeSecret === undefined)
    throw new SettingsError(
      'MULTIBANCO_NOTICE_SECRET is missing: the questions to MULTIBANCO_CONFIRM_URL are signed with it.',
    );
  return {
    entityCode: read('MULTIBANCO_ENTITY', readEntityCode) ?? (demo ? DEMONSTRATION_CODE : undefined),
    noticeSecret,
    callbackKey: read('MULTIBANCO_CALLBACK_KEY', readSecret('MULTIBANCO_CALLBACK_KEY')),
    confirmUrl,
  };
}
