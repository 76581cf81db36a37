import type { Components } from './components.ts';
import {
  EXAMPLE_COUNTRY,
  EXAMPLE_DAY,
  EXAMPLE_EMAIL,
  EXAMPLE_MOMENT,
  EXAMPLE_NIF,
  EXAMPLE_PHONE,
  EXAMPLE_POSTAL_CODE,
  EXAMPLE_TEXT,
  EXAMPLE_TIMEZONE,
  EXAMPLE_TRANSPONDER,
} from '../../../resources/kit/values/exampleValue.ts';
import { EXAMPLE, type JsonSchema } from './jsonSchema.ts';

/** What a caller sends has only what it needs; an answer has all that it can have. */
type Side = 'input' | 'output';

interface Given {
  readonly value: unknown;
  readonly isInExamples?: boolean;
}
const givenOf = (schema: JsonSchema | undefined): Given | undefined => schema?.[EXAMPLE] as Given | undefined;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that the register's patterns and formats know, the more particular ones first. */
const TEXTS = [
  EXAMPLE_DAY,
  EXAMPLE_MOMENT,
  EXAMPLE_EMAIL,
  EXAMPLE_TRANSPONDER,
  EXAMPLE_POSTAL_CODE,
  EXAMPLE_NIF,
  EXAMPLE_PHONE,
  EXAMPLE_TIMEZONE,
  'pt',
  EXAMPLE_COUNTRY,
  'animal',
  '1',
  'a'.repeat(32),
];
/** Example texts for fields without a pattern, by name. */
const BY_NAME: Readonly<Record<string, string>> = {
  transponder: EXAMPLE_TRANSPONDER,
  email: EXAMPLE_EMAIL,
  name: 'Luna',
  language: 'pt',
  timezone: EXAMPLE_TIMEZONE,
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
  if (format === 'date') return EXAMPLE_DAY;
  if (format === 'date-time') return EXAMPLE_MOMENT;
  if (format === 'email') return EXAMPLE_EMAIL;
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  const fits = (one: string): boolean =>
    one.length >= minLength &&
    one.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(one));
  const known = [BY_NAME[name] ?? EXAMPLE_TEXT, ...TEXTS].find(fits);
  return known ?? 'a'.repeat(Math.min(Math.max(minLength, 1), maxLength));
}

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

/** A value that a schema takes, the same one each time. */
export function exampleOf(
  components: Components,
  side: Side,
  given: JsonSchema,
  name = '',
  depth = 0,
): unknown {
  const schema = components.resolve(given);
  const said = givenOf(given) ?? givenOf(schema);
  const isPart = isRecord(said?.value) && schema.type === 'object';
  if (said && !isPart) return said.value;
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
  if (choice) return exampleOf(components, side, choice, name, depth);
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  switch (kind) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1, (exclusiveMinimum ?? 0) + 1);
    case 'array':
      return items && (depth < 4 || minItems) ? [exampleOf(components, side, items, name, depth + 1)] : [];
    case 'string':
      return text(schema, name);
    case 'object': {
      const wanted = Object.entries(properties).filter(([property, inner]) => {
        if ((required as readonly string[]).includes(property)) return true;
        return side === 'output' ? depth < 4 : givenOf(inner)?.isInExamples === true && !inner.readOnly;
      });
      const { propertyNames, additionalProperties } = schema as {
        propertyNames?: { readonly enum?: readonly string[] };
        additionalProperties?: JsonSchema;
      };
      const entries = (propertyNames?.enum ?? []).map((one) => [one, additionalProperties ?? {}] as const);
      const parts = [...wanted, ...entries].map(
        ([property, inner]) => [property, exampleOf(components, side, inner, property, depth + 1)] as const,
      );
      return { ...Object.fromEntries(parts), ...(isPart && (said.value as object)) };
    }
    default:
      return null;
  }
}

/** A part of the document without the examples that its schemas carry until then. */
export function withoutExamples<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withoutExamples) as T;
  if (!isRecord(part)) return part;
  const kept = Object.entries(part).filter(([keyword]) => keyword !== EXAMPLE);
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, withoutExamples(value)])) as T;
}
