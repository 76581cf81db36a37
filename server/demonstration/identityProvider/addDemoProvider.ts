import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openProvider, type OidcClient } from '../../auth/oidc/oidcClient.ts';
import { ORDER_WAY, STATE_WAY, type SignOnWay } from '../../auth/oidc/signInRequest.ts';
import { isLoopback } from '../../settings/identityProviders.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Queryable } from '../../db/db.ts';
import type { DemoPerson, ProviderTexts } from './providerPages.ts';

type Needed = Pick<Settings, 'demo' | 'production' | 'order' | 'stateIdentity' | 'publicUrl'>;

const isDemonstration = ({ demo, production }: Needed): boolean => demo && !production;

/** Whether the demonstration's order runs: never in production, and never beside a real one. */
export const hasDemoOrder = (settings: Needed): boolean =>
  isDemonstration(settings) && settings.order === undefined;

/** The register's own addresses: on this machine it is found under more than one name. */
function originsOf(publicUrl: string): readonly string[] {
  const { origin, protocol, port } = new URL(publicUrl);
  if (!isLoopback(publicUrl)) return [origin];
  return ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

/** The address that the server itself listens on, whatever the world calls it. */
function ownAddress(app: FastifyInstance): string {
  const { port, address, family } = app.server.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(address)
    ? '127.0.0.1'
    : family === 'IPv6'
      ? `[${address}]`
      : address;
  return `http://${host}:${port}`;
}

interface DemoParts<Claim extends string> {
  /** Where it is served. */
  readonly path: string;
  readonly way: SignOnWay;
  readonly clientId: string;
  /** The claims that the register reads, each by its name at the provider. */
  readonly claims: Readonly<Record<Claim, string>>;
  readonly load: () => Promise<{ texts: ProviderTexts; people: () => Promise<readonly DemoPerson[]> }>;
}

/**
 * Serves a provider of the demonstration below its path, and answers the register's way to it. The provider is loaded when
 * it is first asked for.
 */
function addDemoProvider<Claim extends string>(
  app: FastifyInstance,
  { publicUrl }: Needed,
  { path, way, clientId, claims, load }: DemoParts<Claim>,
): OidcClient<Claim> {
  const client = { clientId, clientSecret: randomBytes(32).toString('base64url') };
  const issuer = publicUrl + path;
  let provider: Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> | undefined;
  const open = () => {
    provider ??= Promise.all([import('./provider.ts'), load()]).then(([{ createDemoProvider }, own]) =>
      createDemoProvider({
        issuer,
        ...client,
        ...own,
        origins: originsOf(publicUrl),
        returnPath: way.page,
        claims: Object.values<string>(claims),
      }),
    );
    return provider;
  };
  void app.register(async (scope) => {
    // The provider reads its forms itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${path}/*`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const answer = await open();
        reply.hijack();
        await answer(request.raw, reply.raw);
      },
    });
  });
  return openProvider(
    { issuer, ...client, scope: 'openid' },
    claims,
    // The register speaks to itself where it listens: its public address may belong to a proxy.
    (url, options) => fetch(url.replace(new URL(issuer).origin, ownAddress(app)), options as RequestInit),
  );
}

/** The demonstration's professional order, below `/demo/order`; nothing where it does not run. */
export const addDemoOrder = (app: FastifyInstance, settings: Needed): OidcClient<'ballotNumber'> | null =>
  hasDemoOrder(settings)
    ? addDemoProvider(app, settings, {
        path: '/demo/order',
        way: ORDER_WAY,
        clientId: 'coleira',
        claims: { ballotNumber: 'ballot_number' },
        load: async () => {
          const { ORDER_MEMBERS, ORDER_TEXTS } = await import('./orderMembers.ts');
          return { texts: ORDER_TEXTS, people: async () => ORDER_MEMBERS };
        },
      })
    : null;

/** The demonstration's identity provider of the State, below `/demo/state`; nothing where it does not run. */
export const addDemoStateIdentity = (
  app: FastifyInstance,
  settings: Needed,
  db: Queryable,
): OidcClient<'taxNumber' | 'birthdate'> | null =>
  isDemonstration(settings) && settings.stateIdentity === undefined
    ? addDemoProvider(app, settings, {
        path: '/demo/state',
        way: STATE_WAY,
        clientId: 'coleira-state',
        claims: { taxNumber: 'tax_number', birthdate: 'birthdate' },
        load: async () => {
          const { stateCitizens, STATE_TEXTS } = await import('./stateCitizens.ts');
          return { texts: STATE_TEXTS, people: () => stateCitizens(db) };
        },
      })
    : null;
