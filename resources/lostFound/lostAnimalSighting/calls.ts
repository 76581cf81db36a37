import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { animalKey, byId, idNumber } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { cleanLine, cleanLines } from '../../numbers/cleanText.ts';
import { photoInput } from '../../common/document/fileInput.ts';
import { FILES_BODY } from '../../common/document/limits.ts';
import { READ_LOST_ANIMALS } from '../lostAnimal/access.ts';
import { LOST_STATUSES } from '../lostAnimal/statuses.ts';
import { owed } from '../../kit/values/described.ts';

/** Characters of the reason for which a sighting is deleted. */
export const REMOVAL_REASON_MAX = 300;

const HOUR = 3600;
/** Sightings of one report within a day, and altogether: more are refused, so that no one drowns the true ones. */
export const SIGHTINGS_A_DAY = 20;
export const MOST_SIGHTINGS = 100;
/** Mails about sightings of one report within a day; what comes after is read behind the link. */
export const SIGHTING_MAILS_A_DAY = 5;
/** Days after the closing of its report for which a sighting is kept. */
export const SIGHTING_KEPT_DAYS = 30;
/** Days before today of which a sighting can be. */
export const OLDEST_SIGHTING_DAYS = 365;

const open = { access: 'PUBLIC', failure: 'PUBLIC_FORM_FAILED' } as const;
const line = (max: number) => z.string().max(max, 'TOO_LONG').overwrite(cleanLine);

export const reportSighting = defineCall({
  ...open,
  name: 'reportSighting',
  method: 'POST',
  path: '/public-sightings/:code',
  summary: 'Reports that a visitor has seen a published lost animal; its reporter is notified by mail',
  params: z.strictObject({ code: z.string().max(60) }),
  body: z.strictObject({
    countyId: idNumber.nullish(),
    place: line(200).nullish(),
    /** Day and time in the register's zone. */
    seenDate: owed(z.string().max(10, 'INVALID_DATE').nullish(), z.iso.date()),
    seenTime: z.string().max(5, 'INVALID_DATE').nullish(),
    details: z.string().max(1000, 'TOO_LONG').overwrite(cleanLines).nullish(),
    /** A telephone or an address, of which the visitor agrees that the reporter gets it. */
    contact: line(120).nullish(),
    sharesContact: z.boolean().nullish(),
    photo: photoInput.nullish(),
  }),
  answer: z.object({}),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND', 'LOST_ALREADY_CLOSED', 'SIGHTINGS_CLOSED', 'TOO_MANY_REQUESTS'],
  bodyLimit: FILES_BODY,
  limit: { max: 10, seconds: HOUR },
});

const sighting = z.object({
  id: z.int(),
  county: z.object({ code: z.string(), name: impersonal(z.string()) }),
  place: z.string(),
  seenTimestamp: z.iso.datetime(),
  details: personal(z.string()).nullable(),
  /** base64 of a JPEG. */
  photo: z.string().nullable(),
  isHidden: z.boolean(),
  creationTimestamp: z.iso.datetime(),
});
export type Sighting = z.output<typeof sighting>;

export const getSightings = defineCall({
  name: 'getSightings',
  method: 'GET',
  path: '/lost-animals/:id/sightings',
  access: READ_LOST_ANIMALS,
  summary:
    'Lists the sightings of a report, the latest first, without the contacts of those who saw the animal',
  params: z.strictObject({ id: animalKey }),
  reads: { objectType: 'lostAnimal' },
  answer: z.array(sighting).max(MOST_SIGHTINGS),
});

export const removeSighting = defineCall({
  name: 'removeSighting',
  method: 'PUT',
  path: '/lost-animal-sightings/:id/remove',
  access: 'DELETE_LOST_ANIMAL_OBSERVATION',
  failure: 'ERROR_DELETE',
  summary: 'Deletes a sighting, for a reason that the audit keeps',
  params: byId,
  body: z.strictObject({ reason: owed(line(REMOVAL_REASON_MAX).nullish()) }),
  answer: z.object({ id: z.int() }),
  errors: ['FORM_ERROR_MSG', 'NOT_FOUND'],
});

const token = z.string().max(100);

/** The sightings of a report as its reporter sees them, behind the link of a mail. */
const ownSightings = z.object({
  status: z.enum(LOST_STATUSES),
  name: impersonal(z.string()).nullable(),
  isOpen: z.boolean(),
  takesSightings: z.boolean(),
  mailsSightings: z.boolean(),
  sightings: z.array(sighting.extend({ contact: personal(z.string()).nullable() })).max(MOST_SIGHTINGS),
});
export type OwnSightings = z.output<typeof ownSightings>;

const linked = {
  ...open,
  method: 'POST',
  once: true,
  reads: 'OWN_DATA',
  answer: ownSightings,
  errors: ['SIGHTING_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  limit: { max: 60, seconds: HOUR },
} as const;

export const openSightings = defineCall({
  ...linked,
  name: 'openSightings',
  path: '/own-sightings/open',
  summary: 'Reads the sightings of a report with the secret of a link that was mailed to its reporter',
  body: z.strictObject({ token }),
});

export const changeSightings = defineCall({
  ...linked,
  name: 'changeSightings',
  path: '/own-sightings/change',
  summary:
    'Hides a sighting or shows it again, takes none any more, or stops the mails, with the same secret',
  body: z.strictObject({
    token,
    hide: idNumber.optional(),
    show: idNumber.optional(),
    takesSightings: z.boolean().optional(),
    mailsSightings: z.boolean().optional(),
  }),
});
