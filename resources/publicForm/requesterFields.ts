import { choice, email, text } from '../kit/fields.ts';

/** How a person who uses a public form is related to the animal. */
export const RELATIONS = ['OWNER', 'FAMILY', 'VETERINARIAN', 'OTHER'] as const;

/** The fields of a request that a person without an account makes, beside those of all requests. */
export const requesterFields = {
  /** Confirmed by a mailed code before the request is stored. */
  requesterEmail: email({ computed: true, personal: true }),
} as const;

/** What the person says of itself. */
export const relationField = choice(RELATIONS, { required: true });
/** The tax number that the person gives; it is compared with the one on record. */
export const vatNumberField = text({ required: true, max: 25, personal: true });
