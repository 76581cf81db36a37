import sql from 'sql-template-tag';
import { reverse } from '../../../../resources/money/pricingTransaction/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { getOne } from '../../../db/db.ts';
import { postMovement, type Movement } from '../billingTransaction/post.ts';

/** Undoes a transaction of credits: the account book gets a counter-transfer that names its movement. */
export const reverseOperation = operationHandler(reverse, {
  change: async ({ tx, record, input, caller }) => {
    const undone = await getOne<Pick<Movement, 'entityId' | 'type' | 'credits' | 'amount' | 'reference'>>(
      tx,
      sql`select entity_id, type, credits, amount, reference from billing_transaction where id = ${record.transactionId}`,
    );
    await postMovement(tx, {
      ...undone,
      credits: -undone.credits,
      userId: caller.actor?.id ?? null,
      reversesId: record.transactionId!,
    });
    return {
      isReversed: true,
      reverseReason: input.reverseReason,
      reverseTimestamp: new Date().toISOString(),
    };
  },
});
