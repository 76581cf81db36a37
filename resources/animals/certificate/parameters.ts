import type { FieldError } from '../../kit/codes.ts';
import { isIsoDate } from '../../numbers/dates.ts';
import { cleanLine } from '../../numbers/cleanText.ts';
import type { CertificateProperty } from './calls.ts';

/** What was entered for a parameter, as it is checked and printed. */
export const trimmedParameter = (value: unknown): string =>
  typeof value === 'string' ? cleanLine(value) : '';

/** The fault of the value of one parameter, if it has one. `today` is the caller's day. */
export function parameterFault(
  { type, isMandatory, preventFutureDates, preventPastDates }: CertificateProperty,
  given: unknown,
  today: string,
): FieldError['error'] | undefined {
  const value = trimmedParameter(given);
  if (value === '') return isMandatory ? 'EMPTY_VALUE' : undefined;
  if (type === 'Text') return undefined;
  if (!isIsoDate(value)) return 'INVALID_VALUE';
  if (preventFutureDates && value > today) return 'INVALID_DATE_NO_FUTURE_DATES';
  return preventPastDates && value < today ? 'INVALID_DATE_NO_PAST_DATES' : undefined;
}
