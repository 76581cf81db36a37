import type { TestFacts } from '../../kit/testFacts.ts';

export const transponderMovementTestFacts: TestFacts = {
  record: async ({ make }) => ({
    toEntityId: await make('entity'),
    numbers: '620093000009999',
    firstNumber: '620093000009999',
    quantity: 1,
    lot: 'L1',
    manufacturer: 'Datamars',
  }),
};
