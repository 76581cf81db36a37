import type { TestFacts } from '../../kit/testFacts.ts';

const USER = 'of one of the account’s own runs, or any where it is the operator’s';

export const operationRunTestFacts: TestFacts = {
  record: async ({ make }) => ({
    name: 'Bloquear animais',
    operation: 'lockAnimals',
    userId: await make('user'),
    state: 'READY',
    changeCount: 1,
    readyTimestamp: new Date().toISOString(),
  }),
  states: async ({ make }) => [
    {
      name: 'Bloquear animais',
      operation: 'lockAnimals',
      userId: await make('user'),
      state: 'DONE',
      startTimestamp: new Date().toISOString(),
    },
  ],
  exampleNeeds: {
    'POST /operation-runs': 'a template, and the animals that it names',
    'PUT /operation-runs/:id/start': 'a dry run that has shown as many records',
    'PUT /operation-runs/:id/cancel': 'a run that has not ended',
    'PUT /operation-runs/:id/undo': 'a run that is done',
    'GET /operation-runs/:id/records': USER,
    'GET /operation-runs/:id/file': USER,
  },
};
