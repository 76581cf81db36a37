import type { TestFacts } from '../../kit/testFacts.ts';

export const visitingAnimalTestFacts: TestFacts = {
  record: async ({ make, number }) => ({
    transponder: String(250_096_000_000_000 + number),
    registerId: await make('otherRegister'),
    species: 'DOG',
    dateFrom: '2027-01-01',
    dateTo: '2027-02-01',
  }),
  states: () => [{ dateTo: '2099-01-01' }, { dateFrom: '2020-01-01', dateTo: '2020-02-01' }],
  calls: {
    'GET /visiting-animals/of/:transponder': {
      open: 'who may find any animal by its number learns which register it is in',
    },
  },
};
