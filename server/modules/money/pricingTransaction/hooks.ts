import sql from 'sql-template-tag';
import { pricingTransaction } from '../../../../resources/money/pricingTransaction/schema.ts';
import type { InputOfModule } from '../../../../resources/kit/module.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { formError } from '../../../errors.ts';
import { notifyOfCharge } from '../billingTransaction/notifyOfCharge.ts';
import { hasAccount } from '../billingTransaction/hasAccount.ts';
import { postMovement } from '../billingTransaction/post.ts';
import { priceInForce } from '../pricingTable/price.ts';

type Given = InputOfModule<typeof pricingTransaction>;

export const pricingTransactionHooks = hooksFor(pricingTransaction, {
  scope: ({ actor }) => (actor.isOperator ? null : sql`t.entity_id = ${actor.entity?.id ?? -1}`),
  hasSearchText: false,
  auditDetails: ({ entityId, type, credits }) => ({ entityId, type, credits }),
  checkInput: async ({ tx, input, before }) => {
    if (before) return;
    const entityId = input.entityId ?? null;
    const found = await hasAccount(tx, entityId);
    if (found === undefined) throw formError([{ property: 'entityId', error: 'INVALID_ENTITY' }]);
    if (!found) throw formError([{ property: 'entityId', error: 'ENTITY_NOT_BILLABLE' }]);
  },
  beforeSave: async ({ tx, before, changes, caller }) => {
    if (before) return undefined;
    const { entityId, type, credits, amount, documentNumber } = changes as Given & {
      readonly entityId: number;
      readonly type: NonNullable<Given['type']>;
      readonly credits: number;
    };
    const userId = caller.actor?.id ?? null;
    // The rate of the tax that the amount holds is that of credits today: accounting needs it for each amount.
    const price = amount ? await priceInForce(tx, { entityId, service: 'CREDITS' }) : undefined;
    const { id, balanceAfter } = await postMovement(tx, {
      entityId,
      type,
      credits: type === 'REFUND' ? -credits : credits,
      userId,
      amount: amount ?? null,
      reference: documentNumber ?? null,
      ...(price && { price: { ...price, unitPrice: null } }),
    });
    return { transactionId: id, balanceAfter, creationUserId: userId };
  },
  afterSave: async ({ before, record, ...write }) => {
    const { entityId, type, credits, balanceAfter } = record;
    if (before || type !== 'CHARGE') return;
    await notifyOfCharge(write, entityId!, credits ?? 0, balanceAfter ?? 0);
  },
});
