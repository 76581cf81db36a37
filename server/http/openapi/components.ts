import type { z } from 'zod';
import { jsonSchemaOf, type JsonSchema } from './jsonSchema.ts';

const DEFS = '#/$defs/';
const SCHEMAS = '#/components/schemas/';

/** Whether a property takes no value at all: a filter that only the server itself sets. */
const isNever = (schema: unknown): boolean => JSON.stringify(schema) === '{"not":{}}';

/** Replaces the references of a schema, at any depth, and leaves out what cannot be sent. */
function withReferences(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isNever(inner))
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' && inner.startsWith(DEFS)
          ? SCHEMAS + rename(inner.slice(DEFS.length))
          : withReferences(inner, rename),
      ]),
  );
}

/** The schemas that several calls of a document share. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  /** A shape as it stands in the document: its named parts move to the shared schemas. */
  describe(shape: z.ZodType, io: 'input' | 'output', owner: string): JsonSchema {
    const { $defs = {}, ...schema } = jsonSchemaOf(shape, io);
    const rename = (name: string): string => (name.startsWith('__') ? owner + name : name);
    for (const [name, part] of Object.entries($defs))
      this.#add(rename(name), withReferences(part, rename) as JsonSchema);
    return withReferences(schema, rename) as JsonSchema;
  }

  /** Adds a schema under a name. @throws Error when another one has it */
  #add(name: string, schema: JsonSchema): void {
    const { [name]: other } = this.schemas;
    if (other && JSON.stringify(other) !== JSON.stringify(schema))
      throw new Error(`two shapes of the API have the name ${name}`);
    this.schemas[name] = schema;
  }

  /** The schema that a reference leads to, or the schema itself. */
  resolve(schema: JsonSchema): JsonSchema {
    const { $ref } = schema;
    return $ref?.startsWith(SCHEMAS) ? this.resolve(this.schemas[$ref.slice(SCHEMAS.length)]!) : schema;
  }
}
