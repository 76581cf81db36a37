import type { TestFacts } from '../../kit/testFacts.ts';

export const aggressionTestFacts: TestFacts = {
  record: () => ({ aggressionDate: '2024-05-01' }),
};
