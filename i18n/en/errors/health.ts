import type { HealthCode } from '../../../resources/animals/healthIntervention/codes.ts';
import type { CodeTexts } from '../../types.ts';

/** Health interventions, licences and aggression records. */
export const healthErrors = {
  ERROR_ADD_INTERVENTION:
    'The intervention could not be recorded. Try again later. If it keeps failing, contact support.',
  ERROR_DELETE_INTERVENTION:
    'The intervention could not be deleted. Try again later. If it keeps failing, contact support.',
  INTERVENTION_NOT_OWN: 'Only the veterinarian who made the intervention can change it.',
  MISSING_TYPE_ID: 'Select the type of intervention.',
  INVALID_TYPE_ID: 'Select a type of intervention from the list.',
  MISSING_EXECUTION_DATE: 'Enter the date it was done.',
  INVALID_EXECUTION_DATE: 'The date it was done must be in the past.',
  EXECUTION_DATE_CANNOT_BE_AFTER_REGISTRATION_DATE:
    'The date it was done cannot be after the registration date.',
  MISSING_VACCINE: 'Select the vaccine.',
  INVALID_VACCINE: 'Select a vaccine from the list.',
  MISSING_BATCH: "Enter the vaccine's batch.",
  INVALID_BATCH: "Check the vaccine's batch and try again.",
  INVALID_IMMUNIZATION_DATE:
    'The vaccination end date must be after the date it was given and within the vaccine’s period of protection.',
  INVALID_IMMUNIZATION_DATE_END:
    'The vaccination end date must be after the date it was given and within the vaccine’s period of protection.',
  MISSING_STERILIZATION_TYPE: 'Select the type of sterilisation.',
  INVALID_STERILIZATION_TYPE: 'Select a type of sterilisation that is possible for this animal.',
  MISSING_FINANCING_ENTITY: 'Select the financing entity.',
  INVALID_FINANCING_ENTITY: 'Select a financing entity from the list.',
  PROOF_OF_LIFE_NOT_ACCEPTED: 'Accept the proof-of-life statement to continue.',
  CONFIRM_ANOTHER_VACCINATION:
    'A vaccination of this animal on the same day, with the same vaccine and batch, is on record. If this is another one, confirm it before you record it.',
  MISSING_IMMUNIZATION_TIME_PERIOD: 'Enter the immunisation period.',
  INVALID_IMMUNIZATION_TIME_PERIOD: 'Enter the immunisation period as a whole number greater than zero.',
  MISSING_IMMUNIZATION_TIME_UNIT: 'Select the unit of the immunisation period.',
  INVALID_IMMUNIZATION_TIME_UNIT: 'Select years or months.',
  ERROR_ADD_LICENSING:
    'The licence could not be recorded. Try again later. If it keeps failing, contact support.',
  ERROR_DELETE_LICENSING:
    'The licence could not be deleted. Try again later. If it keeps failing, contact support.',
  LICENSE_NOT_APPLICABLE: 'This animal does not need a licence.',
  MISSING_LICENSE_DATE: 'Enter the date of the licence.',
  INVALID_LICENSE_DATE: 'The date of the licence must be in the past.',
  ERROR_ADD_AGGRESSION:
    'The aggression incident could not be recorded. Try again later. If it keeps failing, contact support.',
  ERROR_DELETE_AGGRESSION:
    'The aggression incident could not be deleted. Try again later. If it keeps failing, contact support.',
  ERROR_CLEARING_REGISTRY:
    'The record of aggression incidents could not be cleared. Try again later. If it keeps failing, contact support.',
  MISSING_REGISTER_TYPE: 'Select the kind of entry.',
  INVALID_REGISTER_TYPE: 'Select a kind of entry from the list.',
  MISSING_AGGRESSION_DATE: 'Enter the date of the aggression incident.',
  INVALID_AGGRESSION_DATE: 'Enter a date of the aggression incident in the past.',
  MISSING_AGGRESSION_TYPE: 'Select the type of aggression.',
  INVALID_AGGRESSION_TYPE: 'Select a type of aggression from the list.',
  MISSING_SUBTYPE: 'Select the subtype.',
  MISSING_AGGRESSION_SUB_TYPE: 'Select the subtype of the aggression.',
  INVALID_AGGRESSION_SUB_TYPE: 'Select a subtype that belongs to the type of aggression.',
  MISSING_ANIMAL_FATE: "Select the animal's fate.",
  INVALID_ANIMAL_FATE: "Select the animal's fate from the list.",
  MISSING_CLEAR_REGISTRY_REASON: 'Enter the reason for clearing the record.',
  INVALID_CLEAR_REGISTRY_REASON: 'Enter in words the reason for clearing the record.',
} satisfies CodeTexts<HealthCode>;
