import { z } from 'zod';
import { MAX_ISSUES } from './issues.ts';

/** The largest value of a shape: the most values in it, counted with itself. */
interface Size {
  readonly nodes: number;
}
const freeValues = z.registry<Size>();
const records = z.registry<{ readonly max: number }>();

/** Any JSON value of at most so many values, itself included. */
export const jsonOf = (nodes: number): z.ZodUnknown => z.unknown().register(freeValues, { nodes });

/** A record of at most so many entries. */
export const recordOf = <V extends z.ZodType>(value: V, max: number): z.ZodRecord<z.ZodString, V> =>
  z.record(z.string().max(200), value).register(records, { max });

interface Issue {
  readonly code: 'too_big' | 'unrecognized_keys';
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/** The result of checking a value against its shape, and the number of values that were checked. */
interface Look {
  readonly issues: Issue[];
  visited: number;
}
type Check = (value: unknown, path: readonly PropertyKey[], look: Look) => void;

interface Part extends Size {
  readonly check: Check;
}

/** The bounds that a shape declares. */
export interface Bounds extends Size {
  /** Places of the shape without a declared maximum: of its length, its entries or its years. */
  readonly faults: readonly string[];
  /** The places where a value exceeds its declared maxima; the shape limits the work, whatever the value's size. */
  readonly exceeded: (value: unknown) => {
    readonly issues: readonly z.core.$ZodIssue[];
    readonly visited: number;
  };
}

/** The definition of a shape as Zod keeps it, as far as bounds need it. */
type Def =
  | StringDef
  | ArrayDef
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, z.ZodType>> }
  | RecordDef
  | { readonly type: 'union'; readonly options: readonly z.ZodType[] }
  | { readonly type: 'pipe'; readonly in: z.ZodType; readonly out: z.ZodType }
  | { readonly type: Wrapper; readonly innerType: z.ZodType }
  | { readonly type: Scalar }
  | { readonly type: 'transform' | 'unknown' };
type Checks = readonly { readonly _zod: { readonly def: CheckDef } }[];
interface StringDef {
  readonly type: 'string';
  readonly format?: string;
  readonly checks?: Checks;
}
interface ArrayDef {
  readonly type: 'array';
  readonly element: z.ZodType;
  readonly checks?: Checks;
}
interface RecordDef {
  readonly type: 'record';
  readonly valueType: z.ZodType;
}
interface CheckDef {
  readonly check?: string;
  readonly maximum?: number;
  readonly length?: number;
  error?(issue: object): unknown;
}

const defOf = (shape: z.ZodType): Def => shape.def as Def;

/** A maximum that a text or an array declares, and the message of what exceeds it. */
function maximumOf({
  checks = [],
}: StringDef | ArrayDef): { readonly max: number; readonly message: string } | undefined {
  for (const { _zod } of checks) {
    const { check, maximum, length, error } = _zod.def;
    const max = check === 'max_length' ? maximum : check === 'length_equals' ? length : undefined;
    if (max === undefined) continue;
    const message = error?.({ code: 'too_big', maximum: max });
    return { max, message: typeof message === 'string' ? message : 'too big' };
  }
  return undefined;
}

/** Texts of these formats have a length of their own, and their pattern fails at the first wrong character. */
const FIXED_FORMATS = new Set(['date', 'uuid']);
/** Spaces around a text do not count in its length, as long as they are not many. */
const paddedLength = (max: number): number => 2 * max + 1_000;

type Scalar =
  'number' | 'boolean' | 'null' | 'undefined' | 'literal' | 'enum' | 'never' | 'void' | 'nan' | 'int';
type Wrapper = 'optional' | 'nullable' | 'default' | 'prefault' | 'readonly' | 'nonoptional' | 'catch';
const scalar: Part = { nodes: 1, check: () => undefined };

/** Whether no more issues are wanted. */
const isFull = ({ issues }: Look): boolean => issues.length > MAX_ISSUES;

function partOf(shape: z.ZodType, place: string, faults: string[]): Part {
  const def = defOf(shape);
  switch (def.type) {
    case 'number':
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'literal':
    case 'enum':
    case 'never':
    case 'void':
    case 'nan':
    case 'int':
      return scalar;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return partOf(def.innerType, place, faults);
    case 'string':
      return textPart(shape, def, place, faults);
    case 'array':
      return arrayPart(def, place, faults);
    case 'object':
      return objectPart(def.shape, place, faults);
    case 'record':
      return recordPart(shape, def, place, faults);
    case 'union':
      return unionPart(def.options, place, faults);
    // What a preprocessing step hands on is what its shape takes; any other pipe begins with what was given.
    case 'pipe':
      return partOf(defOf(def.in).type === 'transform' ? def.out : def.in, place, faults);
    default: {
      const free = freeValues.get(shape as z.ZodUnknown);
      if (free) return { nodes: free.nodes, check: freeCheck(free.nodes) };
      faults.push(`${place} (${def.type})`);
      return scalar;
    }
  }
}

/** A day and a moment that no record has: a shape that takes them was not made by `dayShape` or `momentShape`. */
const NEVER_STORED = ['0000-01-01', '0000-01-01T00:00:00Z'];

function textPart(shape: z.ZodType, def: StringDef, place: string, faults: string[]): Part {
  if (def.format?.startsWith('date') && NEVER_STORED.some((text) => shape.safeParse(text).success))
    faults.push(`${place} (years)`);
  const maximum = maximumOf(def);
  if (!maximum) {
    if (!FIXED_FORMATS.has(def.format ?? '')) faults.push(`${place} (text)`);
    return scalar;
  }
  const longest = paddedLength(maximum.max);
  return {
    nodes: 1,
    check: (value, path, look) => {
      if (typeof value === 'string' && value.length > longest)
        look.issues.push({ code: 'too_big', path, message: maximum.message });
    },
  };
}

function arrayPart(def: ArrayDef, place: string, faults: string[]): Part {
  const item = partOf(def.element, `${place}[]`, faults);
  const maximum = maximumOf(def);
  if (!maximum) faults.push(`${place} (array)`);
  const { max, message } = maximum ?? { max: 0, message: '' };
  return {
    nodes: 1 + max * item.nodes,
    check: (value, path, look) => {
      if (!Array.isArray(value)) return;
      if (value.length > max) look.issues.push({ code: 'too_big', path, message });
      else
        for (const [at, one] of value.entries()) {
          if (isFull(look)) return;
          look.visited += 1;
          item.check(one, [...path, at], look);
        }
    },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function objectPart(shape: Readonly<Record<string, z.ZodType>>, place: string, faults: string[]): Part {
  const parts = new Map(
    Object.entries(shape).map(([name, one]) => [name, partOf(one, `${place}.${name}`, faults)]),
  );
  const nodes = [...parts.values()].reduce((sum, part) => sum + part.nodes, 1);
  return {
    nodes,
    check: (value, path, look) => {
      if (!isObject(value)) return;
      const unknown: string[] = [];
      for (const name in value) {
        if (isFull(look) || unknown.length > MAX_ISSUES) break;
        look.visited += 1;
        const part = parts.get(name);
        if (part) part.check(value[name], [...path, name], look);
        else unknown.push(name);
      }
      if (unknown.length > 0)
        look.issues.push({ code: 'unrecognized_keys', path, keys: unknown, message: 'unknown' });
    },
  };
}

function recordPart(shape: z.ZodType, def: RecordDef, place: string, faults: string[]): Part {
  const declared = records.get(shape as z.ZodRecord<z.ZodString, z.ZodType>);
  if (!declared) faults.push(`${place} (record)`);
  const max = declared?.max ?? 0;
  const entry = partOf(def.valueType, `${place}.*`, faults);
  return {
    nodes: 1 + max * entry.nodes,
    check: (value, path, look) => {
      if (!isObject(value)) return;
      let entries = 0;
      for (const name in value) {
        if (isFull(look)) return;
        look.visited += 1;
        if ((entries += 1) > max) {
          look.issues.push({ code: 'too_big', path, message: 'too many entries' });
          return;
        }
        entry.check(value[name], [...path, name], look);
      }
    },
  };
}

/** A union is exceeded where each of its shapes is; the first says how. */
function unionPart(options: readonly z.ZodType[], place: string, faults: string[]): Part {
  const parts = options.map((one) => partOf(one, place, faults));
  return {
    nodes: Math.max(...parts.map(({ nodes }) => nodes)),
    check: (value, path, look) => {
      const looks = parts.map((part) => {
        const own: Look = { issues: [], visited: 0 };
        part.check(value, path, own);
        look.visited += own.visited;
        return own;
      });
      if (looks.every(({ issues }) => issues.length > 0)) look.issues.push(...(looks[0]?.issues ?? []));
    },
  };
}

const freeCheck =
  (most: number): Check =>
  (value, path, look) => {
    const waiting = [value];
    for (let seen = 0; waiting.length > 0; seen += 1) {
      look.visited += 1;
      const one = waiting.pop();
      const inner = one !== null && typeof one === 'object' ? Object.values(one) : [];
      if (seen + waiting.length + inner.length >= most) {
        look.issues.push({ code: 'too_big', path, message: 'too many values' });
        return;
      }
      waiting.push(...inner);
    }
  };

/** Reads the bounds of a shape once, for the start and for each request. */
export function boundsOf(shape: z.ZodType, place: string): Bounds {
  const faults: string[] = [];
  const part = partOf(shape, place, faults);
  return {
    nodes: part.nodes,
    faults,
    exceeded: (value) => {
      const look: Look = { issues: [], visited: 1 };
      part.check(value, [], look);
      return { issues: look.issues as z.core.$ZodIssue[], visited: look.visited };
    },
  };
}
