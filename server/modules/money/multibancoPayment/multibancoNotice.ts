import type { FastifyRequest } from 'fastify';
import { multibancoCallback, multibancoNotice } from '../../../../resources/money/multibancoPayment/calls.ts';
import type { Services } from '../../../context.ts';
import { handleWrite } from '../../../http/handle.ts';
import { PAYMENT_ADAPTERS, type PaymentAdapter } from './adapters.ts';
import { bookReported, type ReportedPayment } from './bookPayment.ts';

/** A payment to book, or that the provider could not be asked. */
type Report = ReportedPayment | 'AWAY';
type Refuse = (code: 'INVALID_SIGNATURE' | 'PAYMENT_NOT_CONFIRMED') => never;

/** Seconds after which a provider that could not be asked may try again. */
const AGAIN_SECONDS = 60;

/** Reads a message of the provider, and asks it again where it can be asked, before a transaction opens. */
async function readReport<M>(
  adapter: PaymentAdapter<M>,
  message: M,
  { services: { settings }, request }: { readonly services: Services; readonly request: FastifyRequest },
  refuse: Refuse,
): Promise<Report> {
  if (!adapter.isGenuine(settings, request, message)) return refuse('INVALID_SIGNATURE');
  const reported = adapter.read(message);
  const confirmation = adapter.confirm ? await adapter.confirm(settings, reported) : reported;
  return confirmation === 'UNKNOWN' ? refuse('PAYMENT_NOT_CONFIRMED') : confirmation;
}

export const multibancoNoticeHandler = handleWrite<typeof multibancoNotice, Report>(
  multibancoNotice,
  async ({ prepared, failFor, ...write }) => {
    if (prepared === 'AWAY') return failFor('PAYMENT_PROVIDER_AWAY', AGAIN_SECONDS);
    return { outcome: await bookReported(write, prepared) };
  },
  ({ body, fail, ...call }) => readReport(PAYMENT_ADAPTERS.signedNotice, body, call, fail),
);

export const multibancoCallbackHandler = handleWrite<typeof multibancoCallback, Report>(
  multibancoCallback,
  async ({ prepared, failFor, ...write }) => {
    if (prepared === 'AWAY') return failFor('PAYMENT_PROVIDER_AWAY', AGAIN_SECONDS);
    return { outcome: await bookReported(write, prepared) };
  },
  ({ query, fail, ...call }) => readReport(PAYMENT_ADAPTERS.keyCallback, query, call, fail),
);
