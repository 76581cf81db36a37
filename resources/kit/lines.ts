import { z } from 'zod';
import { bodyShape } from './checks/shapes.ts';
import type { Fields } from './types.ts';
import { field, type FieldOptions, type ValueOf } from './values/field.ts';

/** One line of a field of lines with fields `F`. */
export type LineOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

interface LinesOptions<F extends Fields> extends FieldOptions<readonly LineOf<F>[]> {
  readonly most: number;
}

/** Lines of several fields each, entered below one another and kept as JSON with their record. */
export const lines = <const F extends Fields, const O extends LinesOptions<F>>(lineFields: F, options: O) =>
  field<readonly LineOf<F>[], O>(
    'lines',
    options,
    ({ invalid, missing }) =>
      z
        .array(bodyShape(lineFields, 'create'))
        .min(options.required ? 1 : 0, missing)
        .max(options.most, invalid) as unknown as z.ZodType<readonly LineOf<F>[]>,
    { lineFields, max: options.most },
  );
