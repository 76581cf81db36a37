import { z } from 'zod';
import { describe } from './described.ts';
import { EXAMPLE_TRANSPONDER } from './exampleValue.ts';
import { RECORD_ID } from '../../numbers/recordId.ts';
import { readTransponder, TRANSPONDER } from '../../numbers/transponderShape.ts';

/** An id as a path or a query gives it. */
export const idText = describe(z.string().max(14).regex(RECORD_ID).transform(Number), { example: '1' });

/** More than any reader sends, with signs between all digits. */
const NUMBER_MAX = 60;

/** A transponder as it is typed, scanned or pasted; `code` answers for what is none. */
export const transponderShape = (code?: string): z.ZodString =>
  describe(
    z
      .string()
      .max(NUMBER_MAX, { ...(code && { error: code }), abort: true })
      .overwrite(readTransponder)
      .regex(TRANSPONDER, code),
    { example: EXAMPLE_TRANSPONDER },
  );

/** What may be a transponder, as it is read; whether it is one is said by the handler. */
export const transponderText = describe(z.string().max(NUMBER_MAX).overwrite(readTransponder), {
  example: EXAMPLE_TRANSPONDER,
});

/** An animal's id or transponder, in a path: exactly fifteen digits are the transponder. */
export const animalKey = transponderText.regex(/^\d{1,15}$/);

/** Exactly fifteen digits: the transponder of an animal in the place of its id. */
export const numberText = transponderShape();

/** The largest id there can be. */
export const ID_MAX = 99_999_999_999_999;

/** An id in a body. */
export const idNumber = z.number().int().positive().max(ID_MAX);

/** The parameters of a path that names one record: `/owners/:id`. */
export const byId = z.strictObject({ id: idText });
