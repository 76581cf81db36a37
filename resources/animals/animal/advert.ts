import { z } from 'zod';
import { CODE_LETTERS } from '../../numbers/printedCode.ts';

export const ADVERT_CODE_LENGTH = 8;
export const ADVERT_CODE_DAYS = 90;
/** Checks that the page of an animal lists. */
export const ADVERT_CHECKS_SHOWN = 5;

/** Whether a text can be an advert code at all. */
export const isAdvertCode = (text: string): boolean =>
  text.length === ADVERT_CODE_LENGTH && [...text].every((letter) => CODE_LETTERS.includes(letter));

/** The adverts of an animal that its page shows. */
export const advertView = z.object({
  /** The newest code; null where there was none. */
  code: z
    .object({
      isInForce: z.boolean(),
      creationTimestamp: z.iso.datetime(),
      /** When it ends or has ended. */
      endTimestamp: z.iso.datetime(),
      isByOwner: z.boolean(),
      entityName: z.string().nullable(),
    })
    .nullable(),
  confirmed: z.int(),
  notConfirmed: z.int(),
  /** The latest checks. */
  checks: z.array(z.object({ creationTimestamp: z.iso.datetime(), isConfirmed: z.boolean() })),
});
