import type { TestFacts } from '../../kit/testFacts.ts';

export const diacRequestTestFacts: TestFacts = {
  record: () => ({ origin: 'PUBLIC', vatNumber: '123456789' }),
};
