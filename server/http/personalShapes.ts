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

type Shape = z.core.$ZodType;

/** The parts of a shape, each with what it adds to the path, and its name where it is a property. */
type Parts = readonly (readonly [step: string, part: Shape, name?: string])[];

/** The shapes inside a shape: none of one value, undefined where a shape takes any value. */
function partsOf(shape: Shape): Parts | undefined {
  // Zod's own union of all its shapes, by which their definitions are distinguished.
  const {
    _zod: { def },
  } = shape as z.core.$ZodTypes;
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape).map(([name, part]) => [`.${name}`, part, name] as const),
        ...(def.catchall ? [['.*', def.catchall] as const] : []),
      ];
    case 'array':
      return [['[]', def.element]];
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])].map((part) => ['[]', part] as const);
    case 'record':
      return [['.*', def.valueType]];
    case 'union':
      return def.options.map((part) => ['', part] as const);
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ];
    case 'pipe':
      return [['', def.out]];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [['', def.innerType]];
    case 'string':
    case 'number':
    case 'bigint':
    case 'boolean':
    case 'date':
    case 'enum':
    case 'literal':
    case 'null':
    case 'undefined':
    case 'void':
    case 'never':
      return [];
    default:
      return undefined;
  }
}

const NOTHING = new Set(['null', 'undefined', 'void', 'never']);

/**
 * The places of an answer that can hold data about a person.
 * @param names of the personal fields of all modules: a property of such a name has to say whose it is
 */
export function personalPlaces(answer: z.ZodType, names: ReadonlySet<string>): PersonalPlace[] {
  const found: PersonalPlace[] = [];
  const seen = new Set<Shape>();
  const look = (shape: Shape, path: string, name: string): void => {
    const isPersonal = isSaidPersonal(shape);
    if (isPersonal) found.push({ path, why: 'PERSONAL' });
    if (isPersonal !== undefined) return;
    const {
      _zod: {
        def: { type },
      },
    } = shape;
    const parts = partsOf(shape);
    if (!parts) found.push({ path, why: 'ANY_VALUE' });
    else if (type === 'object' && seen.has(shape)) return;
    else if (parts.length === 0 && type !== 'object' && !NOTHING.has(type) && names.has(name))
      found.push({ path, why: 'NOT_SAID' });
    // A shape that contains itself is looked at once.
    if (type === 'object') seen.add(shape);
    for (const [step, part, own = name] of parts ?? []) look(part, `${path}${step}`.replace(/^\./, ''), own);
  };
  look(answer, '', '');
  return found;
}
