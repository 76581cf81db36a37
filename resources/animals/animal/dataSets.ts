import { count, defineDataSet, distinct, ratio, type Column, type ColumnValue } from '../../kit/dataSet.ts';
import { animal, FIND_ANY_ANIMAL } from './schema.ts';

/** Where the animal lives: its own address, else its owner's. */
const home = (rest: string): ColumnValue => ({ firstOf: [`parishId${rest}`, `ownerId.parishId${rest}`] });

/** Who counts the animals of a territory learns neither which they are nor whose. */
const territory = {
  municipality: 'municipality',
  hides: ['transponder', 'name', 'owner', 'veterinary'],
} as const;

const described = {
  species: { rootOf: 'breedId' },
  breed: 'breedId',
  gender: 'gender',
  color: 'color',
  birthdate: 'birthdate',
  status: 'status',
  isSterilized: 'isSterilized',
  breedCategory: 'breedCategory',
  municipality: home('.countyId'),
  parish: home(''),
  district: home('.countyId.districtId'),
  entity: 'entityId',
  veterinary: 'veterinaryId',
  registrationDate: 'registrationDate',
  rabiesEnd: 'rabiesImmunizationDateEnd',
  licenseEnd: 'licenseDateEnd',
  transponder: 'transponder',
  name: 'name',
  owner: { value: 'ownerId', personal: 'READ_OWNER', ofOwner: 'ownerId' },
} satisfies Record<string, ColumnValue | Column>;

export const animals = defineDataSet({
  name: 'animals',
  of: animal,
  requires: FIND_ANY_ANIMAL,
  scope: { animal: 'id' },
  territory,
  columns: described,
  measures: {
    animals: count(),
    living: count({ status: { isNot: ['DEAD', 'EXPORTED'] } }),
    sterilized: count({ isSterilized: { is: [true] } }),
    sterilizedShare: ratio('sterilized', 'animals'),
  },
  initial: { by: ['species', 'status'], show: ['animals', 'sterilizedShare'] },
  asOf: true,
  opens: { breed: 'breedId', status: 'status', entity: 'entityId' },
});

export const registrations = defineDataSet({
  name: 'registrations',
  of: animal,
  requires: FIND_ANY_ANIMAL,
  scope: { entity: 'entityId' },
  territory: { municipality: 'municipality', hides: ['transponder', 'veterinary'] },
  columns: {
    month: { sql: "date_trunc('month', t.registration_date::timestamp)::date", kind: 'date' },
    registrationDate: 'registrationDate',
    entity: 'entityId',
    veterinary: 'veterinaryId',
    municipality: home('.countyId'),
    district: home('.countyId.districtId'),
    species: { rootOf: 'breedId' },
    breed: 'breedId',
    transponder: 'transponder',
  },
  measures: {
    registrations: count(),
    entities: distinct('entity'),
  },
  initial: { by: ['month', 'entity'], show: ['registrations'] },
  opens: { breed: 'breedId', entity: 'entityId' },
});

export const rabiesCoverage = defineDataSet({
  name: 'rabiesCoverage',
  of: animal,
  requires: FIND_ANY_ANIMAL,
  scope: { animal: 'id' },
  territory,
  only: { status: { isNot: ['DEAD', 'EXPORTED'] } },
  columns: described,
  measures: {
    animals: count(),
    vaccinated: count({ rabiesEnd: { from: 'TODAY' } }),
    overdue: count({ rabiesEnd: { before: 'TODAY' } }),
    coverage: ratio('vaccinated', 'animals'),
  },
  initial: { by: ['municipality', 'species'], show: ['animals', 'vaccinated', 'coverage'] },
  asOf: true,
});
