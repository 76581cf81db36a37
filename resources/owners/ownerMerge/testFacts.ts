import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerMergeTestFacts: TestFacts = {
  record: async ({ make }) => ({
    survivorId: await make('owner'),
    absorbedId: await make('owner'),
    grounds: 'Repetida',
  }),
};
