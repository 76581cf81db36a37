import { z } from 'zod';
import { AUDIT_ACTIONS } from '../audit/actions.ts';
import { fileContents } from '../document/fileContents.ts';
import { ownerAccount } from '../kit/access.ts';
import { defineCall } from '../kit/call.ts';
import { idText } from '../kit/ids.ts';
import { VALIDATION_STATUSES } from '../kit/request.ts';

/** The types of request that an owner reads about in its account. */
export const OWN_REQUEST_TYPES = [
  'animalTransfer',
  'pendingLostAnimal',
  'deathRequest',
  'diacRequest',
  'herdingDog',
  'ownerDataUpdate',
] as const;

/** Requests and certificates of one answer, the newest ones. */
export const MAX_OWN_ROWS = 50;

const ofAnimal = { transponder: z.string().nullable(), animalName: z.string().nullable() };

const request = z.object({
  module: z.enum(OWN_REQUEST_TYPES),
  id: z.number().int(),
  ...ofAnimal,
  validationStatus: z.enum(VALIDATION_STATUSES),
  closed: z.boolean(),
  accepted: z.boolean().nullable(),
  creationTimestamp: z.iso.datetime(),
});
export type OwnRequest = z.output<typeof request>;

export const listOwnRequests = defineCall({
  name: 'listOwnRequests',
  method: 'GET',
  path: '/owner-account/requests',
  access: ownerAccount,
  summary: 'Lists the newest requests about the caller, an owner, and about the animals of that owner',
  reads: 'OWN_DATA',
  answer: z.array(request),
});

const certificate = z.object({
  code: z.string(),
  name: z.string(),
  ...ofAnimal,
  creationTimestamp: z.iso.datetime(),
  isRevoked: z.boolean(),
});
export type OwnCertificate = z.output<typeof certificate>;

export const listOwnCertificates = defineCall({
  name: 'listOwnCertificates',
  method: 'GET',
  path: '/owner-account/certificates',
  access: ownerAccount,
  summary: 'Lists the newest certificates that were issued for the animals of the caller, an owner',
  reads: 'OWN_DATA',
  answer: z.array(certificate),
});

export const getOwnCertificate = defineCall({
  name: 'getOwnCertificate',
  method: 'GET',
  path: '/owner-account/certificates/:code',
  access: ownerAccount,
  summary: 'Reads a certificate of an animal of the caller, an owner; its PDF as base64',
  params: z.strictObject({ code: z.string().max(40) }),
  reads: 'OWN_DATA',
  answer: fileContents,
  errors: ['NOT_FOUND'],
});

/** Who read: staff of an entity, a veterinarian without one, the register's operator, or a visitor by a code or form. */
export const READER_KINDS = ['ENTITY', 'VETERINARY', 'OPERATOR', 'PUBLIC'] as const;

const read = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS.READ),
  /** The animal that was read; null where it was the owner. */
  animalName: z.string().nullable(),
  transponder: z.string().nullable(),
  reader: z.enum(READER_KINDS),
  entity: z.string().nullable(),
  role: z.string().nullable(),
  /** Why, where the reader had to say so. */
  reason: z.string().nullable(),
});
export type OwnRead = z.output<typeof read>;

export const listOwnReads = defineCall({
  name: 'listOwnReads',
  method: 'GET',
  path: '/owner-account/reads',
  access: ownerAccount,
  summary:
    'Lists who read the record of the caller, an owner, and of the animals since they are the caller’s; the newest first, without the caller',
  query: z.strictObject({
    /** The last row of the page before. */
    after: idText.optional(),
  }),
  reads: 'OWN_DATA',
  answer: z.object({
    content: z.array(read),
    /** What the next page comes after; null at the end. */
    next: z.number().int().nullable(),
  }),
  limit: { max: 60, seconds: 60 },
});
