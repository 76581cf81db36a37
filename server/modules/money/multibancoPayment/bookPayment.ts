import sql from 'sql-template-tag';
import { multibancoPayment } from '../../../../resources/money/multibancoPayment/schema.ts';
import { multibancoReference } from '../../../../resources/money/multibancoReference/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { dayIn, REGISTER_ZONE } from '../../../../resources/numbers/dates.ts';
import type { Caller, Services } from '../../../context.ts';
import { getStored } from '../../../crud/getStored.ts';
import { awaitAll } from '../../../db/awaitAll.ts';
import type { Tx } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import type { Write } from '../../../write/openWrite.ts';
import { runWrite } from '../../../write/pipeline.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord, saveRecord } from '../../../write/saveRecord.ts';
import { notify } from '../../common/notification/notify.ts';
import { notifyOfCharge } from '../billingTransaction/notifyOfCharge.ts';
import { postMovement } from '../billingTransaction/post.ts';

type Reference = RecordOfModule<typeof multibancoReference>;
type Payment = RecordOfModule<typeof multibancoPayment>;

/** A payment as the provider reports it, whichever way. */
export interface ReportedPayment {
  /** The provider's name of the transaction: credits are given once for each. */
  readonly transaction: string;
  readonly source: NonNullable<Payment['source']>;
  /** Five digits. */
  readonly entityCode: string;
  /** Nine digits. */
  readonly number: string;
  readonly cents: number;
  /** ISO 8601 in UTC. */
  readonly paidTimestamp: string;
}

/** What became of a report. */
export interface Booking {
  /** `KNOWN`: it was reported before, and nothing was done. */
  readonly outcome: 'CREDITED' | 'UNMATCHED' | 'KNOWN';
  /** The columns of the reference that was paid, to be saved by the caller in the same transaction. */
  readonly paid?: Pick<Reference, 'paidTimestamp' | 'isLate' | 'transactionId'> & { readonly status: 'PAID' };
}

/**
 * Returns the payment of a transaction of the provider that was reported before. Reports of one transaction run one after
 * the other, whichever reference they name: the second statement sees what was committed while the first one waited.
 */
async function findKnown(tx: Tx, { transaction }: ReportedPayment): Promise<Payment | undefined> {
  const [, known] = await awaitAll([
    tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`multibanco ${transaction}`}, 0))`),
    findRecord(tx, getStored(multibancoPayment), sql`t.provider_transaction = ${transaction}`),
  ]);
  return known;
}

/** Why a payment does not fit a reference; nothing where it does. */
function faultOf(
  reference: Reference | undefined,
  { cents }: ReportedPayment,
): NonNullable<Payment['fault']> | null {
  if (!reference) return 'UNKNOWN_REFERENCE';
  if (reference.amount !== cents) return 'WRONG_AMOUNT';
  return reference.status === 'PAID' ? 'SECOND_PAYMENT' : null;
}

/** Whether a payment was made after the last day of its reference, or after that was canceled. */
const isLatePayment = ({ status, lastDay }: Reference, { paidTimestamp }: ReportedPayment): boolean =>
  status === 'CANCELED' || dayIn(REGISTER_ZONE, new Date(paidTimestamp)) > (lastDay ?? '');

/**
 * Books a payment, once for each transaction of the provider: one that fits its reference is credited and the entity
 * notified, any other waits for the operator's decision; one that a notice reported is notified to staff at once.
 * @param reference the reference that it names, locked in this transaction
 * @throws Refusal 409 PAYMENT_DIFFERS where the transaction was reported before with another reference or amount
 */
export async function bookPayment(
  write: Write<Caller>,
  reference: Reference | undefined,
  reported: ReportedPayment,
): Promise<Booking> {
  return book(write, reference, await findKnown(write.tx, reported), reported);
}

async function book(
  write: Write<Caller>,
  reference: Reference | undefined,
  known: Payment | undefined,
  reported: ReportedPayment,
): Promise<Booking> {
  const { transaction, source, entityCode, number, cents, paidTimestamp } = reported;
  const payments = getStored(multibancoPayment);
  if (known) {
    const isSame = known.number === number && known.amount === cents && known.entityCode === entityCode;
    if (!isSame) throw conflict('PAYMENT_DIFFERS');
    return { outcome: 'KNOWN' };
  }
  const fault = faultOf(reference, reported);
  const columns = {
    providerTransaction: transaction,
    source,
    entityCode,
    number,
    amount: cents,
    paidTimestamp,
    referenceId: reference?.id ?? null,
    fault,
  };
  if (fault !== null || !reference) {
    const waiting = await insertRecord(
      write,
      payments,
      { ...columns, status: 'UNMATCHED' },
      'PAYMENT_UNMATCHED',
    );
    // Those of a file are notified of together, once it is read.
    if (source !== 'FILE')
      await notify(write, {
        permission: 'MANAGE_BILLING',
        type: 'PAYMENT_UNMATCHED',
        objectId: waiting.id,
        additionalInfo: { number },
      });
    return { outcome: 'UNMATCHED' };
  }
  const isLate = isLatePayment(reference, reported);
  const movement = await postMovement(write.tx, {
    entityId: reference.entityId!,
    type: 'CHARGE',
    credits: reference.credits,
    userId: write.caller.actor?.id ?? null,
    origin: `MULTIBANCO:${transaction}`,
    amount: cents / 100,
    reference: `MB ${number}`,
    price: {
      service: 'CREDITS',
      tableId: reference.pricingTableId,
      unitPrice: reference.unitPrice,
      vatRate: reference.vatRate,
    },
    object: { objectType: 'multibancoReference', objectId: reference.id },
  });
  const { entityId, credits } = reference;
  const credited = { entityId, credits, transactionId: movement.id, isLate, status: 'CREDITED' } as const;
  await awaitAll([
    insertRecord(write, payments, { ...columns, ...credited }, 'PAYMENT_CREDITED'),
    notifyOfCharge(write, entityId!, credits, movement.balanceAfter),
  ]);
  return {
    outcome: 'CREDITED',
    paid: { status: 'PAID', paidTimestamp, isLate, transactionId: movement.id },
  };
}

/**
 * Books a payment in the open transaction, and saves the reference that it pays. The reference stays locked until the
 * transaction ends: it is not canceled and not paid by another payment meanwhile.
 */
export async function bookReported(
  write: Write<Caller>,
  reported: ReportedPayment,
): Promise<Booking['outcome']> {
  const stored = getStored(multibancoReference);
  const { entityCode, number } = reported;
  // The reference is locked before the report waits for another of its transaction, as everywhere.
  const [reference, known] = await awaitAll([
    findRecord(write.tx, stored, sql`t.entity_code = ${entityCode} and t.number = ${number}`, {
      lock: true,
    }),
    findKnown(write.tx, reported),
  ]);
  const { outcome, paid } = await book(write, reference, known, reported);
  if (reference && paid) await saveRecord(write, stored, reference, paid, 'PAY_REFERENCE');
  return outcome;
}

/** Books a payment in a transaction of its own. */
export async function bookAlone(
  services: Services,
  caller: Caller,
  reported: ReportedPayment,
): Promise<Booking['outcome']> {
  const { body } = await runWrite(services, caller, null, async (write) => ({
    status: 200,
    body: await bookReported(write, reported),
  }));
  return body as Booking['outcome'];
}
