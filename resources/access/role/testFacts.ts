import type { TestFacts } from '../../kit/testFacts.ts';

export const roleTestFacts: TestFacts = {
  calls: {
    'GET /roles/permissions/:permission/users': {
      open: 'names a permission; its users are those whom the caller sees',
    },
  },
};
