import type { TestFacts } from '../../kit/testFacts.ts';

export const ownerTestFacts: TestFacts = {
  record: ({ number }) => ({
    type: 'COLLECTIVE',
    country: 'ES',
    vatNumber: `B${10_000_000 + number}`,
    responsible: 'Ana Ruiz',
    phone: '+34600123456',
    address: 'Calle Mayor 1',
  }),
  calls: {
    'POST /owner-account/consents/:id/code': {
      open: 'finds those asked of the account’s owner alone; tried in consent.test.ts',
    },
    'PUT /owner-account/consents/:entityId/revoke': {
      open: 'closes the record of the account’s owner alone; tried in consent.test.ts',
    },
  },
  exampleNeeds: {
    'POST /auth-state': 'a sign-on by the State',
    'POST /auth-state/start': "the State's identity provider",
    'POST /public-contacts': 'a mailed link',
    'POST /owner-consents': 'an owner whose record is closed to the entity, with a proven contact',
    'POST /owners/:id/create-account': 'an owner without an account',
    'POST /owner-consents/give': 'a mailed code',
    'POST /owner-account/consents/:id/code': 'a question for consent',
    'PUT /owner-account/consents/:entityId/revoke': 'a consent that was given',
    'PUT /own-contact-changes/:id': 'a waiting change of a contact',
    'POST /public-contact-changes/open': 'a mailed link',
    'POST /public-contact-changes': 'a mailed link',
    'DELETE /owners/:id': 'an owner without animals',
    'DELETE /owners': 'owners without animals',
  },
};
