import type { TestFacts } from '../../kit/testFacts.ts';

export const recallCaseTestFacts: TestFacts = {
  record: async ({ make, number }) => ({
    recallId: await make('transponderRecall'),
    animalId: await make('animal'),
    transponder: String(620_094_000_000_000 + number),
  }),
  states: () => [
    { status: 'OPEN', outcome: null },
    { status: 'DONE', outcome: 'READS' },
  ],
};
