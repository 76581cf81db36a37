import type { pendingLostAnimal as source } from '../../../pt/lostFound/pendingLostAnimal/module.ts';
import type { Shape } from '../../../types.ts';

export const pendingLostAnimal = {
  name: 'Lost report to validate |||| Lost reports to validate',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal',
    animalName: 'Name on record',
    name: 'Name',
    animalBreed: 'Breed on record',
    breed: 'Breed',
    animalGender: 'Gender on record',
    gender: 'Sex',
    animalColor: 'Colour on record',
    color: 'Coat colour',
    eventDate: 'Date of the event',
    eventLocal: 'Description of the place',
    eventCounty: 'Municipality',
  },
  choices: {
    animalGender: { MALE: 'Male', FEMALE: 'Female', UNDEFINED: 'Undefined' },
    gender: { MALE: 'Male', FEMALE: 'Female', UNDEFINED: 'Undefined' },
  },
  requests: {
    bulk: {
      acceptText:
        'The animals become lost and those who reported are notified. The decision can be taken back for 10 seconds.',
      rejectText:
        'The animals stay as they are and those who reported are notified of the reason. The decision can be taken back for 10 seconds.',
    },
    page: {
      report: 'View the report, with photos and contacts',
      comparison: 'The animal’s record and the report',
      acceptTitle: 'Accept the report?',
      acceptText: 'The animal becomes lost and the report is visible in the whole country.',
      rejectTitle: 'Reject the report?',
      rejectText: 'The animal stays as it is. The reason is sent to who reported.',
      cancelText: 'The report is closed and the animal stays as it is.',
    },
  },
  reasons: {
    NOT_THE_OWNER: 'It is not clear that the report comes from the owner or on their behalf.',
    IDENTITY_UNCLEAR: 'The identification of the person reporting is missing.',
    DESCRIPTION_MISMATCH: 'The description does not match the animal’s record.',
    ALREADY_BACK: 'The animal is back with its owner.',
    DUPLICATE: 'There is a report like it already.',
  },
} satisfies Shape<typeof source>;
