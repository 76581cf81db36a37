import { misreading } from '../../numbers/misreading.ts';
import { foldText } from '../../numbers/text.ts';

/** The values of an animal that are compared. */
export interface Compared {
  readonly transponder: string;
  readonly name: string;
  /** YYYY-MM-DD */
  readonly birthdate: string | null;
  readonly speciesId: number | null;
}

/** The reasons for which a registered animal may be the one that is being registered, with their points. */
const POINTS = {
  TRANSPONDER_SWAPPED: 50,
  TRANSPONDER_MISREAD: 40,
  SAME_NAME: 35,
  ALIKE_NAME: 30,
  SAME_OWNER: 30,
  NEAR_BIRTHDATE: 20,
  SAME_SPECIES: 10,
} as const;
export type AlikeReason = keyof typeof POINTS;
export const ALIKE_REASONS = Object.keys(POINTS) as [AlikeReason, ...AlikeReason[]];

/**
 * From so many points the user is asked. Numbers of one delivery follow each other, and those of a litter have one owner
 * and one birth date too: a number misread is no reason without a name that is alike.
 */
const ALIKE_FROM = 60;
const OTHER_NAME = -45;
const FAR_BIRTHDATE = -25;

const DAY_MS = 86_400_000;
const NEAR_DAYS = 31;
const FAR_DAYS = 730;
/** Letters of the shortest name that one letter more, less or different makes no other. */
const SHORTEST_ALIKE = 4;

/** Whether two words differ in one letter, or in two neighbours that are swapped. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === b.split('').reverse().join(''));
}

/** Returns the similarity of two names: «Bobi» and «Boby», «Bobi» and «Bobi da Quinta». */
function nameReason(given: string, other: string): AlikeReason | null {
  const [one, two] = [foldText(given), foldText(other)];
  if (!one || !two) return null;
  if (one === two) return 'SAME_NAME';
  if (one.startsWith(`${two} `) || two.startsWith(`${one} `)) return 'ALIKE_NAME';
  return Math.min(one.length, two.length) >= SHORTEST_ALIKE && isOneSlip(one, two) ? 'ALIKE_NAME' : null;
}

/** A comparison of two animals; without reasons they are not shown as alike. */
export interface AlikeComparison {
  readonly points: number;
  /** The weightiest first. */
  readonly reasons: readonly AlikeReason[];
}

/**
 * Compares an animal that is being registered with one that is registered.
 * @param other `isSameOwner` only where the caller may know whose it is
 */
export function compareAnimals(
  given: Compared,
  other: Compared & { readonly isSameOwner: boolean },
): AlikeComparison {
  const none = { points: 0, reasons: [] };
  const isSpeciesKnown = given.speciesId !== null && other.speciesId !== null;
  if (isSpeciesKnown && given.speciesId !== other.speciesId) return none;
  const read = misreading(given.transponder, other.transponder);
  // Names, dates and species alone are those of many animals.
  if (read === null && !other.isSameOwner) return none;
  const named = nameReason(given.name, other.name);
  const days =
    given.birthdate && other.birthdate
      ? Math.abs(Date.parse(given.birthdate) - Date.parse(other.birthdate)) / DAY_MS
      : null;
  const reasons = [
    read,
    named,
    other.isSameOwner ? 'SAME_OWNER' : null,
    days !== null && days <= NEAR_DAYS ? 'NEAR_BIRTHDATE' : null,
    isSpeciesKnown ? 'SAME_SPECIES' : null,
  ].filter((reason): reason is AlikeReason => reason !== null);
  const points =
    reasons.reduce((sum, reason) => sum + POINTS[reason], 0) +
    (named === null ? OTHER_NAME : 0) +
    (days !== null && days > FAR_DAYS ? FAR_BIRTHDATE : 0);
  if (points < ALIKE_FROM) return none;
  return { points, reasons: reasons.toSorted((a, b) => POINTS[b] - POINTS[a]) };
}
