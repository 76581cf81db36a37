import { z } from 'zod';
import { fileContents } from '../document/fileContents.ts';
import { defineCall } from '../../kit/call.ts';

const params = z.strictObject({ id: z.string().max(64) });

const view = z.object({
  id: z.string(),
  filename: z.string(),
  type: z.string(),
  size: z.number(),
  creationTimestamp: z.iso.datetime(),
  expirationTimestamp: z.iso.datetime(),
});

export const getTempDocument = defineCall({
  name: 'getTempDocument',
  method: 'GET',
  path: '/temp-documents/:id',
  access: 'SIGNED_IN',
  summary: 'What is known of a document that was made for the caller and can be fetched for 15 days',
  params,
  reads: 'OWN_DATA',
  answer: view,
  errors: ['DOCUMENT_NOT_FOUND'],
  notWhileImpersonating: true,
});

export const tempDocumentContents = defineCall({
  name: 'tempDocumentContents',
  method: 'GET',
  path: '/temp-documents/:id/contents',
  access: 'SIGNED_IN',
  summary: 'A document that was made for the caller, its contents as base64',
  params,
  reads: { objectType: 'tempDocument' },
  answer: fileContents,
  errors: ['DOCUMENT_NOT_FOUND'],
  notWhileImpersonating: true,
});

export const requestOwnData = defineCall({
  name: 'requestOwnData',
  method: 'POST',
  path: '/users/me/data-copy',
  access: 'SIGNED_IN',
  failure: 'ERROR_REQUEST_OWN_DATA',
  summary: "Has a copy of the account's data made; a notification tells when it can be fetched",
  answer: z.object({}),
  notWhileImpersonating: true,
  limit: { max: 30, seconds: 60 },
});
