import type { z } from 'zod';
import { HelpdeskError } from './helpdesk.ts';
import type { HelpdeskSettings } from '../settings/helpdesk.ts';

/** Milliseconds for one call, its answer included. */
const PATIENCE_MS = 10_000;
/** Characters of an answer: a long conversation has fewer. */
const ANSWER_MAX = 5_000_000;

/** One call's method and body, beside its path. */
export interface HelpdeskCall {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** Sent as JSON; bytes as they are. */
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > ANSWER_MAX) {
      await reader.cancel();
      throw new HelpdeskError('the helpdesk answers with too much', false);
    }
  }
}

/** Calls the configured helpdesk and no other host: paths are appended to its address, redirections are refused. */
export class HelpdeskHttp {
  readonly #url: string;
  readonly #authorization: string;

  constructor({ url, credentials }: HelpdeskSettings) {
    this.#url = url;
    this.#authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  }

  /** The answer of a call, checked. */
  async call<T extends z.ZodType>(
    path: `/${string}`,
    shape: T,
    sent: HelpdeskCall = {},
  ): Promise<z.output<T>> {
    const { method = 'GET', body, type = 'application/json', headers = {} } = sent;
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.#url + path, {
        method,
        headers: {
          ...headers,
          accept: 'application/json',
          authorization: this.#authorization,
          ...(body === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined
          ? {}
          : { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      text = await readText(response);
    } catch (error) {
      if (error instanceof HelpdeskError) throw error;
      throw new HelpdeskError('the helpdesk cannot be reached', true);
    }
    if (!response.ok) {
      const isPassing = response.status === 429 || response.status >= 500;
      throw new HelpdeskError(`the helpdesk answers ${response.status}`, isPassing);
    }
    return this.#read(text, shape);
  }

  #read<T extends z.ZodType>(text: string, shape: T): z.output<T> {
    try {
      return shape.parse(JSON.parse(text));
    } catch {
      throw new HelpdeskError('the helpdesk answers something else than was agreed', false);
    }
  }
}
