import type { TestFacts } from '../../kit/testFacts.ts';

const IMPORT = { name: 'racas.csv', kind: 'breeds', source: 'Ficha' };

export const dataImportTestFacts: TestFacts = {
  record: async ({ make, upload }) => {
    const userId = await make('user');
    return {
      ...IMPORT,
      userId,
      fileId: await upload(userId, 'Nome\nPodengo\n'),
      mapping: { name: 0 },
      state: 'READY',
      writeCount: 1,
      readyTimestamp: new Date().toISOString(),
    };
  },
  states: async ({ make }) => [
    { ...IMPORT, userId: await make('user'), state: 'DONE', startTimestamp: new Date().toISOString() },
    { ...IMPORT, userId: await make('user'), state: 'DRAFT' },
  ],
  calls: { 'POST /imports/:id/decisions': { body: { decision: 'SKIP' } } },
  exampleNeeds: {
    'POST /imports': 'a file that was uploaded before',
    'PUT /imports/:id/undo': 'an import that is done',
  },
};
