import { addDays, addYears } from '../../../../../resources/numbers/dates.ts';
import { dayBetween, earlier, later } from '../../../../demonstration/base/calendar.ts';
import type { Random, Weighted } from '../../../../demonstration/base/random.ts';
import type { Breed } from '../../../reference/breed/seed/breeds.ts';
import type { AnimalRow } from './animalRow.ts';
import { LIFE } from './breedFrequencies.ts';

/** Most come as puppies within the 120 days of the law, some later, some as grown animals. */
export function daysAtRegistration(random: Random): number {
  const kind = random.next();
  if (kind < 0.66) return random.int(50, 120);
  return kind < 0.82 ? random.int(121, 400) : random.int(401, 3_200);
}

type Fate = Pick<AnimalRow, 'status' | 'deathDate' | 'isLocked' | 'lockReason'>;

/** Dead of age (and reported, which half are not), lost, found, locked by staff, or simply alive. */
export function pickStatus(
  random: Random,
  { species }: Breed,
  birthdate: string,
  registered: string,
  yesterday: string,
): Fate {
  const [least, most] = LIFE[species];
  const end = addDays(birthdate, random.int(least * 365, most * 365));
  const reported = random.chance(0.6);
  const kind = random.next();
  if (reported && end <= yesterday) {
    const deathDate = earlier(later(end, addDays(registered, 30)), yesterday);
    return { status: 'DEAD', deathDate, isLocked: true, lockReason: 'DEATH' };
  }
  const alive = { deathDate: null, isLocked: false, lockReason: null };
  if (kind < 0.009) return { ...alive, status: 'LOST' };
  if (kind < 0.012) return { ...alive, status: 'FOUND' };
  return kind < 0.018
    ? { ...alive, status: 'NORMAL', isLocked: true, lockReason: 'STAFF' }
    : { ...alive, status: 'NORMAL' };
}

/** Returns the share of animals of a breed and category that are sterilised. */
export function sterilised({ species }: Breed, category: string): number {
  if (category === 'G' || category === 'H') return 0.85;
  return species === 'CAT' ? 0.66 : 0.36;
}

/** Years that a rabies vaccination holds, and how often each is written. */
const PROTECTION: Weighted<number> = [
  [1, 55],
  [2, 10],
  [3, 35],
];

/** The end of the last rabies protection: dogs from three months, cats where their people wished it. */
export function rabiesEnd(
  random: Random,
  { species }: Breed,
  birthdate: string,
  registered: string,
  lastDay: string,
): string | null {
  if (!random.chance(species === 'DOG' ? 0.88 : 0.25)) return null;
  const first = later(addDays(birthdate, 90), registered);
  if (first > lastDay) return null;
  const vaccinated = dayBetween(random, later(first, addDays(lastDay, -900)), lastDay);
  return addYears(vaccinated, random.weighted(PROTECTION));
}

/** Registering licenses a dog for a year, but for G and H; many are renewed, many forgotten. */
export function licenceEnd(
  random: Random,
  { species }: Breed,
  category: string,
  registered: string,
  lastDay: string,
): string | null {
  if (species !== 'DOG') return null;
  const first = category === 'G' || category === 'H' ? null : addYears(registered, 1);
  if (!random.chance(0.4)) return first;
  return addYears(dayBetween(random, later(registered, addDays(lastDay, -500)), lastDay), 1);
}

/** Imported old data with an error that must be corrected first, now and then one of the owner's. */
export function makeInvalid(random: Random, row: AnimalRow): void {
  const isBirthdate = random.chance(0.5);
  if (row.id % 3 === 0) {
    row.errors = [{ property: 'owner.email', error: 'INVALID_EMAIL' }];
  } else if (isBirthdate) {
    row.birthdate = '1900-01-01';
    row.errors = [{ property: 'birthdate', error: 'INVALID_BIRTHDATE' }];
  } else {
    row.color = '?';
    row.errors = [{ property: 'color', error: 'INVALID_COLOR' }];
  }
}
