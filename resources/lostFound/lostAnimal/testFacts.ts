import type { TestFacts } from '../../kit/testFacts.ts';

export const lostAnimalTestFacts: TestFacts = {
  record: () => ({ status: 'LOST', participantContact: '+351912345678', validationStatus: 'PENDING' }),
};
