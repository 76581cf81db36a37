import type { TestFacts } from '../../kit/testFacts.ts';

export const userTestFacts: TestFacts = {
  record: async ({ make }) => ({ entityId: await make('entity'), roleId: await make('role') }),
};
