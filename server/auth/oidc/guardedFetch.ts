import type { CustomFetch } from 'openid-client';
import { ProviderUnavailable, ProviderRefused } from './errors.ts';

/** Answers of a provider are a few kilobytes. */
const MAX_BYTES = 512 * 1024;

async function readAll(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new ProviderRefused('the answer is too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * The one way out to an identity provider: to the issuer's own host, whatever addresses its description names, without
 * following redirects, and with an end. An answer that does not come, breaks off or is a server's failure is away.
 */
export const guardedFetch =
  (issuer: string, fetchFrom: CustomFetch): CustomFetch =>
  async (url, options) => {
    if (new URL(url).origin !== new URL(issuer).origin)
      throw new ProviderRefused('an address of another host');
    try {
      const answer = await fetchFrom(url, { ...options, redirect: 'manual' });
      if (answer.status >= 500) throw new ProviderUnavailable(`it answered ${answer.status}`);
      const { status, headers } = answer;
      return new Response(status === 204 || status === 304 ? null : await readAll(answer), {
        status,
        headers,
      });
    } catch (error) {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) throw error;
      throw new ProviderUnavailable('no answer', { cause: error });
    }
  };
