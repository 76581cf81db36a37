import { z } from 'zod';
import { cleanLine, cleanLines, cleanNumber } from '../../numbers/cleanText.ts';
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

/** The tidying of a text before its check: one line, several lines, or a number or code. */
export const TIDY = { line: cleanLine, lines: cleanLines, number: cleanNumber } as const;
export type Tidy = keyof typeof TIDY;

/** The check of a text of so many characters, tidied first. */
export const textCheck =
  (options: TextOptions, max: number, tidy: Tidy = 'line'): Field<string>['check'] =>
  (codes) => {
    const { normalise, valid, min } = options;
    let check = z.string().overwrite(TIDY[tidy]);
    if (normalise) check = check.overwrite(normalise);
    check = (min === undefined ? check : check.min(min, codes.invalid)).max(max, codes.invalid);
    return valid ? check.refine(valid, codes.invalid) : check;
  };

/** A field of text; the most characters that it takes are known where it is declared. */
export const textField = <O extends TextOptions>(
  kind: 'text' | 'longText',
  options: O | undefined,
  max: number,
  tidy: Tidy = 'line',
) => ({
  ...field<string, O>(kind, options, textCheck(options ?? {}, max, tidy), { words: options?.words }),
  max,
});
