import type { z } from 'zod';
import { isSaidPersonal } from '../../resources/kit/values/personal.ts';

/** A place of an answer that can hold data about a person. */
export interface PersonalPlace {
  /** `content[].owner.name`; empty for the answer itself. */
  readonly path: string;
  /**
   * Declared as personal, by its field or by `personal`; not said, though personal fields have its name; or a place
   * that takes any value.
   */
  readonly why: 'PERSONAL' | 'NOT_SAID' | 'ANY_VALUE';
}

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly out?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
}

const SCALARS = new Set(['string', 'number', 'int', 'bigint', 'boolean', 'date', 'enum', 'literal']);
const NOTHING = new Set(['null', 'undefined', 'void', 'never', 'nan']);

/** The shapes inside a shape, each with what it adds to the path and the name of its property. */
function partsOf(def: Def): readonly (readonly [step: string, part: z.ZodType, name?: string])[] {
  const { innerType, element, out, valueType, options = [], items = [], left, right, shape, catchall } = def;
  const same = [innerType, out, left, right, ...options].filter((part) => part !== undefined);
  return [
    ...same.map((part) => ['', part] as const),
    ...[element, ...items].filter((part) => part !== undefined).map((part) => ['[]', part] as const),
    ...[valueType, catchall].filter((part) => part !== undefined).map((part) => ['.*', part] as const),
    ...Object.entries(shape ?? {}).map(([name, part]) => [`.${name}`, part, name] as const),
  ];
}

/**
 * The places of an answer that can hold data about a person.
 * @param names of the personal fields of all modules: a property of such a name has to say whose it is
 */
export function personalPlaces(answer: z.ZodType, names: ReadonlySet<string>): PersonalPlace[] {
  const found: PersonalPlace[] = [];
  const seen = new Set<z.ZodType>();
  const look = (shape: z.ZodType, path: string, name: string): void => {
    const isPersonal = isSaidPersonal(shape);
    if (isPersonal) found.push({ path, why: 'PERSONAL' });
    if (isPersonal !== undefined) return;
    const def = shape.def as Def;
    if (NOTHING.has(def.type)) return;
    if (SCALARS.has(def.type)) {
      if (names.has(name)) found.push({ path, why: 'NOT_SAID' });
      return;
    }
    const parts = partsOf(def);
    const isContainer = def.type === 'object' || parts.length > 0;
    if (!isContainer) found.push({ path, why: 'ANY_VALUE' });
    // A shape that contains itself is looked at once.
    if (def.type === 'object' && seen.has(shape)) return;
    if (def.type === 'object') seen.add(shape);
    for (const [step, part, own = name] of parts) look(part, `${path}${step}`.replace(/^\./, ''), own);
  };
  look(answer, '', '');
  return found;
}
