import type { Components } from './components.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** Texts that the register's patterns and formats know, the more particular ones first. */
const TEXTS = [
  '2026-01-31',
  '2026-01-31T10:30:00.000Z',
  'ana.silva@example.test',
  '620098100000001',
  '1000-001',
  '245612343',
  '+351910000000',
  'Europe/Lisbon',
  'pt',
  'PT',
  'animal',
  '1',
  'a'.repeat(32),
];
/** Example texts for fields without a pattern, by name. */
const BY_NAME: Readonly<Record<string, string>> = {
  transponder: '620098100000001',
  email: 'ana.silva@example.test',
  name: 'Luna',
  language: 'pt',
  timezone: 'Europe/Lisbon',
};

function text(schema: JsonSchema, name: string): string {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = Infinity,
  } = schema as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  if (format === 'date') return '2026-01-31';
  if (format === 'date-time') return '2026-01-31T10:30:00.000Z';
  if (format === 'email') return 'ana.silva@example.test';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  const fits = (one: string): boolean =>
    one.length >= minLength &&
    one.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(one));
  const known = [BY_NAME[name] ?? 'texto', ...TEXTS].find(fits);
  return known ?? 'a'.repeat(Math.min(Math.max(minLength, 1), maxLength));
}

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

/** A value that a schema takes, the same one each time. */
export function exampleOf(components: Components, given: JsonSchema, name = '', depth = 0): unknown {
  const schema = components.resolve(given);
  const { type, properties = {}, required = [] } = schema;
  const { anyOf, oneOf, items, minimum, exclusiveMinimum, minItems } = schema as {
    anyOf?: readonly JsonSchema[];
    oneOf?: readonly JsonSchema[];
    items?: JsonSchema;
    minimum?: number;
    exclusiveMinimum?: number;
    minItems?: number;
  };
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choice = (anyOf ?? oneOf)?.find((one) => !isNull(one));
  if (choice) return exampleOf(components, choice, name, depth);
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  switch (kind) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1, (exclusiveMinimum ?? 0) + 1);
    case 'array':
      return items && (depth < 4 || minItems) ? [exampleOf(components, items, name, depth + 1)] : [];
    case 'string':
      return text(schema, name);
    case 'object': {
      const wanted = Object.entries(properties).filter(
        ([property]) => depth < 4 || (required as readonly string[]).includes(property),
      );
      const { propertyNames, additionalProperties } = schema as {
        propertyNames?: { readonly enum?: readonly string[] };
        additionalProperties?: JsonSchema;
      };
      const entries = (propertyNames?.enum ?? []).map((one) => [one, additionalProperties ?? {}] as const);
      return Object.fromEntries(
        [...wanted, ...entries].map(([property, inner]) => [
          property,
          exampleOf(components, inner, property, depth + 1),
        ]),
      );
    }
    default:
      return null;
  }
}
