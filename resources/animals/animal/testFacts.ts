import type { TestFacts } from '../../kit/testFacts.ts';
import { makeAdvertCode, revokeAdvertCode } from './operations.ts';

export const animalTestFacts: TestFacts = {
  record: async ({ make }) => ({ ownerId: await make('owner') }),
  needs: [{ operation: revokeAdvertCode, first: makeAdvertCode }],
};
