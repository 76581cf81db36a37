import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../common/audit/actions.ts';
import { animalKey } from '../../kit/values/ids.ts';
import { fileContents } from '../../common/document/fileContents.ts';
import { fileInput } from '../../common/document/fileInput.ts';
import { filesBody } from '../../common/document/limits.ts';
import { ownerAccount } from '../../kit/access.ts';
import { defineCall } from '../../kit/call.ts';
import { owed } from '../../kit/values/described.ts';
import { idText } from '../../kit/values/ids.ts';
import { queryIds } from '../../kit/calls/query.ts';
import { requestDocument, VALIDATION_STATUSES } from '../../kit/request.ts';
import { DELIVERY_STATUSES } from '../../lostFound/lostAnimal/statuses.ts';
import { MAX_FORM_FILES } from '../../common/publicForm/limits.ts';

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

/** The actor for the register: an entity and the role there, or the register's operator; never by name. */
const actingEntity = z.object({ isOperator: z.boolean(), entity: z.string(), role: z.string().nullable() });

const openedRequest = request.extend({
  lastUpdateTimestamp: z.iso.datetime(),
  /** Made in this account, or with the address of this account. Of others, only the state is shown. */
  isOwn: z.boolean(),
  /** Both parties confirm it: it is answered where it is listed. */
  isTwoParty: z.boolean(),
  /** The former owner objects to a change that both confirmed: staff decide. */
  isContested: z.boolean(),
  askedBy: actingEntity.nullable(),
  decidedBy: actingEntity.nullable(),
  /** The answer: reasons and comments of a decision. */
  words: z.string().nullable(),
  /** What was asked for, by the names of fields; of requests that others made, nothing. */
  facts: z.record(z.string(), z.string().nullable()),
  documents: z.array(requestDocument.pick({ filename: true, size: true })),
  canAddDocuments: z.boolean(),
  canWithdraw: z.boolean(),
});
export type OwnOpenedRequest = z.output<typeof openedRequest>;

const requestParams = z.strictObject({ module: z.enum(OWN_REQUEST_TYPES), id: idText });

export const getOwnRequest = defineCall({
  name: 'getOwnRequest',
  method: 'GET',
  path: '/owner-account/requests/:module/:id',
  access: ownerAccount,
  summary: 'Reads how a request about the caller, an owner, or about an animal of that owner stands',
  params: requestParams,
  reads: 'OWN_DATA',
  answer: openedRequest,
  errors: ['NOT_FOUND'],
});

export const addOwnDocuments = defineCall({
  name: 'addOwnDocuments',
  method: 'POST',
  path: '/owner-account/requests/:module/:id/documents',
  access: ownerAccount,
  failure: 'ERROR_UPLOADING',
  summary: 'Adds documents to a request of the caller, an owner, that waits for them',
  params: requestParams,
  body: z.strictObject({
    documents: owed(z.array(fileInput).max(MAX_FORM_FILES, 'TOO_MANY_FILES').nullish()),
    comments: z.string().trim().max(1000, 'INVALID_COMMENTS').nullish(),
  }),
  reads: 'OWN_DATA',
  answer: openedRequest,
  errors: ['NOT_FOUND', 'FORM_ERROR_MSG', 'REQUEST_ALREADY_CLOSED', 'REQUEST_WAITS_FOR_NOTHING'],
  bodyLimit: filesBody(MAX_FORM_FILES),
  limit: { max: 30, seconds: 3600 },
});

export const withdrawOwnRequest = defineCall({
  name: 'withdrawOwnRequest',
  method: 'PUT',
  path: '/owner-account/requests/:module/:id/withdraw',
  access: ownerAccount,
  failure: 'ERROR_CANCEL_REQUEST',
  summary: 'Takes back a request of the caller, an owner, that has not been decided',
  params: requestParams,
  reads: 'OWN_DATA',
  answer: openedRequest,
  errors: ['NOT_FOUND', 'REQUEST_ALREADY_CLOSED'],
});

/** Animals of one question for what can be done with them. */
const MAX_ANIMALS = 50;

export const listOwnOperations = defineCall({
  name: 'listOwnOperations',
  method: 'GET',
  path: '/owner-account/operations',
  access: ownerAccount,
  summary: 'Lists what the caller, an owner, can report of its animals, with the reasons why not',
  query: z.strictObject({ ids: queryIds(MAX_ANIMALS) }),
  answer: z.array(
    z.object({
      id: z.number().int(),
      operations: z.record(z.string(), z.object({ allowed: z.boolean(), reason: z.string().optional() })),
    }),
  ),
});

export const closeOwnReport = defineCall({
  name: 'closeOwnReport',
  method: 'PUT',
  path: '/owner-account/animals/:transponder/found',
  access: ownerAccount,
  failure: 'ERROR_SET_CLOSED',
  summary: 'Closes the lost process of an animal that its owner, the caller, has back',
  params: z.strictObject({ transponder: animalKey }),
  body: z.strictObject({ status: owed(z.enum(DELIVERY_STATUSES, 'INVALID_DELIVERY_STATUS').nullish()) }),
  answer: z.object({ id: z.number().int(), deliveryStatus: z.string(), isClosed: z.boolean() }),
  errors: [
    'NOT_FOUND',
    'FORM_ERROR_MSG',
    'ANIMAL_IS_NOT_LOST',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_EXPORTED',
    'ANIMAL_IS_LOCKED',
    'LOST_ALREADY_CLOSED',
    'LOST_CLOSE_IS_PENDING',
    'LOST_STATUS_NOT_ALLOWED',
  ],
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

/**
 * The kind of reader: staff of an entity, a veterinarian without one, the register's operator, or a visitor by a code
 * or form.
 */
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
  /** The reason, where the reader had to give one. */
  reason: z.string().nullable(),
  /** Whether the reader had to give a reason and gave none. */
  isWithoutReason: z.boolean(),
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
    /** The id after which the next page begins; null at the end. */
    next: z.number().int().nullable(),
  }),
  limit: { max: 60, seconds: 60 },
});
