import { addDays, addYears, type IsoDate } from '../../numbers/dates.ts';

/**
 * Years from the application of the Union's law on dogs and cats in which keepers who neither sell nor give away still have to
 * register (COM(2023) 769, provisional agreement of November 2025); of ferrets it says nothing.
 */
export const TRANSITION_YEARS = { DOG: 10, CAT: 15 } as const;

/** Days of a stay after which an animal from abroad has to be registered here (DL 82/2019). */
export const STAY_DAYS = 120;

/** The days by which an animal that is not registered here must be. */
export interface RegistrationTerm {
  /** By the law of the Union, for all keepers; null where its day of application is not known, or it has none for the species. */
  readonly union: IsoDate | null;
  /** By the law of this country, of an animal that stays here; null of one whose stay is not known. */
  readonly stay: IsoDate | null;
}

/**
 * Returns by when an animal must be registered: the only place that counts these terms.
 * @param lawFrom the first day of the Union's law, as the configuration has it; empty where none is known
 */
export function registrationTermOf(
  species: string,
  lawFrom: string,
  stayFrom: IsoDate | null = null,
): RegistrationTerm {
  const years = species in TRANSITION_YEARS ? TRANSITION_YEARS[species as 'DOG' | 'CAT'] : undefined;
  return {
    union: years !== undefined && lawFrom !== '' ? addYears(lawFrom, years) : null,
    stay: stayFrom && addDays(stayFrom, STAY_DAYS),
  };
}
