import { z } from 'zod';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 has it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly [keyword: string]: unknown;
}

type Io = 'input' | 'output';

const known: Readonly<Record<Io, WeakMap<z.ZodType, JsonSchema>>> = {
  input: new WeakMap(),
  output: new WeakMap(),
};

/** Takes out what says nothing more: the pattern beside a format, and the bounds of every safe integer. */
function shorten({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/**
 * A Zod shape as JSON Schema: of what a caller sends (`input`), or of what is answered (`output`). Written once for
 * each shape. Shapes with a name of their own (`meta({ id })`) are below `$defs`.
 */
export function jsonSchemaOf(shape: z.ZodType, io: Io): JsonSchema {
  const found = known[io].get(shape);
  if (found) return found;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: shorten,
  });
  const described = schema as JsonSchema;
  known[io].set(shape, described);
  return described;
}
