import { z } from 'zod';

/** Fewer than 15 digits, so that no id is ever taken for a transponder. */
const ID = /^\d{1,14}$/;

/** Whether a part of an address can be an id at all. */
export const isId = (text: string): boolean => ID.test(text);

/** An id as a path or a query gives it. */
export const idText = z.string().max(14).regex(ID).transform(Number);

/** Exactly fifteen digits: the transponder of an animal in the place of its id. */
export const numberText = z
  .string()
  .max(15)
  .regex(/^\d{15}$/);

/** The largest id there can be. */
export const ID_MAX = 99_999_999_999_999;

/** An id in a body. */
export const idNumber = z.number().int().positive().max(ID_MAX);

/** The parameters of a path that names one record: `/owners/:id`. */
export const byId = z.strictObject({ id: idText });
