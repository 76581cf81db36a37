import type { TestFacts } from '../../kit/testFacts.ts';

export const multibancoDayTestFacts: TestFacts = {
  belongsToNoEntity: true,
  record: ({ number }) => ({
    day: new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10),
    filename: 'pagamentos.csv',
    sha256: '0'.repeat(64),
    rowCount: 0,
    amount: 0,
  }),
};
