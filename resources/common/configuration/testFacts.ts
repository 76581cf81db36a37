import type { TestFacts } from '../../kit/testFacts.ts';

export const configurationTestFacts: TestFacts = {
  calls: {
    'PUT /configurations/:key': { open: 'the configuration belongs to the register' },
  },
};
