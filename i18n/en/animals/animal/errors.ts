import type { AnimalCode } from '../../../../resources/animals/animal/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** The animal's record, its transponder, its registration, certificates, death, lock and merge. */
export const animalErrors = {
  OWNER_IS_LOCKED:
    "The owner is locked in the register and cannot be changed or receive animals. Contact the register's operator.",
  OWNER_HAS_NO_PHONE:
    'The register has no phone of this owner. Ask the operator of the register to contact the owner.',
  CONFIRM_ANOTHER_ANIMAL: 'Confirm that it is another animal, or use the record that exists.',
  NO_CREDITS: 'The entity has no credits to register animals. Top up the balance and try again.',
  NO_CREDIT: 'The entity has no credits to register animals. Top up the balance and try again.',
  ENTITY_CANNOT_REGISTER: 'This entity cannot register animals.',
  ENTITY_CANNOT_REGISTER_BILLABLE: 'This entity cannot register billable transponders.',
  TRANSPONDER_NOT_AVAILABLE_FOR_ENTITY:
    'The transponder is not assigned to this entity. Check the number, or ask the entity that holds it for a transaction.',
  TRANSPONDER_ALREADY_REGISTERED:
    'An animal with this transponder is already registered. Search for the number to open its record.',
  CANNOT_VALIDATE_TRANSPONDER:
    'This transponder could not be validated and cannot be registered directly. Check the number or make a pre-registration.',
  COULD_NOT_VALIDATE_ON_TRACEABILITY:
    'The transponder could not be checked in the traceability system. Try again later or make a pre-registration.',
  TRANSPONDER_RECALLED:
    'The transponder is of a batch that was recalled: no animal can be registered with it. Use another one, and keep this one for the operator.',
  CANNOT_REGISTER_UNUSABLE_TRANSPONDER:
    "The transponder is marked as unusable and cannot be registered. Contact the register's operator.",
  CANNOT_REGISTER_FREE_TRANSPONDER:
    'The transponder belongs to a campaign. You do not have permission to register it.',
  TRANSPONDER_NOT_BILLABLE:
    'The transponder is not billable, and this entity registers billable transponders only. Make a pre-registration.',
  TRANSPONDER_IN_PENDING_TRANSACTION_TO_REGISTER_ENTITY:
    'The transponder has a pending transaction to this entity. Accept it before registering the animal.',
  TRANSPONDER_IN_PENDING_PRE_REGISTER:
    'A pre-registration for this transponder is already pending. Wait for its decision.',
  TRANSPONDER_NOT_REGISTERED: 'No animal is registered with this transponder.',
  TRANSPONDER_UNKNOWN_PREFIX: 'The prefix of the transponder is not known. Check the number you scanned.',
  TRANSPONDER_LEADING_ZERO: '16 digits were read. Confirm whether the leading zero should be removed.',
  ANIMAL_IS_LOCKED:
    "The animal's record is locked. It must be unlocked first; only the register's operator unlocks records.",
  ANIMAL_IS_DEAD: 'The animal is recorded as dead.',
  ANIMAL_IS_NOT_DEAD: 'The animal is not recorded as dead.',
  ANIMAL_IS_LOST: 'The animal is recorded as lost. Close the open report first.',
  ANIMAL_IS_FOUND: 'The animal is recorded as found. Close the open report first.',
  ANIMAL_IS_NOT_LOST: 'The animal is not recorded as lost or found.',
  ANIMAL_IS_EXTERNAL: 'The animal belongs to an external register and can only be viewed.',
  ANIMAL_DATA_INVALID: "The animal's record is incomplete or has invalid data. Correct it first.",
  ANIMAL_IS_MERGED: 'This record was merged into another. Open the surviving record.',
  ANIMAL_ALREADY_LOCKED: "The animal's record is already locked.",
  NO_ADVERT_CODE: 'The animal has no advert code in force.',
  ADVERT_CODE_IN_FORCE: 'The animal has an advert code in force. Revoke it to make another one.',
  ANIMAL_NOT_LOCKED: "The animal's record is not locked.",
  ANIMAL_ALREADY_STERILIZED: 'The animal is already recorded as sterilised.',
  PENDING_TRANSFER:
    'A change of owner is pending for this animal. Wait for the decision or cancel the request.',
  OWNER_IS_TRACES: 'This is a TRACES owner. You do not have permission to register or change it.',
  ERROR_FLAGGED_FIELD_NOT_WRITABLE:
    "The record has invalid data that you cannot correct. Contact the register's operator.",
  MISSING_TRANSPONDER: 'Enter the transponder number.',
  INVALID_TRANSPONDER: 'The transponder must have exactly 15 digits. Check the number.',
  DUPLICATE_TRANSPONDER: 'This transponder is already in use.',
  MISSING_TRANSPONDERS: 'Select at least one animal.',
  INVALID_TRANSPONDERS: 'Check that each transponder has 15 digits and is registered.',
  INVALID_SECOND_TRANSPONDER: 'The second transponder must have 15 digits and not be in use.',
  DUPLICATE_SECOND_TRANSPONDER: 'The second transponder is already in use.',
  MISSING_OLD_TRANSPONDER: 'Enter the old transponder.',
  INVALID_OLD_TRANSPONDER: 'Enter the old transponder of another registered animal.',
  ANIMAL_MERGE_NOT_POSSIBLE: 'These records cannot be merged in their current status.',
  ANIMAL_MERGE_OTHER_SPECIES: 'The records are of animals of different species and cannot be merged.',
  ANIMAL_MERGE_OWNER_CHANGED: 'The animal has another owner since the merge, which can no longer be undone.',
  ANIMAL_MERGE_ALREADY_REVERTED: 'This merge has already been undone.',
  MISSING_BIRTHDATE: 'Enter the date of birth.',
  INVALID_BIRTHDATE: 'Enter a date of birth in the past, at most 40 years ago.',
  MISSING_GENDER: 'Select the sex.',
  INVALID_GENDER: 'Select a sex that is possible for this breed.',
  MISSING_BREED: 'Select the species or breed.',
  INVALID_BREED: 'Choose a species or breed from the list.',
  MISSING_CROSS_BREED: 'Select the breed it is crossed with.',
  INVALID_CROSS_BREED: 'Select a different breed of the same species.',
  INVALID_IS_CROSS_BREED: 'Select yes if the animal is a cross-breed.',
  MISSING_BREED_CATEGORY: "Select the animal's category.",
  INVALID_BREED_CATEGORY: 'Select a category that is possible for this breed.',
  MISSING_COLOR: 'Enter the coat colour.',
  INVALID_COLOR: 'Enter the coat colour in words.',
  MISSING_VETERINARY: 'Select the veterinarian.',
  INVALID_VETERINARY: 'Select a veterinarian from the list.',
  MISSING_ENTITY: 'Select the entity.',
  INVALID_ENTITY: 'Select an entity from the list.',
  MISSING_LOP_NAME: 'Enter the name in the stud book.',
  INVALID_LOP_NAME: 'Check the name in the stud book and try again.',
  MISSING_LOP_NUMBER: 'Enter the number in the stud book.',
  INVALID_LOP_NUMBER: 'Check the number in the stud book and try again.',
  INVALID_HAS_PEDIGREE: 'Select yes if the animal is in a stud book.',
  INVALID_HEALTH_REPORT: 'Check the number of the health booklet and try again.',
  INVALID_ORDER_NUMBER: 'Check the serial number and try again.',
  INVALID_REGISTRATION_DATE: 'Enter a registration date that is not in the future.',
  MISSING_REGISTRATION_DATE: 'Enter the registration date.',
  INVALID_USE_OWNER_ADDRESS: "Select yes if the animal lives at the owner's address.",
  MISSING_DEATH_TIMESTAMP: 'Enter the date of death.',
  INVALID_DEATH_TIMESTAMP: 'Enter a date of death in the past and after the birth.',
  MISSING_DEATH_DATE: 'Enter the date of death.',
  INVALID_DEATH_DATE: 'Enter a date of death in the past and after the birth.',
  ERROR_SET_DEAD: 'The death could not be recorded. Try again later. If it keeps failing, contact support.',
  ERROR_SET_ALIVE:
    'The death record could not be undone. Try again later. If it keeps failing, contact support.',
  MISSING_IS_LOCKED: 'Select whether the record is to be locked.',
  INVALID_IS_LOCKED: 'Select yes if the record is to be locked.',
  MISSING_PHOTO: 'Choose a photo.',
  INVALID_PHOTO: 'Choose a PNG, GIF, JPEG, HEIC, WEBP or AVIF image.',
  MISSING_ANIMAL: 'Select the animal.',
  INVALID_ANIMAL: 'Select an animal that is registered.',
  MISSING_ANIMAL_IDS: 'Select at least one animal.',
  INVALID_ANIMAL_IDS: 'Check the selected animals and try again.',
  ERROR_CHANGE_STATE:
    'The status of the request could not be changed. Try again later. If it keeps failing, contact support.',
  PRE_REGISTER_ALREADY_CLOSED: 'The pre-registration is closed and cannot be changed.',
  DEATH_ALREADY_REPORTED:
    'You have already reported the death of this animal. The report is waiting for a decision.',
  ERROR_REPORT_DEATH: 'The death could not be reported. Try again later.',
  DEATH_REQUEST_ALREADY_CLOSED: 'The death report has already been decided.',
  DIAC_REQUEST_ALREADY_CLOSED: 'The DIAC request has already been decided.',
  HERDING_DOG_ALREADY_DECIDED: 'The herding-dog request has already been decided.',
  CERTIFICATE_FAILED:
    'The certificate could not be issued. Try again later. If it keeps failing, contact support.',
  CERTIFICATE_NOT_AVAILABLE: "This certificate is not available for the animal's status or for this entity.",
  INVALID_CERTIFICATION_PERMISSION: 'You do not have permission to issue this certificate.',
  FAIL_DELETE_CERTIFICATE:
    'The certificate template could not be deleted. A template that certificates were issued with is kept.',
  MISSING_TEMPLATE: 'Select a template.',
  MISSING_PROPERTY_NAME: 'Enter the name of the field.',
  INVALID_PROPERTIES: 'Check the fields of the certificate and try again.',
  MISSING_EMAIL_ADDRESS: 'Enter the email address.',
  INVALID_EMAIL_ADDRESS: 'Enter an email address in the correct format, such as name@example.pt.',
  INVALID_SEND_EMAIL: 'Select yes if the certificate is to be sent by email.',
} satisfies CodeTexts<AnimalCode>;
