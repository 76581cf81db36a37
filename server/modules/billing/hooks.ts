import sql from 'sql-template-tag';
import { billingTransaction } from '../../../resources/billing/schema.ts';
import { hooksFor } from '../../crud/hooks.ts';

export const billingTransactionHooks = hooksFor(billingTransaction, {
  scope: ({ actor }) => (actor.isOperator ? null : sql`t.entity_id = ${actor.entity?.id ?? -1}`),
});
