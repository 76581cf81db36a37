import type { TestFacts } from '../../kit/testFacts.ts';

export const animalLicenseTestFacts: TestFacts = {
  record: () => ({ dateEnd: '2025-05-01' }),
};
