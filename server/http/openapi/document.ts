import type { z } from 'zod';
import type { Route } from '../route.ts';
import { Components } from './components.ts';
import { exampleOf, withoutExamples } from './examples.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { REFUSAL, refusalsOf, SHARED_REFUSALS, type Response } from './refusals.ts';

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: true;
  readonly example?: unknown;
}

const REPEAT_KEY: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description: 'A repeat under the same key is answered as the first was, and changes nothing',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};
const LIST = 'A list: repeated (`name=A&name=B`) or separated by commas (`name=A,B`)';

const placeholders = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** A path of the document. Paths that differ in the names of their placeholders alone are one: the first names them. */
class Paths {
  readonly #names = new Map<string, readonly string[]>();

  namesOf(path: string): readonly string[] {
    const key = path.replaceAll(/:\w+/g, ':');
    const names = this.#names.get(key) ?? placeholders(path);
    this.#names.set(key, names);
    return names;
  }

  addressOf(path: string): string {
    const names = [...this.namesOf(path)];
    return `/api${path.replaceAll(/:\w+/g, () => `{${names.shift()}}`)}`;
  }
}

function pathParameters(components: Components, { path, params, name }: Route, paths: Paths): Parameter[] {
  const { properties = {} } = params ? components.describe(params, 'input', name) : {};
  const names = paths.namesOf(path);
  return placeholders(path).map((own, at) => ({
    in: 'path',
    name: names[at]!,
    required: true,
    schema: properties[own] ?? { type: 'string' },
    example: exampleOf(components, 'input', properties[own] ?? { type: 'string' }, own),
  }));
}

function queryParameters(components: Components, query: z.ZodType | undefined, owner: string): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = components.describe(query, 'input', owner);
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: (required as readonly string[]).includes(name),
    schema,
    ...((required as readonly string[]).includes(name) && {
      example: exampleOf(components, 'input', schema, name),
    }),
    ...(schema.type === 'array' && { style: 'form' as const, explode: true as const, description: LIST }),
  }));
}

/** A body or an answer, with an example. */
function content(components: Components, side: 'input' | 'output', schema: JsonSchema) {
  return { 'application/json': { schema, example: exampleOf(components, side, schema) } };
}

function successOf(components: Components, { name, answer, media }: Route): Response {
  const description = 'Done';
  if (media) return { description, content: Object.fromEntries(media.map((type) => [type, {}])) };
  if (!answer) throw new Error(`the operation ${name} does not say what it answers`);
  return { description, content: content(components, 'output', components.describe(answer, 'output', name)) };
}

function operationOf(components: Components, route: Route, paths: Paths): object {
  const { name, tag, summary, access, query, body, status = 200 } = route;
  const parameters = [
    ...pathParameters(components, route, paths),
    ...queryParameters(components, query, name),
    ...(route.isRepeatable ? [REPEAT_KEY] : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    security: route.apiKey ? [{ apiKey: [] }] : access === 'PUBLIC' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: content(components, 'input', components.describe(body, 'input', name)),
      },
    }),
    responses: { [status]: successOf(components, route), ...refusalsOf(route) },
  };
}

/** The API as OpenAPI 3.1. All of it follows from what the calls declare. */
export function documentOf(routes: readonly Route[]): object {
  const components = new Components();
  const addresses = new Paths();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const address = addresses.addressOf(route.path);
    const methods = (paths[address] ??= {});
    methods[route.method.toLowerCase()] = operationOf(components, route, addresses);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Coleira',
      description: 'The calls of the national register of companion animals.',
      version: '1',
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths: withoutExamples(paths),
    components: {
      schemas: { Refusal: REFUSAL, ...withoutExamples(components.schemas) },
      responses: SHARED_REFUSALS,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that the sign-in answers' },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'A key that the operator of the register makes for a program, and can revoke',
        },
      },
    },
  };
}
