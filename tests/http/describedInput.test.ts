import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsByModule } from '../../resources/generated/operations.ts';
import type { Field } from '../../resources/kit/fields.ts';
import { callOf } from '../../resources/kit/operations/operationCall.ts';
import { PERMISSIONS } from '../../resources/kit/permissions.ts';
import { modules } from '../../resources/schemas.ts';
import { hasRecord, makeRecord } from '../kit/records.ts';
import { pathsOf } from '../helpers/described.ts';
import { testServer, type Person, type TestServer } from '../helpers/server.ts';

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly readOnly?: boolean;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}
interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Shape }[];
  /** Without a shape where it is a file as it is. */
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: Shape } } };
}

let server: TestServer;
let paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
beforeAll(async () => {
  server = await testServer();
  paths = pathsOf(server.app.describeApi());
});
afterAll(() => server.close());

/** The object among what a value may be. */
const objectOf = (shape: Shape | undefined): Shape =>
  shape?.anyOf?.find(({ properties }) => properties) ?? shape ?? {};
/** A path without the names of its placeholders: several that differ in these alone are one path of the document. */
const nameless = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/g, '{}');
function bodyOf(method: string, path: string): Shape {
  const found = Object.entries(paths).find(([one]) => nameless(one) === `/api${nameless(path)}`)?.[1];
  return objectOf(found?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema);
}
/** The shapes of a value: it may be a list of them, or one of several. */
const formsOf = ({ items, anyOf, ...shape }: Shape): Shape[] =>
  items ? formsOf(items) : (anyOf?.flatMap(formsOf) ?? [shape]);
const isText = ({ type }: Shape): boolean => type === 'string' || (type?.includes('string') ?? false);

/** What the description of a field must say by its kind. */
function lacksOf(field: Field, shape: Shape | undefined): string | undefined {
  if (!shape) return 'is not described';
  const forms = formsOf(shape).filter(isText);
  const every = (holds: (one: Shape) => boolean) => forms.length > 0 && forms.every(holds);
  switch (field.kind) {
    case 'date':
      return every(({ format }) => format === 'date' || (field.moments === true && format === 'date-time'))
        ? undefined
        : 'has no format of a date';
    case 'timestamp':
      return every(({ format }) => format === 'date-time' || (field.moments === true && format === 'date'))
        ? undefined
        : 'has no format of a moment';
    case 'email':
      return every(({ format }) => format === 'email') ? undefined : 'has no format of an address';
    case 'choice':
    case 'choices':
      return every(({ enum: words }) => field.values!.every((word) => words?.includes(word)))
        ? undefined
        : 'does not name its words';
    case 'text':
    case 'longText':
      return every(({ maxLength }) => maxLength === field.max) ? undefined : 'has no length';
    case 'transponder':
    case 'country':
      return every(({ pattern }) => pattern !== undefined) ? undefined : 'has no pattern';
    default:
      return undefined;
  }
}

/** Every body that follows from fields: method, path, and the fields with whether they are owed. */
const bodies = () => [
  ...modules.flatMap(({ path, fields, access, without }) => [
    ...(access.create && !without?.includes('create') ? [['POST', `/${path}`, fields, true] as const] : []),
    ...(access.update && !without?.includes('update')
      ? [['PUT', `/${path}/:id`, fields, false] as const]
      : []),
  ]),
  ...Object.values(operationsByModule)
    .flat()
    .filter(({ stateOnly, method, fixed }) => !stateOnly && method !== 'DELETE' && !fixed)
    .map((operation) => {
      const { method, path } = callOf([operation]);
      return [method, path, operation.input ?? {}, true] as const;
    }),
];

const queryOf = (path: string): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    (paths[path]?.get?.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => [name, schema]),
  );

describe('the description of a filter', () => {
  it('of a list › has the words and formats of its field, in an address and in a body', () => {
    const faults: string[] = [];
    let seen = 0;
    for (const { path, fields, list, without } of modules.filter((one) => !one.without?.includes('search'))) {
      const shapes = [queryOf(`/api/${path}/search`), bodyOf('POST', `/${path}/search`).properties ?? {}];
      for (const [name, field] of Object.entries(fields)) {
        if (!(list.filters ?? []).includes(name) || without?.includes('search')) continue;
        if (!['date', 'timestamp', 'choice', 'choices'].includes(field.kind)) continue;
        for (const shape of shapes)
          for (const filter of [name, `${name}From`, `${name}To`].filter(
            (one) => one === name || one in shape,
          )) {
            const lack = lacksOf({ ...field, moments: true }, shape[filter]);
            seen += 1;
            if (lack !== undefined) faults.push(`${path}: ${filter} ${lack}`);
          }
      }
    }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(200);
  });

  it('or a value that a call takes, by the name of a day or moment › has its format', () => {
    const plain: string[] = [];
    const look = (place: string, shape: Shape): void => {
      for (const [name, one] of Object.entries(objectOf(shape).properties ?? {})) {
        const forms = formsOf(one).filter(isText);
        if (isNameOfTime(name) && forms.some(({ format }) => format === undefined))
          plain.push(`${place}: ${name}`);
        look(`${place} ${name}`, one);
      }
    };
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
        const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
        look(`${method} ${path}`, { properties });
        look(`${method} ${path}`, requestBody?.content['application/json']?.schema ?? {});
      }
    expect(plain).toEqual([]);
  });
});

const isNameOfTime = (name: string): boolean =>
  /([a-z](Date|Timestamp|At)|^date)(From|To|Start|End)?$/.test(name);

describe('the description of a body', () => {
  it('that follows from fields › has the words, formats, bounds and owed values of their declaration', () => {
    const faults: string[] = [];
    let seen = 0;
    for (const [method, path, fields, isOwing] of bodies()) {
      const { properties = {}, required = [] } = bodyOf(method, path);
      for (const [name, field] of Object.entries(fields)) {
        const lack = lacksOf(field, properties[name]);
        seen += 1;
        if (lack !== undefined) faults.push(`${method} ${path}: ${name} ${lack}`);
        const { required: isRequired, initial, computed, virtual } = field.options;
        const isOwed = isOwing && Boolean(isRequired) && initial === undefined && !computed && !virtual;
        const says = required.includes(name) || properties[name]?.description?.startsWith('Owed');
        if (isOwed && !says) faults.push(`${method} ${path}: ${name} is owed`);
        if (computed && !properties[name]?.readOnly) faults.push(`${method} ${path}: ${name} can be set`);
      }
    }
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThan(400);
  });

  it('of a registration › has them too, though its call names all faults at once', () => {
    const { required, properties } = bodyOf('POST', '/animals');
    expect(required).toEqual(['transponder', 'name', 'birthdate', 'gender', 'color', 'breedId', 'owner']);
    expect(properties).toMatchObject({
      gender: { enum: expect.arrayContaining(['MALE', 'FEMALE']) },
      birthdate: { type: 'string', format: 'date' },
    });
    expect(objectOf(properties!.owner).properties).toMatchObject({
      type: { enum: ['SINGULAR', 'COLLECTIVE', 'TRACES', null], description: expect.stringMatching(/^Owed/) },
      email: { format: 'email' },
    });
  });

  it('of any call › names what an empty one is refused for as missing, or says when it is owed', async () => {
    const ids: Record<string, number> = {};
    for (const { name, path } of modules) if (hasRecord(name)) ids[path] = await makeRecord(server.db, name);
    const all = { permissions: PERMISSIONS, credits: 1_000 };
    const people: readonly Person[] = [
      await server.person({ ...all, profile: { name: 'operator' } }),
      await server.person({ ...all, type: 'VETERINARY' }),
    ];
    const silent: string[] = [];
    let named = 0;
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { requestBody, parameters = [] }] of Object.entries(methods)) {
        if (!requestBody) continue;
        const [, , module = ''] = path.split('/');
        const words = parameters.filter((one) => one.in === 'path' && one.schema.enum);
        const url = words
          .reduce((filled, { name, schema }) => filled.replace(`{${name}}`, String(schema.enum![0])), path)
          .slice(4)
          .replace(/\{\w+\}/, String(ids[module] ?? 1))
          .replaceAll(/\{\w+\}/g, '1');
        for (const person of people) {
          const { body } = await person.call(method.toUpperCase() as 'POST', url, {});
          const missing = (body?.errors ?? []) as { property: string; error: string }[];
          for (const { property } of missing.filter(({ error }) => error.startsWith('MISSING_'))) {
            named += 1;
            if (!isSaidOwed(requestBody.content['application/json']?.schema ?? {}, property))
              silent.push(`${method} ${path}: ${property}`);
          }
        }
      }
    expect([...new Set(silent)]).toEqual([]);
    expect(named).toBeGreaterThan(100);
  });
});

/** Bodies of which a call owes nothing, and why; a version and a comment are never owed. */
const OWING_NOTHING: Readonly<Record<string, string>> = {
  'post /api/animals/{id}/owner-consent': 'without a way, the code goes to the proven email',
  'post /api/data-sources/{id}/rows': 'parameters have the values that the source proposes',
  'post /api/owners/alike': 'compares what was typed so far',
  'put /api/imports/{id}/setup': 'what is left out stays as it was guessed or set before',
  'put /api/users/me': 'what is left out stays',
};

describe('a body whose values may all be left out', () => {
  it('of any call › is one that was looked at, and owes nothing', () => {
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const { properties = {}, required = [] } = objectOf(requestBody?.content['application/json']?.schema);
        const names = Object.keys(properties).filter((name) => name !== 'version' && name !== 'comments');
        const isOwing =
          required.length > 0 ||
          Object.values(properties).some(({ description }) => description?.includes('wed'));
        return names.length === 0 || isOwing || path.endsWith('/search') ? [] : [`${method} ${path}`];
      }),
    );
    expect(found.sort()).toEqual(Object.keys(OWING_NOTHING).sort());
  });
});

/** Whether a description says that a property, as `owner.name`, is owed, always or when. */
function isSaidOwed(shape: Shape, property: string): boolean {
  const [name = '', ...rest] = property.split('.');
  const { required = [], properties = {} } = objectOf(shape);
  const { [name]: one } = properties;
  if (rest.length > 0) return one !== undefined && isSaidOwed(one, rest.join('.'));
  // The values of a form are named by the description of all of them.
  if (!one)
    return Object.values(properties).some(({ description }) => description?.includes(`\`${name}\` (owed`));
  return required.includes(name) || one.description?.startsWith('Owed') === true;
}
