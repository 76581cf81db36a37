import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openOrder, type OidcClient } from '../../auth/veterinaryOrder/oidcClient.ts';
import { isLoopback } from '../../settings/order.ts';
import type { Settings } from '../../settings/settings.ts';

const PATH = '/demo/order';

type Needed = Pick<Settings, 'demo' | 'production' | 'order' | 'publicUrl'>;

/** Whether the demonstration's order runs: never in production, and never beside a real one. */
export const hasDemoOrder = ({ demo, production, order }: Needed): boolean =>
  demo && !production && order === undefined;

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

/**
 * Serves the demonstration's order below `/demo/order`, and answers the register's way to it. The provider is
 * loaded when it is first asked for.
 */
export function addOrderProvider(app: FastifyInstance, settings: Needed): OidcClient | null {
  if (!hasDemoOrder(settings)) return null;
  const { publicUrl } = settings;
  const client = { clientId: 'coleira', clientSecret: randomBytes(32).toString('base64url') };
  const issuer = publicUrl + PATH;
  let provider: Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> | undefined;
  const open = () => {
    provider ??= import('./provider.ts').then(({ createOrderProvider }) =>
      createOrderProvider({ issuer, ...client, origins: originsOf(publicUrl) }),
    );
    return provider;
  };
  void app.register(async (scope) => {
    // The provider reads its forms itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${PATH}/*`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const answer = await open();
        reply.hijack();
        await answer(request.raw, reply.raw);
      },
    });
  });
  return openOrder(
    { issuer, ...client, ballotClaim: 'ballot_number', scope: 'openid' },
    // The register speaks to itself where it listens: its public address may belong to a proxy.
    (url, options) => fetch(url.replace(new URL(issuer).origin, ownAddress(app)), options as RequestInit),
  );
}
