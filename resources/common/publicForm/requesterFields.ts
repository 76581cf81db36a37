import { choice, country, date, email, reference, text, transponder } from '../../kit/fields.ts';

/** The relation of a public form's user to the animal. */
export const RELATIONS = ['OWNER', 'FAMILY', 'VETERINARIAN', 'OTHER'] as const;

/** The fields of a request that a person without an account makes, beside those of all requests. */
export const requesterFields = {
  /** Confirmed by a mailed code before the request is stored. */
  requesterEmail: email({ computed: true, personal: true }),
} as const;

const ofRecord = { virtual: true, recordOnly: true } as const;

/** The animal that the person names by its number, with its record where it is on record. */
export const requestedAnimalFields = {
  transponder: transponder({ required: true }),
  animalId: reference('animal', { computed: true, label: 'transponder' }),
  animalName: text({ virtual: true }),
  animalBreed: text(ofRecord),
  animalBirthdate: date(ofRecord),
  animalOwner: text({ ...ofRecord, personal: true }),
} as const;

/** The relation that the user states. */
export const relationField = choice(RELATIONS, { required: true });

/** The tax number that the person gives, with its country, or the number of a document of another country. */
export const numberFields = {
  country: country({ required: true, initial: 'PT' }),
  vatNumber: text({ max: 25, personal: true }),
  passport: text({ max: 20, personal: true }),
} as const;

const ofOwner = { ...ofRecord, personal: true } as const;

/** The numbers on record of the owner of the animal, with which those that are given are compared. */
export const ownerNumberFields = {
  ownerCountry: country(ofOwner),
  ownerVatNumber: text(ofOwner),
  ownerPassport: text(ofOwner),
} as const;

/** Which of the two stand side by side. */
export const comparedNumbers = [
  ['ownerCountry', 'country'],
  ['ownerVatNumber', 'vatNumber'],
  ['ownerPassport', 'passport'],
] as const;
