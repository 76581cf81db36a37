import { parse } from 'node:querystring';

/** Escapes that are no UTF-8 become a NUL, which is refused: Node would put a sign of its own in their place. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\0';
  }
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** A query as the calls see it: what was left blank was not given, what was given more than once is a list. */
export function readQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const parsed = parse(text, '&', '=', { maxKeys: 0, decodeURIComponent: decode });
  for (const [name, given] of Object.entries(parsed)) {
    const value = Array.isArray(given) ? given.filter((one) => !isBlank(one)) : given;
    // A name of the language's own must stay one that no call knows.
    if (!isBlank(value) && value?.length !== 0)
      Object.defineProperty(query, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return query;
}
