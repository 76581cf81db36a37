/** A part of a document of OpenAPI 3.1, as far as a client follows from it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/** A name as a property is written. */
export const keyOf = (name: string): string => (NAME.test(name) ? name : JSON.stringify(name));

/** The name of a schema as a type has it. */
export const nameOf = (name: string): string => name.replaceAll(/[^\w$]/g, '_');

const refName = (ref: string): string => nameOf(ref.slice(ref.lastIndexOf('/') + 1));

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never';

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  const others =
    typeof additionalProperties === 'object'
      ? `Record<string, ${typeOf(additionalProperties)}>`
      : 'Record<string, unknown>';
  if (lines.length === 0) return additionalProperties === false ? 'Record<string, never>' : others;
  return `{ ${lines.join(' ')} }`;
}

function ofType(type: string, schema: Schema): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map(typeOf).join(', ')}]`
        : `(${schema.items ? typeOf(schema.items) : 'unknown'})[]`;
    case 'object':
      return objectOf(schema);
    default:
      return 'unknown';
  }
}

/** The TypeScript type of the values of a schema. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return refName(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return union(some.map((one) => typeOf(one)));
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ');
  if (schema.type === undefined) return schema.properties ? objectOf(schema) : 'unknown';
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  return union(types.map((type) => ofType(type, schema)));
}

/** The declaration of a named schema. */
export const declarationOf = (name: string, schema: Schema): string =>
  `export type ${nameOf(name)} = ${typeOf(schema)};`;
