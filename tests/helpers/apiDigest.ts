import { createHash } from 'node:crypto';
import { pathsOf } from './described.ts';

interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/** A call or schema of the API, as its changes are noticed. */
export interface ApiPart {
  readonly name: string;
  /** Names in the changelog that stand for it. */
  readonly names: readonly string[];
  /** One line: the name, the address of a call, and the digest. */
  readonly line: string;
}

/** Words for readers, which change nothing for a program. */
const WORDS = new Set(['description', 'summary', 'example', 'title', 'headers']);

/** A part of the document without words, its properties in one order; a property may have the name of such a word. */
function plain(value: unknown, isOfNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => isOfNames || !WORDS.has(key));
  return Object.fromEntries(
    entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, plain(inner, !isOfNames && key === 'properties')]),
  );
}

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(plain(value)))
    .digest('hex')
    .slice(0, 8);

/** Whether an answer is a refusal of keys of programs alone. */
const isOfKeys = (response: object): boolean =>
  / key\b/.test(String((response as { description?: string }).description));

/** Codes of refusals may be added at any time; which statuses there are may not. */
const answersOf = (responses: Described['responses']): object =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([, one]) => !isOfKeys(one))
      .map(([status, one]) => [status, status < '400' ? one : {}]),
  );

/** The schemas that only list codes of refusals. */
const isOfRefusals = (name: string): boolean => name.endsWith('FieldCode');

/** Every call and schema of a document, in the order of their names. */
export function partsOfApi(document: object): ApiPart[] {
  const paths = pathsOf<Record<string, Record<string, Described>>>(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, tags, parameters, requestBody, responses }]) => ({
      name: operationId,
      names: [operationId, ...tags],
      line: `${operationId} ${method.toUpperCase()} ${path} ${digestOf([parameters, requestBody, answersOf(responses)])}`,
    })),
  );
  const { components } = document as { components: { schemas: Readonly<Record<string, object>> } };
  const schemas = Object.entries(components.schemas)
    .filter(([name]) => !isOfRefusals(name))
    .map(([name, schema]) => ({ name, names: [name], line: `${name} ${digestOf(schema)}` }));
  return [...calls, ...schemas].sort((a, b) => (a.line < b.line ? -1 : 1));
}
