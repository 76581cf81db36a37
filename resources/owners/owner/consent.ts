import { z } from 'zod';
import { anyOf, ownerAccount, veterinarian } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idText } from '../../kit/values/ids.ts';
import { requiredText } from '../../access/session/shapes.ts';
import { OWNER_GROUNDS } from './grounds.ts';
import { describe } from '../../kit/values/described.ts';
import { EXAMPLE_KNOWN_NIF } from '../../kit/values/exampleValue.ts';

/** The ways in which a code reaches an owner: mailed to the proven email, or shown in the owner's account. */
export const CONSENT_WAYS = ['EMAIL', 'ACCOUNT'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** Minutes for which a code can be entered, and wrong ones after which it cannot. */
export const CONSENT_MINUTES = 15;
export const MAX_CONSENT_TRIES = 5;
/** Codes that an entity may ask of one owner in a day. */
export const CONSENT_CODES_A_DAY = 5;

/** Who may ask an owner for consent: who reads the owners of the entity. */
export const ASK_CONSENT = anyOf('READ_OWNER', veterinarian);

/** Where the code is to go; where it is left out, the email, if that is proven. */
export const consentWay = z.enum(CONSENT_WAYS).nullish();

/** A code on its way to the owner. */
export const askedConsent = z.object({
  /** Bound to the entity and the owner; the code counts for nothing without it. */
  token: z.string(),
  way: z.enum(CONSENT_WAYS),
  /** The email, masked. */
  sentTo: z.string().nullable(),
  /** Whether the code can go the other way too. */
  otherWay: z.enum(CONSENT_WAYS).nullable(),
  endTimestamp: z.iso.datetime(),
});
export type AskedConsent = z.output<typeof askedConsent>;

export const CONSENT_REFUSALS = [
  'CONSENT_NEEDS_ENTITY',
  'OWNER_IS_OPEN',
  'CONSENT_UNREACHABLE',
  'OWNER_IS_LOCKED',
  'OWNER_IS_ERASED',
  'TOO_MANY_REQUESTS',
] as const;

export const askConsent = defineCall({
  name: 'askConsent',
  method: 'POST',
  path: '/owner-consents',
  access: ASK_CONSENT,
  failure: 'ERROR',
  summary:
    'Asks the owner with a tax number to open the own record to the entity of the caller: a code of six digits goes to the proven email, or is shown in the account',
  body: z.strictObject({
    vatNumber: describe(requiredText('MISSING_VAT_NUMBER', 30), { example: EXAMPLE_KNOWN_NIF }),
    country: z
      .string()
      .trim()
      .max(2)
      .regex(/^[A-Za-z]{2}$/)
      .nullish(),
    way: consentWay,
  }),
  answer: askedConsent,
  errors: [...CONSENT_REFUSALS, 'OWNER_NOT_FOUND'],
  once: true,
  limit: { max: 20, seconds: 3600 },
});

export const giveConsent = defineCall({
  name: 'giveConsent',
  method: 'POST',
  path: '/owner-consents/give',
  access: ASK_CONSENT,
  failure: 'ERROR',
  summary:
    'Opens the record of an owner to the entity that asked, by the code that the owner says at the counter',
  body: z.strictObject({
    token: z.string().max(100),
    code: z.string().trim().max(20, 'CONSENT_CODE_WRONG'),
  }),
  answer: z.object({ id: z.int() }),
  errors: ['FORM_ERROR_MSG', 'CONSENT_OVER', 'OWNER_IS_LOCKED', 'OWNER_IS_ERASED', 'OWNER_IS_MERGED'],
  limit: { max: 60, seconds: 3600 },
});

const readingEntity = z.object({
  entityId: z.int(),
  entityName: z.string(),
  ground: z.enum(OWNER_GROUNDS),
  /** Unknown of grounds from before the register noted it. */
  sinceTimestamp: z.iso.datetime().nullable(),
});
const waitingConsent = z.object({
  id: z.int(),
  entityName: z.string(),
  creationTimestamp: z.iso.datetime(),
  endTimestamp: z.iso.datetime(),
});
export type ReadingEntity = z.output<typeof readingEntity>;
export type WaitingConsent = z.output<typeof waitingConsent>;

export const listOwnConsents = defineCall({
  name: 'listOwnConsents',
  method: 'GET',
  path: '/owner-account/consents',
  access: ownerAccount,
  summary: 'Lists the entities that read the record of the caller, an owner, and those that ask to',
  reads: 'OWN_DATA',
  answer: z.object({ entities: z.array(readingEntity), waiting: z.array(waitingConsent) }),
});

export const showConsentCode = defineCall({
  name: 'showConsentCode',
  method: 'POST',
  path: '/owner-account/consents/:id/code',
  access: ownerAccount,
  failure: 'ERROR',
  summary: 'Makes the code that the caller, an owner, says at the counter of the entity that asks',
  params: byId,
  answer: z.object({ code: z.string(), endTimestamp: z.iso.datetime() }),
  errors: ['CONSENT_OVER'],
  // Who helps an owner with the account must not open it to an entity.
  notWhileImpersonating: true,
  once: true,
  limit: { max: 30, seconds: 3600 },
});

export const revokeConsent = defineCall({
  name: 'revokeConsent',
  method: 'PUT',
  path: '/owner-account/consents/:entityId/revoke',
  access: ownerAccount,
  failure: 'ERROR',
  summary: 'Closes the record of the caller, an owner, to an entity to which the caller had opened it',
  params: z.strictObject({ entityId: idText }),
  answer: z.object({ entityId: z.int() }),
  errors: ['NOT_FOUND'],
});
