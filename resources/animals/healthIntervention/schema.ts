import { animal } from '../animal/schema.ts';
import { anyOf, veterinarian } from '../../kit/access.ts';
import { exists, latest } from '../../kit/derive.ts';
import { boolean, choice, date, longText, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import {
  checkIntervention,
  interventionModes,
  isInterventionReady,
  type InterventionFacts,
} from './rules.ts';
import { DOSES, RABIES, STERILIZATION, STERILIZATION_TYPES } from './types.ts';

/** Who records interventions. */
export const RECORD_INTERVENTIONS = anyOf('WRITE_HEALTH_INTERVENTION', veterinarian);

export const healthIntervention = defineModule({
  name: 'healthIntervention',
  access: {
    read: anyOf('READ_HEALTH_INTERVENTION', veterinarian),
    create: RECORD_INTERVENTIONS,
    update: 'EDIT_HEALTH_INTERVENTION',
    remove: 'DELETE_HEALTH_INTERVENTION',
  },
  parent: {
    module: animal,
    by: 'transponder',
    requires: 'REGISTER_INTERVENTION',
    isReachable: true,
    derives: {
      isSterilized: exists({ typeId: STERILIZATION }),
      rabiesImmunizationDateEnd: latest('immunizationDateEnd', 'immunizationDateEnd', { typeId: RABIES }),
    },
  },
  event: { of: 'animalId', at: 'executionDate', shows: ['typeId', 'immunizationDateEnd', 'veterinaryId'] },
  variants: [
    {
      path: 'rabies',
      fixed: { typeId: RABIES },
      example: { vaccineId: 1, batch: 'A1234', immunizationDateEnd: '2025-05-20' },
    },
    {
      path: 'sterilization',
      fixed: { typeId: STERILIZATION },
      requires: 'SET_STERILIZATION',
      example: { sterilizationType: STERILIZATION_TYPES[0] },
    },
  ],
  fields: {
    animalId: reference('animal', { required: true, createOnly: true, label: 'transponder', detail: 'name' }),
    typeId: reference('interventionType', {
      required: 'INVALID_TYPE',
      invalid: 'INVALID_TYPE',
      createOnly: true,
    }),
    executionDate: date({
      required: 'MISSING_EXECUTION_DATE',
      invalid: 'INVALID_EXECUTION_DATE',
      past: true,
      startsToday: true,
    }),
    veterinaryId: reference('veterinary', {
      invalid: 'INVALID_VETERINARY',
      first: { ofOwnEntity: true },
      detail: 'ballotNumber',
      owedWhen: 'of a caller who is no veterinarian',
      example: 1,
    }),
    vaccineId: reference('vaccine', { invalid: 'INVALID_VACCINE', owedWhen: 'of a vaccination' }),
    dose: choice(DOSES),
    batch: text({ max: 40, invalid: 'INVALID_BATCH', owedWhen: 'of a vaccination' }),
    batchExpirationDate: date({ ahead: true }),
    /** The day from which the dose protects. */
    immunizationDateStart: date({ computed: true }),
    immunizationDateEnd: date({ invalid: 'INVALID_IMMUNIZATION_DATE', ahead: true }),
    sterilizationType: choice(STERILIZATION_TYPES, {
      invalid: 'INVALID_STERILIZATION_TYPE',
      displayOnly: ['FINANCED_BY_MINISTRY_OF_AGRICULTURE'],
    }),
    financingEntityId: reference('financingEntity', {
      invalid: 'INVALID_FINANCING_ENTITY',
      only: { active: true },
    }),
    description: longText(),
    isDisclaimerAccepted: boolean(),
    /** Confirmed: a vaccination with the same day, vaccine and batch is on record, and this one is another. */
    isAnotherVaccination: boolean({ initial: false, createOnly: true }),
    isBatchExpired: boolean({ virtual: true, tones: { true: 'attention', false: 'neutral' } }),
    createdEntityId: reference('entity', { computed: true }),
    creationTimestamp: timestamp({ computed: true }),
  },
  title: 'executionDate',
  list: {
    columns: [
      'executionDate',
      'typeId',
      'vaccineId',
      'batch',
      'immunizationDateEnd',
      'veterinaryId',
      'createdEntityId',
      'creationTimestamp',
    ],
    sort: ['executionDate', 'DESC'],
    perPage: 10,
    sortable: ['id', 'executionDate', 'creationTimestamp'],
    filters: ['typeId', 'executionDate'],
    search: ['batch', 'description'],
    card: { title: 'typeId', text: 'executionDate' },
  },
  unique: [
    { index: 'health_intervention_sterilization', property: 'typeId', code: 'ANIMAL_ALREADY_STERILIZED' },
  ],
  errors: [
    'INTERVENTION_NOT_OWN',
    // A sterilisation has conditions of its own.
    'ANIMAL_ALREADY_STERILIZED',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_EXPORTED',
    'ANIMAL_DATA_INVALID',
    'PENDING_TRANSFER',
    'PROOF_OF_LIFE_NOT_ACCEPTED',
    'CONFIRM_ANOTHER_VACCINATION',
    'EXECUTION_DATE_CANNOT_BE_AFTER_REGISTRATION_DATE',
    'INVALID_REASON',
    'INVALID_DATE',
    'MISSING_VETERINARY',
    'MISSING_VACCINE',
    'MISSING_BATCH',
    'MISSING_FINANCING_ENTITY',
  ],
  failures: {
    create: 'ERROR_ADD_INTERVENTION',
    update: 'ERROR_ADD_INTERVENTION',
    remove: 'ERROR_DELETE_INTERVENTION',
  },
  modes: ({ mode, actor, record, before }) =>
    interventionModes({ mode, actor, record, before: before as InterventionFacts | null }),
  check: ({ mode, actor, record, before }) =>
    checkIntervention({ mode, actor, record, before: before as InterventionFacts | null }),
  isReady: (record) => isInterventionReady(record),
});
