import type { TestFacts } from '../../kit/testFacts.ts';

export const roleTestFacts: TestFacts = {
  exampleNeeds: {
    'DELETE /roles/:id': 'a role that no account has',
    'DELETE /roles': 'a role that no account has',
  },
  calls: {
    'GET /roles/permissions/:permission/users': {
      open: 'names a permission; its users are those whom the caller sees',
    },
  },
};
