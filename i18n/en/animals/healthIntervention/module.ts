import type { healthIntervention as source } from '../../../pt/animals/healthIntervention/module.ts';
import type { Shape } from '../../../types.ts';

/** Health interventions. `disclaimer` is what is declared with a proof of life. */
export const healthIntervention = {
  name: 'Health intervention |||| Health interventions',
  create: { title: 'Register a health intervention', submit: 'Register' },
  done: {
    created: 'Intervention registered: %{heading}',
    updated: 'Intervention saved: %{heading}',
    deleted: 'Intervention deleted: %{heading}',
    createdWith: { immunizationDateEnd: 'Vaccine registered, valid until %{immunizationDateEnd}' },
    updatedWith: { immunizationDateEnd: 'Vaccine saved, valid until %{immunizationDateEnd}' },
  },
  fields: {
    animalId: 'Animal',
    typeId: 'Type of intervention',
    executionDate: 'Date it was done',
    veterinaryId: 'Veterinarian',
    vaccineId: 'Vaccine',
    dose: 'Dose',
    batch: 'Batch',
    batchExpirationDate: 'Batch valid until',
    immunizationDateStart: 'Protects from',
    immunizationDateEnd: 'Valid until',
    sterilizationType: 'Type of sterilisation',
    financingEntityId: 'Financing entity',
    description: 'Description',
    isDisclaimerAccepted: 'Statement accepted',
    isAnotherVaccination: 'I confirm that this is another vaccination',
    isBatchExpired: 'Batch out of date',
    createdEntityId: 'Entity',
    creationTimestamp: 'Registration date',
  },
  choices: {
    dose: { FIRST: 'First dose', BOOSTER: 'Booster' },
    sterilizationType: {
      PRIVATE: 'Private',
      FINANCED_BY_COUNTY: 'Financed by the municipality',
      FINANCED_BY_MINISTRY_OF_AGRICULTURE: 'Financed by the Ministry of Agriculture',
    },
  },
  help: {
    immunizationDateEnd: 'Proposed from vaccine and dose; never beyond the vaccine’s period.',
  },
  errors: {
    INVALID_DATE: 'Enter a date in the format DD-MM-YYYY, between the animal’s birth and today.',
  },
  form: {
    notReady: 'Select the type of intervention first; for a proof of life, accept the statement as well.',
    noSterilization: 'Sterilisation is not available: %{reason}',
    lastBatch: 'The batch of your entity’s last rabies vaccination. Check it on the vial.',
    expiredBatch: 'The batch was out of date on the day it was given. Check the batch before you save.',
    readDisclaimer: 'Read and accept the statement',
    acceptDisclaimer: 'Accept',
    disclaimerAccepted: 'You accepted the proof-of-life statement.',
    disclaimerOwed: 'To record a proof of life, accept the statement.',
  },
  disclaimer: {
    title: 'Proof-of-life statement',
    text: 'I declare on my honour that I saw the animal alive on this date and read its transponder, which is the one on this record. The proof of life is recorded in my name, and false statements are punishable by law.',
  },
} satisfies Shape<typeof source>;
