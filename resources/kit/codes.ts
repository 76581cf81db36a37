import type { CatalogueCode } from '../generated/codes.ts';
import { toUpperSnake } from './names.ts';

export type { CatalogueCode };

/**
 * A code that a call may answer with: one that `codes.ts` of a module or a file of kit/codes declares, or one that the kit derives from a field's name and that has the general text.
 */
export type ErrorCode = CatalogueCode | `MISSING_${string}` | `INVALID_${string}` | `DUPLICATE_${string}`;

/** One refused field, as the answer contains it; `property` may be nested: `owners[0].name`. */
export interface FieldError {
  readonly property: string;
  readonly error: ErrorCode;
}

/** The code for a field that is absent: `vatNumber` → `MISSING_VAT_NUMBER`. */
export const missingCode = (field: string): ErrorCode => `MISSING_${toUpperSnake(field)}`;
/** The code for a wrong value of a field. */
export const invalidCode = (field: string): ErrorCode => `INVALID_${toUpperSnake(field)}`;
