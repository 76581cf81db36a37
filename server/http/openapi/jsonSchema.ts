import { z } from 'zod';
import { descriptionOf } from '../../../resources/kit/values/described.ts';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 has it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly [keyword: string]: unknown;
}

/** The keyword under which a schema carries its example until the document is whole. */
export const EXAMPLE = 'x-value';

type Io = 'input' | 'output';
type Written = z.core.JSONSchema.BaseSchema;

const known: Readonly<Record<Io, WeakMap<z.ZodType, JsonSchema>>> = {
  input: new WeakMap(),
  output: new WeakMap(),
};

/** Takes out what says nothing more: the pattern beside a format, and the bounds of every safe integer. */
function shorten(schema: Written): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** Writes `anyOf` of one plain value and null as a value of two types. */
function joinNull(schema: Written): void {
  const [value, none, ...more] = schema.anyOf ?? [];
  if (!value || none?.type !== 'null' || more.length > 0) return;
  const { type, enum: words, ...rest } = value as Written;
  if (typeof type !== 'string' || type === 'object' || 'const' in rest) return;
  delete schema.anyOf;
  Object.assign(schema, { type: [type, 'null'], ...rest, ...(words && { enum: [...words, null] }) });
}

/** Writes a record that has a value for each word of a set as an object with these properties. */
function nameKeys(schema: Written): void {
  const { propertyNames, additionalProperties, required } = schema;
  const words = (propertyNames as Written | undefined)?.enum;
  if (!words || required?.length !== words.length || typeof additionalProperties !== 'object') return;
  delete schema.propertyNames;
  schema.properties = Object.fromEntries(
    words.map((word) => [String(word), structuredClone(additionalProperties)]),
  );
  schema.additionalProperties = false;
}

const shapeOf = (shape: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> => {
  const {
    _zod: { def },
  } = shape as z.core.$ZodTypes;
  return def.type === 'object' ? def.shape : {};
};

/** Names what the declaration owes: the checks themselves take less, to name all that is missing by its code. */
function addOwed(shape: z.core.$ZodType, schema: Written): void {
  const names = Object.entries(shapeOf(shape)).flatMap(([name, one]) =>
    descriptionOf(one).isOwed ? [name] : [],
  );
  if (names.length > 0) schema.required = [...new Set([...(schema.required ?? []), ...names])];
}

function replaceBy(schema: Written, other: JsonSchema): void {
  if (other.$defs) throw new Error('what a shape is described as has parts of its own');
  for (const keyword of Object.keys(schema)) delete schema[keyword];
  Object.assign(schema, structuredClone(other));
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
    override: ({ zodSchema, jsonSchema }) => {
      const { as, values, format, exampleOf, isInExamples, isReadOnly, owedWhen, note, ...said } =
        descriptionOf(zodSchema);
      const example = said.example ?? exampleOf?.();
      if (as && io === 'input') replaceBy(jsonSchema, jsonSchemaOf(as, io));
      else if (values) replaceBy(jsonSchema, { type: 'string', enum: values });
      if (format) jsonSchema.format = format;
      if (isReadOnly) jsonSchema.readOnly = true;
      if (example !== undefined) jsonSchema[EXAMPLE] = { value: example, isInExamples };
      const notes = [
        ...(owedWhen === undefined ? [] : [`Owed ${owedWhen}.`]),
        ...(note === undefined ? [] : [note]),
      ];
      if (notes.length > 0) jsonSchema.description = notes.join(' ');
      addOwed(zodSchema, jsonSchema);
      nameKeys(jsonSchema);
      shorten(jsonSchema);
      joinNull(jsonSchema);
    },
  });
  const described = schema as JsonSchema;
  known[io].set(shape, described);
  return described;
}
