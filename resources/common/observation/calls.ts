import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { fieldShape } from '../../kit/checks/shapes.ts';
import { observation } from './record.ts';
import { findRecordPage, PAGE_URL_MAX } from './recordPage.ts';
import { describe } from '../../kit/values/described.ts';

/** Characters of an address with its query, which names nothing and is left out. */
const url = describe(
  z
    .string()
    .max(PAGE_URL_MAX, 'INVALID_URL')
    .refine((address) => findRecordPage(address) !== null, 'INVALID_URL'),
  { example: '/animal/view/1' },
);

const byUrl = z.strictObject({ url });
const { fields } = observation;
const id = z.number().int();

const listedObservation = z.object({
  id,
  observation: z.string(),
  fixed: z.boolean(),
  fixedPublic: z.boolean(),
  user: namedPerson,
  creationTimestamp: z.iso.datetime(),
  url: z.string(),
  /** Whether this caller may delete it. */
  canDelete: z.boolean(),
});
/** A note as the list of its page has it. */
export type ListedObservation = z.output<typeof listedObservation>;

/** Public notes that a page shows at most, the newest. */
export const PUBLIC_OBSERVATIONS_MAX = 10;

export const countObservations = defineCall({
  name: 'countObservations',
  method: 'GET',
  path: '/observations/count',
  access: 'READ_OBSERVATION',
  failure: 'ERROR_READ',
  summary: 'Counts the notes on the page of a record',
  query: byUrl,
  answer: z.object({ totalComments: z.number().int() }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND'],
});

export const searchObservations = defineCall({
  name: 'searchObservations',
  method: 'GET',
  path: '/observations/search',
  access: 'READ_OBSERVATION',
  failure: 'ERROR_SEARCH',
  summary: 'Lists the notes on the page of a record: the fixed ones first, then the newest',
  query: byUrl.extend(pageQuery(['creationTimestamp'])),
  reads: { objectType: 'observation', action: 'SEARCH' },
  answer: pageOf(listedObservation),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND'],
});

export const searchPublicObservations = defineCall({
  name: 'searchPublicObservations',
  method: 'GET',
  path: '/observations/search-public',
  access: 'SIGNED_IN',
  failure: 'ERROR_SEARCH',
  summary: 'Lists the notes that everyone sees who may open the page, the newest first',
  query: byUrl,
  reads: { objectType: 'observation', action: 'SEARCH', onlyFound: true },
  answer: z.array(z.object({ id, observation: z.string() })).max(PUBLIC_OBSERVATIONS_MAX),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND'],
});

export const createObservation = defineCall({
  name: 'createObservation',
  method: 'POST',
  path: '/observations',
  access: 'READ_OBSERVATION',
  failure: 'ERROR_CREATE',
  summary: 'Adds a note to the page of a record; only the operator fixes it or makes it public',
  body: z.strictObject({
    observation: fieldShape('observation', fields.observation, true),
    fixed: fieldShape('fixed', fields.fixed),
    fixedPublic: fieldShape('fixedPublic', fields.fixedPublic),
    url,
  }),
  answer: z.object({ id, version: z.number().int() }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND', 'UNWRITABLE_FIELD'],
});

export const removeObservation = defineCall({
  name: 'removeObservation',
  method: 'DELETE',
  path: '/observations/:id',
  access: 'READ_OBSERVATION',
  failure: 'ERROR_DELETE',
  summary: 'Removes a note: one’s own, or any for the operator',
  params: byId,
  answer: z.object({ id }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});
