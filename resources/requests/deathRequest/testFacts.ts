import type { TestFacts } from '../../kit/testFacts.ts';

export const deathRequestTestFacts: TestFacts = {
  record: () => ({ origin: 'PUBLIC', relation: 'OWNER', vatNumber: '123456789' }),
};
