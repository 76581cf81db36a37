import { startOrderSignOn } from '../../../resources/session/orderCalls.ts';
import { keepAttempt, newAttempt } from '../../auth/order/attempt.ts';
import { orderInUse } from '../../auth/order/configured.ts';
import { OrderAway, reasonOf } from '../../auth/order/errors.ts';
import type { Attempt } from '../../auth/order/party.ts';
import { handleWrite, type CallContext } from '../../http/handle.ts';

interface Begun {
  readonly attempt: Attempt;
  readonly browser: string;
  readonly url: string;
}

/** Asks the order where to go before anything is written. */
async function begin(call: CallContext<typeof startOrderSignOn>): Promise<Begun> {
  const { request, reply, services, failFor, fail } = call;
  const order = await orderInUse(services);
  if (!order) return fail('ORDER_SIGN_ON_DISABLED');
  const made = newAttempt(request, reply, services.settings);
  const isEnglish = /^en/i.test(request.headers['accept-language'] ?? '');
  const url = await order.party
    .authorizationUrl(made.attempt, { language: isEnglish ? 'en' : 'pt', fresh: order.acceptsSecondFactor })
    .catch((error: unknown) => {
      services.log.warn({ reason: reasonOf(error) }, 'a sign-on through the order could not begin');
      if (error instanceof OrderAway) return failFor('ORDER_AWAY', 5);
      return fail('ERROR_OMV_LOGIN');
    });
  return { ...made, url };
}

export const startOrderSignOnHandler = handleWrite(
  startOrderSignOn,
  async ({ tx, prepared: { attempt, browser, url } }) => {
    await keepAttempt(tx, attempt, browser);
    return { url };
  },
  begin,
);
