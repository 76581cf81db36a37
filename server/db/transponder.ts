import sql, { type Sql } from 'sql-template-tag';
import { isTransponder, readTransponder } from '../../resources/numbers/transponderShape.ts';

/** Fewer digits than this say too little for a b-tree. */
const FEWEST_DIGITS = 4;

/** The digits of a search that is a number or a part of one, however it is written. */
export function digitsOf(text: string): string | null {
  const digits = readTransponder(text);
  return /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS ? digits : null;
}

/** A whole number that means exactly one animal, or null. */
export const parseTransponder = (text: string | undefined): string | null => {
  const digits = text === undefined ? null : digitsOf(text);
  return digits !== null && isTransponder(digits) ? digits : null;
};

/** The animal that a number means or ever meant: its own, a second one, one that a merge absorbed. */
export const animalOfNumber = (transponder: string): Sql =>
  sql`(select x.animal_id from transponder_alias x where x.transponder = ${transponder})`;

/** The number under which an animal is on record, by any of its numbers; a number of no animal means itself. */
export const recordedNumber = (transponder: string): Sql =>
  sql`coalesce((select a.transponder from animal a where a.id = ${animalOfNumber(transponder)}), ${transponder}::text)`;

/** The animals `t` with a number, the first or the second, whole or by its beginning or its end: each from an index. */
export function byDigits(digits: string): Sql {
  if (isTransponder(digits)) return sql`t.id = ${animalOfNumber(digits)}`;
  const backwards = [...digits].reverse().join('');
  const begins = `${digits}%`;
  const ends = `${backwards}%`;
  return sql`(t.transponder collate "C" like ${begins} or reverse(t.transponder) collate "C" like ${ends}
    or t.second_transponder collate "C" like ${begins} or reverse(t.second_transponder) collate "C" like ${ends})`;
}
