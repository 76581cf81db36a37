import { readPostalCode } from '../../numbers/postalCode.ts';
import { BREED_CATEGORIES } from './breedCategories.ts';
import { COAT_COLOURS } from './colours.ts';
import { z } from 'zod';
import { anyOf, ownerAccount, veterinarian } from '../../kit/access.ts';
import {
  boolean,
  choice,
  data,
  date,
  longText,
  photo,
  postalCode,
  reference,
  text,
  timestamp,
  transponder,
} from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import type { Rows } from '../../kit/types.ts';
import { animalModes, checkAnimal, type AnimalFacts } from './rules.ts';

export const ANIMAL_STATUSES = ['NORMAL', 'LOST', 'FOUND', 'DEAD', 'EXPORTED'] as const;
/** No dog and no cat is known to have become older. */
export const MOST_YEARS_OF_LIFE = 40;
export const GENDERS = ['MALE', 'FEMALE', 'UNDEFINED'] as const;

/** An exact transponder finds any animal in the country for these; lists show less. */
export const FIND_ANY_ANIMAL = anyOf('READ_ANIMAL', veterinarian);
/** The permission to read animals at all; an owner's account reads its own. */
export const READ_ANIMALS = anyOf(FIND_ANY_ANIMAL, ownerAccount);

/** The permission to change any field of an animal; the mode of each field says which. */
export const EDIT_ANIMALS = anyOf(
  veterinarian,
  'REGISTER_ANIMAL',
  'WRITE_ANIMAL_PROTECTED_FIELDS',
  'WRITE_ANIMAL_NAME',
  'WRITE_ANIMAL_BIRTHDATE',
  'WRITE_ANIMAL_CONTACTS',
  'WRITE_ANIMAL_CHARS_GROUP_1',
  'WRITE_ANIMAL_CHARS_GROUP_2',
  'WRITE_ANIMAL_PASSPORT',
);

/** The permission to see where an animal lives, which reveals where its owner lives. */
const READ_HOME = anyOf('READ_OWNER', 'REGISTER_ANIMAL', 'WRITE_ANIMAL_CONTACTS', veterinarian, ownerAccount);

/** The animals in scope, and those that are lost or found: these show what was noted of them, so that they get home. */
export const OPEN_ANIMALS: readonly Rows[] = ['IN_SCOPE', { field: 'status', values: ['LOST', 'FOUND'] }];

/** A fault found in imported data, or in data that a later rule no longer allows. */
export const flaggedError = z.object({ property: z.string().max(60), error: z.string().max(60) });

const computed = { computed: true } as const;
const virtual = { virtual: true } as const;

export const animal = defineModule({
  name: 'animal',
  announces: {
    ANIMAL_REGISTERED: ['REGISTER'],
    ANIMAL_TRANSFERRED: ['CHANGE_OWNER'],
    ANIMAL_LOST: ['SET_LOST'],
    ANIMAL_FOUND: ['SET_DELIVERED'],
    ANIMAL_DIED: ['SET_DEAD'],
  },
  access: { read: READ_ANIMALS, create: 'REGISTER_ANIMAL', update: EDIT_ANIMALS },
  title: 'transponder',
  fields: {
    transponder: transponder({
      typing: 'DIGITS',
      required: 'MISSING_TRANSPONDER',
      invalid: 'INVALID_TRANSPONDER',
      unique: 'TRANSPONDER_ALREADY_REGISTERED',
    }),
    secondTransponder: transponder({
      typing: 'DIGITS',
      invalid: 'INVALID_SECOND_TRANSPONDER',
      unique: 'DUPLICATE_SECOND_TRANSPONDER',
    }),
    name: text({
      required: 'MISSING_NAME',
      invalid: 'INVALID_NAME',
      max: 80,
      hasOrderColumn: true,
      example: 'Luna',
    }),
    gender: choice(GENDERS, { required: 'MISSING_GENDER', invalid: 'INVALID_GENDER' }),
    breedId: reference('breed', {
      required: 'MISSING_BREED',
      invalid: 'INVALID_BREED',
      only: { groupTypes: 'BREED' },
    }),
    isCrossBreed: boolean({ initial: false }),
    crossBreedId: reference('breed', { invalid: 'INVALID_CROSS_BREED', only: { groupTypes: 'BREED' } }),
    breedCategory: choice(BREED_CATEGORIES, computed),
    color: text({
      required: 'MISSING_COLOR',
      invalid: 'INVALID_COLOR',
      max: 60,
      words: { texts: 'animalCoat.colors', stored: COAT_COLOURS },
    }),
    birthdate: date({
      required: 'MISSING_BIRTHDATE',
      invalid: 'INVALID_BIRTHDATE',
      past: true,
      mostYearsAgo: MOST_YEARS_OF_LIFE,
    }),
    passport: text({ max: 40 }),
    healthReport: text({ invalid: 'INVALID_HEALTH_REPORT', max: 60 }),
    observations: longText({ invalid: 'INVALID_OBSERVATIONS' }),
    orderNumber: text({ invalid: 'INVALID_ORDER_NUMBER', max: 40, read: 'SEE_ORDER_NUMBER' }),
    hasPedigree: boolean(virtual),
    lopNumber: text({ invalid: 'INVALID_LOP_NUMBER', max: 40 }),
    lopName: text({ invalid: 'INVALID_LOP_NAME' }),
    photoId: photo(computed),
    status: choice(ANIMAL_STATUSES, {
      ...computed,
      tones: { NORMAL: 'good', LOST: 'attention', FOUND: 'info', DEAD: 'neutral', EXPORTED: 'neutral' },
    }),
    deathDate: date(computed),
    isLocked: boolean(computed),
    lockReason: choice(['STAFF', 'DEATH'], computed),
    isExternal: boolean(computed),
    isPreRegister: boolean(computed),
    isSterilized: boolean(computed),
    rabiesImmunizationDateEnd: date(computed),
    licenseDateEnd: date(computed),
    isLicenseValid: boolean(virtual),
    isPotentiallyDanger: boolean(virtual),
    isDataValid: boolean(virtual),
    errors: data(z.array(flaggedError).max(100), computed),
    hasPendingOwnerTransfer: boolean(virtual),
    /** A code is in force with which adverts of the animal are checked. */
    hasAdvertCode: boolean(virtual),
    /** It was reported as lost, and the report waits for validation. */
    hasPendingLostReport: boolean(virtual),
    /** The closing of its report waits for the change of owner that it asked for. */
    isReportClosing: boolean(virtual),
    /** Its owner has reported its death in the account, and the report waits for a decision. */
    hasDeathReport: boolean(virtual),
    registrationDate: date({ invalid: 'INVALID_REGISTRATION_DATE', past: true }),
    creationTimestamp: timestamp(computed),
    ownerId: reference('owner', { computed: true, personal: true }),
    veterinaryId: reference('veterinary', {
      invalid: 'INVALID_VETERINARY',
      first: { ofOwnEntity: true },
      owedWhen: 'of a caller who is no veterinarian',
      example: 1,
      detail: 'ballotNumber',
    }),
    entityId: reference('entity', { invalid: 'INVALID_ENTITY' }),
    useOwnerAddress: boolean({ initial: true }),
    postalCode: postalCode({ normalise: readPostalCode, personal: true, read: READ_HOME }),
    locality: text({ personal: true, read: READ_HOME }),
    parishId: reference('parish', { invalid: 'INVALID_PARISH', detail: 'countyId' }),
    address: text({ max: 200, personal: true, read: READ_HOME }),
    /** Its own address is not in the table of addresses. */
    hasUnconfirmedAddress: boolean({ ...computed, tones: { true: 'attention', false: 'good' } }),
  },
  list: {
    columns: [
      'transponder',
      'name',
      'breedId',
      'gender',
      'ownerId',
      'status',
      'birthdate',
      'registrationDate',
    ],
    sort: ['registrationDate', 'DESC'],
    perPage: 24,
    sortable: ['id', 'transponder', 'name', 'birthdate', 'registrationDate'],
    filters: [
      'name',
      'status',
      'breedId',
      'ownerId',
      'entityId',
      'birthdate',
      'registrationDate',
      'hasUnconfirmedAddress',
    ],
    search: ['name'],
    card: { title: 'name', text: 'transponder' },
  },
  menu: { group: 'animals', icon: 'animal', order: 1 },
  unique: [
    { index: 'animal_transponder_key', property: 'transponder', code: 'TRANSPONDER_ALREADY_REGISTERED' },
    {
      index: 'animal_second_transponder',
      property: 'secondTransponder',
      code: 'DUPLICATE_SECOND_TRANSPONDER',
    },
  ],
  errors: [
    'ANIMAL_IS_EXTERNAL',
    'ANIMAL_IS_LOCKED',
    'ANIMAL_IS_DEAD',
    'ANIMAL_IS_LOST',
    'ANIMAL_IS_FOUND',
    'ANIMAL_IS_EXPORTED',
    'PENDING_TRANSFER',
    'OWNER_IS_TRACES',
    'ERROR_FLAGGED_FIELD_NOT_WRITABLE',
    'NO_PERMISSION',
    'CANNOT_VALIDATE_TRANSPONDER',
    'TRANSPONDER_RECALLED',
    'FORM_ERROR_MSG',
  ],
  // Registration is a call with the owner embedded, reading takes a transponder too, and nothing is ever deleted.
  without: ['create', 'get', 'remove'],
  personal: true,
  // What reveals where an owner lives, and what was noted of an animal.
  redactions: [
    {
      fields: ['ownerId', 'address', 'postalCode', 'locality', 'parishId'],
      shown: [{ on: ['OWNER_IN_SCOPE'] }],
      empty: true,
      namesOf: ['ownerId'],
    },
    {
      fields: ['passport', 'observations', 'healthReport'],
      shown: [{ on: OPEN_ANIMALS }],
      empty: true,
    },
  ],
  modes: ({ mode, actor, before }) => animalModes({ mode, actor, before: before as AnimalFacts | null }),
  check: ({ mode, record, before }) =>
    checkAnimal({ mode, record: record as AnimalFacts, before: before as AnimalFacts | null }),
});
