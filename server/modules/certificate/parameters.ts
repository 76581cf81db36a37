import type { CertificateProperty } from '../../../resources/certificate/calls.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import { isIsoDate } from '../../../resources/numbers/dates.ts';
import { hasNoDirectionMarks } from '../../../resources/numbers/text.ts';
import { printedDay } from '../../certificates/printedTexts.ts';

type ParameterValues = Readonly<Record<string, string | null>>;

const trimmed = (value: string | null | undefined): string => (value ?? '').replace(/\s+/g, ' ').trim();

/** The faults of what was entered, under `properties.<code>`. `today` is the caller's day. */
export function parameterErrors(
  properties: readonly CertificateProperty[],
  given: ParameterValues,
  today: string,
): FieldError[] {
  const unknown = Object.keys(given).some((code) => !properties.some((one) => one.code === code));
  const errors = properties.flatMap((property): FieldError[] => {
    const fault = parameterError(property, trimmed(given[property.code]), today);
    return fault ? [{ property: `properties.${property.code}`, error: fault }] : [];
  });
  return unknown ? [{ property: 'properties', error: 'INVALID_PROPERTIES' }, ...errors] : errors;
}

function parameterError(
  { type, isMandatory, preventFutureDates, preventPastDates }: CertificateProperty,
  value: string,
  today: string,
): FieldError['error'] | undefined {
  if (value === '') return isMandatory ? 'EMPTY_VALUE' : undefined;
  if (!hasNoDirectionMarks(value) || /\p{Cc}/u.test(value)) return 'INVALID_VALUE';
  if (type === 'Text') return undefined;
  if (!isIsoDate(value)) return 'INVALID_VALUE';
  if (preventFutureDates && value > today) return 'INVALID_DATE_NO_FUTURE_DATES';
  return preventPastDates && value < today ? 'INVALID_DATE_NO_PAST_DATES' : undefined;
}

/** Returns the entered values as they are printed. */
export const printedParameters = (
  properties: readonly CertificateProperty[],
  given: ParameterValues,
): Record<string, string | null> =>
  Object.fromEntries(
    properties.map(({ code, type }) => {
      const value = trimmed(given[code]);
      return [code, value === '' ? null : type === 'Date' ? printedDay(value) : value];
    }),
  );
