import type { TestFacts } from '../../kit/testFacts.ts';

export const interventionTypeTestFacts: TestFacts = {
  record: ({ number }) => ({ id: 1000 + number }),
};
