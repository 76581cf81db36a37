import type { z } from 'zod';

const said = new WeakMap<z.ZodType, boolean>();

function say<S extends z.ZodType>(shape: S, isAboutPerson: boolean): S {
  said.set(shape, isAboutPerson);
  return shape;
}

/** Marks a shape whose values are data about a person: `z.object({ name: personal(z.string()) })`. */
export const personal = <S extends z.ZodType>(shape: S): S => say(shape, true);

/** Marks a shape whose values never are, though personal fields have its name: the name of a breed, a street. */
export const impersonal = <S extends z.ZodType>(shape: S): S => say(shape, false);

/** Whether a shape is marked as personal or as impersonal; undefined where it says nothing. */
export const isSaidPersonal = (shape: z.ZodType): boolean | undefined => said.get(shape);
