import type { TestFacts } from '../../kit/testFacts.ts';

const ofRegister = { open: 'the setup list belongs to the register' };

export const setupTestFacts: TestFacts = {
  calls: {
    'PUT /setup/entries/:name/dismiss': { ...ofRegister, body: () => ({ reason: 'Não é preciso.' }) },
    'PUT /setup/entries/:name/reopen': ofRegister,
  },
  exampleNeeds: {
    'PUT /setup/entries/:name/reopen': 'an entry that was dismissed',
    'POST /setup/mail': 'a mail server',
    'PUT /setup/mail': 'a mailed code',
  },
};
