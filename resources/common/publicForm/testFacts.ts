import type { TestFacts } from '../../kit/testFacts.ts';

export const publicFormTestFacts: TestFacts = {
  calls: {
    'POST /public-forms/:form/codes': { open: 'names a form, not a record' },
    'POST /public-forms/:form': { open: 'names a form, not a record' },
    'POST /public-forms/:form/entered': { open: 'names a form, not a record' },
  },
};
