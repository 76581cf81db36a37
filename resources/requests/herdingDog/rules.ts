import { addDays, addMonths, addYears, dayIn } from '../../numbers/dates.ts';

/** The status of a validation: waiting, valid until its day, over, refused, canceled. */
export const STATUSES = ['PENDING', 'VALIDATED', 'REJECTED', 'EXPIRED', 'CANCELED'] as const;

/** Most dogs of one holding. */
export const MAX_DOGS = 4;
const FROM_MONTHS = 6;
const TO_YEARS = 15;
/** Years for which a validation holds. */
const VALID_YEARS = 3;

/** Whether a dog born on a day is of the age to guard livestock: from 6 months to 15 years. */
export const isOfAge = (birthdate: string, today: string = dayIn()): boolean =>
  birthdate <= addMonths(today, -FROM_MONTHS) && birthdate > addYears(today, -TO_YEARS);

/** The last day of a validation that is given today. */
export const lastDay = (today: string = dayIn()): string => addDays(addYears(today, VALID_YEARS), -1);
