import { z } from 'zod';
import { hasNoDirectionMarks } from '../../numbers/text.ts';
import { field, type Field, type FieldOptions, type KnownWords } from './field.ts';

/** The options of a field of text. */
export interface TextOptions extends FieldOptions<string> {
  /** Words that it usually is: stored as they are here, said in the page's language. */
  readonly words?: KnownWords;
  readonly max?: number;
  readonly min?: number;
  /** A further rule; it sees the trimmed value. */
  readonly valid?: (value: string) => boolean;
  /** Normalises a value before it is checked. */
  readonly normalise?: (value: string) => string;
}

/** Breaks, tabs and what cannot be seen become spaces: a pasted line stays one, and none hides a second one in it. */
const oneLine = (value: string): string => value.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const trimmed = (value: string): string => value.trim();

/** The check of a text of so many characters, tidied first. */
export const textCheck =
  (options: TextOptions, max: number, tidy = oneLine): Field<string>['check'] =>
  (codes) => {
    const { normalise, valid, min } = options;
    let check = z.string().overwrite(tidy);
    // Refused rather than taken out: nothing of a body is dropped without a word.
    if (tidy === oneLine)
      check = check.refine(hasNoDirectionMarks, { error: 'DIRECTION_MARKS', abort: true });
    if (normalise) check = check.overwrite(normalise);
    check = (min === undefined ? check : check.min(min, codes.invalid)).max(max, codes.invalid);
    return valid ? check.refine(valid, codes.invalid) : check;
  };

/** A field of text; the most characters that it takes are known where it is declared. */
export const textField = <O extends TextOptions>(
  kind: 'text' | 'longText',
  options: O | undefined,
  max: number,
  tidy = oneLine,
) => ({
  ...field<string, O>(kind, options, textCheck(options ?? {}, max, tidy), { words: options?.words }),
  max,
});
