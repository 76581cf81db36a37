import type { TestFacts } from '../../kit/testFacts.ts';
import { issueApiKey, renewApiKey } from './operations.ts';

export const apiKeyTestFacts: TestFacts = {
  record: () => ({ scopes: ['ANIMALS_READ'], callsPerHour: 600 }),
  needs: [{ operation: renewApiKey, first: issueApiKey }],
  exampleNeeds: { 'PUT /api-keys/:id/renew': 'a key that was made' },
};
