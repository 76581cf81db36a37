import type {
  animalsDataSet as animalsSource,
  rabiesCoverageDataSet as rabiesCoverageSource,
  registrationsDataSet as registrationsDataSetSource,
} from '../../../pt/animals/animal/dataSets.ts';
import type { Shape } from '../../../types.ts';

const columns = {
  species: 'Species',
  municipality: 'Municipality',
  parish: 'Parish',
  district: 'District',
  entity: 'Registering entity',
};

export const animalsDataSet = {
  name: 'Animals',
  text: 'Registered animals, one in each row.',
  columns,
  measures: {
    animals: 'Animals',
    living: 'Living animals',
    sterilized: 'Neutered',
    sterilizedShare: 'Share neutered',
  },
} satisfies Shape<typeof animalsSource>;

export const rabiesCoverageDataSet = {
  name: 'Rabies coverage',
  text: 'Living animals and how long their last rabies vaccination is valid.',
  columns,
  measures: {
    animals: 'Animals',
    vaccinated: 'Vaccination valid',
    overdue: 'Vaccination expired',
    coverage: 'Coverage',
  },
} satisfies Shape<typeof rabiesCoverageSource>;

export const registrationsDataSet = {
  name: 'Registrations of animals',
  text: 'Registered animals, one on each row; an entity sees those that it has registered.',
  columns: { ...columns, month: 'Month of registration' },
  measures: { registrations: 'Registrations', entities: 'Entities that registered' },
} satisfies Shape<typeof registrationsDataSetSource>;
