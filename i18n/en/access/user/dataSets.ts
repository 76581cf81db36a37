import type { usersDataSet as usersSource } from '../../../pt/access/user/dataSets.ts';
import type { Shape } from '../../../types.ts';

export const usersDataSet = {
  name: 'Users',
  text: 'User accounts, one on each row; an entity sees its own.',
  measures: { users: 'Users', active: 'Active' },
} satisfies Shape<typeof usersSource>;
