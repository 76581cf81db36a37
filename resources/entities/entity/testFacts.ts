import type { TestFacts } from '../../kit/testFacts.ts';

export const entityTestFacts: TestFacts = {
  record: ({ number }) => ({ vatNumber: `E${number}` }),
};
