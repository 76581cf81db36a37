import type { ConfigurationValue } from '../../../../resources/common/configuration/configurationValues.ts';
import type { FieldError } from '../../../../resources/kit/codes.ts';
import { isRequest } from '../../../../resources/kit/request.ts';
import { modules } from '../../../../resources/schemas.ts';

type Terms = ConfigurationValue<'requestTerms'>;

/** The terms of all types that have one, in working days, as they are declared. */
const declaredTerms: Terms = Object.fromEntries(
  modules
    .filter(isRequest)
    .flatMap(({ name, request }) => (request.termDays === null ? [] : [[name, request.termDays]])),
);

/** The terms in force: those that the operator has set, and the declared ones of other types. */
export const termsInForce = (set: unknown): Terms => ({ ...declaredTerms, ...(set as Terms | null) });

/** Returns the faults of the configured terms: types without a term, or unknown ones. */
export const termFaults = (terms: Terms): FieldError[] =>
  Object.keys(terms)
    .filter((name) => !Object.hasOwn(declaredTerms, name))
    .map((name) => ({ property: `value.${name}`, error: 'INVALID_VALUE' }));
