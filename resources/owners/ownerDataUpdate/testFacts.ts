import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerDataUpdateTestFacts: TestFacts = {
  record: () => ({ origin: 'PUBLIC', vatNumber: '123456789', phone: '+351912345678' }),
};
