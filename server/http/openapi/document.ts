import { setImmediate } from 'node:timers/promises';
import { productVersion } from '../../paths.ts';
import type { Route } from '../route.ts';
import { Components } from './components.ts';
import { describeOperation } from './describeOperation.ts';
import { exampleOf, withoutExamples } from './examples.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Labels } from './labels.ts';
import { parametersOf, Paths, type Parameter } from './parameters.ts';
import { FieldCodes, REFUSAL, refusalsOf, type Response } from './refusals.ts';
import { SharedParts } from './shared.ts';
import { describeTag } from './tags.ts';

/** Milliseconds after which other calls have their turn while the document is written. */
const HOLD_MS = 20;

/** What the operations of a document have in common. */
interface Parts {
  readonly components: Components;
  readonly labels: Labels;
  readonly addresses: Paths;
  readonly fieldCodes: FieldCodes;
  readonly parameters: SharedParts<Parameter>;
  readonly bodies: SharedParts<RequestBody>;
  readonly responses: SharedParts<Response>;
}

interface RequestBody {
  readonly required: boolean;
  readonly content: object;
}

/** An operation whose parameters, body and answers stand in it whole. */
interface Operation {
  readonly [part: string]: unknown;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  readonly responses: Readonly<Record<string, Response>>;
}

/** A body or an answer, with an example. */
function content(components: Components, side: 'input' | 'output', schema: JsonSchema) {
  return { 'application/json': { schema, example: exampleOf(components, side, schema) } };
}

const ENDING = {
  Deprecation: {
    description: 'Since when it should no longer be used (RFC 9745)',
    schema: { type: 'string' },
  },
  Sunset: { description: 'From when on it is no longer there (RFC 8594)', schema: { type: 'string' } },
};

function successOf(components: Components, { name, answer, media, deprecated }: Route): Response {
  const shared = { description: 'Done', ...(deprecated && { headers: ENDING }) };
  if (media) return { ...shared, content: Object.fromEntries(media.map((type) => [type, {}])) };
  if (!answer) throw new Error(`the operation ${name} does not say what it answers`);
  return { ...shared, content: content(components, 'output', components.describe(answer, 'output', name)) };
}

const camel = (text: string): string =>
  text
    .split(/[^a-z]/i)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** The name of a parameter among the shared ones: an id means another record below each tag. */
const parameterName = ({ tag }: Route, { in: place, name }: Parameter): string =>
  place === 'path' && name === 'id' ? `${camel(tag)}Id` : name;

function bodyOf(components: Components, { name, body, raw }: Route): RequestBody | undefined {
  if (raw)
    return {
      required: true,
      content: { 'application/octet-stream': {} },
    };
  if (!body) return undefined;
  return {
    required: !body.safeParse(undefined).success,
    content: content(components, 'input', components.describe(body, 'input', name)),
  };
}

function operationOf(parts: Parts, route: Route): Operation {
  const { components, labels, addresses, fieldCodes } = parts;
  const { name, tag, summary, access, status = 200, deprecated } = route;
  const parameters = parametersOf(components, labels, route, addresses);
  const body = bodyOf(components, route);
  const refusals = refusalsOf(route, fieldCodes);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: describeOperation(route),
    ...(deprecated && { deprecated: true }),
    security: route.apiKey ? [{ apiKey: [] }] : access === 'PUBLIC' ? [] : [{ session: [] }],
    parameters: parameters.map((one) => parts.parameters.add(one, parameterName(route, one))),
    body: body && parts.bodies.add(body, `${name}Body`),
    responses: {
      [status]: parts.responses.add(successOf(components, route), `${name}Answer`),
      ...Object.fromEntries(
        refusals.map((one) => [one.status, parts.responses.add(one.response, one.name)] as const),
      ),
    },
  };
}

/** An operation with references in place of what others have too. */
function withReferences({ parameters, body, responses, ...operation }: Operation, parts: Parts): object {
  return {
    ...operation,
    ...(parameters.length > 0 && { parameters: parameters.map((one) => parts.parameters.refer(one)) }),
    ...(body && { requestBody: parts.bodies.refer(body) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, one]) => [status, parts.responses.refer(one)]),
    ),
  };
}

/** Applies a function to each operation of the paths of a document. */
const mapOperations = <A, B>(
  paths: Readonly<Record<string, Readonly<Record<string, A>>>>,
  change: (operation: A) => B,
): Record<string, Record<string, B>> =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, change(one)])),
    ]),
  );

/** Describes the API call by call: a caller may do something else between two of them. */
function* describeCalls(routes: readonly Route[], labels: Labels): Generator<undefined, object> {
  const parts: Parts = {
    components: new Components(),
    labels,
    addresses: new Paths(),
    fieldCodes: new FieldCodes(),
    parameters: new SharedParts('parameters'),
    bodies: new SharedParts('requestBodies'),
    responses: new SharedParts('responses'),
  };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const address = parts.addresses.addressOf(route.path);
    const methods = (paths[address] ??= {});
    methods[route.method.toLowerCase()] = operationOf(parts, route);
    yield;
  }
  const parameters = parts.parameters.settle();
  const requestBodies = parts.bodies.settle();
  const responses = parts.responses.settle();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coleira',
      description:
        'The calls of the national register of companion animals. What changes from version to version, and how long a call stays after it was announced that it ends, is in docs/api-changelog.md of the project.',
      version: productVersion,
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].sort().map((name) => describeTag(name, labels)),
    paths: withoutExamples(mapOperations(paths, (operation) => withReferences(operation, parts))),
    components: {
      schemas: {
        Refusal: REFUSAL,
        ...parts.fieldCodes.schemas,
        ...withoutExamples(parts.components.schemas),
      },
      parameters: withoutExamples(parameters),
      requestBodies: withoutExamples(requestBodies),
      responses: withoutExamples(responses),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token that the sign-in answers, or the key of a program (`coleira_…`), as far as its scopes reach',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'The key of a program, as it may also be sent as a bearer token',
        },
      },
    },
  };
}

/** The API as OpenAPI 3.1. All of it follows from what the calls declare, and from the English names of fields. */
export function documentOf(routes: readonly Route[], labels: Labels): object {
  const steps = describeCalls(routes, labels);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same document, written beside other work: it takes seconds, for which a server must not leave its callers waiting. */
export async function writeDocument(routes: readonly Route[], labels: Labels): Promise<object> {
  const steps = describeCalls(routes, labels);
  let since = Date.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (Date.now() - since < HOLD_MS) continue;
    // eslint-disable-next-line no-await-in-loop -- the others have their turn
    await setImmediate();
    since = Date.now();
  }
}
