import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as oidcProvider from 'oidc-provider';
import type { JWK } from 'oidc-provider';
import type { ProviderMemory } from './memoryAdapter.ts';
import {
  failurePage,
  signedOutPage,
  signInPage,
  signOutPage,
  type DemoPerson,
  type ProviderTexts,
} from './providerPages.ts';

export interface ProviderParts {
  /** Its address, the path that it is mounted at included. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the register is found, for the ways back to it. */
  readonly origins: readonly string[];
  /** The register's page that a sign-on comes back to. */
  readonly returnPath: string;
  readonly texts: ProviderTexts;
  /** The names of the claims that it states of a person. */
  readonly claims: readonly string[];
  /** Everybody on its page. */
  readonly people: () => Promise<readonly DemoPerson[]>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const DAY = 24 * 3600;
const MAX_BYTES = 4096;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MAX_BYTES) throw new Error('the form is too long');
  }
  return new URLSearchParams(text);
}

/** The package asks for Node 22 when it is loaded, and works on 20: the sign-on's tests run on both. */
async function load(): Promise<typeof oidcProvider> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

const account = ({ subject, name, claims }: DemoPerson) => ({
  accountId: subject,
  claims: () => ({ sub: subject, name, ...claims }),
});

/** The provider's own pages send a form on by a script of theirs: that one runs, and no other. */
const scriptsOf = (html: unknown): string =>
  typeof html !== 'string'
    ? ''
    : [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
        .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
        .join(' ');

/** Mounted below a path, the provider still has to know the whole address. */
function below(issuer: string, request: IncomingMessage & { originalUrl?: string }): void {
  const { host, protocol, pathname } = new URL(issuer);
  request.originalUrl = request.url ?? '/';
  request.url = request.originalUrl.slice(pathname.length) || '/';
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

/**
 * An identity provider of the demonstration: a real OpenID Connect provider with a page on which anybody may be any of
 * its people. Its keys and sessions live as long as the process.
 */
export async function createDemoProvider({
  issuer,
  clientId,
  clientSecret,
  origins,
  returnPath,
  texts,
  claims,
  people,
}: ProviderParts): Promise<Handle> {
  const { Provider } = await load();
  const { MemoryAdapter } = await import('./memoryAdapter.ts');
  const memory: ProviderMemory = new Map();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'demo' } as JWK;
  const path = new URL(issuer).pathname;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${origins.join(' ')}`;
  const provider = new Provider(issuer, {
    adapter: (model) => new MemoryAdapter(model, memory),
    jwks: { keys: [key] },
    // Both providers of the demonstration have one host: neither takes the other's cookies for its own.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${clientId}_session`, interaction: `${clientId}_ask`, resume: `${clientId}_resume` },
    },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: origins.map((origin) => origin + returnPath),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/auth`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub', 'name', 'amr', ...claims], auth_time: null },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      Interaction: 3600,
      Session: DAY,
      Grant: DAY,
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
    },
    findAccount: async (_ctx, id) => {
      const person = (await people()).find(({ subject }) => subject === id);
      return person && account(person);
    },
    // Signing in includes the consent: the register is its only client here.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId!,
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, { uid }) => `${path}/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(texts, form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(texts);
        },
      },
    },
    renderError: (ctx, { error, error_description: more }) => {
      ctx.type = 'html';
      ctx.body = failurePage(texts, `${error}${more ? `: ${more}` : ''}`);
    },
  });
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'same-origin');
    if (ctx.type !== 'text/html') return;
    const scripts = scriptsOf(ctx.body);
    ctx.set('Content-Security-Policy', scripts === '' ? policy : `${policy}; script-src ${scripts}`);
  });
  const answer = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse, uid: string): Promise<void> {
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(signInPage(texts, await people(), `${path}/interaction/${uid}`));
      return;
    }
    const form = await readForm(request);
    const accountId = form.get('member') ?? '';
    const isCancelled = form.get('answer') !== 'enter';
    const amr = form.get('factor') === '1' ? ['pwd', 'otp', 'mfa'] : ['pwd'];
    await provider.interactionFinished(
      request,
      response,
      isCancelled
        ? { error: 'access_denied', error_description: 'cancelled' }
        : { login: { accountId, amr } },
      { mergeWithLastSubmission: false },
    );
  }

  return async (request, response) => {
    below(issuer, request);
    const uid = /^\/interaction\/([\w-]{10,60})$/.exec(request.url ?? '')?.[1];
    if (uid === undefined) return answer(request, response);
    return interact(request, response, uid).catch(() => {
      if (!response.headersSent) response.writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(failurePage(texts, 'O pedido já não é válido. Comece de novo no registo.'));
    });
  };
}
