import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../settings/identityProviders.ts';
import { isPublicAddress } from './publicAddresses.ts';

/** Why a call was not made, or not answered as it should be; no message names a secret. */
const FAULTS = {
  NOT_HTTPS: 'not an HTTPS address',
  NOT_PUBLIC: 'the address is not a public one',
  NOT_REACHED: 'the address cannot be reached',
  REFUSED: 'the answer has another status',
  TOO_LARGE: 'the answer is too large',
  CUT_OFF: 'the answer ended too early',
} as const;

export type OutboundFault = keyof typeof FAULTS;

/** A call that could not be made, or was not answered as it should be. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly fault: OutboundFault;
  /** Status of the answer, where the other side answered. */
  readonly status: number | undefined;

  constructor(fault: OutboundFault, status?: number) {
    super(status === undefined ? FAULTS[fault] : `${FAULTS[fault]}: ${status}`);
    this.fault = fault;
    this.status = status;
  }
}

/** What the other side answered. */
export interface OutboundAnswer {
  readonly status: number;
  readonly body: string;
}

/** A call to another machine. */
export interface OutboundCall {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until the whole answer is there. */
  readonly patienceMs: number;
  /** Bytes of the answer at most. */
  readonly maxBytes: number;
  /** Also without encryption and to this machine, for an address that a setting names outside production. */
  readonly allowsLoopback: boolean;
  /** Whether an answer of this status is a success; 200 alone by default. */
  readonly accepts?: (status: number) => boolean;
}

/** Resolves a name to its public addresses alone, at the moment of the connection: a name cannot point elsewhere later. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!first) return done(new OutboundError('NOT_PUBLIC'), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/**
 * Calls another machine under the rules for all calls that leave the register: HTTPS to public addresses, checked when
 * connecting; redirections are not followed; the answer ends in time and is of limited size.
 * @returns the answer
 * @throws OutboundError where anything else comes of it
 */
export function callPublic(address: string, call: OutboundCall): Promise<OutboundAnswer> {
  const url = new URL(address);
  const isOwn = call.allowsLoopback && isLoopback(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' && !isOwn) return Promise.reject(new OutboundError('NOT_HTTPS'));
  // A name is looked up when connecting; numbers are not looked up at all.
  if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host))
    return Promise.reject(new OutboundError('NOT_PUBLIC'));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: call.method,
      headers: { accept: 'application/json', ...call.headers },
      signal: AbortSignal.timeout(call.patienceMs),
      agent: false,
      ...(!isOwn && { lookup: lookupPublic }),
    });
    const fail = (fault: OutboundFault, status?: number): void => {
      request.destroy();
      reject(new OutboundError(fault, status));
    };
    request.on('error', (error) =>
      reject(error instanceof OutboundError ? error : new OutboundError('NOT_REACHED')),
    );
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      if (!(call.accepts?.(status) ?? status === 200)) return fail('REFUSED', status);
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > call.maxBytes) fail('TOO_LARGE');
        else parts.push(part);
      });
      response.on('end', () => resolve({ status, body: Buffer.concat(parts).toString('utf8') }));
      response.on('error', () => reject(new OutboundError('CUT_OFF')));
    });
    request.end(call.body);
  });
}
