import { ENTITY_EVENTS } from '../audit/entityEvents.ts';

/** The addresses that messages are sent to, by what they are about. */
export const WEBHOOK_TARGETS = ['CHARGES', 'ENTITY'] as const;
export type WebhookTargetName = (typeof WEBHOOK_TARGETS)[number];

/** What messages say. */
export const WEBHOOK_EVENTS = [
  'CREDITS_CHARGED',
  'CREDITS_REFUNDED',
  'CREDITS_REVERSED',
  'TEST',
  ...ENTITY_EVENTS,
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Why an attempt failed. */
export const WEBHOOK_ERRORS = [
  'NO_ADDRESS',
  'NOT_HTTPS',
  'NOT_PUBLIC',
  'NOT_REACHED',
  'REFUSED',
  'TOO_LARGE',
  'CUT_OFF',
  'STOPPED',
] as const;
export type WebhookError = (typeof WEBHOOK_ERRORS)[number];

/** The header with the second at which a message was signed, since 1970. */
export const WEBHOOK_TIME_HEADER = 'x-coleira-time';
/** The header with the signature: HMAC-SHA256 over `<time>.<body>`, in hexadecimal digits. */
export const WEBHOOK_SIGNATURE_HEADER = 'x-coleira-signature';
/** The header with the id of the message, which stays the same when it is sent again. */
export const WEBHOOK_ID_HEADER = 'x-coleira-message';

/** Seconds between one attempt and the next; after the last one, three days on, a message has failed. */
export const WEBHOOK_WAITS = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 98_640] as const;

/** Hours without a message that was taken, after which nothing more is sent to an address of an entity. */
export const FAILING_HOURS = 24;
