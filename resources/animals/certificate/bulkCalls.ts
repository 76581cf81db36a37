import { z } from 'zod';
import { READ_ANIMALS } from '../animal/schema.ts';
import { fileContents } from '../../common/document/fileContents.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idNumber } from '../../kit/values/ids.ts';
import { EMAILED, emailText, parameters, property, transponder } from './calls.ts';
import { CERTIFICATE_LANGUAGES } from './certificateValues.ts';
import { describe, owed } from '../../kit/values/described.ts';

/** The most animals of one bulk request. */
export const MAX_BULK_CERTIFICATES = 100;

/** Days for which a batch and its download are kept once it is done. */
export const BATCH_KEPT_DAYS = 1;

/** The most batches that the list of one's own has, the newest. */
export const MAX_LISTED_BATCHES = 100;

const severalTransponders = z.array(transponder).max(1000);

export const checkCertificatesInBulk = defineCall({
  name: 'checkCertificatesInBulk',
  method: 'POST',
  path: '/certificates/bulk/check',
  access: READ_ANIMALS,
  effect: 'read',
  summary:
    'Lists the certificates that can be issued in bulk, and says which animals would be left out and why',
  body: z.strictObject({
    transponders: severalTransponders,
    /** The template; by default the one that is set for bulk requests. */
    id: describe(idNumber.nullish(), {
      owedWhen: 'unless the settings name a template',
      example: 1,
      isInExamples: true,
    }),
  }),
  reads: { objectType: 'animal', action: 'SEARCH' },
  answer: z.object({
    /** The one for bulk requests first, those that must be issued animal by animal last. */
    templates: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        isForBulk: z.boolean(),
        description: z.string().nullable(),
        /** The parameters that are entered once for all animals. */
        properties: z.array(property),
      }),
    ),
    /** The template that the animals were checked for. */
    id: z.number().int().nullable(),
    /** The email of the owner, where all animals have one owner whose email the user sees. */
    ownerEmail: z.string().nullable(),
    animals: z.array(
      z.object({
        transponder: z.string(),
        /** The reason why the animal gets no certificate. */
        error: z.string().nullable(),
      }),
    ),
  }),
  errors: ['FORM_ERROR_MSG', 'TOO_MANY_SELECTED', 'SIGNING_KEY_MISSING'],
  limit: { max: 60, seconds: 60 },
});

export const sendCertificatesInBulk = defineCall({
  name: 'sendCertificatesInBulk',
  method: 'POST',
  path: '/certificates/bulk',
  access: READ_ANIMALS,
  failure: 'CERTIFICATE_FAILED',
  summary: 'Has certificates of several animals issued, and mailed or kept for their download',
  body: z.strictObject({
    transponders: owed(severalTransponders.nullish()),
    /** Whether they are mailed; otherwise they wait for their download. True by default. */
    sendEmail: z.boolean().nullish(),
    emailAddress: describe(emailText.nullish(), EMAILED),
    /** The template; by default the one that is set for bulk requests. */
    id: describe(idNumber.nullish(), {
      owedWhen: 'unless the settings name a template',
      example: 1,
      isInExamples: true,
    }),
    language: z.enum(CERTIFICATE_LANGUAGES).nullish(),
    /** Values of the parameters that are the same for all animals. */
    properties: parameters.nullish(),
    /** Refuses the whole where an animal would be left out. */
    requiresAll: z.boolean().nullish(),
  }),
  answer: z.object({ id: z.number().int(), transponders: z.array(z.string()) }),
  errors: [
    'FORM_ERROR_MSG',
    'TOO_MANY_SELECTED',
    'SIGNING_KEY_MISSING',
    'CERTIFICATES_NOT_FOR_ALL',
    'CERTIFICATE_DIFFERS_BY_ANIMAL',
    'EMPTY_VALUE',
    'INVALID_VALUE',
    'INVALID_DATE_NO_FUTURE_DATES',
    'INVALID_DATE_NO_PAST_DATES',
    'NOT_FOUND',
    'ANIMAL_IS_LOCKED',
    'ANIMAL_DATA_INVALID',
    'CERTIFICATE_NOT_AVAILABLE',
    'INVALID_CERTIFICATION_PERMISSION',
  ],
  statuses: { CERTIFICATES_NOT_FOR_ALL: 409 },
  limit: { max: 30, seconds: 60 },
});

const batchState = {
  id: z.number().int(),
  template: z.string(),
  total: z.number().int(),
  issued: z.number().int(),
  isDone: z.boolean(),
  /** Whether they are mailed. */
  isMailed: z.boolean(),
  creationTimestamp: z.iso.datetime(),
  /** Until when it is listed and can be downloaded; null while it runs. */
  expiryTimestamp: z.iso.datetime().nullable(),
};

const listedBatch = z.object({
  ...batchState,
  /** Animals that got no certificate. */
  leftOut: z.number().int(),
});
/** A batch in the list of one's own. */
export type ListedBatch = z.output<typeof listedBatch>;

export const listCertificateBatches = defineCall({
  name: 'listCertificateBatches',
  method: 'GET',
  path: '/certificates/bulk',
  access: READ_ANIMALS,
  failure: 'ERROR_SEARCH',
  summary: "Lists the caller's own bulk requests that run or can still be downloaded, the newest first",
  reads: 'OWN_DATA',
  answer: z.array(listedBatch),
  background: true,
});

export const getCertificateBatch = defineCall({
  name: 'getCertificateBatch',
  method: 'GET',
  path: '/certificates/bulk/:id',
  access: READ_ANIMALS,
  summary: 'Says how far a bulk request of the caller is, and which animals got no certificate',
  params: byId,
  reads: 'OWN_DATA',
  answer: z.object({
    ...batchState,
    transponders: z.array(z.string()),
    failures: z.array(z.object({ transponder: z.string(), error: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  background: true,
});

export const downloadCertificateBatch = defineCall({
  name: 'downloadCertificateBatch',
  method: 'GET',
  path: '/certificates/bulk/:id/files',
  access: READ_ANIMALS,
  failure: 'CERTIFICATE_FAILED',
  summary: 'Answers the certificates of a bulk request of the caller in one ZIP file, for a day',
  params: byId,
  reads: { objectType: 'certificate' },
  answer: fileContents,
  errors: ['NOT_FOUND'],
  limit: { max: 30, seconds: 60 },
});
