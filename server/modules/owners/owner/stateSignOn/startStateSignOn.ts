import { startStateSignOn } from '../../../../../resources/owners/owner/stateCalls.ts';
import { ProviderUnavailable, reasonOf } from '../../../../auth/oidc/errors.ts';
import type { SignInRequest } from '../../../../auth/oidc/oidcClient.ts';
import { newSignInRequest, STATE_WAY, storeSignInRequest } from '../../../../auth/oidc/signInRequest.ts';
import { handleWrite, type CallContext } from '../../../../http/handle.ts';

interface Begun {
  readonly attempt: SignInRequest;
  readonly browser: string;
  readonly url: string;
}

/** Asks the provider where to go before anything is written. */
async function begin(call: CallContext<typeof startStateSignOn>): Promise<Begun> {
  const { request, reply, services, failFor, fail } = call;
  const { stateIdentity, settings, log } = services;
  if (stateIdentity === null) return fail('STATE_SIGN_ON_DISABLED');
  const made = newSignInRequest(request, reply, settings, STATE_WAY);
  const isEnglish = /^en/i.test(request.headers['accept-language'] ?? '');
  const url = await stateIdentity
    .authorizationUrl(made.attempt, { language: isEnglish ? 'en' : 'pt', fresh: true })
    .catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'a sign-on through the State could not begin');
      if (error instanceof ProviderUnavailable) return failFor('STATE_AWAY', 5);
      return fail('ERROR_STATE_LOGIN');
    });
  return { ...made, url };
}

export const startStateSignOnHandler = handleWrite(
  startStateSignOn,
  async ({ tx, prepared: { attempt, browser, url } }) => {
    await storeSignInRequest(tx, attempt, browser, STATE_WAY);
    return { url };
  },
  begin,
);
