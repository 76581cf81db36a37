import { addDays, addMonths, addYears, type IsoDate } from '../../numbers/dates.ts';
import type { Dose } from './types.ts';

/** Days from a first dose until it protects (Regulation (EU) 576/2013, annex III). */
const DAYS_TO_PROTECTION = 21;
/** Months that a first dose is proposed to protect: longer is for the veterinarian to say. */
const FIRST_DOSE_MONTHS = 12;

/** The longest protection of a vaccine. */
export interface VaccinePeriod {
  readonly immunizationTimePeriod: number;
  readonly immunizationTimeUnit: 'YEAR' | 'MONTH';
}

/** A vaccination by its day and its end. */
export interface Vaccination {
  readonly executionDate: IsoDate;
  readonly immunizationDateEnd: IsoDate | null;
}

/** The last day that a vaccination may be said to protect. */
export const latestEnd = (
  executionDate: IsoDate,
  { immunizationTimePeriod: period, immunizationTimeUnit: unit }: VaccinePeriod,
): IsoDate => (unit === 'YEAR' ? addYears(executionDate, period) : addMonths(executionDate, period));

/** The day from which a dose protects. */
export const startOfProtection = (executionDate: IsoDate, dose: Dose): IsoDate =>
  dose === 'FIRST' ? addDays(executionDate, DAYS_TO_PROTECTION) : executionDate;

/** The end that is proposed for a vaccination: all of the vaccine's period, a year of it after a first dose. */
export function proposedEnd(executionDate: IsoDate, dose: Dose, period: VaccinePeriod): IsoDate {
  const latest = latestEnd(executionDate, period);
  if (dose === 'BOOSTER') return latest;
  const first = addMonths(executionDate, FIRST_DOSE_MONTHS);
  return first < latest ? first : latest;
}

/** The dose that a vaccination is: a booster while an earlier one protects, else a first dose again. */
export const doseOn = (executionDate: IsoDate, earlier: readonly Vaccination[]): Dose =>
  earlier.some(
    (one) =>
      one.executionDate < executionDate &&
      one.immunizationDateEnd !== null &&
      one.immunizationDateEnd >= executionDate,
  )
    ? 'BOOSTER'
    : 'FIRST';

/** Whether an end lies where the vaccine and the dose allow it: not before protection begins, not after its period. */
export const isPossibleEnd = (
  end: IsoDate,
  executionDate: IsoDate,
  dose: Dose,
  period: VaccinePeriod,
): boolean => end >= startOfProtection(executionDate, dose) && end <= latestEnd(executionDate, period);
