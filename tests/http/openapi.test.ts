import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocument } from '../../server/http/openapi/document.ts';
import { Labels } from '../../server/http/openapi/labels.ts';
import { Contract, responseOf, validatorOf, type Described } from '../helpers/contract.ts';
import { pathsOf } from '../helpers/described.ts';
import { manifest } from '../project/project.ts';
import { testServer, type TestServer } from '../helpers/server.ts';

interface Media {
  readonly schema?: object;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: { readonly type?: string };
    readonly style?: string;
    readonly explode?: boolean;
    readonly description?: string;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly headers?: object; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

let server: TestServer;
let document: Described;
let operations: readonly (readonly [string, Operation])[];
beforeAll(async () => {
  server = await testServer();
  document = (await server.visitor.call('GET', '/openapi.json')).body;
  operations = Object.entries(pathsOf<Paths>(document)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
});
afterAll(() => server.close());

/** The operations of which something is not so. */
const without = (holds: (operation: Operation) => boolean): string[] =>
  operations.filter(([, operation]) => !holds(operation)).map(([name]) => name);

describe('the description of the API', () => {
  it('the whole document › is valid OpenAPI 3.1, every reference included', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...structuredClone(document) });
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('every operation › has one name, a summary and its access', () => {
    expect(operations.length).toBeGreaterThan(200);
    const names = operations.map(([, { operationId }]) => operationId);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(without(({ summary, security }) => summary.length > 5 && Array.isArray(security))).toEqual([]);
  });

  it('every operation, parameter and group › says what it is for', () => {
    expect(without(({ description }) => description.startsWith('Open to '))).toEqual([]);
    const silent = operations.flatMap(([name, { parameters = [] }]) =>
      parameters
        .filter((one) => !/^[A-Z`].{7,}/.test(one.description ?? ''))
        .map((one) => `${name} ${one.name}`),
    );
    expect(silent).toEqual([]);
    const { tags } = document as unknown as { tags: { name: string; description?: string }[] };
    expect(tags.filter(({ description = '' }) => description.length < 5)).toEqual([]);
    expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(operations.flatMap(([, one]) => one.tags)));
  });

  it('a filter › is named as pages name it, an id by its record, an own value by its call', () => {
    const said = (path: string, name: string) =>
      operations.find(([one]) => one === `get /api/${path}`)?.[1].parameters?.find((one) => one.name === name)
        ?.description;
    expect(said('breeds/search', 'hasLicensing')).toBe('Needs a licence: yes or no');
    expect(said('breeds/{id}', 'id')).toBe('Id of the breed');
    expect(said('animals/search', 'birthdateFrom')).toMatch(/: from here on$/);
    expect(said('breeds/search-breeds', 'onlyRootBreeds')).toBe('`true`: those without a parent');
  });

  it('the version › is that of the product', () => {
    const { info } = document as unknown as { info: { version: string } };
    expect(info.version).toBe(manifest.version);
  });

  it('what operations share › stands once, and no path ends with a slash', () => {
    const texts = (
      document as unknown as { paths: object; components: Record<string, Record<string, object>> }
    ).components;
    for (const kind of ['parameters', 'responses', 'requestBodies'])
      expect(new Set(Object.values(texts[kind]!).map((one) => JSON.stringify(one))).size).toBe(
        Object.keys(texts[kind]!).length,
      );
    expect(JSON.stringify(document).length).toBeLessThan(2_900_000);
    expect(Object.keys(document.paths).filter((path) => path.endsWith('/'))).toEqual([]);
  });

  it('the examples › match their own schemas', () => {
    const ajv = validatorOf(document);
    const examples = operations.flatMap(([, { parameters = [], requestBody, responses }]) => [
      ...[requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {})),
      ...parameters.filter((parameter) => parameter.in === 'path'),
    ]);
    // What many operations share is looked at once.
    const different = new Map(examples.map((one) => [JSON.stringify([one.schema, one.example]), one]));
    const faults = [...different.values()]
      .filter(({ schema, example }) => schema && !ajv.validate(schema, example))
      .map(({ schema, example }) => JSON.stringify([example, schema]));
    expect(faults).toEqual([]);
  });

  it('each operation › has one success answer, and its refusals with their codes', () => {
    const good = ({ responses }: Operation) => Object.keys(responses).filter((status) => status < '400');
    expect(without((operation) => good(operation).length === 1)).toEqual([]);
    expect(without(({ responses }) => ['400', '500', '503'].every((status) => status in responses))).toEqual(
      [],
    );
    expect(without(({ security, responses }) => (security.length === 0 ? true : '401' in responses))).toEqual(
      [],
    );
    const waits = ({ responses }: Operation) =>
      ['429', '503'].every((status) => {
        const response = responseOf(document, responses[status]) as { headers?: object } | undefined;
        return response === undefined || 'Retry-After' in response.headers!;
      });
    expect(without(waits)).toEqual([]);
  });

  it('marks what is created with 201, and what a record always has', () => {
    const { responses } = document.paths['/api/vaccines']!.post!;
    expect(Object.keys(responses)).toContain('201');
    expect(Object.keys(responses)).not.toContain('200');
    expect(document.components.schemas.Vaccine).toMatchObject({
      required: ['id', 'version', 'name', 'immunizationTimePeriod', 'immunizationTimeUnit'],
      additionalProperties: false,
    });
  });

  it('lists in queries › have their notation described', () => {
    const lists = operations.flatMap(([, { parameters = [] }]) =>
      parameters.filter((one) => one.in === 'query' && one.schema.type === 'array'),
    );
    expect(lists.length).toBeGreaterThan(20);
    for (const one of lists)
      expect(one).toMatchObject({ style: 'form', explode: true, description: expect.stringContaining(',') });
  });
});

describe('the first reader of the description', () => {
  it('for whom it is written › leaves other calls their turn', async () => {
    let turns = 0;
    const take = (): void => {
      turns += 1;
      next = setImmediate(take);
    };
    let next = setImmediate(take);
    const written = await writeDocument([...server.app.operations.values()], new Labels([]));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(10);
    expect(Object.keys(pathsOf<Paths>(written))).toEqual(Object.keys(pathsOf<Paths>(document)));
  });
});

describe('an answer of a test', () => {
  const faultOf = (status: number, body: unknown, path = '/api/vaccines/:id') =>
    new Contract(document).faultOf(
      'GET',
      path,
      status,
      'application/json; charset=utf-8',
      JSON.stringify(body),
    );
  const vaccine = {
    id: 1,
    version: 1,
    name: 'Raiva',
    immunizationTimePeriod: 1,
    immunizationTimeUnit: 'YEAR',
  };

  it('passes where the description has it', () => {
    expect(faultOf(200, vaccine)).toBeUndefined();
    expect(faultOf(404, { data: { message: 'NOT_FOUND' } })).toBeUndefined();
  });

  it.each([
    ['has a property too many', 200, { ...vaccine, colour: 'red' }],
    ['lacks a property', 200, { ...vaccine, name: undefined }],
    ['has a value of another type', 200, { ...vaccine, version: '1' }],
    ['has an undocumented code', 404, { data: { message: 'OWNER_NOT_FOUND' } }],
    ['has an undocumented status', 418, { data: { message: 'NOT_FOUND' } }],
  ])('fails the test where it %s', (_what, status, body) => {
    expect(faultOf(status, body)).toContain('documented');
  });

  it('fails the test where nothing describes its call', () => {
    expect(faultOf(200, {}, '/api/nothing')).toContain('is not documented');
  });
});
