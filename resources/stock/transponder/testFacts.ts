import type { TestFacts } from '../../kit/testFacts.ts';

export const transponderTestFacts: TestFacts = {
  record: async ({ number, make }) => ({
    number: String(620_093_000_000_000 + number),
    entityId: await make('entity'),
  }),
  // The column of the state is generated from these.
  states: async ({ make }) => [
    { unusableReason: null },
    { unusableReason: 'Partido' },
    { animalId: await make('animal') },
    { campaign: 'Verão' },
  ],
};
