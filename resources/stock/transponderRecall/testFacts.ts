import type { TestFacts } from '../../kit/testFacts.ts';

export const transponderRecallTestFacts: TestFacts = {
  belongsToNoEntity: true,
  record: ({ number }) => ({
    lot: `L-${number}`,
    reason: 'Deixa de ser lido',
    preparedTimestamp: '2026-01-31T10:00:00.000Z',
  }),
};
