import { z } from 'zod';
import { CERTIFICATE_LANGUAGES } from '../certificate/certificateValues.ts';
import { defineCall } from '../../kit/call.ts';
import { byId } from '../../kit/values/ids.ts';
import { LAYOUT_FAULTS } from './faults.ts';
import { LAYOUT_MAX, LAYOUT_STATUSES } from './record.ts';
import { impersonal } from '../../kit/values/personal.ts';

const source = z.string().max(LAYOUT_MAX, 'TOO_LONG');
/** A fault of a layout. */
const layoutError = z.object({
  kind: z.enum(LAYOUT_FAULTS),
  /** The name, the word or the limit that the fault is about, where its kind has one. */
  about: z.string().nullable(),
  /** The compiler's own words, in English. */
  message: z.string(),
  /** Counted from 1; null where the fault has no place in the layout. */
  line: z.number().int().nullable(),
  column: z.number().int().nullable(),
});
export type LayoutErrorAnswer = z.output<typeof layoutError>;

const saved = z.object({ number: z.number().int(), version: z.number().int() });

export const getCertificateLayout = defineCall({
  name: 'getCertificateLayout',
  method: 'GET',
  path: '/certificate-templates/:id/layout',
  access: 'MANAGE_CERTIFICATES',
  summary: 'Reads the layout of a template as it is edited, and lists its versions',
  params: byId,
  answer: z.object({
    id: z.number().int(),
    name: impersonal(z.string()),
    /** The draft, else the published layout, else an example. */
    source: z.string(),
    /** Of the draft; null where there is none. */
    version: z.number().int().nullable(),
    versions: z.array(
      z.object({
        number: z.number().int(),
        status: z.enum(LAYOUT_STATUSES),
        publishTimestamp: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const saveCertificateLayout = defineCall({
  name: 'saveCertificateLayout',
  method: 'PUT',
  path: '/certificate-templates/:id/layout',
  access: 'MANAGE_CERTIFICATES',
  failure: 'ERROR_SAVE_LAYOUT',
  summary: 'Saves the draft of a layout; what is published stays as it is',
  params: byId,
  body: z.strictObject({ source, version: z.number().int().positive().nullish() }),
  answer: saved,
  errors: ['NOT_FOUND', 'STALE_VERSION'],
});

export const publishCertificateLayout = defineCall({
  name: 'publishCertificateLayout',
  method: 'POST',
  path: '/certificate-templates/:id/layout/publish',
  access: 'MANAGE_CERTIFICATES',
  failure: 'ERROR_SAVE_LAYOUT',
  summary: 'Checks the draft of a layout on sample data in both languages and publishes it',
  params: byId,
  body: z.strictObject({ version: z.number().int().positive() }),
  answer: saved,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'INVALID_LAYOUT'],
});

export const previewCertificateLayout = defineCall({
  name: 'previewCertificateLayout',
  method: 'POST',
  path: '/certificate-templates/:id/layout/preview',
  access: 'MANAGE_CERTIFICATES',
  effect: 'read',
  summary: 'Draws a layout with sample data, or says what is wrong with it',
  params: byId,
  body: z.strictObject({ source, language: z.enum(CERTIFICATE_LANGUAGES) }),
  answer: z.object({
    pages: z.number().int(),
    /** All pages, one below the other. */
    svg: z.string().nullable(),
    errors: z.array(layoutError),
  }),
  errors: ['NOT_FOUND'],
  limit: { max: 120, seconds: 60 },
});
