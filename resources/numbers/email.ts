import { cleanNumber } from './cleanText.ts';

/** The form of an address to which the register sends, in lower case. */
export const EMAIL = /^[^\s@<>(),;:"[\]\\]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/;

/** Characters that an address may have at most. */
export const EMAIL_MAX = 254;

/** An address as it is kept: small letters, without spaces around it and marks that are not seen. */
export const cleanEmail = (text: string): string => cleanNumber(text).toLowerCase();

/** Whether a text is such an address once its ends are trimmed and its letters small, as every address is kept. */
export function isEmail(text: string): boolean {
  const address = cleanEmail(text);
  return address.length <= EMAIL_MAX && EMAIL.test(address);
}

/** An address by its first letter and its domain: 'joana.silva@example.pt' is read as 'j…@example.pt'. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(at, 0));
  return `${first}…${at < 0 ? '' : address.slice(at)}`;
}

/** The top-level domain to which no mail can be sent (RFC 2606). */
const UNDELIVERABLE = '.invalid';

/** What stands in place of the address of an owner's account that has none: nothing is mailed to it. */
export const accountWithoutEmail = (ownerId: number): string =>
  `sem-email-${ownerId}@coleira${UNDELIVERABLE}`;

/** Whether an address is one that no mail can be sent to. */
export const isUndeliverable = (address: string): boolean => address.toLowerCase().endsWith(UNDELIVERABLE);
