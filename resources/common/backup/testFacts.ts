import type { TestFacts } from '../../kit/testFacts.ts';

export const backupTestFacts: TestFacts = {
  record: async () => ({ lastMigration: '001_start.sql', restoreCode: 'ae8417d7bbf1' }),
  exampleNeeds: { 'PUT /backups/{id}/prove': 'the code that a restore of this backup has printed' },
};
