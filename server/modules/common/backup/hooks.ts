import sql from 'sql-template-tag';
import { backup } from '../../../../resources/common/backup/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';

export const backupHooks = hooksFor(backup, {
  // Of the whole register: with the permission elsewhere it is empty.
  scope: ({ actor }) => (actor.isOperator ? null : sql`false`),
  hasSearchText: false,
});
