import sql from 'sql-template-tag';
import { securityAlert } from '../../../../resources/common/securityAlert/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';

export const securityAlertHooks = hooksFor(securityAlert, {
  // Of all entities: with the permission elsewhere it is empty.
  scope: ({ actor }) => (actor.isOperator ? null : sql`false`),
  hasSearchText: false,
});
