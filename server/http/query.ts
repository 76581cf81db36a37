import { parse } from 'node:querystring';

/** A query as the calls see it: what was left blank was not given. */
export function readQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parse(text))) {
    // A name of the language's own must stay one that no call knows.
    if (typeof value !== 'string' || value.trim() !== '')
      Object.defineProperty(query, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return query;
}
