import type { FastifyRequest } from 'fastify';
import {
  type multibancoCallback,
  type multibancoNotice,
  NOTICE_SIGNATURE_HEADER,
  NOTICE_TIME_HEADER,
} from '../../../../resources/money/multibancoPayment/calls.ts';
import type { BodyOf, QueryOf } from '../../../../resources/kit/call.ts';
import { isEqualSecret } from '../../../auth/equalSecrets.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { ReportedPayment } from './bookPayment.ts';
import { confirmPayment, type Confirmation } from './confirmPayment.ts';
import { isSignedNotice } from './noticeSignature.ts';

/** How a provider reports payments one by one. */
export interface PaymentAdapter<Message> {
  /** Whether a message is the provider's. */
  isGenuine(settings: Settings, request: FastifyRequest, message: Message): boolean;
  /** The payment that it reports. */
  read(message: Message): ReportedPayment;
  /** Asks the provider again, where it can be asked: a message is a trigger, not a proof. */
  readonly confirm?: (settings: Settings, reported: ReportedPayment) => Promise<Confirmation>;
}

const digits = (text: string): string => text.replaceAll(' ', '');

/** The cents of an amount in euros with a full stop or a comma. */
export function centsOf(euros: string): number {
  const [whole = '0', part = ''] = euros.replace(',', '.').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** All forms in which payments are reported one by one; the files of a day are read in `multibancoDay`. */
export const PAYMENT_ADAPTERS = {
  /** A JSON notice, signed with the secret of the settings. */
  signedNotice: {
    isGenuine: ({ payments }, { headers, bodyBytes }) =>
      isSignedNotice(payments.noticeSecret, {
        time: headers[NOTICE_TIME_HEADER],
        signature: headers[NOTICE_SIGNATURE_HEADER],
        body: bodyBytes,
      }),
    read: ({ transaction, entity, reference, amount, paidAt }) => ({
      transaction,
      source: 'NOTICE',
      entityCode: entity,
      number: digits(reference),
      cents: amount,
      paidTimestamp: new Date(paidAt).toISOString(),
    }),
    confirm: confirmPayment,
  } satisfies PaymentAdapter<BodyOf<typeof multibancoNotice>>,
  /** An address that providers call with a key; it says no time, so the payment counts as made now. */
  keyCallback: {
    isGenuine: ({ payments: { callbackKey } }, _request, { key }) =>
      callbackKey !== undefined && isEqualSecret(callbackKey, key),
    read: ({ id, entity, reference, value }) => ({
      transaction: id,
      source: 'CALLBACK',
      entityCode: entity,
      number: digits(reference),
      cents: centsOf(value),
      paidTimestamp: new Date().toISOString(),
    }),
    confirm: confirmPayment,
  } satisfies PaymentAdapter<QueryOf<typeof multibancoCallback>>,
} as const;
