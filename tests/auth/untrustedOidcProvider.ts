import { generateKeyPairSync, sign, type KeyObject, type KeyPairKeyObjectResult } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider that cannot be trusted does otherwise than it should. */
export interface Misbehaviour {
  /** Claims in place of the right ones. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  foreignKey?: boolean;
  /** Names this token endpoint in its description. */
  tokenEndpoint?: string;
  /** Names itself so in its description. */
  issuer?: string;
  /** Takes the request of a code and never answers. */
  silent?: boolean;
  /** Names no place where its session ends. */
  withoutSignOut?: boolean;
  /** Answers the request of a code with this status. */
  status?: number;
}

export interface UntrustedProvider {
  readonly issuer: string;
  mischief: Misbehaviour;
  /** The paths that were asked for. */
  readonly asked: string[];
  /** The request of the newest code: its form and its header. */
  lastRequest: { readonly form: URLSearchParams; readonly authorization: string } | undefined;
  /** The nonce that the next identity is to carry. */
  nonce: string;
  /** The nonces of identities by their codes, where several are under way. */
  readonly nonces: Map<string, string>;
  close(): Promise<void>;
}

/** Its own key and a foreign one; made once, for making them takes long. */
const [own, foreign] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [
  KeyPairKeyObjectResult,
  KeyPairKeyObjectResult,
];

/** A signed identity (JWS, compact). */
function signed(claims: Record<string, unknown>, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', kid: 'own' })}.${part(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

/** An OpenID Connect provider that answers as configured, correctly or not. */
export async function startUntrustedProvider(): Promise<UntrustedProvider> {
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const { mischief } = order;
    const path = request.url ?? '/';
    order.asked.push(path);
    const send = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const at = (place: string) => order.issuer + place;
    if (path === '/.well-known/openid-configuration')
      return send({
        issuer: mischief.issuer ?? order.issuer,
        authorization_endpoint: at('/authorize'),
        token_endpoint: mischief.tokenEndpoint ?? at('/token'),
        jwks_uri: at('/keys'),
        ...(!mischief.withoutSignOut && { end_session_endpoint: at('/end') }),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (path === '/keys') return send({ keys: [jwk] });
    if (path !== '/token') return send({}, 404);
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      order.lastRequest = {
        form: new URLSearchParams(text),
        authorization: request.headers.authorization ?? '',
      };
      if (mischief.silent) return;
      if (mischief.status !== undefined) return send({ error: 'server_error' }, mischief.status);
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: order.issuer,
        aud: 'coleira',
        sub: 'one',
        ballot_number: '1234',
        nonce: order.nonces.get(order.lastRequest.form.get('code') ?? '') ?? order.nonce,
      };
      const key = mischief.foreignKey ? foreign.privateKey : own.privateKey;
      const token = signed({ ...claims, iat: now, exp: now + 300, ...mischief.claims }, key);
      send({ access_token: 'access', token_type: 'bearer', expires_in: 60, id_token: token });
    });
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const order: UntrustedProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mischief: {},
    asked: [],
    lastRequest: undefined,
    nonce: '',
    nonces: new Map(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return order;
}
