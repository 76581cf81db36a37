import type { z } from 'zod';
import type { Route } from '../route.ts';
import type { Components } from './components.ts';
import { noteOf } from './describeParameters.ts';
import { exampleOf } from './examples.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Labels } from './labels.ts';

/** A parameter of an operation, as the document has it. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description: string;
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
export class Paths {
  readonly #names = new Map<string, readonly string[]>();

  namesOf(path: string): readonly string[] {
    const key = path.replaceAll(/:\w+/g, ':');
    const names = this.#names.get(key) ?? placeholders(path);
    this.#names.set(key, names);
    return names;
  }

  /** The path without a slash at its end: the server takes it with and without. */
  addressOf(path: string): string {
    const names = [...this.namesOf(path)];
    return `/api${path.replaceAll(/:\w+/g, () => `{${names.shift()}}`).replace(/(?<=.)\/$/, '')}`;
  }
}

/** A schema without its description, which its parameter has. */
const undescribed = ({ description: _description, ...schema }: JsonSchema): JsonSchema => schema;

function pathParameters(components: Components, labels: Labels, route: Route, paths: Paths): Parameter[] {
  const { path, params, name } = route;
  const { properties = {} } = params ? components.describe(params, 'input', name) : {};
  const names = paths.namesOf(path);
  return placeholders(path).map((own, at) => {
    const { [own]: schema = { type: 'string' } } = properties;
    return {
      in: 'path',
      name: names[at]!,
      required: true,
      description: noteOf(labels, route, 'path', own, schema),
      schema: undescribed(schema),
      example: exampleOf(components, 'input', schema, own),
    };
  });
}

function queryParameters(
  components: Components,
  labels: Labels,
  route: Route & { readonly query: z.ZodType },
): Parameter[] {
  const { properties = {}, required = [] } = components.describe(route.query, 'input', route.name);
  return Object.entries(properties).map(([name, schema]) => {
    const note = noteOf(labels, route, 'query', name, schema);
    const isRequired = (required as readonly string[]).includes(name);
    return {
      in: 'query',
      name,
      required: isRequired,
      description: schema.type === 'array' ? `${note}. ${LIST}` : note,
      schema: undescribed(schema),
      ...(isRequired && { example: exampleOf(components, 'input', schema, name) }),
      ...(schema.type === 'array' && { style: 'form' as const, explode: true as const }),
    };
  });
}

/** The parameters of a call: those of its path, its query, and the key of repeats. */
export function parametersOf(
  components: Components,
  labels: Labels,
  route: Route,
  paths: Paths,
): readonly Parameter[] {
  const { query } = route;
  return [
    ...pathParameters(components, labels, route, paths),
    ...(query ? queryParameters(components, labels, { ...route, query }) : []),
    ...(route.isRepeatable ? [REPEAT_KEY] : []),
  ];
}
