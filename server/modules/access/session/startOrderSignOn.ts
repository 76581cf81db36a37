import { startOrderSignOn } from '../../../../resources/access/session/orderCalls.ts';
import { newSignInRequest, ORDER_WAY, storeSignInRequest } from '../../../auth/oidc/signInRequest.ts';
import { orderInUse } from '../../../auth/veterinaryOrder/configured.ts';
import { ProviderUnavailable, reasonOf } from '../../../auth/oidc/errors.ts';
import type { SignInRequest } from '../../../auth/oidc/oidcClient.ts';
import { handleWrite, type CallContext } from '../../../http/handle.ts';

interface Begun {
  readonly attempt: SignInRequest;
  readonly browser: string;
  readonly url: string;
}

/** Asks the order where to go before anything is written. */
async function begin(call: CallContext<typeof startOrderSignOn>): Promise<Begun> {
  const { request, reply, services, failFor, fail } = call;
  const order = await orderInUse(services);
  if (!order) return fail('ORDER_SIGN_ON_DISABLED');
  const made = newSignInRequest(request, reply, services.settings, ORDER_WAY);
  const isEnglish = /^en/i.test(request.headers['accept-language'] ?? '');
  const url = await order.party
    .authorizationUrl(made.attempt, { language: isEnglish ? 'en' : 'pt', fresh: order.acceptsSecondFactor })
    .catch((error: unknown) => {
      services.log.warn({ reason: reasonOf(error) }, 'a sign-on through the order could not begin');
      if (error instanceof ProviderUnavailable) return failFor('ORDER_AWAY', 5);
      return fail('ERROR_OMV_LOGIN');
    });
  return { ...made, url };
}

export const startOrderSignOnHandler = handleWrite(
  startOrderSignOn,
  async ({ tx, prepared: { attempt, browser, url } }) => {
    await storeSignInRequest(tx, attempt, browser, ORDER_WAY);
    return { url };
  },
  begin,
);
