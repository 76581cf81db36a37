import { z } from 'zod';
import { COAT_COLOURS } from '../../animals/animal/colours.ts';
import { SPECIES_NAMES } from '../../animals/animal/species.ts';
import { ANIMAL_STATUSES, GENDERS, MOST_YEARS_OF_LIFE } from '../../animals/animal/schema.ts';
import { anyOf, operator, ownerAccount, veterinarian } from '../../kit/access.ts';
import {
  boolean,
  choice,
  country,
  date,
  email,
  integer,
  longText,
  phone,
  photo,
  reference,
  text,
  timestamp,
  transponder,
} from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { isValidPhone, normalisePhone } from '../../numbers/phone.ts';
import { checkLostAnimal, lostAnimalModes } from './rules.ts';
import { DELIVERY_STATUSES, LOST_STATUSES, SITUATIONS } from './statuses.ts';
import { personName } from '../../kit/values/personName.ts';
import { EXAMPLE_OTHER_TRANSPONDER } from '../../kit/values/exampleValue.ts';
import { READ_LOST_ANIMALS } from './access.ts';

/** The permission to read one report by its number: also for users who close it. */
export const READ_LOST_ANIMAL = anyOf(READ_LOST_ANIMALS, 'UPDATE_LOST_ANIMAL_STATUS');
/** The permission to report an animal as lost or found; in the account of its owner, as lost alone. */
export const REPORT_LOST_ANIMALS = anyOf('REGISTER_LOST_ANIMAL', veterinarian, ownerAccount);

/** Most additional photos of a report. */
export const MAX_ADDITIONAL_PHOTOS = 4;

const computed = { computed: true } as const;
const createOnly = { createOnly: true } as const;
const telephone = {
  valid: (value: string) => isValidPhone(value),
  normalise: (value: string) => normalisePhone(value) ?? value,
  personal: true,
} as const;

/** Reports of lost and found animals. */
const IN_PORTUGAL = { owedWhen: 'of an event in Portugal', example: 1 } as const;

export const lostAnimal = defineModule({
  name: 'lostAnimal',
  resource: 'animal/lost',
  access: { read: READ_LOST_ANIMALS, create: REPORT_LOST_ANIMALS, update: 'EDIT_LOST_ANIMAL' },
  event: {
    of: 'animalId',
    at: 'eventDate',
    shows: ['status', 'validationStatus', 'isClosed', 'deliveryStatus'],
    // That it was missing its owner knows; the report itself names who made it.
    read: anyOf(READ_LOST_ANIMALS, ownerAccount),
  },
  title: 'transponder',
  fields: {
    status: choice(LOST_STATUSES, {
      required: 'MISSING_STATUS',
      invalid: 'INVALID_STATUS',
      ...createOnly,
      tones: { LOST: 'attention', FOUND: 'info' },
    }),
    transponder: transponder({
      typing: 'DIGITS',
      required: 'MISSING_TRANSPONDER',
      invalid: 'INVALID_TRANSPONDER',
      unique: 'LOST_ALREADY_OPEN',
      example: EXAMPLE_OTHER_TRANSPONDER,
      ...createOnly,
    }),
    /** Empty for a found animal whose transponder is not registered. */
    animalId: reference('animal', computed),
    validationStatus: choice(['PENDING', 'ACCEPTED', 'REJECTED'], {
      ...computed,
      tones: { PENDING: 'attention', ACCEPTED: 'good', REJECTED: 'bad' },
    }),
    name: text({ invalid: 'INVALID_NAME', max: 80 }),
    breedId: reference('breed', { invalid: 'INVALID_BREED', only: { groupTypes: 'BREED' } }),
    isCrossBreed: boolean({ initial: false }),
    crossBreedId: reference('breed', { invalid: 'INVALID_CROSS_BREED', only: { groupTypes: 'BREED' } }),
    /** The root of the breed's tree. */
    speciesId: reference('breed', {
      ...computed,
      words: { texts: 'animalKind.species', stored: SPECIES_NAMES, isWhole: true },
    }),
    gender: choice(GENDERS, { required: 'MISSING_GENDER', invalid: 'INVALID_GENDER' }),
    color: text({
      required: 'MISSING_COLOR',
      invalid: 'INVALID_COLOR',
      max: 60,
      words: { texts: 'animalCoat.colors', stored: COAT_COLOURS },
    }),
    /** Known or estimated. */
    birthdate: date({ invalid: 'INVALID_BIRTHDATE', past: true, mostYearsAgo: MOST_YEARS_OF_LIFE }),
    foundAnimalSituation: choice(SITUATIONS, { invalid: 'INVALID_SITUATION' }),
    eventDate: date({
      required: 'MISSING_DATE',
      invalid: 'INVALID_EVENT_DATE',
      past: true,
      startsToday: true,
    }),
    eventCountry: country({ required: 'MISSING_EVENT_COUNTRY', invalid: 'INVALID_EVENT_COUNTRY' }),
    eventDistrictId: reference('district', { invalid: 'INVALID_DISTRICT', ...IN_PORTUGAL }),
    eventCountyId: reference('county', {
      ...IN_PORTUGAL,
      invalid: 'INVALID_COUNTY',
      within: { field: 'eventDistrictId', by: 'districtId' },
    }),
    eventParishId: reference('parish', {
      ...IN_PORTUGAL,
      invalid: 'INVALID_PARISH',
      within: { field: 'eventCountyId', by: 'countyId' },
    }),
    eventLocal: text({ required: 'MISSING_LOCAL', invalid: 'INVALID_LOCAL', max: 200 }),
    participantName: text({ required: 'MISSING_PARTICIPANT_NAME', ...personName }),
    participantContact: phone({ required: 'MISSING_PARTICIPANT_CONTACT', ...telephone }),
    participantContact2: phone(telephone),
    participantContact3: phone(telephone),
    participantEmail: email({ personal: true }),
    contactPreference: choice(['PHONE', 'EMAIL', 'ENTITY'], { initial: 'PHONE' }),
    /** The person reporting agrees that the report is shown to the public: its poster, and the page of the poster. */
    allowsAdvertising: boolean({ initial: false }),
    /** They agree that poster and page show their name, and the contact that they prefer. */
    allowsContact: boolean({ initial: false }),
    /** They agree that poster and page show the whole transponder. */
    allowsTransponder: boolean({ initial: false }),
    useAnimalPhotoInProcess: boolean({ initial: false }),
    useAsAnimalPhoto: boolean({ initial: false, ...createOnly }),
    observations: longText({ invalid: 'INVALID_OBSERVATIONS', personal: true }),
    photoId: photo(computed),
    isClosed: boolean(computed),
    deliveryStatus: choice(DELIVERY_STATUSES, {
      ...computed,
      tones: {
        DELIVERED_TO_OWNER: 'good',
        DELIVERED_TO_CRO: 'info',
        DEAD: 'neutral',
        ARRESTED: 'neutral',
        TRANSFERRED: 'info',
        REGISTERED_BY_ERROR: 'neutral',
      },
    }),
    closedDate: timestamp(computed),
    closedById: reference('user', computed),
    closedByOwner: boolean(computed),
    /** The request for a transfer of ownership that will close the report. */
    pendingAnimalTransferId: integer({ virtual: true }),
    animalStatus: choice(ANIMAL_STATUSES, {
      virtual: true,
      tones: { NORMAL: 'good', LOST: 'attention', FOUND: 'info', DEAD: 'neutral', EXPORTED: 'neutral' },
    }),
    animalIsLocked: boolean({ virtual: true }),
    comments: longText(computed),
    decisionUserId: reference('user', computed),
    /** The product's token, or one of these. */
    creationOrigin: text({
      ...computed,
      words: { texts: 'lostPages.origin', stored: { owners: 'owners', public: 'public' } },
    }),
    isExternal: boolean(computed),
    creationTimestamp: timestamp(computed),
    creationUserId: reference('user', computed),
    creationEntityId: reference('entity', computed),
    lastUpdatedById: reference('user', computed),
    lastUpdateTimestamp: timestamp(computed),
  },
  list: {
    columns: ['transponder', 'name', 'eventParishId', 'creationTimestamp', 'eventDate', 'status'],
    sort: ['creationTimestamp', 'DESC'],
    perPage: 10,
    sortable: ['creationTimestamp', 'eventDate'],
    filters: [
      'status',
      'isClosed',
      'eventDistrictId',
      'eventCountyId',
      'eventParishId',
      'eventDate',
      'breedId',
      'deliveryStatus',
      'validationStatus',
      'animalId',
    ],
    search: ['name', 'transponder', 'eventLocal'],
    card: { title: 'name', text: 'transponder' },
  },
  form: {
    sections: [
      {
        name: 'general',
        fields: [
          'status',
          'transponder',
          'name',
          'breedId',
          'isCrossBreed',
          'crossBreedId',
          'gender',
          'color',
          'birthdate',
        ],
      },
      {
        name: 'event',
        fields: [
          'eventDate',
          'foundAnimalSituation',
          'eventCountry',
          'eventDistrictId',
          'eventCountyId',
          'eventParishId',
          'eventLocal',
        ],
      },
      {
        name: 'participant',
        fields: [
          'participantName',
          'participantContact',
          'participantContact2',
          'participantContact3',
          'participantEmail',
          'contactPreference',
        ],
      },
      {
        name: 'consents',
        fields: [
          'allowsAdvertising',
          'allowsContact',
          'allowsTransponder',
          'useAnimalPhotoInProcess',
          'useAsAnimalPhoto',
        ],
      },
      { name: 'observations', fields: ['observations'] },
    ],
  },
  tabs: ['fields', 'photos', 'sightings', 'matches', 'lostAnimalObservation', 'versions'],
  menu: { group: 'animals', icon: 'lost', order: 3 },
  unique: [{ index: 'lost_animal_open', property: 'transponder', code: 'LOST_ALREADY_OPEN' }],
  errors: ['FORM_ERROR_MSG', 'LOST_ALREADY_CLOSED'],
  /** The id once more, as the specification names it. */
  alsoAnswers: {
    lostAnimalId: z.int().optional(),
    // Who reported; of a veterinarian the number of the register, which the card of the profession leads to.
    creationUser: namedPerson.extend({ veterinaryId: z.int().nullable() }).nullable(),
  },
  // With photos, which these calls take and answer.
  without: ['create', 'get', 'update', 'remove'],
  // Who reported is shown while the report is open, so that the animal gets home; afterwards to those who reported it.
  redactions: [
    {
      fields: [
        'participantName',
        'participantContact',
        'participantContact2',
        'participantContact3',
        'participantEmail',
        'observations',
      ],
      shown: [{ to: operator }, { on: ['IN_SCOPE', { field: 'isClosed', values: ['false'] }] }],
      empty: true,
    },
  ],
  personal: true,
  modes: lostAnimalModes,
  check: checkLostAnimal,
});
