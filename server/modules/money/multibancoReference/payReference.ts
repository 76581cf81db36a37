import { payReference } from '../../../../resources/money/multibancoReference/operations.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { conflict } from '../../../errors.ts';
import { bookPayment } from '../multibancoPayment/bookPayment.ts';

/** Pays a reference of the demonstration, as a cash machine and the notice of its provider would. */
export const payReferenceOperation = operationHandler(payReference, {
  change: async ({ record, input: _input, prepared: _prepared, loaded: _loaded, fail: _fail, ...write }) => {
    // A register that was a demonstration once gives no credits away.
    if (!write.services.settings.demo) throw conflict('NOT_A_DEMONSTRATION');
    const { paid } = await bookPayment(write, record, {
      transaction: `DEMONSTRATION-${record.id}`,
      source: 'DEMONSTRATION',
      entityCode: record.entityCode!,
      number: record.number!,
      cents: record.amount!,
      paidTimestamp: new Date().toISOString(),
    });
    return paid ?? null;
  },
});
