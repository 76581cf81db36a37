import { z } from 'zod';
import { defineCall, type Call } from '../kit/call.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { ALL_DOCUMENT_TYPES, DOCUMENT_TYPES } from './types.ts';

/** Ten files of 8,242,880 bytes in base64, and what is said of them. */
const UPLOAD_BODY = 112_000_000;

const number = z
  .string()
  .regex(/^\d{1,14}$/)
  .transform(Number);
const byId = z.strictObject({ id: number });

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
  creationUser: z.object({ id: z.number(), name: z.string() }).nullable(),
  expirationDate: z.iso.date().nullable(),
  isDirectDownload: z.boolean(),
});

export const searchDocuments = defineCall({
  name: 'searchDocuments',
  method: 'GET',
  path: '/documents/search',
  access: 'SIGNED_IN',
  summary: 'Finds the documents of a kind, or of one record, the newest first',
  query: z.strictObject({
    ...pageQuery(['creationTimestamp']),
    documentType: z.enum(ALL_DOCUMENT_TYPES, 'INVALID_DOCUMENT_TYPE'),
    documentTypeId: number.optional(),
    ownerAnimalTransponder: z.string().max(20).optional(),
    universalSearch: z.string().trim().max(200).optional(),
  }),
  answer: pageOf(documentView),
});

export const getDocument = defineCall({
  name: 'getDocument',
  method: 'GET',
  path: '/documents/:id',
  access: 'SIGNED_IN',
  summary: 'Reads a document, its contents as base64',
  params: byId,
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
  query: z.strictObject({ download: z.enum(['true', 'false']).optional() }),
  answer: z.unknown(),
  errors: ['DOCUMENT_NOT_FOUND'],
});

const typeParam = z
  .string()
  .max(30)
  .transform((type) => type.toUpperCase().replaceAll('-', '_'))
  .pipe(z.enum(DOCUMENT_TYPES, 'INVALID_DOCUMENT_TYPE'));

const upload = {
  method: 'POST',
  access: 'UPLOAD_DOCUMENTS',
  body: z.strictObject({
    documents: z
      .array(
        z.strictObject({
          title: z.string().max(200).nullish(),
          filename: z.string().max(255),
          type: z.string().max(120).nullish(),
          contents: z.string(),
        }),
        'MISSING_DOCUMENTS',
      )
      .min(1, 'MISSING_DOCUMENTS')
      .max(10, 'TOO_MANY_FILES'),
    /** Until when they are of use. */
    expirationDate: z.iso.date('INVALID_DATE').nullish(),
  }),
  answer: z.object({ ids: z.array(z.number()) }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  bodyLimit: UPLOAD_BODY,
} as const;

export const uploadDocuments = defineCall({
  ...upload,
  name: 'uploadDocuments',
  path: '/documents/:type/:id',
  summary: 'Adds up to ten documents to a record',
  params: z.strictObject({ type: typeParam, id: number }),
});

export const uploadGeneralDocuments = defineCall({
  ...upload,
  name: 'uploadGeneralDocuments',
  path: '/documents/:type',
  summary: 'Adds up to ten documents for everybody',
  params: z.strictObject({ type: typeParam.refine((type) => type === 'GENERAL', 'INVALID_DOCUMENT_TYPE') }),
});

export const removeDocument = defineCall({
  name: 'removeDocument',
  method: 'DELETE',
  path: '/documents/:id',
  access: 'DELETE_DOCUMENTS',
  summary: 'Deletes a document',
  params: byId,
  answer: z.object({}),
  errors: ['DOCUMENT_NOT_FOUND'],
});

export const documentCalls: readonly Call[] = [
  searchDocuments,
  getDocument,
  documentContent,
  uploadDocuments,
  uploadGeneralDocuments,
  removeDocument,
];
