import sql from 'sql-template-tag';
import { setInvoiceNumber } from '../../../../resources/money/accounting/calls.ts';
import { findOne } from '../../../db/db.ts';
import { handleWrite } from '../../../http/handle.ts';

/** Keeps the number of an invoice beside its movement, which never changes. The same number again changes nothing. */
export const setInvoiceNumberHandler = handleWrite(
  setInvoiceNumber,
  async ({ tx, params: { id }, body: { invoiceNumber }, caller, audit, fail }) => {
    const movement = await findOne<{ type: string; current: string | null }>(
      tx,
      sql`select type, (select number from invoice_number where transaction_id = t.id order by id desc limit 1) as current
        from billing_transaction t where id = ${id}`,
    );
    if (!movement) return fail('NOT_FOUND');
    if (movement.type !== 'CHARGE' && movement.type !== 'REFUND') return fail('MOVEMENT_TAKES_NO_INVOICE');
    if (movement.current !== invoiceNumber) {
      await tx.query(sql`insert into invoice_number (transaction_id, number, user_id)
        values (${id}, ${invoiceNumber}, ${caller.actor.id})`);
      audit({
        action: 'INVOICE_NUMBER_SET',
        objectType: 'billingTransaction',
        objectId: id,
        details: { invoiceNumber, ...(movement.current && { before: movement.current }) },
      });
    }
    return { id, invoiceNumber };
  },
);
