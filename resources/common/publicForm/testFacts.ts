import type { TestFacts } from '../../kit/testFacts.ts';

export const publicFormTestFacts: TestFacts = {
  calls: {
    'POST /public-forms/:form/codes': { open: 'names a form, not a record' },
    'POST /public-forms/:form': { open: 'names a form, not a record' },
    'POST /public-forms/:form/entered': { open: 'names a form, not a record' },
  },
  exampleNeeds: {
    'POST /public-requests/open': 'a mailed code',
    'POST /public-requests/documents': 'an opened request',
    'POST /public-requests/withdraw': 'an opened request',
    'POST /public-forms/:form': 'a mailed code',
  },
};
