import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId, idText, numberText } from '../../kit/values/ids.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { dayShape } from '../../kit/values/times.ts';
import { fileInput, photoInput } from './fileInput.ts';
import { PREVIEWABLE } from './fileKinds.ts';
import { FILES_BODY, MAX_FILES, PHOTO_BODY } from './limits.ts';
import { ALL_DOCUMENT_TYPES, DOCUMENT_ORDERS, DOCUMENT_TYPES, DOCUMENT_VALIDITIES } from './types.ts';
import { describe } from '../../kit/values/described.ts';

const documentView = z.object({
  id: z.number(),
  documentType: z.string(),
  documentTypeId: z.number().nullable(),
  title: z.string().nullable(),
  filename: z.string(),
  type: z.string(),
  size: z.number(),
  creationTimestamp: z.iso.datetime(),
  creationUserId: z.number().nullable(),
  creationUser: namedPerson.nullable(),
  expirationDate: z.iso.date().nullable(),
  isDirectDownload: z.boolean(),
  /** Where a signed-in browser downloads it; the session decides at each request. Null after its last day. */
  directDownloadUrl: z.string().nullable(),
});

export const searchDocuments = defineCall({
  name: 'searchDocuments',
  method: 'GET',
  path: '/documents/search',
  access: 'SIGNED_IN',
  failure: 'ERROR_SEARCH',
  summary: 'Finds the documents of all kinds that one may see, of one kind, or of one record',
  query: z.strictObject({
    ...pageQuery(DOCUMENT_ORDERS),
    documentType: z.enum(ALL_DOCUMENT_TYPES, 'INVALID_DOCUMENT_TYPE').optional(),
    documentTypeId: idText.optional(),
    /** The documents of the owner of the animal with this number, by any number that it has or had. */
    ownerAnimalTransponder: z.string().max(20).optional(),
    universalSearch: z.string().trim().max(200).optional(),
    /** The days between which it was added, both included. */
    addedFrom: dayShape('INVALID_DATE').optional(),
    addedUntil: dayShape('INVALID_DATE').optional(),
    /** Whether it is still offered. */
    validity: z.enum(DOCUMENT_VALIDITIES).optional(),
  }),
  reads: { objectType: 'document', action: 'SEARCH' },
  answer: pageOf(documentView),
});

/** Opens the photo of an animal outside one's scope, as the animal itself. */
const animalNumber = numberText.optional();

export const getDocument = defineCall({
  name: 'getDocument',
  method: 'GET',
  path: '/documents/:id',
  access: 'SIGNED_IN',
  summary: 'Reads a document, its contents as base64',
  params: byId,
  query: z.strictObject({ transponder: animalNumber }),
  reads: { objectType: 'document' },
  answer: documentView.extend({ contents: z.string() }),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const documentContent = defineCall({
  name: 'documentContent',
  method: 'GET',
  path: '/documents/:id/content',
  access: 'SIGNED_IN',
  summary: 'The bytes of a document',
  params: byId,
  query: z.strictObject({ download: z.enum(['true', 'false']).optional(), transponder: animalNumber }),
  reads: { objectType: 'document' },
  answer: z.unknown(),
  media: [...PREVIEWABLE, 'application/octet-stream'],
  errors: ['DOCUMENT_NOT_FOUND'],
});

const typeParam = describe(
  z
    .string()
    .max(30)
    .transform((type) => type.toUpperCase().replaceAll('-', '_'))
    .pipe(z.enum(DOCUMENT_TYPES, 'INVALID_DOCUMENT_TYPE')),
  { as: z.enum(DOCUMENT_TYPES) },
);

const upload = {
  method: 'POST',
  access: 'UPLOAD_DOCUMENTS',
  body: z.strictObject({
    documents: z
      .array(fileInput, 'MISSING_DOCUMENTS')
      .min(1, 'MISSING_DOCUMENTS')
      .max(MAX_FILES, 'TOO_MANY_FILES'),
    /** Until when they are of use. */
    expirationDate: dayShape('INVALID_DATE').nullish(),
  }),
  answer: z.object({ ids: z.array(z.number()) }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND', 'UPLOAD_QUOTA_REACHED'],
  bodyLimit: FILES_BODY,
} as const;

export const uploadDocuments = defineCall({
  ...upload,
  name: 'uploadDocuments',
  path: '/documents/:type/:id',
  failure: 'FAIL_UPLOAD_FILE',
  summary: 'Adds up to ten documents to a record',
  // Of an animal, its transponder as well.
  params: z.strictObject({ type: typeParam, id: z.union([idText, numberText]) }),
});

export const uploadGeneralDocuments = defineCall({
  ...upload,
  name: 'uploadGeneralDocuments',
  path: '/documents/:type',
  failure: 'FAIL_UPLOAD_FILE',
  summary: 'Adds up to ten documents for everybody',
  params: z.strictObject({
    type: describe(
      typeParam.refine((type) => type === 'GENERAL', 'INVALID_DOCUMENT_TYPE'),
      { as: z.literal('GENERAL') },
    ),
  }),
});

export const convertPicture = defineCall({
  name: 'convertPicture',
  method: 'POST',
  path: '/documents/picture',
  access: 'SIGNED_IN',
  effect: 'read',
  failure: 'FAIL_UPLOAD_FILE',
  summary: 'Gives back a picture that few browsers can open (HEIC) as an upright JPEG; nothing is kept',
  body: z.strictObject({ contents: photoInput.min(1, 'MISSING_CONTENTS') }),
  reads: 'OWN_DATA',
  answer: z.object({ type: z.literal('image/jpeg'), contents: z.string() }),
  errors: ['FORM_ERROR_MSG'],
  bodyLimit: PHOTO_BODY,
  limit: { max: 60, seconds: 60 },
});

export const removeDocument = defineCall({
  name: 'removeDocument',
  method: 'DELETE',
  path: '/documents/:id',
  access: 'DELETE_DOCUMENTS',
  failure: 'FAIL_DELETE_FILE',
  summary: 'Deletes a document',
  params: byId,
  answer: z.object({}),
  errors: ['DOCUMENT_NOT_FOUND'],
});
