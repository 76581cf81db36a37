import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '../../dataProvider/client/httpClient.ts';
import { testServer, type TestServer } from '../helpers/server.ts';
import { connect, gate, type Line } from './connected.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
  readonly status: { code?: number };
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** A collector that keeps what it is sent. */
let collector: Server;
let spans: Span[];
let server: TestServer | undefined;
let line: Line | undefined;
beforeEach(async () => {
  spans = [];
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(async () => {
  await line?.close();
  await server?.close();
  collector.close();
});

const register = (more: Record<string, string> = {}) =>
  testServer({
    TRACES_URL: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
    TRACES_SHARE: '1',
    ...more,
  });

/** Ends the server, which sends what is left, and returns the spans of a name. */
async function ended(): Promise<(name: string) => Span[]> {
  await server?.close();
  server = undefined;
  return (name) => spans.filter((span) => span.name === name);
}

const fact = (span: Span | undefined, name: string) =>
  span?.attributes.find(({ key }) => key === name)?.value ?? {};

describe('a trace', () => {
  it('of a page › leads by its calls to their statements, and holds no value of a record', async () => {
    server = await register();
    const person = await server.person({ permissions: ['WRITE_BREED'] });
    line = await connect(server, person.token);
    // Until the server has answered the page's own report, it may not know of it.
    const reported = gate();
    line.through(async (pass, { url }) => {
      const answer = await pass();
      if (url.endsWith('/api/fe-debug/page-visits')) reported.open();
      return answer;
    });
    // The page that is open: all its calls are below it.
    vi.stubGlobal('location', { pathname: '/vaccines/620098100000001' });
    await send('/breeds/search?universalSearch=Podengo');
    await reported.promise;
    vi.unstubAllGlobals();
    await line.close();
    line = undefined;
    const named = await ended();
    const [page] = named('/vaccines/…');
    const [call] = named('searchBreeds');
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(page?.parentSpanId ?? '').toBe('');
    expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
    expect(fact(call, 'http.response.status_code').intValue).toBe(200);
    expect(BigInt(page!.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(page!.startTimeUnixNano));
    const search = statements.find(({ name }) => name === 'SELECT breed');
    expect(fact(search, 'db.query.text').stringValue).toContain('t.search_text like $1');
    expect(JSON.stringify(spans)).not.toMatch(/podengo|620098100000001/i);
    expect(named('pageVisit')).toEqual([]);
  });

  it('of a write › has its statements below its transaction', async () => {
    server = await register();
    const person = await server.person();
    await person.call('PUT', '/users/me', { name: 'Rita Lopes' });
    const named = await ended();
    const [call] = named('updateOwnProfile');
    const transactions = named('transaction').filter(({ parentSpanId }) => parentSpanId === call!.spanId);
    const below = spans.filter(({ parentSpanId }) =>
      transactions.some(({ spanId }) => spanId === parentSpanId),
    );
    expect(below.map(({ name }) => name)).toContain('UPDATE app_user');
    expect(JSON.stringify(spans)).not.toContain('Rita');
  });

  it('that is not among those kept › leaves no span, and its answer no header', async () => {
    server = await register({ TRACES_SHARE: '.000001' });
    const answer = await server.visitor.call('GET', '/health', undefined, {
      traceparent: `00-${'f'.repeat(24)}77777777-${'1'.repeat(16)}-01`,
    });
    expect([answer.status, answer.headers['traceresponse']]).toEqual([200, undefined]);
    await ended();
    expect(spans).toEqual([]);
  });

  it('whose collector is away › keeps no call and no end of the server waiting', async () => {
    server = await register({ TRACES_URL: 'http://127.0.0.1:9/v1/traces' });
    const answer = await server.visitor.call('GET', '/health');
    expect([answer.status, typeof answer.headers['traceresponse']]).toEqual([200, 'string']);
    await ended();
    expect(spans).toEqual([]);
  });
});

it('without a collector › answers carry no trace', async () => {
  server = await testServer();
  const answer = await server.visitor.call('GET', '/health');
  expect(answer.headers['traceresponse']).toBeUndefined();
});
