import type * as openidClient from 'openid-client';
import type { Configuration, CustomFetch } from 'openid-client';
import { isLoopback, type ProviderSettings } from '../../settings/identityProviders.ts';
import { isAway, ProviderUnavailable, ProviderRefused } from './errors.ts';
import { guardedFetch } from './guardedFetch.ts';

/** Seconds that each answer of a provider may take. */
const PATIENCE = 4;
/** Milliseconds after which a provider's description is read anew. */
const FRESH_MS = 10 * 60_000;
/** Seconds by which the clocks may differ. */
const TOLERANCE = 30;
/** Seconds for which a second factor given at a provider counts here. */
const FACTOR_AGE = 300;

/** The secrets of one sign-on; only `state` ever leaves the server and comes back. */
export interface SignInRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string;
}

/** A person as a provider identifies them. */
export interface ProvenPerson<Claim extends string = string> {
  readonly subject: string;
  /** What the provider states of the person, as text. */
  readonly claims: { readonly [C in Claim]?: string };
  /** The provider says that it asked for more than a password. */
  readonly hasSecondFactor: boolean;
}

/** The register as a client of an identity provider. */
export interface OidcClient<Claim extends string = string> {
  readonly issuer: string;
  /** Where to send the browser. */
  readonly authorizationUrl: (
    attempt: SignInRequest,
    options: { language: string; fresh: boolean },
  ) => Promise<string>;
  /** Gives the code back and answers for whom it was given. */
  readonly redeem: (
    attempt: SignInRequest,
    given: { code: string; iss?: string | undefined },
    options: { fresh: boolean },
  ) => Promise<ProvenPerson<Claim>>;
  /** Where the provider ends its own session, where it says. */
  readonly signOutUrl: (returnTo: string) => Promise<string | undefined>;
}

const amrOf = (claims: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(claims.amr) ? claims.amr : [];

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 60) : undefined;
};

/**
 * An identity provider as the settings name it. Its description is read when it is first needed; what fails is
 * `ProviderUnavailable` or `ProviderRefused`, never the library's own error.
 * @param names the claims that are read, each by its name at the provider: from the identity, else from what it says of
 * the user
 */
export function openProvider<Claim extends string>(
  settings: ProviderSettings,
  names: Readonly<Record<Claim, string>>,
  fetchFrom: CustomFetch = fetch as CustomFetch,
): OidcClient<Claim> {
  const { issuer, clientId, clientSecret, scope } = settings;
  let known: { readonly configuration: Promise<Configuration>; readonly until: number } | undefined;

  async function discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: TOLERANCE },
      clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret),
      {
        timeout: PATIENCE,
        [client.customFetch]: guardedFetch(issuer, fetchFrom),
        execute: [
          client.enableNonRepudiationChecks,
          ...(isLoopback(issuer) ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    return configuration;
  }

  function describe(): Promise<Configuration> {
    if (!known || known.until < Date.now()) {
      const configuration = discover();
      const mine = { configuration, until: Date.now() + FRESH_MS };
      known = mine;
      configuration.catch(() => {
        if (known === mine) known = undefined;
      });
    }
    return known.configuration;
  }

  /** Runs a request to the provider; every failure is thrown as one of two errors. */
  async function ask<T>(work: (client: typeof openidClient, on: Configuration) => T): Promise<Awaited<T>> {
    try {
      return await work(await import('openid-client'), await describe());
    } catch (error) {
      if (isAway(error)) throw new ProviderUnavailable('the provider does not answer', { cause: error });
      throw new ProviderRefused('the provider refused', { cause: error });
    }
  }

  return {
    issuer,
    authorizationUrl: async ({ state, nonce, verifier, redirectUri }, { language, fresh }) =>
      ask(async (client, on) => {
        const url = client.buildAuthorizationUrl(on, {
          redirect_uri: redirectUri,
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          // Computers are shared: the provider asks anew who it is.
          prompt: 'login',
          ui_locales: language,
          ...(fresh && { max_age: String(FACTOR_AGE) }),
        });
        return url.href;
      }),
    redeem: ({ state, nonce, verifier, redirectUri }, { code, iss }, { fresh }) =>
      ask(async (client, on) => {
        const returned = new URL(redirectUri);
        returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
        const tokens = await client.authorizationCodeGrant(on, returned, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(fresh && { maxAge: FACTOR_AGE }),
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderRefused('no identity');
        // The library compares the age of the sign-in; one that lies ahead would never be too old.
        if (fresh && (claims.auth_time ?? 0) > Date.now() / 1000 + TOLERANCE)
          throw new ProviderRefused('a sign-in that lies ahead');
        const wanted = Object.entries<string>(names);
        const isWhole = wanted.every(([, name]) => textOf(claims[name]) !== undefined);
        const more =
          !isWhole && on.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(on, tokens.access_token, claims.sub)
            : {};
        const stated = wanted.flatMap(([claim, name]) => {
          const text = textOf(claims[name]) ?? textOf((more as Record<string, unknown>)[name]);
          return text === undefined ? [] : [[claim, text] as const];
        });
        return {
          subject: claims.sub,
          claims: Object.fromEntries(stated) as ProvenPerson<Claim>['claims'],
          hasSecondFactor: amrOf(claims).includes('mfa'),
        };
      }),
    signOutUrl: (returnTo) =>
      ask((client, on) =>
        on.serverMetadata().end_session_endpoint
          ? client.buildEndSessionUrl(on, { post_logout_redirect_uri: returnTo }).href
          : undefined,
      ),
  };
}
