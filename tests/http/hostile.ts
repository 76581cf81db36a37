import type { FastifyInstance } from 'fastify';
import { pathsOf } from '../helpers/described.ts';

/** A shape as the API's own description has it: as much of JSON Schema as is needed here. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** A call as the API's description has it, with the values that a good request would have. */
export interface Operation {
  readonly method: string;
  /** Below `/api`, with placeholders in braces. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, Shape>>;
  readonly body: Shape | undefined;
}

export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
}

const LONG = 'ã'.repeat(5_000);
const DEEP = `${'['.repeat(30)}${']'.repeat(30)}`;

/** What a program sends in place of a value, as JSON. */
const VALUES: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '9007199254740993',
  '2147483648',
  '1e308',
  '""',
  '" "',
  '"0"',
  '"-1"',
  '"1e999"',
  '"NaN"',
  '"null"',
  '"\\u202e\\u200f\\ufeff"',
  '"😀"',
  '"\\ud83d"',
  '"\\u0000"',
  '"a\\r\\nBcc: x@example.test"',
  `"'; drop table owner; --"`,
  '"%_\\\\"',
  '"${7*7}{{7*7}}"',
  '"<script>alert(1)</script>"',
  '"../../etc/passwd"',
  '"0000-00-00"',
  '"2026-02-30"',
  '"9999-12-31"',
  '"+275760-09-13"',
  '"-271821-04-20T00:00:00.000Z"',
  '"2026-01-01T25:61:61.000Z"',
  `"${LONG}"`,
  `"${'9'.repeat(400)}"`,
  '[]',
  '[null]',
  '[{}]',
  `[${'0,'.repeat(600)}0]`,
  '{}',
  '{"$ne":null}',
  '{"__proto__":{"isAdmin":true}}',
  '{"toString":1}',
  DEEP,
];

/** The same as they stand in an address. */
const WORDS: readonly string[] = VALUES.map((value) =>
  value.startsWith('"') ? value.slice(1, -1).replaceAll('\\r\\n', '\r\n').replaceAll('\\u0000', '\0') : value,
).filter((word) => word.length < 3_000);

/** Words that most patterns of the register's fields know one of. */
const LIKELY = ['PT', 'pt-PT', '1', '245612343', '620099000000001', '2026-01-01', '1000-001', '910000000'];
const MORE_LIKELY = ['a@example.test', '2026-01-01T00:00:00.000Z', 'Europe/Lisbon', '1000', 'A', 'a', 'AAAA'];

/** A value that a shape accepts, as far as the shape shows. */
export function sample(shape: Shape, depth = 0): unknown {
  const one = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum.find((value) => value !== null);
  if (one?.[0]) return sample(one[0], depth);
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.find((name) => name !== 'null');
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(1, shape.minimum ?? 1);
  if (type === 'array') return shape.items && depth < 4 ? [sample(shape.items, depth + 1)] : [];
  if (type === 'object') {
    if (depth > 4) return {};
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, sample(inner, depth + 1)]),
    );
  }
  if (shape.format === 'date') return '2026-01-01';
  if (shape.format === 'date-time') return '2026-01-01T00:00:00.000Z';
  const pattern = shape.pattern === undefined ? undefined : new RegExp(shape.pattern, 'u');
  return pattern ? ([...LIKELY, ...MORE_LIKELY].find((word) => pattern.test(word)) ?? 'a') : 'a';
}

/** Where in a body values stand: `owner.name`, and the lists and objects around them too. */
function placesIn(shape: Shape, path: readonly string[] = []): (readonly string[])[] {
  const inner = shape.anyOf?.[0] ?? shape.oneOf?.[0] ?? shape;
  const below = Object.entries(inner.properties ?? {}).flatMap(([name, one]) =>
    placesIn(one, [...path, name]),
  );
  const inList = inner.items && path.length < 3 ? placesIn(inner.items, [...path, '0']) : [];
  return [path, ...below, ...inList];
}

/** A body with one place of it replaced by JSON as it stands, which need not be what any program would write. */
function withInstead(body: unknown, path: readonly string[], json: string): string {
  const mark = '\u0001instead\u0001';
  const put = (value: unknown, [first, ...rest]: readonly string[]): unknown => {
    if (first === undefined) return mark;
    if (Array.isArray(value)) return [put(value[0], rest)];
    return { ...(value as object), [first]: put((value as Record<string, unknown> | null)?.[first], rest) };
  };
  return JSON.stringify(put(body, path)).replace(JSON.stringify(mark), () => json);
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly {
              readonly in: string;
              readonly name: string;
              readonly schema: Shape;
            }[];
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
          }
        >
      >
    >
  >;
}

/** What names a record that is there, or may be. */
function paramOf(
  path: string,
  name: string,
  shape: Shape,
  records: Readonly<Record<string, number>>,
): string {
  const record = records[path.split('/')[1] ?? ''];
  if (name === 'id' && record !== undefined && path.split('/')[2] === '{id}') return String(record);
  if (path.startsWith('/documents/{type}')) return name === 'type' ? 'GENERAL' : '1';
  return String(sample(shape));
}

/** Every call that the API describes; what ends something comes last. */
export function operationsOf(app: FastifyInstance, records: Readonly<Record<string, number>>): Operation[] {
  const paths = pathsOf<Described['paths']>(app.describeApi());
  return Object.entries(paths)
    .flatMap(([whole, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
        const path = whole.replace(/^\/api/, '');
        const of = (place: string) => parameters.filter((one) => one.in === place);
        return {
          method: method.toUpperCase(),
          path,
          params: Object.fromEntries(
            of('path').map(({ name, schema }) => [name, paramOf(path, name, schema, records)]),
          ),
          query: Object.fromEntries(of('query').map(({ name, schema }) => [name, schema])),
          body: requestBody?.content['application/json']?.schema,
        };
      }),
    )
    .filter(({ path }) => !path.endsWith('/stream'))
    .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
}

/** Escapes that mean nothing, as they stand in an address. */
const ESCAPES = ['%FF', '%', '%zz', '%00'];

const encode = (word: string): string =>
  ESCAPES.includes(word) ? word : encodeURIComponent(word.toWellFormed());

/** The address of a call with valid values, except for the given ones. */
function urlOf(
  { path, params }: Operation,
  instead: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encode(instead[name] ?? params[name] ?? '1'),
  );
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return `/api${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

/**
 * Requests that are good but for one value: each placeholder of the address, each parameter of the query, each
 * place of the body, with every hostile value; of the latter only every so many, others at each place.
 */
export function* hostileRequests(operation: Operation, every: number): Generator<HostileRequest> {
  const { method, params, query, body } = operation;
  const good = body === undefined ? undefined : sample(body);
  const payload = good === undefined ? {} : { body: JSON.stringify(good) };
  const some = (values: readonly string[], at: number) => values.filter((_one, n) => (n + at) % every === 0);
  yield { method, url: urlOf(operation), ...payload };
  for (const [at, name] of Object.keys(params).entries()) {
    for (const word of [...ESCAPES, ...some(WORDS, at)]) {
      // An empty part makes another address, which may be another operation's.
      if (word !== '') yield { method, url: urlOf(operation, { [name]: word }), ...payload };
    }
  }
  for (const [at, name] of Object.keys(query).entries()) {
    for (const word of some(WORDS, at))
      yield { method, url: urlOf(operation, {}, { [name]: word }), ...payload };
  }
  for (const [at, place] of (body ? placesIn(body) : []).entries()) {
    for (const value of some(VALUES, at))
      yield { method, url: urlOf(operation), body: withInstead(good, place, value) };
  }
}
