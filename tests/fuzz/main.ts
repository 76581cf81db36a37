import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { operationsOf, type HostileRequest, type Operation } from '../http/hostile.ts';
import { sendLargest } from './largest.ts';
import { randomOf, someRequests } from './requests.ts';
import { startServer, type Account, type FuzzServer } from './server.ts';

/** An answer later than this is a finding, and is not waited for much longer. */
const SLOW_MS = 5_000;
const GIVE_UP_MS = 30_000;

interface Finding {
  readonly what: string;
  count: number;
  readonly example: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends one request as it stands, without a client's corrections. */
const send = (port: number, token: string | null, address: string, { method, url, body }: HostileRequest) =>
  new Promise<Answer>((resolve) => {
    const started = performance.now();
    const finish = (status: number, text: string): void =>
      resolve({ status, body: text, ms: performance.now() - started });
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: url,
        timeout: GIVE_UP_MS,
        headers: {
          'x-forwarded-for': address,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part: string) => (text = (text + part).slice(0, 2_000)));
        incoming.on('end', () => finish(incoming.statusCode ?? 0, text));
        incoming.on('error', (error) => finish(0, error.message));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', (error) => finish(0, error.message));
    outgoing.end(body);
  });

/** What is wrong with an answer, or undefined. */
function faultOf({ status, ms }: Answer, documented: ReadonlySet<number>): string | undefined {
  if (status === 0) return 'no answer';
  if (status >= 500) return `answers ${status}`;
  if (ms > SLOW_MS) return `takes more than ${SLOW_MS / 1000} s`;
  return documented.has(status) ? undefined : `answers ${status}, which is not documented`;
}

/** The statuses that the API's description names for an operation. */
function documentedOf(document: object, { method, path }: Operation): ReadonlySet<number> {
  const { paths } = document as { paths: Record<string, Record<string, unknown>> };
  const operation = paths[`/api${path}`]?.[method.toLowerCase()] as { responses?: object } | undefined;
  return new Set(Object.keys(operation?.responses ?? {}).map(Number));
}

class Run {
  readonly findings = new Map<string, Finding>();
  readonly answers = new Map<number, number>();
  readonly #tokens = new Map<number, string>();
  #sent = 0;

  constructor(readonly server: FuzzServer) {}

  get sent(): number {
    return this.#sent;
  }

  async #tokenOf(account: Account | undefined): Promise<string | null> {
    if (!account) return null;
    const token = this.#tokens.get(account.id) ?? (await this.server.signIn(account));
    this.#tokens.set(account.id, token);
    return token;
  }

  /** Sends one request as the next account in turn; the last turn is a visitor's, the first two the operator's. */
  async ask(operation: Operation, documented: ReadonlySet<number>, hostile: HostileRequest): Promise<void> {
    const turn = (this.#sent += 1);
    const { accounts, port } = this.server;
    const people: readonly (Account | undefined)[] = [accounts[0], ...accounts, undefined];
    const account = people[turn % people.length];
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    const answer = await send(port, await this.#tokenOf(account), address, hostile);
    this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
    if (answer.status === 401 && account) this.#tokens.delete(account.id);
    const fault = faultOf(answer, documented);
    if (fault === undefined) return;
    const what = `${operation.method} ${operation.path} ${fault}`;
    const known = this.findings.get(what);
    if (known) known.count += 1;
    else {
      const example = `as ${account?.email ?? 'a visitor'}: ${hostile.url.slice(0, 300)} ${hostile.body?.slice(0, 500) ?? ''}`;
      this.findings.set(what, { what, count: 1, example: `${example}\n    ${answer.body.slice(0, 300)}` });
    }
  }
}

/** Sends hostile requests to every operation of a server of its own, and prints what should not have happened. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
      only: { type: 'string', default: '' },
      /** The largest bodies in place of hostile values. */
      largest: { type: 'boolean', default: false },
    },
  });
  const [count, minutes] = [Number(values.requests), Number(values.minutes)];
  const random = randomOf(Number(values.seed));
  const server = await startServer();
  if (values.largest) {
    const { sent, worst, faults } = await sendLargest(server, values.only);
    await server.close();
    console.log(`${sent} of the largest bodies; at worst ${Math.round(worst * 100)} % of what is allowed`);
    for (const fault of faults) console.log(fault);
    process.exit(faults.length === 0 ? 0 : 1);
  }
  const run = new Run(server);
  const end = Date.now() + minutes * 60_000;
  let done = 0;
  const document = server.app.describeApi();
  const operations = operationsOf(server.app, server.records).filter(({ path }) =>
    path.includes(values.only),
  );
  try {
    for (const operation of operations) {
      if (Date.now() > end) break;
      const documented = documentedOf(document, operation);
      const waiting = someRequests(operation, count, random);
      const worker = async (): Promise<void> => {
        for (let next = waiting.pop(); next && Date.now() <= end; next = waiting.pop())
          await run.ask(operation, documented, next);
      };
      await Promise.all([worker(), worker(), worker(), worker()]);
      done += 1;
    }
  } finally {
    agent.destroy();
    await server.close();
  }
  const answers = [...run.answers].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  console.log(`${run.sent} requests to ${done} of ${operations.length} operations (${answers.join(', ')})`);
  if (done < operations.length) console.log(`The ${minutes} minutes were over before the rest.`);
  for (const { what, count: times, example } of run.findings.values())
    console.log(`${what} (${times} times)\n  ${example}`);
  if (run.findings.size === 0) console.log('Nothing found.');
  process.exit(run.findings.size === 0 && done === operations.length ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
