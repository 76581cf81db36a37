import type { herdingDog as source } from '../../../pt/requests/herdingDog/module.ts';
import type { Shape } from '../../../types.ts';

export const herdingDog = {
  name: 'Livestock guarding dog |||| Livestock guarding dogs',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal on record',
    animalName: 'Animal',
    animalBreed: 'Breed',
    animalBirthdate: 'Date of birth',
    animalOwner: 'Owner on record',
    status: 'Validation',
    validUntil: 'Valid until',
    holdingMark: 'Holding mark',
    species: 'Kind of livestock',
    animalCount: 'Number of animals',
    municipality: 'Municipality of the holding',
    ownerCountry: 'Country of the tax number on record',
    country: 'Country of the tax number',
    ownerVatNumber: 'tax number of the owner on record',
    vatNumber: 'Tax number given',
    ownerPassport: 'Passport on record',
    passport: 'Passport or document given',
    requesterEmail: 'Email of the requester',
  },
  choices: {
    species: { SHEEP: 'Sheep', GOAT: 'Goats', CATTLE: 'Cattle', OTHER: 'Another kind' },
    status: {
      PENDING: 'Pending',
      VALIDATED: 'Validated',
      REJECTED: 'Rejected',
      EXPIRED: 'Expired',
      CANCELED: 'Cancelled',
    },
  },
  requests: {
    page: {
      acceptTitle: 'Validate the livestock guarding dog?',
      acceptText: 'The validation is valid for 3 years.',
      rejectText: 'The dog is not validated. The requester receives the reason.',
    },
  },
  reasons: {
    ANIMAL_UNKNOWN: 'The transponder given does not identify the animal.',
    NOT_THE_OWNER: 'The details given do not confirm who owns the animal.',
    DECLARATION_MISSING: 'The declaration of the holding is missing.',
    HOLDING_MARK_UNKNOWN: 'The holding mark could not be confirmed.',
    TOO_FEW_ANIMALS: 'The holding has fewer animals than are required.',
    AGE: 'The dog must be between 6 months and 15 years old.',
    DUPLICATE: 'There is already a request like this.',
  },
} satisfies Shape<typeof source>;
