import type { TestFacts } from '../../kit/testFacts.ts';

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
    'PUT /operation-runs/:id/undo': 'a run that is done',
  },
};
