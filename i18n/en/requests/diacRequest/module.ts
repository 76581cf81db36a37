import type { diacRequest as source } from '../../../pt/requests/diacRequest/module.ts';
import type { Shape } from '../../../types.ts';

export const diacRequest = {
  name: 'DIAC request |||| DIAC requests',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal on record',
    animalName: 'Animal',
    animalBreed: 'Breed',
    animalBirthdate: 'Date of birth',
    animalOwner: 'Owner on record',
    ownerCountry: 'Country of the tax number on record',
    country: 'Country of the tax number',
    ownerVatNumber: 'tax number of the owner on record',
    vatNumber: 'Tax number given',
    ownerPassport: 'Passport on record',
    passport: 'Passport or document given',
    ownerEmail: 'Email address of the owner on record',
    requesterEmail: 'Email of the requester',
    grounds: 'Reason for the request',
  },
  requests: {
    page: {
      acceptTitle: 'Accept the DIAC request?',
      acceptText: 'The DIAC of the animal is issued and sent to the email of the requester.',
      rejectText: 'No DIAC is issued. The requester receives the reason.',
    },
  },
  reasons: {
    ANIMAL_UNKNOWN: 'The transponder given does not identify the animal.',
    NOT_THE_OWNER: 'The details given do not confirm who owns the animal.',
    IDENTITY_MISSING: 'The copy of the identity document is missing.',
    DOCUMENT_ILLEGIBLE: 'One of the documents is illegible or incomplete.',
    DUPLICATE: 'There is already a request like this.',
  },
} satisfies Shape<typeof source>;
