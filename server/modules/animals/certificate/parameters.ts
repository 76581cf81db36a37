import type { CertificateProperty } from '../../../../resources/animals/certificate/calls.ts';
import { parameterFault, trimmedParameter } from '../../../../resources/animals/certificate/parameters.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { printedDay } from '../../../certificates/printedTexts.ts';

type ParameterValues = Readonly<Record<string, string | null>>;

/** The faults of what was entered, under `properties.<code>`. `today` is the caller's day. */
export function parameterErrors(
  properties: readonly CertificateProperty[],
  given: ParameterValues,
  today: string,
): FieldError[] {
  const unknown = Object.keys(given).some((code) => !properties.some((one) => one.code === code));
  const errors = properties.flatMap((property): FieldError[] => {
    const fault = parameterFault(property, given[property.code], today);
    return fault ? [{ property: `properties.${property.code}`, error: fault }] : [];
  });
  return unknown ? [{ property: 'properties', error: 'INVALID_PROPERTIES' }, ...errors] : errors;
}

/** Returns the entered values as they are printed. */
export const printedParameters = (
  properties: readonly CertificateProperty[],
  given: ParameterValues,
): Record<string, string | null> =>
  Object.fromEntries(
    properties.map(({ code, type }) => {
      const value = trimmedParameter(given[code]);
      return [code, value === '' ? null : type === 'Date' ? printedDay(value) : value];
    }),
  );
