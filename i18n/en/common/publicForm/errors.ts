import type { PublicFormCode } from '../../../../resources/common/publicForm/codes.ts';
import type { CodeTexts } from '../../../types.ts';

export const publicFormErrors = {
  PUBLIC_FORM_FAILED: 'The request could not be sent. Try again later.',
  PUBLIC_CODE_EXPIRED: 'The code is no longer valid. Ask for another one.',
  REMINDER_LINK_EXPIRED: 'The link is no longer valid. Use the one in the newest reminder.',
  CONTACT_LINK_EXPIRED: 'The link is no longer valid, or the contacts have been confirmed or changed since.',
  REQUEST_WAITS_FOR_NOTHING: 'The request does not wait for documents.',
  MISSING_REFERENCE: 'Enter the reference of the request.',
  INVALID_REFERENCE: 'The reference of the request is not valid.',
  ANIMAL_NOT_ON_RECORD:
    'The transponder is not on record. Ask for it to be confirmed, or reject the request.',
  OWNER_NOT_ON_RECORD:
    'The number is not that of an owner on record. Ask for it to be confirmed, or reject the request.',
  REQUESTER_IS_NOT_OWNER:
    'The number given in the request is not that of the current owner of the animal. The document is sent to the owner only.',
  HERDING_DOG_IS_NO_DOG: 'The animal with this transponder is not a dog.',
  HERDING_DOG_AGE: 'The dog must be between 6 months and 15 years old.',
  HERDING_DOG_LIMIT: 'The holding already has 4 validated dogs.',
  MISSING_RELATION: 'Select the relation to the animal.',
  INVALID_RELATION: 'The relation to the animal is not valid.',
  INVALID_REQUESTER_EMAIL: 'The email address of the requester is not valid.',
  MISSING_GROUNDS: 'Enter the reason for the request.',
  INVALID_GROUNDS: 'The reason for the request is not valid.',
  MISSING_ANIMAL_COUNT: 'Enter the number of animals.',
  INVALID_ANIMAL_COUNT: 'The number of animals is not valid.',
  MISSING_DEATH_REQUEST_IDS: 'Select at least one request.',
  INVALID_DEATH_REQUEST_IDS: 'One of the selected requests is not valid.',
  MISSING_DIAC_REQUEST_IDS: 'Select at least one request.',
  INVALID_DIAC_REQUEST_IDS: 'One of the selected requests is not valid.',
  MISSING_HERDING_DOG_IDS: 'Select at least one request.',
  INVALID_HERDING_DOG_IDS: 'One of the selected requests is not valid.',
  MISSING_OWNER_DATA_UPDATE_IDS: 'Select at least one request.',
  INVALID_OWNER_DATA_UPDATE_IDS: 'One of the selected requests is not valid.',
} satisfies CodeTexts<PublicFormCode>;
