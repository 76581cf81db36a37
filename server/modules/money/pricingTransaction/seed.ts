import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db.ts';

/** Writes for each charge in the account book of the demonstration that no reference paid the transaction by which the operator entered it. */
export async function writePricingTransactions(tx: Queryable, operator: number): Promise<void> {
  await tx.query(sql`
    insert into pricing_transaction (entity_id, type, credits, amount, document_number, reason, transaction_id,
      balance_after, creation_user_id, creation_timestamp)
    select b.entity_id, b.type, b.credits, b.amount, b.reference, 'Carregamento por transferência bancária', b.id,
      b.balance_after, ${operator}, b.date
    from billing_transaction b where b.type = 'CHARGE' and b.reference not like 'MB %' order by b.date, b.id`);
}
