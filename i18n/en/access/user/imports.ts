import type { usersImport as source } from '../../../pt/access/user/imports.ts';
import type { Shape } from '../../../types.ts';

export const usersImport = {
  label: 'Users',
  text: 'One row for each account. Each new account gets the activation email.',
} satisfies Shape<typeof source>;
