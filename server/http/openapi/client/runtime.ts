/** The part of a client that is the same for every document. */
export const RUNTIME = `
/** A call that was refused, with its code and the fields that it concerns. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** A code of the catalogue, as NO_CREDITS; nothing where the answer has none. */
  readonly code: string | undefined;
  readonly errors: readonly { readonly property: string; readonly error: string }[];
  /** Seconds to wait, where the answer says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string | undefined, errors: ApiError['errors'], retryAfter: number | undefined) {
    super(code ?? \`the register answered \${status}\`);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** How a client calls the register. */
export interface ClientOptions {
  /** The address of the register up to and without \`/api\`: https://registo.example.pt */
  readonly url: string;
  readonly key: string;
  /** The ballot number of the veterinarian for whom calls are made. */
  readonly veterinarian?: string;
  /** Milliseconds for one attempt. */
  readonly patienceMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

type Input<N extends keyof Calls> = Calls[N]['input'];
type Answer<N extends keyof Calls> = Calls[N]['answer'];
type Arguments<N extends keyof Calls> = Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];

/** The calls by their names. */
export type Client = { readonly [N in keyof Calls]: (...given: Arguments<N>) => Promise<Answer<N>> };

interface Given {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const ATTEMPTS = 4;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function addressOf(base: string, path: string, { path: values = {}, query = {} }: Given): string {
  const url = new URL(base.replace(/\\/+$/, '') + path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(values[name]))));
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one));
  return url.href;
}

async function errorOf(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => ({}))) as {
    data?: { message?: string };
    errors?: { property: string; error: string }[];
  };
  const wait = Number(answer.headers.get('retry-after'));
  return new ApiError(answer.status, body.data?.message, body.errors ?? [], wait > 0 ? wait : undefined);
}

/**
 * Makes a client. Each write has a key of its own, under which the register applies it once however often it is sent: what was
 * not answered, or is answered with 502, 503 or 504, is sent again up to three times.
 * @throws ApiError for every other answer than a success
 */
export function createClient({ url, key, veterinarian, patienceMs = 60_000, fetch = globalThis.fetch }: ClientOptions): Client {
  async function call(name: keyof Calls, given: Given = {}): Promise<unknown> {
    const [method, path, kind] = CALLS[name];
    const isBytes = given.body instanceof Blob;
    const headers: Record<string, string> = { authorization: \`Bearer \${key}\` };
    if (veterinarian !== undefined) headers['x-veterinarian'] = veterinarian;
    if (given.body !== undefined) headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
    if (method !== 'GET') headers['idempotency-key'] = crypto.randomUUID();
    const init: RequestInit = { method, headers };
    if (given.body !== undefined) init.body = isBytes ? (given.body as Blob) : JSON.stringify(given.body);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await fetch(addressOf(url, path, given), { ...init, signal: AbortSignal.timeout(patienceMs) });
        if (answer.ok) return kind === 'json' ? await answer.json() : kind === 'blob' ? await answer.blob() : undefined;
        const error = await errorOf(answer);
        if (attempt === ATTEMPTS || ![502, 503, 504].includes(answer.status)) throw error;
        await pause((error.retryAfter ?? 2 ** attempt) * 1000);
      } catch (error) {
        if (error instanceof ApiError || attempt === ATTEMPTS) throw error;
        await pause(2 ** attempt * 1000);
      }
    }
  }
  const names = Object.keys(CALLS) as (keyof Calls)[];
  return Object.fromEntries(names.map((name) => [name, (given?: Given) => call(name, given)])) as unknown as Client;
}
`;
