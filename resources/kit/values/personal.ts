import { z } from 'zod';

const said = z.registry<{ readonly isPersonal: boolean }>();

/** Marks a shape whose values are data about a person: `z.object({ name: personal(z.string()) })`. */
export function personal<S extends z.ZodType>(shape: S): S {
  said.add<z.ZodType>(shape, { isPersonal: true });
  return shape;
}

/** Marks a shape whose values never are, though personal fields have its name: the name of a breed, a street. */
export function impersonal<S extends z.ZodType>(shape: S): S {
  said.add<z.ZodType>(shape, { isPersonal: false });
  return shape;
}

/** Whether a shape is marked as personal or as impersonal; undefined where it says nothing. */
export const isSaidPersonal = (shape: z.core.$ZodType): boolean | undefined => said.get(shape)?.isPersonal;
