import type { TestFacts } from '../../kit/testFacts.ts';
import { makeAdvertCode, revokeAdvertCode } from './operations.ts';

export const animalTestFacts: TestFacts = {
  record: async ({ make }) => ({ ownerId: await make('owner') }),
  needs: [{ operation: revokeAdvertCode, first: makeAdvertCode }],
  shows: ['owner.name'],
  calls: {
    'PUT /animals/:id': { body: { version: 1, name: 'Outro' } },
    'POST /animals/:transponder/report-death': {
      open: 'finds those of the account’s owner alone; tried in ownReports.test.ts',
    },
    'POST /animals/:transponder/owner-phone': {
      open: 'for veterinarians and finders; tried in ownerPhone.test.ts',
    },
    'POST /animals/transponder/validate/:id': { open: 'says only whether a number is free' },
    'PUT /animals/:transponder/lock': { open: 'the animal is found by its number' },
    'PUT /animals/:transponder/mark-dead': { open: 'the animal is found by its number' },
    'PUT /animals/:transponder/revert-dead': { open: 'the animal is found by its number' },
  },
  exampleNeeds: {
    'POST /animals/:id/owner-consent': 'an owner whose record is closed to the entity, with a proven contact',
  },
};
