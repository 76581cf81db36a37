import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerDataUpdateTestFacts: TestFacts = {
  record: () => ({ origin: 'PUBLIC', vatNumber: '123456789', phone: '+351912345678' }),
  calls: {
    'PUT /own-contact-changes/:id': { open: 'for the account of its owner; tried in ownerHome.test.ts' },
  },
};
