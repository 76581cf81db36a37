import { z } from 'zod';
import { animalKey } from '../../kit/values/ids.ts';
import { fileInput, photoInput } from '../../common/document/fileInput.ts';
import { FILES_BODY } from '../../common/document/limits.ts';
import { defineCall } from '../../kit/call.ts';
import { byId, idText } from '../../kit/values/ids.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { pageOf, pageQuery } from '../../kit/calls/paging.ts';
import { bodyShape } from '../../kit/checks/shapes.ts';
import { DRAW_POSTERS, READ_LOST_ANIMALS } from './access.ts';
import { lostAnimal, MAX_ADDITIONAL_PHOTOS, READ_LOST_ANIMAL } from './schema.ts';
import { LOST_STATUSES } from './statuses.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { owed } from '../../kit/values/described.ts';

const id = z.number().int();

/** The photos that a call takes; `null` removes the main photo, a list replaces the additional ones. */
export const photosInput = {
  photo: photoInput.nullish(),
  additionalPhotos: z.array(fileInput).max(MAX_ADDITIONAL_PHOTOS, 'TOO_MANY_FILES').nullish(),
};
export type PhotosInput = z.output<z.ZodObject<typeof photosInput>>;

const photosAnswer = {
  /** base64 of a JPEG: the photo of the report, or of its animal. */
  photo: z.string().nullable(),
  additionalPhotos: z.array(z.object({ id, filename: z.string(), type: z.string(), contents: z.string() })),
};
export type Photos = z.output<z.ZodObject<typeof photosAnswer>>;

/** Notes on a report that one answer has at most, the newest; all of them are in a list of their own. */
export const MAX_PROCESS_OBSERVATIONS = 100;

const processObservation = z.object({
  id,
  observation: z.string(),
  creationUser: namedPerson.nullable(),
  creationTimestamp: z.iso.datetime(),
});
export type ProcessObservation = z.output<typeof processObservation>;

/** A report with its photos and the notes on it; its fields are those of the module. */
const report = z.looseObject({
  id,
  version: z.number(),
  transponder: z.string(),
  ...photosAnswer,
  processObservations: z.array(processObservation).max(MAX_PROCESS_OBSERVATIONS),
});
/** The same without photos. */
export const listedReport = z.looseObject({ id, version: z.number(), transponder: z.string() });

export const updateLostAnimal = defineCall({
  name: 'updateLostAnimal',
  method: 'PUT',
  path: '/lost-animals/:id',
  access: 'EDIT_LOST_ANIMAL',
  failure: 'ERROR_UPDATE',
  summary: 'Changes an open report, named by its id or by the transponder of its animal',
  params: z.strictObject({ id: animalKey }),
  body: bodyShape(lostAnimal.fields, 'update').extend({
    ...photosInput,
    version: z.number().int().positive().nullish(),
  }) as z.ZodType<
    Readonly<Record<string, unknown>> & PhotosInput & { readonly version?: number | null },
    Readonly<Record<string, unknown>>
  >,
  reads: { objectType: 'lostAnimal' },
  answer: listedReport,
  errors: ['FORM_ERROR_MSG', 'UNWRITABLE_FIELD', 'LOST_ALREADY_CLOSED', 'STALE_VERSION'],
  bodyLimit: FILES_BODY,
});

const reads = { objectType: 'lostAnimal' } as const;

export const getLostAnimal = defineCall({
  name: 'getLostAnimal',
  method: 'GET',
  path: '/lost-animals/:id',
  access: READ_LOST_ANIMAL,
  summary: 'Reads the current report of a transponder, or a report by its id',
  params: z.strictObject({ id: animalKey }),
  reads,
  answer: report,
});

export const getLostAnimalById = defineCall({
  name: 'getLostAnimalById',
  method: 'GET',
  path: '/lost-animals/id/:id',
  access: READ_LOST_ANIMALS,
  summary: 'Reads a report by its id',
  params: byId,
  reads,
  answer: report,
});

/** Posters and their public pages are in Portuguese or English. */
const language = z.enum(['pt', 'en']).optional();

export const getLostAnimalPoster = defineCall({
  name: 'getLostAnimalPoster',
  method: 'GET',
  path: '/lost-animals/:id/poster',
  access: DRAW_POSTERS,
  failure: 'POSTER_FAILED',
  summary: 'Draws the poster of an open report whose reporter agrees to be shown to the public',
  params: z.strictObject({ id: animalKey }),
  query: z.strictObject({ language }),
  reads,
  answer: z.object({
    reportId: z.int(),
    status: z.enum(LOST_STATUSES),
    transponder: z.string(),
    name: z.string().nullable(),
    /** The public page, which its QR code opens. */
    address: z.string(),
    filename: z.string(),
    type: z.string(),
    /** The PDF in base64. */
    contents: z.string(),
    /** The same page as a picture, an SVG in base64. */
    preview: z.string(),
  }),
  errors: ['LOST_ALREADY_CLOSED', 'LOST_PENDING_VALIDATION', 'LOST_NOT_ADVERTISED', 'POSTER_FAILED'],
  limit: { max: 60, seconds: 60 },
});

/** The content of a poster and its page, limited by the consents of the person reporting. */
const publicReport = z.object({
  status: z.enum(LOST_STATUSES),
  title: z.string(),
  name: z.string().nullable(),
  /** Descriptions of the animal, where and when, labelled in the language asked for. */
  facts: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  /** base64 of a JPEG. */
  photo: z.string().nullable(),
  /** Of the animal, for the drawing in place of a photo; null where it is not known. */
  species: z.enum(['dog', 'cat', 'ferret']).nullable(),
  /** The contact for a finder; the person only by their own consent. */
  contact: z.object({
    name: z.string().nullable(),
    phones: z.array(z.string()),
    email: z.string().nullable(),
  }),
});
export type PublicReport = z.output<typeof publicReport>;

export const getPublicLostAnimal = defineCall({
  name: 'getPublicLostAnimal',
  method: 'GET',
  path: '/lost-animals/public/:code',
  access: 'PUBLIC',
  summary: 'Reads what the poster of a report shows, by its code; of a closed one only that it is closed',
  params: z.strictObject({ code: z.string().max(200) }),
  query: z.strictObject({ language }),
  reads,
  answer: z.object({
    /** The animal is back with its owner, or the report was closed otherwise. */
    state: z.enum(['OPEN', 'RETURNED', 'CLOSED']),
    report: publicReport.nullable(),
  }),
  errors: ['NOT_FOUND'],
  limit: { max: 30, seconds: 60 },
});

const openByMunicipality = z.object({
  id,
  code: z.string(),
  name: impersonal(z.string()),
  districtId: id,
  lost: z.int(),
  found: z.int(),
});
export type OpenByMunicipality = z.output<typeof openByMunicipality>;

export const getLostAnimalMap = defineCall({
  name: 'getLostAnimalMap',
  method: 'GET',
  path: '/lost-animals/map',
  access: READ_LOST_ANIMALS,
  summary: 'Counts the open reports of each municipality that has some',
  answer: z.array(openByMunicipality),
});

const history = z.strictObject({
  ...pageQuery(['creationTimestamp', 'eventDate']),
  isClosed: z.enum(['true', 'false']).optional(),
});

export const searchLostAnimalHistory = defineCall({
  name: 'searchLostAnimalHistory',
  method: 'GET',
  path: '/lost-animals/history',
  access: READ_LOST_ANIMALS,
  summary: 'Lists reports, the open ones by default',
  query: history,
  reads: { objectType: 'lostAnimal', action: 'SEARCH' },
  answer: pageOf(listedReport).loose(),
});

export const searchLostAnimalHistoryOfTransponder = defineCall({
  name: 'searchLostAnimalHistoryOfTransponder',
  method: 'GET',
  path: '/lost-animals/history/:transponder',
  access: READ_LOST_ANIMALS,
  summary: 'Lists the reports of one transponder, open and closed',
  params: z.strictObject({ transponder: animalKey }),
  query: history,
  reads: { objectType: 'lostAnimal', action: 'SEARCH' },
  answer: pageOf(listedReport).loose(),
});

export const searchPendingLostReports = defineCall({
  name: 'searchPendingLostReports',
  method: 'GET',
  path: '/lost-animals/pending/search',
  access: 'ANIMAL_LOST_PENDING',
  summary: 'Lists lost reports by their validation; those that wait by default',
  query: z.strictObject({
    ...pageQuery(['creationTimestamp', 'eventDate']),
    validationStatus: z.enum(['PENDING', 'ACCEPTED', 'REJECTED'], 'INVALID_VALIDATION').optional(),
    universalSearch: z.string().max(200).optional(),
  }),
  reads: { objectType: 'lostAnimal', action: 'SEARCH' },
  answer: pageOf(listedReport).loose(),
});

export const getPendingLostReport = defineCall({
  name: 'getPendingLostReport',
  method: 'GET',
  path: '/lost-animals/pending/:id',
  access: 'ANIMAL_LOST_PENDING',
  summary: 'Reads a lost report that waits for validation, or was decided',
  params: byId,
  reads,
  answer: report,
});

const byTransponder = z.strictObject({ transponder: animalKey });
const OBSERVATION_ACCESS = READ_LOST_ANIMALS;

export const addProcessObservation = defineCall({
  name: 'addProcessObservation',
  method: 'POST',
  path: '/lost-animals/:transponder/observation',
  access: OBSERVATION_ACCESS,
  failure: 'ERROR_CREATE',
  summary: 'Adds an observation to the open report of a transponder, or to a report by its id',
  params: byTransponder,
  body: z.strictObject({ observation: owed(z.string().max(2000).nullish()) }),
  reads: 'NOTHING_PERSONAL',
  answer: z.object({ id, version: z.number(), observation: z.string() }),
  errors: ['FORM_ERROR_MSG', 'LOST_ALREADY_CLOSED'],
});

export const removeProcessObservation = defineCall({
  name: 'removeProcessObservation',
  method: 'DELETE',
  path: '/lost-animals/:transponder/observation/:id',
  access: 'DELETE_LOST_ANIMAL_OBSERVATION',
  failure: 'ERROR_DELETE',
  summary: 'Removes an observation of a report',
  params: byTransponder.extend({ id: idText }),
  answer: z.object({ id }),
  errors: ['LOST_ALREADY_CLOSED'],
});
