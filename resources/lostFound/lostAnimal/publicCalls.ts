import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { idText } from '../../kit/values/ids.ts';
import { impersonal } from '../../kit/values/personal.ts';
import { LOST_STATUSES } from './statuses.ts';

/** Reports on a page of the public list. */
export const PUBLIC_REPORTS = 20;
/** Pages of the list at most: older reports are found by their place. */
export const MOST_PUBLIC_PAGES = 50;
export const PUBLIC_SPECIES = ['dog', 'cat', 'ferret'] as const;

const page = z
  .string()
  .max(2)
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .refine((value) => value < MOST_PUBLIC_PAGES);

/** A published report, with nothing of a person: where it is shown and how the animal looks. */
const listed = z.object({
  /** Opens its public page. */
  code: z.string(),
  status: z.enum(LOST_STATUSES),
  name: impersonal(z.string()).nullable(),
  species: z.enum(PUBLIC_SPECIES).nullable(),
  /** Breed, sex and colour in the language asked for. */
  looks: z.string(),
  eventDate: z.iso.date(),
  /** The municipality, or the country of an event abroad. */
  place: z.string(),
  /** Whether it has a photo, which `getPublicLostPhoto` answers. */
  hasPhoto: z.boolean(),
});
export type ListedPublicReport = z.output<typeof listed>;

export const searchPublicLostAnimals = defineCall({
  name: 'searchPublicLostAnimals',
  method: 'GET',
  path: '/public-lost-animals',
  access: 'PUBLIC',
  standby: true,
  summary:
    'Lists the open reports whose reporters agreed to be shown, the newest first, by place and species',
  query: z.strictObject({
    districtId: idText.optional(),
    countyId: idText.optional(),
    species: z.enum(PUBLIC_SPECIES).optional(),
    status: z.enum(LOST_STATUSES).optional(),
    currentPage: page.optional(),
    language: z.enum(['pt', 'en']).optional(),
  }),
  answer: z.object({ content: z.array(listed).max(PUBLIC_REPORTS), hasMore: z.boolean() }),
  limit: { max: 60, seconds: 60 },
});

export const getPublicLostPhoto = defineCall({
  name: 'getPublicLostPhoto',
  method: 'GET',
  path: '/public-lost-animals/:code/photo',
  access: 'PUBLIC',
  standby: true,
  summary: 'The bytes of the photo of an open report in the public list',
  params: z.strictObject({ code: z.string().max(60) }),
  reads: 'NOTHING_PERSONAL',
  answer: z.unknown(),
  media: ['image/jpeg'],
  errors: ['NOT_FOUND'],
  // A page of the list asks for as many as it has lines.
  limit: { max: 40 * PUBLIC_REPORTS, seconds: 60 },
});

const place = z.object({
  id: z.int(),
  code: z.string(),
  name: impersonal(z.string()),
  district: z.object({ id: z.int(), name: impersonal(z.string()) }),
  lost: z.int(),
  found: z.int(),
});
export type PublicLostPlace = z.output<typeof place>;

export const getPublicLostPlaces = defineCall({
  name: 'getPublicLostPlaces',
  method: 'GET',
  path: '/public-lost-animals/places',
  access: 'PUBLIC',
  standby: true,
  summary: 'Counts the published open reports of each municipality that has some',
  answer: z.array(place).max(400),
  limit: { max: 60, seconds: 60 },
});
