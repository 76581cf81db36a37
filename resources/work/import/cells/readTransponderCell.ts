import type { CatalogueCode } from '../../../kit/codes.ts';
import { onlyDigits } from '../../../numbers/digits.ts';
import {
  readScan,
  transponderFault,
  transponderOrigin,
  TRANSPONDER_LENGTH,
} from '../../../numbers/transponder.ts';
import { foldText } from '../../../numbers/text.ts';
import { meansNone, readCell, reading, type Cell, type Reading } from './cell.ts';
import { decode23, decodeHex, type IsoCode } from './isoCode.ts';

export interface TransponderHow {
  /** What a maker's column holds: sixteen digits may be either. */
  readonly form?: 'DECIMAL' | 'HEX';
  /** Whether the test prefix 999 is a number, as in the demonstration. */
  readonly allowTest?: boolean;
}

/** A number as a spreadsheet shows it when its column is narrow: '6,20098E+14'. */
const SHORTENED = /^\d+(?:[.,]\d+)?\s?e\s?\+?\d+$/i;
const HEX = /^(?:0x)?[0-9a-f]{16}$/i;
const DIGITS_OF_23 = 23;
/** Between numbers of one cell. */
const SEVERAL = /\d{9}[^\d/;,|&+]*[/;,|&+]\D*\d{9}|\d{15}\s+\d{15}/;

const isNone = (text: string): boolean =>
  meansNone(text) || /^0+$/.test(text) || /^(?:sem|nao) (?:micro)?chip/.test(foldText(text));

/** The prefix of a country that a spreadsheet cuts when it takes a number for one: 032, 040, 056, 076. */
const hasLostZero = (digits: string): boolean =>
  digits.length === TRANSPONDER_LENGTH - 1 &&
  transponderOrigin(`0${digits}`).kind === 'COUNTRY' &&
  transponderFault(`0${digits}`) === undefined;

function checked(
  transponder: string,
  how: TransponderHow,
  notes: readonly CatalogueCode[],
): Reading<string | null> {
  const fault = transponderFault(transponder, { allowTest: how.allowTest ?? false });
  return fault ? { error: fault } : reading(transponder, notes);
}

function decoded(
  code: IsoCode | null,
  how: TransponderHow,
  notes: readonly CatalogueCode[],
): Reading<string | null> {
  if (!code) return { error: 'INVALID_TRANSPONDER' };
  return code.isAnimal ? checked(code.transponder, how, notes) : { error: 'CELL_TRANSPONDER_NOT_ANIMAL' };
}

function readScanned(
  text: string,
  how: TransponderHow,
  notes: readonly CatalogueCode[],
): Reading<string | null> {
  const scan = readScan(text);
  if (scan.kind === 'OK')
    return checked(
      scan.transponder,
      how,
      scan.transponder === text ? notes : [...notes, 'CELL_MARKS_DROPPED'],
    );
  if (scan.kind === 'LEADING_ZERO') return checked(scan.offer, how, [...notes, 'CELL_COUNTRY_ZERO_DROPPED']);
  if (scan.kind === 'COUNTRY_LETTERS')
    return {
      error: 'CELL_TRANSPONDER_COUNTRY_LETTERS',
      ...(scan.offer !== null && { proposal: scan.offer }),
    };
  if (scan.kind === 'NON_ISO') return { error: 'CELL_TRANSPONDER_NOT_ISO' };
  if (scan.kind === 'TOO_SHORT' && hasLostZero(scan.digits))
    return { error: 'CELL_TRANSPONDER_ZERO_LOST', proposal: `0${scan.digits}` };
  return { error: 'INVALID_TRANSPONDER' };
}

/**
 * A transponder in any form that lists have it, or null where the cell says that there is none. A number that a
 * spreadsheet has shortened or rounded is refused: no digit is guessed.
 */
export function readTransponderCell(cell: Cell, how: TransponderHow = {}): Reading<string | null> {
  return readCell(
    cell,
    (text, notes) => {
      if (SHORTENED.test(text)) return { error: 'CELL_NUMBER_SHORTENED' };
      const digits = onlyDigits(text);
      if (cell.kind === 'NUMBER' && digits.length > TRANSPONDER_LENGTH)
        return { error: 'CELL_DIGITS_ROUNDED' };
      if (HEX.test(text) && (how.form === 'HEX' || (how.form !== 'DECIMAL' && /[a-fx]/i.test(text))))
        return decoded(decodeHex(text), how, [...notes, 'CELL_TRANSPONDER_FROM_HEX']);
      if (SEVERAL.test(text)) return { error: 'CELL_TRANSPONDERS_SEVERAL' };
      if (digits.length === DIGITS_OF_23 && !/[a-z]/i.test(text))
        return decoded(decode23(digits), how, [...notes, 'CELL_TRANSPONDER_FROM_23']);
      return readScanned(text, how, notes);
    },
    isNone,
  );
}
