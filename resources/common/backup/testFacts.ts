import type { TestFacts } from '../../kit/testFacts.ts';

export const backupTestFacts: TestFacts = {
  record: async () => ({ lastMigration: '001_start.sql', restoreCode: 'ae8417d7bbf1' }),
};
