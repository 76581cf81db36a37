import { misreading } from '../../numbers/misreading.ts';
import { foldText } from '../../numbers/text.ts';

/** The values of a report that are compared. */
export interface Described {
  readonly transponder: string;
  /** Of the animal, where it has two. */
  readonly secondTransponder?: string | null;
  readonly speciesId: number | null;
  readonly breedId: number | null;
  readonly isCrossBreed: boolean;
  readonly crossBreedId: number | null;
  readonly gender: string;
  readonly color: string;
  /** YYYY-MM-DD, known or estimated. */
  readonly birthdate: string | null;
  /** YYYY-MM-DD */
  readonly eventDate: string;
}

/** A reason why two reports may be, or may not be, of one animal; `value` fills the reason's text. */
export interface MatchReason {
  readonly code: MatchReasonCode;
  readonly value?: number;
}

/** The reasons, with the points that each gives or takes. */
export const MATCH_POINTS = {
  TRANSPONDER_SWAPPED: 45,
  TRANSPONDER_MISREAD: 40,
  SAME_BREED: 20,
  CROSS_OF_BREED: 10,
  OTHER_BREED: -15,
  SAME_GENDER: 10,
  OTHER_GENDER: -25,
  SAME_COLOUR: 15,
  SIMILAR_COLOUR: 8,
  OTHER_COLOUR: -5,
  SAME_AGE: 10,
  SIMILAR_AGE: 3,
  OTHER_AGE: -10,
  SAME_MUNICIPALITY: 20,
  NEAR: 12,
  IN_REACH: 6,
  FAR: -10,
  DAYS_FEW: 15,
  DAYS_SOME: 10,
  DAYS_MANY: 4,
  FOUND_BEFORE: -40,
} as const;
export type MatchReasonCode = keyof typeof MATCH_POINTS;

/** Two reports with fewer points are no pair. */
export const PAIR_FROM = 45;
/** From so many points both reporters are notified. */
export const NOTIFIED_FROM = 60;
/** Kilometres between two municipalities beyond which an animal is not expected. */
export const REACH_KM = 60;

const NEAR_KM = 25;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

function breedReason(lost: Described, found: Described): MatchReasonCode | null {
  if (!lost.breedId || !found.breedId) return null;
  const of = ({ breedId, isCrossBreed, crossBreedId }: Described) => [
    breedId,
    isCrossBreed ? crossBreedId : null,
  ];
  if (lost.breedId === found.breedId && lost.isCrossBreed === found.isCrossBreed) return 'SAME_BREED';
  const isShared = of(lost).some((breed) => breed !== null && of(found).includes(breed));
  if (isShared || (lost.isCrossBreed && found.isCrossBreed)) return 'CROSS_OF_BREED';
  return 'OTHER_BREED';
}

function genderReason(lost: Described, found: Described): MatchReasonCode | null {
  if (lost.gender === 'UNDEFINED' || found.gender === 'UNDEFINED') return null;
  return lost.gender === found.gender ? 'SAME_GENDER' : 'OTHER_GENDER';
}

function colourReason(lost: Described, found: Described): MatchReasonCode | null {
  const [one, other] = [lost, found].map(({ color }) => foldText(color).trim());
  if (!one || !other) return null;
  if (one === other) return 'SAME_COLOUR';
  const words = (text: string) => text.split(/[^a-z]+/).filter((word) => word.length > 2);
  return words(one).some((word) => words(other).includes(word)) ? 'SIMILAR_COLOUR' : 'OTHER_COLOUR';
}

function ageReason(lost: Described, found: Described): MatchReasonCode | null {
  if (!lost.birthdate || !found.birthdate) return null;
  const years = Math.abs(daysBetween(lost.birthdate, found.birthdate)) / YEAR_DAYS;
  return years <= 1 ? 'SAME_AGE' : years <= 3 ? 'SIMILAR_AGE' : 'OTHER_AGE';
}

function distanceReason(km: number | null): MatchReason | null {
  if (km === null) return null;
  if (km === 0) return { code: 'SAME_MUNICIPALITY' };
  const code = km <= NEAR_KM ? 'NEAR' : km <= REACH_KM ? 'IN_REACH' : 'FAR';
  return { code, value: Math.round(km) };
}

function daysReason(lost: Described, found: Described): MatchReason | null {
  const days = daysBetween(lost.eventDate, found.eventDate);
  // A day is often only estimated.
  if (days < -2) return { code: 'FOUND_BEFORE', value: -days };
  if (days > 365) return null;
  return { code: days <= 7 ? 'DAYS_FEW' : days <= 60 ? 'DAYS_SOME' : 'DAYS_MANY', value: Math.max(0, days) };
}

const numbersOf = ({ transponder, secondTransponder }: Described): readonly string[] =>
  secondTransponder ? [transponder, secondTransponder] : [transponder];

/** Returns the misreading that makes a number of one animal one of the other: each may have two. */
function numberReason(lost: Described, found: Described): MatchReasonCode | null {
  const reasons = numbersOf(lost).flatMap((one) => numbersOf(found).map((other) => misreading(one, other)));
  return reasons.find((one) => one === 'TRANSPONDER_SWAPPED') ?? reasons.find((one) => one !== null) ?? null;
}

/** Two reports compared. */
export interface Comparison {
  /** 0 to 100. */
  readonly score: number;
  /** The weightiest first. */
  readonly reasons: readonly MatchReason[];
}

/**
 * Compares a report of a lost animal with one of a found animal.
 * @param km kilometres between their municipalities, 0 for the same; `null` where one is not known
 */
export function compareReports(lost: Described, found: Described, km: number | null): Comparison {
  if (lost.speciesId && found.speciesId && lost.speciesId !== found.speciesId)
    return { score: 0, reasons: [] };
  const plain = [
    numberReason(lost, found),
    breedReason(lost, found),
    genderReason(lost, found),
    colourReason(lost, found),
    ageReason(lost, found),
  ].flatMap((code): MatchReason[] => (code === null ? [] : [{ code }]));
  const reasons = [...plain, distanceReason(km), daysReason(lost, found)]
    .filter((reason) => reason !== null)
    .sort((a, b) => Math.abs(MATCH_POINTS[b.code]) - Math.abs(MATCH_POINTS[a.code]));
  const points = reasons.reduce((sum, { code }) => sum + MATCH_POINTS[code], 0);
  return { score: Math.min(100, Math.max(0, points)), reasons };
}
