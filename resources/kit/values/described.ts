import type { z } from 'zod';

/** What the API's description says of a shape beyond what the shape shows. It never checks anything. */
interface Description {
  /** Described in its place: the shape takes more, so that the faults of all values are named at once, with their codes. */
  readonly as?: z.ZodType;
  /** What its type does not say. */
  readonly note?: string;
  /** A real value, which the call accepts; of an object, values in place of those that follow from its parts. */
  readonly example?: unknown;
  /** Returns the example, where finding one takes checks: the document alone asks, no start and no form. */
  exampleOf?(): unknown;
  /** Whether examples have the value though it is not owed. */
  readonly isInExamples?: boolean;
  /** Codes that stand beside the value though its own shape does not refuse with them: the whole record does. */
  readonly codes?: readonly string[];
  /** A name of JSON Schema for what a pattern says: `email`. */
  readonly format?: 'email';
  /** The words that a text may be. */
  readonly values?: readonly string[];
  /** Its object lacks something without it, though the shape takes none: what is missing has a code of its own. */
  readonly isOwed?: true;
  /** When it is owed, where that depends on other values or on the caller: `of an owner who is not on record`. */
  readonly owedWhen?: string | undefined;
  /** The server's own: a record may come back with it, and no call changes it. */
  readonly isReadOnly?: true;
}

const said = new WeakMap<z.core.$ZodType, Description>();

/** What the API's description says of a shape beyond what the shape shows; a shape with further checks keeps it. */
export function descriptionOf(shape: z.core.$ZodType): Description {
  const {
    _zod: { parent },
  } = shape;
  return { ...(parent && descriptionOf(parent)), ...said.get(shape) };
}

/** Adds to what the API's description says of a shape, and returns the shape. */
export function describe<S extends z.ZodType>(shape: S, more: Description): S {
  said.set(shape, { ...said.get(shape), ...more });
  return shape;
}

/** Marks a value as owed by its object, whose shape takes none: the handler names what is missing by its code. */
export const owed = <S extends z.ZodType>(shape: S, as?: z.ZodType): S =>
  describe(shape, { isOwed: true, as: as ?? present(shape) });

/** The shape of a value that is there. */
function present(shape: z.ZodType): z.ZodType {
  const { innerType, type } = shape.def as { type: string; innerType?: z.ZodType };
  return innerType && (type === 'optional' || type === 'nullable') ? present(innerType) : shape;
}
