import type { deathRequest as source } from '../../../pt/requests/deathRequest/module.ts';
import type { Shape } from '../../../types.ts';

export const deathRequest = {
  name: 'Death report |||| Death reports',
  fields: {
    transponder: 'Transponder',
    animalId: 'Animal on record',
    animalName: 'Animal',
    animalBreed: 'Breed',
    animalBirthdate: 'Date of birth',
    animalOwner: 'Owner on record',
    deathDate: 'Date of death',
    relation: 'Reported by',
    ownerCountry: 'Country of the tax number on record',
    country: 'Country of the tax number',
    ownerVatNumber: 'tax number of the owner on record',
    vatNumber: 'Tax number given',
    ownerPassport: 'Passport on record',
    passport: 'Passport or document given',
    observations: 'Notes',
    requesterEmail: 'Email of the requester',
    contestState: 'Notice to the owner',
    contestWords: 'What the owner says',
    contestEntityId: 'Death registered by',
    ownerNotice: 'How the owner was notified',
  },
  choices: {
    contestState: {
      OPEN: 'The owner objects',
      UNNOTIFIED: 'Owner not notified yet',
      NOTIFIED: 'Owner notified',
      STANDS: 'Upheld after an objection',
      UNDONE: 'Undone after an objection',
    },
    relation: {
      OWNER: 'Owner',
      FAMILY: 'Family of the owner',
      VETERINARIAN: 'Veterinarian',
      OTHER: 'Another person',
    },
  },
  operations: {
    decide: {
      help: {
        ownerNotice:
          'Letter or call: to whom, by what means and when. Required if there is no email address to write to.',
      },
    },
  },
  requests: {
    marks: {
      OPEN: 'The owner objects to the death',
      UNNOTIFIED: 'Death without notice to the owner, who has no email address',
      NOTIFIED: 'Owner notified',
      STANDS: 'Upheld after an objection',
      UNDONE: 'Undone after an objection',
    },
    page: {
      acceptTitle: 'Accept the death report?',
      acceptText: 'The death of the animal is registered and its record is locked.',
      rejectText: 'The animal stays alive on the register. The person who reported receives the reason.',
      noticeAcceptTitle: 'Did you notify the owner of the death?',
      noticeAcceptText: 'The animal remains registered as dead. Enter how the owner was notified.',
      noticeAccept: 'Record the notice',
      contestAcceptTitle: 'Uphold the death?',
      contestAcceptText: 'The animal remains registered as dead. The owner is notified.',
      contestAccept: 'Uphold the death',
      contestRejectTitle: 'Undo the death?',
      contestRejectText:
        'The animal is alive on the register again, and its record is unlocked. The owner is notified.',
      contestReject: 'Undo the death',
    },
  },
  reasons: {
    ANIMAL_UNKNOWN: 'The transponder given does not identify the animal.',
    NOT_THE_OWNER: 'The details given do not confirm the relation to the animal.',
    DATE_UNCLEAR: 'The date of death is not clear.',
    DOCUMENT_ILLEGIBLE: 'One of the documents is illegible or incomplete.',
    ANIMAL_ALIVE: 'The animal is alive.',
    DUPLICATE: 'There is already a request like this.',
  },
} satisfies Shape<typeof source>;
