import pg from 'pg';

/** Turns the text that PostgreSQL sends for a value into ours. */
export type Parser = (text: string) => unknown;

/** timestamp and timestamptz to ISO 8601 in UTC with milliseconds; sessions run in UTC, so the offset is +00. */
function timestamp(text: string): string | null {
  const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(\+00)?$/.exec(text);
  if (plain) return `${plain[1]}T${plain[2]}.${(plain[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
  const date = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const text: Parser = (value) => value;
const bytea: Parser = (value) => Buffer.from(value.slice(2), 'hex');
const boolean: Parser = (value) => value === 't';
const parseJson: Parser = (value) => JSON.parse(value);
const TEXT_ARRAY = 1009 as number as Parameters<typeof pg.types.getTypeParser>[0]; // missing among its named types
const anyTexts = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (value: string) => unknown[];
/** Lists of plain words and numbers need no parser: a role's hundred permissions are read with every call. */
const texts = (value: string): unknown[] => {
  if (value === '{}') return [];
  const isPlain = !/["\\]|\bNULL\b/.test(value) && value.lastIndexOf('{') === 0;
  return isPlain ? value.slice(1, -1).split(',') : anyTexts(value);
};
const arrayOf =
  (parser: Parser): Parser =>
  (value) =>
    texts(value).map((item) => (typeof item === 'string' ? parser(item) : item));

const scalars: [parser: Parser, type: number, arrayType: number][] = [
  [boolean, 16, 1000],
  [bytea, 17, 1001],
  [Number, 20, 1016], // int8: identifiers have fewer than 15 digits
  [Number, 21, 1005],
  [Number, 23, 1007],
  [Number, 26, 1028],
  [Number, 700, 1021],
  [Number, 701, 1022],
  [Number, 1700, 1231], // numeric: amounts with two decimals
  [text, 25, 1009],
  [text, 1043, 1015],
  [text, 1082, 1182], // date
  [timestamp, 1114, 1115],
  [timestamp, 1184, 1185],
  [parseJson, 114, 199],
  [parseJson, 3802, 3807],
];

/** Parsers by type number (`pg_type.oid`); both engines use these, and text for any other type. */
export const parsers: ReadonlyMap<number, Parser> = new Map(
  scalars.flatMap(([parser, type, arrayType]): [number, Parser][] => [
    [type, parser],
    [arrayType, arrayOf(parser)],
  ]),
);

/** The parser of a type; unknown types stay text. */
export const parserOf = (type: number): Parser => parsers.get(type) ?? text;

const quoted = (value: string): string => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** A JavaScript array as PostgreSQL writes arrays: `{"a",NULL,{…}}`. */
function arrayLiteral(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return arrayLiteral(value);
    const parameter = toParameter(value);
    return parameter === null ? 'NULL' : quoted(parameter);
  });
  return `{${items.join(',')}}`;
}

/**
 * A value as the text of a parameter, in the way `pg` does it, so that both engines get the same.
 * Arrays become SQL arrays, objects become JSON, dates ISO 8601 in UTC, bytes hexadecimal.
 */
export function toParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (ArrayBuffer.isView(value)) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  }
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
