/** An answer, and how long it took in milliseconds. */
interface TimedAnswer<Body> {
  readonly body: Body;
  readonly ms: number;
}

/** Sends calls of one account, one at a time. */
export interface Client {
  call<Body = unknown>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    /** Sent as JSON; a text as a file. */
    body?: object | string,
  ): Promise<TimedAnswer<Body>>;
}

/** Returns a client of a server; without a token it is that of a visitor. */
export const clientOf = (origin: string, token?: string): Client => ({
  async call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object | string) {
    const isFile = typeof body === 'string';
    const started = performance.now();
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
        ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body ? { body: isFile ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    const ms = performance.now() - started;
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text.slice(0, 300)}`);
    return { body: JSON.parse(text) as Body, ms };
  },
});

/** The body of an answer alone. */
export const bodyOf = async <Body>(answer: Promise<TimedAnswer<Body>>): Promise<Body> => (await answer).body;

/** Sends the same kind of call for each value, and returns how long each took; the first few warm the server up. */
export async function timesOf<Value>(
  values: readonly Value[],
  send: (value: Value) => Promise<{ readonly ms: number }>,
  warmUp = 3,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (const value of values) times.push((await send(value)).ms);
  return times.slice(warmUp);
}

/** Milliseconds between two looks at work that runs behind the calls. */
const LOOK_MS = 20;

/** Waits until work behind the calls is done. */
export async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
